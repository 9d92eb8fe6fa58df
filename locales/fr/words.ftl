### Les cartes Mot : ce qui cloche dans un fichier, et comment le corriger. Chaque phrase suit « fichier: carte: ».

words-not-utf8 = n’est pas du texte UTF-8 ; enregistrez-le en UTF-8.
# $where (String) : ligne et colonne
words-not-toml = n’est pas du TOML ({ $where }) ; cherchez un guillemet, une virgule ou un crochet oublié.
# $line (Number)
words-not-csv = n’est pas du CSV à la ligne { $line } ; cherchez un guillemet qui ne se ferme pas.
# $field (String) : un nom devant un signe égal
words-unknown-field = le champ « { $field } » est inconnu ; corrigez le nom ou supprimez-le.

# $text (String)
words-same-word = les deux mots sont « { $text } » ; une carte en demande deux différents.

# Cartes personnelles.
words-own-shape = n’est pas une carte à vous ; écrivez [[own]] et, dessous, words = ["un", "deux"].
words-own-too-many = contient plus de { $limit } cartes à vous ; retirez-en.
# $found (Number)
words-own-words-per-card = nombre de mots : { $found } ; une carte à vous en porte un ou deux.
words-own-empty = contient un mot vide ; écrivez-le ou supprimez-le.
# $character (String) : un point de code comme U+202E
words-own-character = « { $text } » contient un caractère qui ne peut pas figurer à cet endroit ({ $character }) ; retapez le mot.
words-own-long = « { $text } » dépasse { $limit } caractères ; raccourcissez-le.
words-own-looks-like-id = « { $text } » s’écrit comme l’identifiant d’un de nos mots ; écrivez-le autrement.
words-own-word-twice = « { $text } » figure aussi sur votre carte { $other } ; gardez-en un.
