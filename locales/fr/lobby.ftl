### Avant la partie : qui est là, comment inviter, et ce que règle la personne qui organise la table.

lobby-title = La table
lobby-invite = Faites venir vos amis
# $code (String): its letters, with spaces between them
lobby-code = Code de la table : { $code }
# Under the code. $address (String): of this server, such as stella.example
lobby-code-where = ou à saisir sur { $address }
lobby-qr = À scanner pour rejoindre
lobby-qr-large = Agrandir le code QR
lobby-send-link = Envoyer le lien
lobby-board = Afficher sur un téléviseur
lobby-board-hint = Ouvrez ce lien sur le grand écran. Il n’affiche jamais de croix secrètes.
lobby-other-device = Ma place sur un autre appareil
lobby-other-device-hint = Ce lien sert une fois et expire au bout de dix minutes. Les deux appareils afficheront votre place.
lobby-seats = Places
lobby-add-bot = Ajouter un bot
# $bot (String): its name
lobby-seat-bot = Asseoir { $bot }
# $player (String) : le nom du bot
lobby-remove-bot = Retirer { $player }
lobby-kick = Retirer { $player } de la table
lobby-make-host = Confier la table à { $player }
lobby-host = organise
# Of the host
lobby-host-hint = Choisit les réglages et lance la partie
lobby-you = vous
lobby-program = programme
lobby-away = hors ligne
lobby-take-seat = Prendre cette place
lobby-sit-down = Prendre place
lobby-waiting = En attente
lobby-let-in = Laisser entrer { $player }
lobby-not-in-yet = On attend que la personne qui organise vous laisse entrer…
lobby-watching = Spectateurs : { $players }
lobby-my-look = Mon nom, ma couleur, mon symbole
# A button: sends a happy face to everyone
lobby-wave = Faire signe
# How fast reveals are told
lobby-pace = Rythme
lobby-colour = Couleur
lobby-symbol = Symbole
# $count (Number): people and bots at the table
lobby-start = Commencer à { $count }
lobby-again = Rejouer
# $count (Number): how many more players are needed
lobby-needs = { $count ->
    [one] Encore { $count } personne ou bot, et vous pouvez commencer.
    [many] Encore { $count } personnes ou bots, et vous pouvez commencer.
   *[other] Encore { $count } personnes ou bots, et vous pouvez commencer.
}
# $count (Number): how many more players are needed, $player (String): the host
lobby-needs-guest = { $count ->
    [one] Encore { $count } personne, et { $player } pourra commencer.
    [many] Encore { $count } personnes, et { $player } pourra commencer.
   *[other] Encore { $count } personnes, et { $player } pourra commencer.
}
# To the host. $count (Number): free seats
lobby-ready = { $count ->
    [one] Tout est prêt. { $count } place est encore libre.
    [many] Tout est prêt. { $count } places sont encore libres.
   *[other] Tout est prêt. { $count } places sont encore libres.
}
# To the host
lobby-full = Les six places sont prises. Tout est prêt.
# To a guest with a seat. $player (String): the host
lobby-in = Vous y êtes, { $me }.
# $player (String) : la personne qui organise la table
lobby-host-starts = { $player } commencera quand tout le monde sera là.
# $player (String) : la personne qui organise la table
lobby-host-starts-full = Tout le monde est là. { $player } lance la partie.
lobby-leave = Quitter la table
lobby-leave-sure = Quitter pour de bon ? Votre place sera libre pour quelqu’un d’autre.
# A button: everything else about the table
lobby-more = Plus
lobby-more-you = Vous
lobby-more-workshop = Atelier
# In place of what words are played with
lobby-words-wrong = Mots à revoir

