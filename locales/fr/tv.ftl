### The TV: how a table comes to it, and what it says while it shows one.

tv-title = Afficher une table sur ce téléviseur
tv-scan = Scannez avec votre téléphone
# $button (String): what that button says. The code stands below.
tv-type = Ou choisissez « { $button } » à votre table, et saisissez
# $address (String): of this server, such as stella.example
tv-no-table = Pas encore de table ? Ouvrez { $address } sur votre téléphone.
tv-open = Sur le téléviseur, ouvrez { $address }
tv-code = Code affiché par le téléviseur
tv-code-hint = Six chiffres, ou scannez le code du téléviseur avec l’appareil photo de votre téléphone
tv-show = Afficher sur le téléviseur
tv-done = Le téléviseur affiche cette table.
tv-ask = Afficher cette table sur le téléviseur ?
tv-first-table = Ouvrez d’abord une table, ou rejoignez-en une. On vous demandera alors si le téléviseur doit l’afficher.

# What everybody is doing, in one line. $count (Number) of $all (Number) are done; $players (String): those who are not
tv-nobody = Il n’y a personne à la table. La partie attend.
tv-marking = Tout le monde coche en secret ce qui va avec le mot. Ont fini : { $count } sur { $all }
tv-marking-last = Ont fini : { $count } sur { $all }. Encore en train de cocher : { $players }
# $player (String)
tv-scout = Éclaireur : { $player } choisit une image
# $round (Number), $button (String): what that button says
tv-scoring = Les points de la manche { $round } sont comptés. Pour continuer, touchez « { $button } » sur vos téléphones.
# After the last round. $round (Number)
tv-counted = Les points de la manche { $round } sont comptés. Qui a gagné ? Appuyez sur OK sur la télécommande.

# Browsers are silent until somebody presses something.
tv-sound-ask = OK pour activer le son.

# Before the code of the table, where there is little room
tv-join = Rejoindre :
# Beside the QR code, once all chairs are taken
tv-mark-along = Cocher aussi :
