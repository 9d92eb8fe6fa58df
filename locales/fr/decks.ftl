### Jeux d’images : ce qui ne va pas dans un jeu ou une image, et comment le corriger. Chaque phrase suit « fichier : carte : ».

# Décrit une carte que personne n’a encore décrite. $number (Number) : le numéro de la carte
decks-number = Image { $number }

# Lecture d’un fichier. $reason (String) : ce qu’a dit le système
decks-unreadable = lecture impossible : { $reason }.
# $limit (Number) : kilo-octets
decks-too-big = dépasse { $limit } ko ; un jeu d’images demande bien moins.
decks-not-utf8 = n’est pas du texte UTF-8 ; enregistrez-le en UTF-8.
# $where (String) : ligne et colonne
decks-not-toml = n’est pas du TOML ({ $where }) ; cherchez un guillemet, une virgule ou un crochet manquant.
# $field (String) : un nom devant un signe égal
decks-unknown-field = champ « { $field } » inconnu ; corrigez le nom ou retirez-le.
decks-missing-field = il manque « { $field } » ; ajoutez-le.
decks-not-a-table = « { $field } » doit s’écrire [[{ $field }]].
# $detail (String) : ce qui était attendu, dans les mots du lecteur
decks-shape = n’a pas la bonne forme : { $detail }.

# Ce que dit deck.toml. $id (String) : l’identifiant d’un jeu
decks-deck-id = « { $id } » n’est pas un identifiant de jeu ; utilisez minuscules, chiffres et traits d’union simples, sans commencer par table-.
decks-no-name = le jeu n’a pas de nom ; écrivez-en un dans [name], par exemple fr = "…".
# $least, $most, $found (Number)
decks-card-count = un jeu compte de { $least } à { $most } cartes ; il y en a { $found }.
decks-card-id = n’est pas un identifiant de carte ; utilisez minuscules, chiffres et traits d’union simples.
decks-card-twice = une autre carte a le même identifiant ; chaque carte a le sien.
decks-file-twice = une image de cette carte sert deux fois ; chaque carte a ses propres fichiers.
# $field (String) : un texte du jeu, par exemple title.fr
decks-text-empty = « { $field } » est vide ; écrivez-le ou retirez-le.
# $limit (Number) : caractères
decks-text-long = « { $field } » dépasse { $limit } caractères ; raccourcissez-le.
decks-text-form = « { $field } » contient des espaces inutiles, des signes invisibles ou des lettres décomposées ; retapez-le.
# $languages (String) : codes de langue
decks-language-missing = « { $field } » manque en { $languages } ; on y lira une autre langue.
# $tag (String)
decks-tag = « { $tag } » dans { $field } n’est pas un mot-clé ou y est deux fois ; ce sont des mots anglais en minuscules, une fois chacun.
decks-tag-count = { $field } devrait avoir de { $least } à { $most } mots-clés ; il y en a { $found }.
# $found (Number) : combien de cartes n’en ont pas
decks-no-tiny = il manque l’image « tiny » (240 × 360) de certaines cartes (nombre : { $found }) ; les téléphones chargent « small » à la place.

# Fichiers d’un jeu. $file (String)
decks-file-name = « { $file } » n’est pas un nom d’image ; utilisez lettres, chiffres, - et _, un dossier au plus, et .webp.
decks-file-missing = { $file } n’existe pas ; ajoutez-le ou corrigez le nom.
decks-file-unreadable = { $file } n’est pas un simple fichier lisible ; les liens ne sont pas suivis.
decks-file-big = { $file } dépasse 2 Mo ; enregistrez-le plus petit.
decks-not-webp = { $file } n’est pas une image WebP fixe ; stella deck new en fait à partir d’autres images.
# $size (String) : largeur × hauteur
decks-wrong-size = { $file } doit avoir { $size } pixels ; stella deck new met les images à cette taille.

# Images apportées. $limit (Number) : mégaoctets ou mégapixels
decks-picture-missing = n’existe pas ; corrigez le nom.
decks-picture-kind = n’est pas une image JPEG, PNG, WebP ou AVIF, quoi que dise son nom ; enregistrez-la ainsi.
decks-picture-broken = est abîmée ou incomplète ; enregistrez-la de nouveau.
decks-picture-pixels = dépasse { $limit } mégapixels ; réduisez-la.
# $least (Number) : pixels
decks-picture-small = est trop petite ; chaque côté doit avoir au moins { $least } pixels.
decks-picture-heavy = demande plus de temps ou de mémoire qu’une image ne le doit ; enregistrez-la en simple JPEG.
decks-zip-broken = est abîmé, ou c’est un zip d’un genre illisible ; refaites-le.
decks-zip-many = Le zip contient { $found } fichiers ; { $most } au plus.
decks-zip-path = porte un nom qui sort du zip ; refaites le zip.
decks-zip-link = est un lien, pas une image ; mettez l’image elle-même.
decks-zip-locked = est protégé par un mot de passe ; refaites le zip sans.
decks-zip-method = est compressé d’une façon inhabituelle ; faites un zip ordinaire.
decks-zip-bomb = grandirait sans mesure une fois décompressé ; refaites le zip.