options-title = Réglages de la partie
options-words = Mots
options-words-hint = Un mot par manche, quatre manches
# Drawn on little word cards, only as examples
words-example-discovery = jardin
words-example-ordinary = écho
words-example-own = chez mamie
words-example-mixed = écho · mamie
options-words-ordinary = Cartes Mot
options-words-ordinary-hint = 96 cartes de deux mots chacune
options-words-discovery = Première partie
options-words-discovery-hint = Quatre cartes Mot Découverte, faciles, dans l’ordre
options-words-mixed = Ajouter vos mots
options-words-mixed-hint = Vos propres cartes parmi les cartes ordinaires
options-words-own = Vos mots seulement
options-words-own-hint = Quatre cartes ou plus ; sinon, elles sont mélangées aux autres
options-own-words = Vos propres mots
options-own-words-hint = Une carte par ligne, avec une barre oblique entre deux mots. Dix cartes au plus. Elles comptent dès que vous les tapez, et tout le monde les voit telles quelles.
options-slates = Dévoiler les plaquettes
options-slates-after_round = Après chaque manche
options-slates-after_round-hint = Tout le monde voit toutes les croix une fois les points comptés
options-slates-after_game = Après la partie
options-slates-after_game-hint = Par défaut : les croix que personne n’a désignées restent secrètes jusqu’à la fin
options-slates-never = Jamais
options-slates-never-hint = Les croix que personne n’a désignées restent secrètes pour toujours
options-strict = Croix définitives
options-strict-hint = Une fois que vous avez fini, vos croix sont définitives
options-time = Temps limité
options-time-hint = Secondes par étape ; sans limite, c’est plus détendu
options-time-none = Aucun
# $count (Number) : les secondes
options-time-seconds = { $count ->
    [one] { $count } seconde
    [many] { $count } secondes
   *[other] { $count } secondes
}
options-real = Vraies cartes
options-real-hint = Les images sont sur votre table ; l’écran affiche des emplacements numérotés
options-printed = Vos cartes imprimées
options-printed-hint = L’écran indique quels numéros poser ; agrandissez pour voir une image
options-approved = Me demander avant toute arrivée
options-approved-hint = Les nouveaux venus attendent que vous les laissiez entrer
options-spectators = Autoriser les spectateurs
options-spectators-hint = Avec le lien, tout le monde peut regarder, sans jamais voir de croix secrètes
options-audience = Laisser le public cocher
options-audience-hint = Les personnes sans place cochent sur leur téléphone ; après chaque verdict, la table voit combien ont choisi la même image
options-research = Partager des plaquettes pour la recherche
options-research-hint = Les personnes qui acceptent laissent ce serveur publier leurs plaquettes dévoilées : le mot, les images et les croix. Ni noms ni heures n’y figurent jamais, et trois personnes au moins d’une même partie doivent accepter.
options-donate = Partager mes plaquettes
options-donate-hint = Votre nom n’y figure pas. Vous pouvez changer d’avis ici jusqu’à leur publication.
options-patience = Attendre les absents
options-patience-hint = Secondes avant qu’un remplaçant joue pour quelqu’un qui est hors ligne
options-host-only = Seule la personne qui organise peut changer ces réglages.
# $player (String): who would have to go
lobby-kick-sure = Retirer { $player } de la table ? Sa place sera libre pour quelqu’un d’autre.
lobby-kick-yes = Oui, retirer
lobby-kick-knock = Me demander avant toute arrivée
lobby-kick-knock-hint = Avec le même navigateur, cette personne devra vous demander ; avec un autre, elle pourrait revenir
lobby-spectate = Laisser d’autres regarder
lobby-spectate-hint = Avec ce lien, tout le monde peut regarder, sans jamais voir de croix secrètes.
# $players (String): who has no connection
lobby-missing = Pas là pour l’instant : { $players }
options-own-words-again = Les mots de la dernière fois
# A button: puts the words that whoever runs the server offers into the field
options-own-words-server = Les mots de ce serveur
# $count (Number): own word cards of this table
options-own-words-count = { $count ->
    [0] Pas encore de cartes à vous
    [one] { $count } carte à vous
    [many] { $count } cartes à vous
   *[other] { $count } cartes à vous
}
options-deck = Images
options-deck-hint = Le jeu d’images où l’on pioche les cartes
options-deck-gone = (plus disponible)
# $count (Number): pictures of the chosen deck that nobody has seen at this table
options-new-pictures = { $count ->
    [0] Cette table a vu toutes les images ; celles que vous n’avez pas vues depuis le plus longtemps reviennent d’abord.
    [one] { $count } image est encore nouvelle pour cette table.
    [many] { $count } images sont encore nouvelles pour cette table.
   *[other] { $count } images sont encore nouvelles pour cette table.
}
options-own-words-load = Ouvrir un fichier
options-own-words-keep = Enregistrer dans un fichier
# $card (Number): which of the own cards
options-own-words-card = Carte { $card } :
lobby-print = Imprimer le jeu
lobby-make-words = Créer des cartes Mot
lobby-make-deck = Créer un jeu d’images pas à pas

program-title = Connecter votre propre bot
program-hint = Votre bot joue ici depuis son propre ordinateur. Il ne voit que ce que verrait une personne à sa place.
program-name = Nom du bot
program-time = Temps de réponse
program-time-hint = Passé ce délai, un remplaçant joue jusqu’à la fin de la manche
program-make = Créer une place
program-once = Copiez les deux maintenant : la clé ne sera plus affichée. Pour la révoquer, retirez la place.
program-address = Adresse
program-key = Clé
