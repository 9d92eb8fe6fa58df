### La galerie : images et mots à regarder.

gallery-title = Galerie
gallery-pictures = Images
gallery-words = Cartes Mot
gallery-make-words = Créer des cartes Mot
gallery-make-deck = Créer un jeu d’images
gallery-about = Regardez-les toutes : rien ici ne dévoile une partie en cours.
gallery-number = Image { $number }
gallery-words-language = Langue des mots
