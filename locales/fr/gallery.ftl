### La galerie : images et mots à regarder.

gallery-title = Galerie
gallery-pictures = Images
gallery-words = Cartes de mots
gallery-make-words = Créer des cartes de mots
gallery-make-deck = Créer un jeu d’images
gallery-about = Tout le monde peut les regarder toutes : rien ici ne dit ce qui se trouve sur une table ni ce qui vient ensuite.
gallery-number = Image { $number }
gallery-words-hint = La langue des mots
