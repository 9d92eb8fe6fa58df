### The lesson at /learn: one short sentence at a time.

learn-play = Apprendre en jouant
learn-rules = Lire les règles
learn-coach = Guide
learn-you = Vous
learn-next = Continuer
learn-restart = Recommencer
learn-leave = Quitter la leçon
learn-word = Chaque manche a un mot. Retournez la carte.
# $word (String): the clue word
learn-mark = Quelles images vous font penser à « { $word } » ? Touchez-en trois. Dans une vraie partie, vous choisissez combien.
# $count (Number): how many are still to be tapped
learn-secret = { $count ->
    [one] Personne ne voit vos croix. Touchez encore { $count } image.
    [many] Personne ne voit vos croix. Touchez encore { $count } images.
   *[other] Personne ne voit vos croix. Touchez encore { $count } images.
}
# $button (String): what the button says
learn-done = Trois croix. Tout le monde est prêt. Touchez « { $button } ».
learn-enough = Trois suffisent pour cette leçon. Touchez une des vôtres pour retirer sa croix.
learn-lanterns = Chaque lanterne indique combien d’images cette personne a cochées.
learn-dark = { $player } a coché le plus d’images et passe en Obscurité : plus de chances de marquer, mais plus à perdre.
learn-scout = Vous êtes l’éclaireur. Touchez une de vos images que d’autres ont sans doute cochée aussi.
learn-turn = Encore à vous : touchez une autre de vos images.
# $count (Number): how many others marked it
learn-spark-mine = { $count ->
    [one] Étincelle ! { $count } autre l’a cochée aussi : 2 étoiles pour chacun.
    [many] Étincelle ! { $count } autres l’ont cochée aussi : 2 étoiles pour chacun.
   *[other] Étincelle ! { $count } autres l’ont cochée aussi : 2 étoiles pour chacun.
}
learn-super-mine = Super Étincelle ! Une seule autre personne l’a cochée : 3 étoiles pour vous deux.
learn-fall-mine = Personne d’autre ne l’a cochée : vous chutez. Vos étoiles vous restent, mais vous n’en gagnez plus dans cette manche.
# $mine: whether the reader gets stars for it too, gets none after a fall, or did not mark it
learn-spark = { $mine ->
    [yes] { $player } trouve une Étincelle : trois personnes au moins ont coché l’image. Vous aussi : 2 étoiles pour vous.
    [fallen] { $player } trouve une Étincelle : trois personnes au moins ont coché l’image, 2 étoiles pour chacune. Vous aussi, mais vous avez chuté : rien pour vous.
   *[no] { $player } trouve une Étincelle : trois personnes au moins ont coché l’image, 2 étoiles pour chacune.
}
learn-super = { $mine ->
    [yes] { $player } trouve une Super Étincelle : vous deux seulement avez coché l’image. 3 étoiles chacun !
    [fallen] { $player } trouve une Super Étincelle : deux personnes seulement ont coché l’image, 3 étoiles pour chacune. Mais vous avez chuté : rien pour vous.
   *[no] { $player } trouve une Super Étincelle : deux personnes seulement ont coché l’image, 3 étoiles pour chacune.
}
learn-fall = Personne d’autre ne l’a cochée : { $player } chute et ne gagne plus d’étoiles dans cette manche.
# $mine: as above; $me: whether the reader pointed
learn-again-spark = { $mine ->
    [yes] Encore une Étincelle : 2 étoiles pour vous.
    [fallen] Encore une Étincelle. Vous l’aviez cochée aussi, mais vous avez chuté : pas d’étoiles pour vous.
   *[no] Encore une Étincelle, mais vous n’aviez pas coché l’image.
}
learn-again-super = { $mine ->
    [yes] Encore une Super Étincelle : 3 étoiles pour vous.
    [fallen] Encore une Super Étincelle. Vous aviez coché l’image aussi, mais vous avez chuté : pas d’étoiles pour vous.
   *[no] Encore une Super Étincelle, mais vous n’aviez pas coché l’image.
}
learn-again-fall = { $me ->
    [yes] Personne d’autre ne l’a cochée : vous chutez aussi.
   *[no] Personne d’autre ne l’a cochée : { $player } chute aussi.
}
# A cross of somebody who had fallen before
learn-fallen-counts = { $player } a chuté, mais sa croix compte encore pour vous.
# $count (Number): the reader's stars
learn-stars = { $count ->
    [one] Comptons les points : chaque étoile en vaut un. Vous en avez { $count }.
    [many] Comptons les points : chaque étoile en vaut un. Vous en avez { $count }.
   *[other] Comptons les points : chaque étoile en vaut un. Vous en avez { $count }.
}
learn-cost = { $player } a chuté en Obscurité : un point de moins par image qui a rapporté des étoiles.
learn-kept = { $player } était en Obscurité mais n’a pas chuté : aucun point perdu.
learn-end = Voilà une manche. Une partie en compte quatre ; le plus grand total l’emporte.

### Tips of a first game: each new thing is said once, when it happens.

tips-label = Astuce
tips-known = Compris
tip-mark = Cochez toutes les images qui vont avec le mot : de 1 à 10. Une image que personne d’autre ne coche peut vous faire chuter ; partagée, elle vous fait briller.
tip-closer = Appuyez longuement sur une image pour la voir de plus près.
tip-closer-mouse = Faites un clic droit sur une image pour la voir de plus près, ou appuyez sur Z.
tip-lantern = Chaque lanterne indique combien d’images cette personne a cochées.
tip-dark = { $me ->
    [yes] Vous avez coché le plus d’images : vous êtes en Obscurité. Si vous chutez, vous perdez un point par image qui vous a rapporté des étoiles.
   *[no] { $player } a coché le plus d’images et passe en Obscurité : une Chute lui coûterait des points en plus.
}
tip-scout = L’éclaireur désigne une image qu’il a cochée. Si vous l’avez cochée aussi, vous gagnez chacun des étoiles.
tip-fall = Vous avez chuté. Vos étoiles vous restent, mais vous n’en gagnez plus dans cette manche.
tip-ready = Prenez votre temps : on continue quand tout le monde est prêt.
tip-new = Chaque nouvelle manche apporte cinq nouvelles images ; les dix autres restent.
