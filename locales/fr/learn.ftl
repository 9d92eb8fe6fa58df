### The lesson at /learn: one short sentence at a time, beside the thing that it is about.

learn-hint = Une manche en deux minutes, contre trois personnages
learn-coach = Guide
learn-you = Vous
learn-next = Continuer
learn-restart = Recommencer
learn-leave = Quitter la leçon
learn-word = Chaque manche a un mot. Retournez sa carte.
# $word (String): the clue word
learn-mark = Quelles images vous font penser à « { $word } » ? Touchez-en trois, c’est assez ici. Dans une partie, vous choisissez combien.
# $count (Number): how many are still to be tapped
learn-secret = { $count ->
    [one] Personne ne voit vos croix. Encore une image.
    [many] Personne ne voit vos croix. Encore { $count } images.
   *[other] Personne ne voit vos croix. Encore { $count } images.
}
# $button (String): what the button says
learn-done = Trois croix : les autres aussi ont choisi. Touchez « { $button } ».
learn-enough = Trois suffisent dans cette leçon. Touchez une des vôtres pour l’effacer.
learn-lanterns = Les lanternes montrent combien d’images chacun a cochées.
learn-alone = Si personne d’autre n’a coché l’image que vous désignez, c’est la Chute : plus d’étoiles dans cette manche.
learn-dark = { $player } a plus de croix que tous les autres et passe en Obscurité : plus de chances, mais une Chute coûte plus cher.
learn-scout = Vous êtes l’éclaireur. Touchez une de vos images que d’autres ont sûrement cochée aussi.
learn-turn = Encore à vous : touchez une autre de vos images.
# $count (Number): how many others marked it
learn-spark-mine = { $count ->
    [one] Étincelle ! Une autre personne l’a cochée.
    [many] Étincelle ! { $count } autres l’ont cochée : 2 étoiles pour chacun.
   *[other] Étincelle ! { $count } autres l’ont cochée : 2 étoiles pour chacun.
}
learn-super-mine = Super Étincelle ! Une seule autre personne l’a cochée : 3 étoiles pour vous deux.
learn-fall-mine = Personne d’autre ne l’a cochée : c’est la Chute. Vous gardez vos étoiles, mais n’en gagnez plus dans cette manche.
# $mine: whether the reader gets stars for it too
learn-spark = { $mine ->
    [yes] { $player } trouve une Étincelle : trois personnes au moins ont coché l’image. Vous aussi : 2 étoiles pour vous.
   *[no] { $player } trouve une Étincelle : trois personnes au moins ont coché l’image, 2 étoiles pour chacune.
}
learn-super = { $mine ->
    [yes] { $player } trouve une Super Étincelle avec vous : personne d’autre n’a coché l’image. 3 étoiles chacun !
   *[no] { $player } trouve une Super Étincelle : deux personnes seulement ont coché l’image, 3 étoiles pour chacune.
}
learn-fall = Personne d’autre ne l’a cochée : { $player } chute et ne gagne plus d’étoiles dans cette manche.
# $mine: whether the reader gets stars for it; $me: whether the reader pointed
learn-again-spark = { $mine ->
    [yes] Encore une Étincelle : 2 étoiles pour vous.
   *[no] Encore une Étincelle, mais pas d’étoiles pour vous.
}
learn-again-super = { $mine ->
    [yes] Encore une Super Étincelle : 3 étoiles pour vous.
   *[no] Encore une Super Étincelle, mais pas d’étoiles pour vous.
}
learn-again-fall = { $me ->
    [yes] Personne d’autre ne l’a cochée : vous chutez aussi.
   *[no] Personne d’autre ne l’a cochée : { $player } chute aussi.
}
# A cross of somebody who had fallen before
learn-fallen-counts = { $player } a chuté, mais sa croix compte encore pour vous.
# $count (Number): the reader's stars
learn-stars = { $count ->
    [one] On compte : chaque étoile vaut un point. Vous en avez { $count }.
    [many] On compte : chaque étoile vaut un point. Vous en avez { $count }.
   *[other] On compte : chaque étoile vaut un point. Vous en avez { $count }.
}
learn-cost = { $player } a chuté en Obscurité : un point de moins par image qui a rapporté des étoiles.
learn-kept = { $player } était en Obscurité, mais n’a pas chuté : aucun point de perdu.
learn-end = Voilà une manche. Une partie en compte quatre, et le total le plus élevé l’emporte.

### Tips of a first game: each new thing is said once, where it happens.

tips-label = Astuce
tips-known = Compris
tip-you = Vous jouez sous le nom { $player } : votre symbole est cerclé.
tip-closer = Appuyez longuement sur une image pour la voir de plus près.
tip-closer-mouse = Faites un clic droit sur une image pour la voir de plus près, ou appuyez sur Z.
tip-lantern = Les lanternes indiquent combien d’images chacun a cochées.
tip-dark = { $me ->
    [yes] Vous avez plus de croix que tous les autres : vous êtes en Obscurité. Une Chute vous coûterait un point par image qui rapporte des étoiles.
   *[no] { $player } a plus de croix que tous les autres et passe en Obscurité : une Chute lui coûterait plus cher.
}
tip-scout = L’éclaireur désigne une image qu’il a cochée. Si vous l’avez cochée aussi, il y a des étoiles pour vous deux.
tip-fall = C’est la Chute. Vous gardez vos étoiles, mais n’en gagnez plus dans cette manche.
tip-ready = Prenez votre temps : on continue quand tout le monde est d’accord.
tip-new = À chaque manche, cinq images sont nouvelles ; les dix autres restent.
