### Les ateliers : vos cartes de mots et vos jeux d’images, pas à pas.

maker-words-title = Vos cartes de mots
maker-words-about = Jusqu’à dix cartes. Le mot du bas sert quand personne n’aime celui du haut ; il peut rester vide.
maker-upper = Carte { $card }, mot du haut
maker-lower = Carte { $card }, mot du bas
maker-add = Ajouter une carte
maker-remove = Retirer la carte { $card }
maker-paste = Coller une liste
maker-paste-hint = Une carte par ligne, une barre oblique entre deux mots.
maker-paste-take = Prendre cette liste
maker-check = Vérifier les cartes
maker-words-fine = Vous pouvez jouer avec ces cartes.
maker-words-save = Garder pour la prochaine table
maker-words-kept = Gardées dans ce navigateur : votre prochaine table les propose parmi ses mots.
maker-words-use = Utiliser à cette table
maker-words-used = Cette table a maintenant ces cartes.
maker-deck-title = Votre jeu d’images
maker-deck-about = De trente images à vous à un jeu que tout le monde peut utiliser. Elles restent sur cet appareil jusqu’à ce que vous les enregistriez.
maker-step-choose = 1. Choisir des images
maker-step-describe = 2. Recadrer et décrire
maker-step-try = 3. Essayer une donne
maker-step-save = 4. Enregistrer
maker-reading = Encore à lire : { $count }
maker-count = { $count ->
    [one] { $count } image
    [many] { $count } images
   *[other] { $count } images
} ; un jeu en a de { $least } à { $most }.
maker-unreadable = Ces fichiers ne sont pas des images ou sont abîmés : { $files }
maker-picture = Image { $number }
maker-picture-lacking = Image { $number }, pas encore décrite
maker-crop = Ce qui est sur la carte
maker-crop-hint = Faites-la glisser ou utilisez les flèches ; plus et moins changent la taille, 0 recommence.
maker-zoom = Taille
maker-describe = Ce que l’on voit sur l’image { $number }
maker-left = { $count ->
    [0] Toutes les images sont décrites.
    [one] { $count } image attend encore une description.
    [many] { $count } images attendent encore une description.
   *[other] { $count } images attendent encore une description.
}
maker-next = Suivante à décrire
maker-drop = Retirer l’image { $number }
maker-deal = Donner quinze images
maker-deal-about = Comment une partie pourrait commencer
maker-not-yet = Il faut au moins { $least } images, et à chacune une description pour qui ne peut pas la voir.
maker-name = Nom du jeu d’images
maker-give = Donner à cette table
maker-keep = Enregistrer dans un fichier
maker-keep-hint = Qui tient un serveur peut proposer ce fichier comme jeu d’images à toutes les tables.
