### Avant la partie : qui est là, comment inviter, et ce que règle la personne qui organise la table.

lobby-title = La table
lobby-invite = Inviter
lobby-invite-hint = Ouvrez le lien, scannez le code ou tapez les huit caractères sur la page d’accueil.
lobby-board = Afficher sur un téléviseur
lobby-board-hint = Ouvrez ce lien sur le grand écran. Il ne montre jamais de secret.
lobby-other-device = Ma place sur un autre appareil
lobby-other-device-hint = Valable une fois, pendant dix minutes. Les deux appareils montreront votre place.
lobby-seats = Places
lobby-add-bot = Ajouter un bot
# $player (String) : le nom du bot
lobby-remove-bot = Retirer { $player }
lobby-kick = Renvoyer { $player }
lobby-make-host = Confier la table à { $player }
lobby-host = organise
lobby-you = vous
lobby-program = programme
lobby-away = hors ligne
lobby-take-seat = Prendre cette place
lobby-sit-down = Prendre place
lobby-waiting = Attendent d’entrer
lobby-let-in = Laisser entrer { $player }
lobby-not-in-yet = On va vous laisser entrer. Un instant…
lobby-watching = Spectateurs : { $players }
lobby-my-look = Ma place
lobby-colour = Couleur
lobby-symbol = Symbole
# $languages (String): their own names
lobby-languages = Langues parlées à cette table : { $languages }
lobby-start = Lancer la partie
lobby-again = Rejouer
# $count (Number) : combien il manque de joueurs
lobby-needs = { $count ->
    [one] Encore { $count } joueur ou bot, et vous pourrez commencer.
    [many] Encore { $count } joueurs ou bots, et vous pourrez commencer.
   *[other] Encore { $count } joueurs ou bots, et vous pourrez commencer.
}
# $player (String) : la personne qui organise la table
lobby-host-starts = { $player } lancera la partie quand tout le monde sera là.
lobby-leave = Quitter la table
lobby-leave-sure = Quitter pour de bon ? Votre place sera libre.

options-title = Notre façon de jouer
options-words = Mots
options-words-ordinary = Cartes Mot
options-words-ordinary-hint = 96 cartes de deux mots chacune
options-words-discovery = Première partie
options-words-discovery-hint = Quatre cartes Mot Découverte, faciles, dans l’ordre
options-words-mixed = Nos mots en plus
options-words-mixed-hint = Vos propres mots parmi les autres
options-words-own = Nos mots seulement
options-words-own-hint = Au moins quatre cartes à vous
options-own-words = Nos propres mots
options-own-words-hint = Une carte par ligne ; une barre oblique sépare deux mots. Dix cartes au plus. Tout le monde les lit telles quelles. Vous pouvez aussi ouvrir un fichier (CSV ou TOML).
options-slates = On montre les plaquettes
options-slates-after_round = Après chaque manche
options-slates-after_round-hint = Tout le monde voit toutes les croix une fois les points comptés
options-slates-after_game = Après la partie
options-slates-after_game-hint = D’habitude : les croix que personne n’a désignées restent secrètes jusqu’à la fin
options-slates-never = Jamais
options-slates-never-hint = Ce que personne n’a désigné reste secret pour toujours
options-strict = Feutres sans retour
options-strict-hint = Un feutre passé ne se reprend pas
options-time = Temps limité
options-time-hint = En secondes, pour chaque étape ; sans limite, c’est plus détendu
options-time-none = Sans limite
# $count (Number) : les secondes
options-time-seconds = { $count ->
    [one] { $count } seconde
    [many] { $count } secondes
   *[other] { $count } secondes
}
options-real = Vraies cartes
options-real-hint = Les images sont sur votre table ; ici, des emplacements numérotés
options-printed = Nos images imprimées
options-printed-hint = Les images que vous avez imprimées : ici figurent les numéros à poser, et de près on voit l’image
options-approved = Me demander avant de laisser entrer
options-approved-hint = À l’arrivée, on attend que vous ouvriez
options-spectators = Public bienvenu
options-spectators-hint = Avec le lien, on peut regarder, sans jamais voir de secret
options-research = Des plaquettes pour la recherche
options-research-hint = Qui est d’accord laisse ce serveur publier ses plaquettes dévoilées : mot, images et croix, jamais de nom ni d’heure, et seulement si trois personnes au moins ont eu les mêmes images
options-donate = Donner mes plaquettes
options-donate-hint = Sans votre nom. Vous pouvez changer d’avis ici tant qu’elles ne sont pas publiées.
options-patience = Patience envers les absents
options-patience-hint = Secondes d’attente avant que la table joue pour une place sans connexion
options-host-only = Ces choix reviennent à la personne qui organise la table.
# $player (String): who would have to go
lobby-kick-sure = Renvoyer { $player } ? Sa place se libère.
lobby-kick-yes = Oui, renvoyer
lobby-kick-knock = Désormais, me demander pour tout le monde
lobby-kick-knock-hint = Ce navigateur devra de toute façon vous demander ; avec un autre, on ne reconnaît personne.
lobby-spectate = Laisser d’autres regarder
lobby-spectate-hint = Qui ouvre ce lien regarde la partie, sans jamais voir de secret.
lobby-all-here = Tout le monde est là.
# $players (String): who has no connection
lobby-missing = Pas là en ce moment : { $players }
options-own-words-save = Utiliser ces mots
options-own-words-again = Nos mots de la dernière fois
# A button: puts the words that whoever runs the server offers into the field
options-own-words-server = Les mots de ce serveur
# $count (Number): own word cards of this table
options-own-words-count = { $count ->
    [0] Pas encore de carte à vous
    [one] { $count } carte à vous
    [many] { $count } cartes à vous
   *[other] { $count } cartes à vous
}
options-deck = Images
options-deck-hint = Le jeu d’images d’où viennent les cartes
options-deck-gone = (ces images n’existent plus)
# $count (Number): pictures of the chosen deck that nobody has seen at this table
options-new-pictures = { $count ->
    [0] Cette table a vu toutes les images ; les plus anciennes reviennent d’abord.
    [one] { $count } image est encore nouvelle à cette table.
    [many] { $count } images sont encore nouvelles à cette table.
   *[other] { $count } images sont encore nouvelles à cette table.
}
options-own-words-load = Ouvrir un fichier
options-own-words-keep = Enregistrer dans un fichier
# $card (Number): which of the own cards
options-own-words-card = Carte { $card } :
lobby-print = Imprimer le jeu
lobby-make-words = Créer les cartes une à une
lobby-make-deck = Créer un jeu d’images pas à pas

program-title = Une place pour un programme
program-hint = Votre propre bot joue ici depuis son ordinateur. Il voit ce que l’on voit à cette place, et rien de plus.
program-name = Son nom
program-time = Temps de réponse
program-time-hint = Passé ce délai, un remplaçant joue jusqu’à la fin de la manche
program-make = Créer la place
program-once = Copiez les deux maintenant : la clé ne sera plus affichée. Pour la retirer, supprimez la place.
program-address = Adresse
program-key = Clé
