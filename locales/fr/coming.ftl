### Revenir à une table, ou y venir pour la première fois.

# Un lien de la page d’accueil, vers la table où l’on a joué en dernier.
my-continue = Revenir à votre table
my-tables = Vos tables
my-recent = Parties récentes
# Ouvre le reste d’une liste.
my-more = En voir plus
# $players (String) : qui d’autre est là
my-with = Avec { $players }
my-alone = Personne d’autre pour l’instant
# $count (Number) ; dans une énumération
my-bots = { $count ->
    [one] un bot
    [many] { $count } bots
   *[other] { $count } bots
}
my-awaited = C’est à vous
my-lobby = Pas encore commencée
my-knocking = Vous attendez qu’on vous ouvre
# $count (Number) : des points
my-won = { $count ->
    [one] Victoire, avec { $count } point
    [many] Victoire, avec { $count } points
   *[other] Victoire, avec { $count } points
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
join-invited = { $player } vous invite
join-private = On vous invite à une table
# Le jeu en une ligne, pour qui n’en a jamais entendu parler.
join-what = Quinze images et un mot : cochez celles qui vont avec, et découvrez qui les voit comme vous. Pour 3 à 6 personnes.
# $players (String) : qui est à la table
join-here = À la table : { $players }
join-private-hint = Vous verrez qui est là une fois à la table.
# $round (Number)
join-playing = Une partie est en cours : manche { $round } sur 4.
join-playing-private = Une partie est en cours.
join-seat-now = Vous pouvez prendre la place d’un bot tout de suite.
join-seat-later = Vous pourrez prendre la place d’un bot à la fin de cette manche. D’ici là, vous regardez.
join-seat-lobby = Toutes les places sont prises, mais un bot vous laissera volontiers la sienne.
join-next-game = Toutes les places sont prises. Vous pouvez regarder, et jouer la prochaine partie.
join-full = Toutes les places sont prises.
join-take-seat = Remplacer un bot
join-come = Venir à la table
join-knock = Frapper à la porte
# Pour qui est à la table sans place. $player (String) : un bot, ou qui est parti
seat-take = Prendre la place de { $player }
seat-later = À la fin de cette manche, vous pourrez prendre la place de { $player }.
seat-soon = À la fin de cette manche, vous jouerez à la place de { $player }.

# Pour la personne qui organise désormais la table.
host-now = C’est maintenant vous qui organisez la table : vous réglez le jeu et lancez la partie.
lobby-delete = Supprimer la table
lobby-delete-sure = Supprimer la table et ses parties, pour tout le monde et pour toujours ?

# Own words at a table of several languages. $languages (String): their own names
own-words-languages = Langues à cette table : { $languages }. Tout le monde lit vos mots tels quels, sauf si vous les traduisez.
own-words-translate = Traduire nos mots
own-words-translate-hint = S’il manque une traduction, le mot se lit tel que vous l’avez écrit.
own-words-translate-save = Utiliser ces traductions
