### Les cartes Mot : ce qui cloche dans un fichier, et comment le corriger. Chaque phrase suit « fichier: carte: ».

# Lecture d’un fichier. $reason (String) : ce que dit le système
words-unreadable = illisible : { $reason }.
# $limit (Number) : kilo-octets
words-too-big = dépasse { $limit } ko ; des cartes Mot demandent bien moins.
words-not-utf8 = n’est pas du texte UTF-8 ; enregistrez-le en UTF-8.
# $where (String) : ligne et colonne
words-not-toml = n’est pas du TOML ({ $where }) ; cherchez un guillemet, une virgule ou un crochet oublié.
# $line (Number)
words-not-csv = n’est pas du CSV à la ligne { $line } ; cherchez un guillemet qui ne se ferme pas.
words-empty = ne contient aucune carte Mot ; une carte commence par [[card]].
# $field (String) : un nom devant un signe égal
words-unknown-field = « { $field } » est inconnu ; corrigez le nom ou supprimez-le.
words-missing-field = il manque « { $field } » ; ajoutez-le.
words-not-a-table = « { $field } » doit s’écrire [[{ $field }]].
# $detail (String) : ce qui était attendu, dans les termes du lecteur
words-shape = forme incorrecte : { $detail }.

# Cartes traduites. $word (String) : l’identifiant d’un mot ; $expected (String) : un identifiant
words-word-id = « { $word } » n’est pas un identifiant de mot ; écrivez w. puis des minuscules, des chiffres et des traits d’union simples.
words-card-id = l’identifiant doit se composer des deux mots : « { $expected } ».
words-card-twice = cette carte se trouve aussi dans { $other } ; gardez-en une.
words-word-twice = { $word } figure aussi sur la carte { $other } ; chaque mot n’a qu’une carte.
words-same-word = les deux mots sont « { $text } » ; une carte en demande deux différents.
# $languages (String) : codes de langue
words-language-missing = aucun texte en { $languages } ; ajoutez pour chaque langue une ligne de deux textes.
# $language (String) : un code de langue ; $text (String) : un texte de la carte
words-text-empty = { $language } a un texte vide ; écrivez le mot.
words-text-form = { $language } « { $text } » contient des espaces en trop, des signes invisibles ou des lettres décomposées ; retapez-le.
words-text-long = { $language } « { $text } » dépasse { $limit } caractères ; trouvez un mot plus court.
# $found (String) : des numéros, ou un tiret
words-discovery-numbers = les cartes Mot Découverte portent les numéros 1, 2, 3 et 4, une fois chacun ; trouvés : { $found }.
words-too-few-cards = il faut au moins 4 cartes ordinaires pour une partie ; trouvées : { $found }.

# Ressemblances. $card (String) : la carte de l’autre texte
words-same-text = { $language } « { $text } » se lit comme « { $other } » sur { $card } ; changez l’un des deux ou permettez-le par [[lookalike]].
words-look-alike = { $language } « { $text } » ressemble à « { $other } » sur { $card } ; changez l’un des deux ou permettez-le par [[lookalike]].
words-lookalike-unused = { $language } : { $text } et { $other } ne se ressemblent pas (ou plus) ; supprimez cette entrée.

# Cartes personnelles.
words-own-form = vos mots se gardent dans un fichier .toml ou .csv ; renommez le fichier.
words-own-shape = n’est pas une carte à vous ; écrivez [[own]] et, dessous, words = ["un", "deux"].
words-own-too-many = contient plus de { $limit } cartes à vous ; retirez-en.
# $found (Number)
words-own-words-per-card = nombre de mots : { $found } ; une carte à vous en porte un ou deux.
words-own-empty = contient un mot vide ; écrivez-le ou supprimez-le.
# $sign (String) : un point de code comme U+202E
words-own-sign = « { $text } » contient un signe qui ne peut pas figurer à cet endroit ({ $sign }) ; retapez le mot.
words-own-long = « { $text } » dépasse { $limit } caractères ; raccourcissez-le.
words-own-looks-like-id = « { $text } » s’écrit comme l’identifiant d’un de nos mots ; écrivez-le autrement.
words-own-word-twice = « { $text } » figure aussi sur votre carte { $other } ; gardez-en un.
