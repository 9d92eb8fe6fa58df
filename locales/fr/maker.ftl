### Les ateliers : vos cartes de mots et vos jeux d’images, pas à pas.

maker-words-title = Vos propres cartes Mot
maker-words-about = Jusqu’à dix cartes. Le mot du bas sert si personne n’aime celui du haut ; vous pouvez le laisser vide.
maker-upper = Carte { $card }, mot du haut
maker-lower = Carte { $card }, mot du bas
maker-add = Ajouter une carte
maker-remove = Retirer la carte { $card }
maker-paste = Coller une liste
maker-paste-hint = Une carte par ligne, avec une barre oblique entre deux mots
maker-paste-take = Utiliser cette liste
maker-check = Vérifier les cartes
maker-words-fine = Ces cartes sont prêtes à jouer.
maker-words-save = Enregistrer pour la prochaine table
maker-words-kept = Enregistrées dans ce navigateur. À votre prochaine table, vous les trouverez sous « Vos propres mots ».
maker-words-use = Utiliser à cette table
maker-words-used = Ajoutées à cette table.
maker-deck-title = Votre propre jeu d’images
maker-deck-about = Faites de trente images à vous, ou plus, un jeu avec lequel tout le monde peut jouer. Elles restent sur cet appareil jusqu’à ce que vous les enregistriez.
maker-step-choose = 1. Choisir des images
maker-step-describe = 2. Recadrer et décrire
maker-step-try = 3. Essayer une distribution
maker-step-save = 4. Enregistrer
maker-reading = Lecture en cours : encore { $count }…
maker-count = { $count ->
    [one] { $count } image
    [many] { $count } images
   *[other] { $count } images
} ; il en faut de { $least } à { $most }.
maker-unreadable = Ces fichiers ne sont pas des images ou sont endommagés : { $files }
maker-picture = Image { $number }
maker-picture-lacking = Image { $number }, sans description
maker-crop = Cadrage
maker-crop-hint = Faites-la glisser ou utilisez les flèches ; plus et moins changent la taille, 0 réinitialise.
maker-zoom = Taille
maker-describe = Description de l’image { $number }
maker-left = { $count ->
    [0] Toutes les images sont décrites.
    [one] { $count } image attend encore une description.
    [many] { $count } images attendent encore une description.
   *[other] { $count } images attendent encore une description.
}
maker-next = Suivante sans description
maker-drop = Retirer l’image { $number }
maker-deal = Distribuer quinze images
maker-deal-about = Comment une partie pourrait commencer
maker-not-yet = Un jeu demande au moins { $least } images, chacune avec une description pour les personnes qui ne peuvent pas la voir.
maker-name = Nom du jeu d’images
maker-give = Utiliser à cette table
maker-keep = Enregistrer dans un fichier
maker-keep-hint = Toute personne qui gère un serveur peut proposer ce fichier comme jeu d’images à toutes les tables.
