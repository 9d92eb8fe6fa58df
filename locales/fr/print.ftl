# What `stella print` and the host's button put on paper.

print-pictures = Images
print-words = Cartes Mot
print-slates = Plaquette
print-board = Plateau
print-scores = Scores
print-rules = Règles
print-tokens = Jetons
print-name = Nom
print-clue = Mot Indice
print-crosses = Croix
print-stars = Étoiles
print-fallen = Chute en Obscurité : −1 par image
print-points = Points
print-start = Départ : toutes les lanternes ici
print-word-here = Place de la carte Mot
print-line = Ligne { $line }
print-last = Dernière manche
print-first-scout = Premier éclaireur
print-board-about = Posez toutes les lanternes au départ, face Lumière visible. Quand tout le monde a fini de cocher, déplacez chaque lanterne sur le nombre de croix de son joueur. Si une seule personne en a le plus, retournez sa lanterne face Obscurité. Après chaque manche, son jeton indique quelle ligne d’images remplacer.
print-tokens-about = Découpez les lanternes, pliez chacune sur le trait du milieu et collez-la : une face est lumineuse, l’autre sombre. Posez les jetons Manche sur le plateau et la grande étoile devant le premier éclaireur.
print-setup-title = Avant de commencer
print-setup = Mélangez les images et posez-en quinze face visible, en trois lignes de cinq. À chaque image correspond la case placée au même endroit sur votre plaquette. Mélangez les cartes Mot et prenez-en quatre ; pour une première partie, prenez les cartes numérotées de 1 à 4, dans cet ordre. Il faut à chacun une plaquette, un feutre et une lanterne. Tirez au sort le premier éclaireur.
