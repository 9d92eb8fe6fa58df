### Jeux d’images : ce qui ne va pas dans un jeu ou une image, et comment le corriger. Chaque phrase suit « fichier : carte : ».

# Décrit une carte que personne n’a encore décrite. $number (Number) : le numéro de la carte
decks-number = Image { $number }

# Images apportées. $limit (Number) : mégaoctets ou mégapixels
decks-picture-kind = n’est pas une image JPEG, PNG, WebP ou AVIF, quoi que dise son nom ; enregistrez-la ainsi.
decks-picture-broken = est abîmée ou incomplète ; enregistrez-la de nouveau.
decks-picture-pixels = dépasse { $limit } mégapixels ; réduisez-la.
# $least (Number) : pixels
decks-picture-small = est trop petite ; chaque côté doit avoir au moins { $least } pixels.
decks-picture-heavy = demande trop de temps ou de mémoire ; enregistrez-la en simple JPEG.
decks-zip-broken = est abîmé, ou c’est un zip d’un genre illisible ; refaites-le.
decks-zip-many = Le zip contient { $found } fichiers ; { $most } au plus.
decks-zip-path = porte un nom qui sort du zip ; refaites le zip.
decks-zip-link = est un lien, pas une image ; mettez l’image elle-même.
decks-zip-locked = est protégé par un mot de passe ; refaites le zip sans.
decks-zip-method = est compressé d’une façon inhabituelle ; faites un zip ordinaire.
decks-zip-bomb = deviendrait énorme une fois décompressé ; refaites le zip.
