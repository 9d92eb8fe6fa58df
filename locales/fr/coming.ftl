### Revenir à une table, ou y venir pour la première fois.

# Un lien de la page d’accueil, vers la table où l’on a joué en dernier.
my-continue = Retour à votre table
my-tables = Vos tables
my-recent = Parties récentes
# Ouvre le reste d’une liste.
my-more = En voir plus
# $players (String) : qui d’autre est là
my-with = Avec { $players }
my-alone = Personne d’autre pour l’instant
# $count (Number) ; dans une énumération
my-bots = { $count ->
    [one] { $count } bot
    [many] { $count } bots
   *[other] { $count } bots
}
my-awaited = On vous attend
my-lobby = Pas encore commencée
my-knocking = Vous attendez qu’on vous laisse entrer
# $count (Number) : des points
my-won = { $count ->
    [one] Vous avez gagné avec { $count } point
    [many] Vous avez gagné avec { $count } points
   *[other] Vous avez gagné avec { $count } points
}
my-won-together = { $count ->
    [one] Victoire partagée, avec { $count } point
    [many] Victoire partagée, avec { $count } points
   *[other] Victoire partagée, avec { $count } points
}
# $players (String) : qui a gagné ; $count (Number) : vos points
my-lost = { $count ->
    [one] Victoire : { $players }. Vous : { $count } point
    [many] Victoire : { $players }. Vous : { $count } points
   *[other] Victoire : { $players }. Vous : { $count } points
}
my-watched = Victoire : { $players }

# $player (String) : qui organise la table
join-invited = { $player } vous invite à jouer
join-private = On vous invite à une table
# Le jeu en une ligne, pour qui n’en a jamais entendu parler.
join-what = Quinze images, un mot. Cochez celles qui vont avec et découvrez qui pense comme vous. Pour 3 à 6 personnes.
# $players (String) : qui est à la table
join-here = À la table : { $players }
join-private-hint = Une fois à la table, vous verrez qui est là.
# $round (Number)
join-playing = Une partie est en cours : manche { $round } sur 4.
join-playing-private = Une partie est en cours.
join-seat-now = Vous pouvez prendre la place d’un bot tout de suite.
join-seat-later = Vous pourrez prendre la place d’un bot à la fin de cette manche. En attendant, vous pouvez regarder.
join-seat-lobby = Toutes les places sont prises, mais un bot vous laissera volontiers la sienne.
join-next-game = La partie a commencé. Rejoignez la table pour regarder maintenant et jouer la prochaine.
join-next-audience = La partie a commencé. Rejoignez la table : cochez aussi dès maintenant, et jouez la prochaine.
join-full = Toutes les places sont prises.
join-audience = Les places sont prises, mais vous pouvez regarder et cocher aussi.
join-take-seat = Prendre la place d’un bot
join-come = Rejoindre la table
join-come-hint = Vous aurez une place à la prochaine partie
join-knock = Demander à entrer
# Pour qui est à la table sans place. $player (String) : un bot, ou qui est parti
seat-take = Prendre la place de { $player }
seat-later = À la fin de cette manche, vous pourrez prendre la place de { $player }.
seat-soon = À la fin de cette manche, vous prendrez la place de { $player }.

# Pour la personne qui organise désormais la table.
host-now = C’est maintenant vous qui organisez la table : vous choisissez les réglages et lancez la partie.
lobby-delete = Supprimer la table
lobby-delete-sure = Supprimer cette table et ses parties, pour tout le monde ? Pendant un jour, les personnes qui gèrent ce serveur peuvent la restaurer.
lobby-delete-now = Supprimer définitivement

# Own words at a table of several languages. $languages (String): their own names
own-words-languages = Langues à cette table : { $languages }. Vos mots s’affichent tels que vous les tapez, sauf si vous ajoutez des traductions.
own-words-translate = Traduire vos mots
own-words-translate-hint = Sans traduction, un mot s’affiche tel que vous l’avez tapé
own-words-translate-save = Enregistrer les traductions
