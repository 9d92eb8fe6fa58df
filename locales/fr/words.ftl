### Les cartes Mot : ce qui cloche dans un fichier, et comment le corriger. Chaque phrase suit « fichier: carte: ».

words-not-utf8 = n’est pas du texte UTF-8 ; enregistrez-le en UTF-8.
# $where (String) : ligne et colonne
words-not-toml = n’est pas du TOML valide à { $where } ; cherchez un guillemet, une virgule ou un crochet manquant.
# $line (Number)
words-not-csv = n’est pas du CSV valide à la ligne { $line } ; cherchez un guillemet qui n’est pas fermé.
# $field (String) : un nom devant un signe égal
words-unknown-field = a un champ inconnu « { $field } » ; corrigez le nom ou supprimez-le.

# $text (String)
words-same-word = les deux mots sont « { $text } » ; une carte demande deux mots différents.

# Cartes personnelles.
words-own-shape = n’est pas une carte Mot ; écrivez [[own]] et, dessous, words = ["un", "deux"].
words-own-too-many = a plus de { $limit } cartes ; retirez-en.
# $found (Number)
words-own-words-per-card = a { $found } mots ; une carte en a un ou deux.
words-own-empty = a un mot vide ; remplissez-le ou supprimez-le.
# $character (String) : un point de code comme U+202E
words-own-character = « { $text } » contient un caractère qui n’est pas autorisé ({ $character }) ; retapez le mot.
words-own-long = « { $text } » dépasse { $limit } caractères ; raccourcissez-le.
words-own-looks-like-id = « { $text } » ressemble à l’identifiant d’un mot de Stella ; écrivez-le autrement.
words-own-word-twice = « { $text } » est aussi sur la carte { $other } ; retirez-en un.
