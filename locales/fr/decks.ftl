### Jeux d’images : ce qui ne va pas dans un jeu ou une image, et comment le corriger. Chaque phrase suit « fichier : carte : ».

# Décrit une carte que personne n’a encore décrite. $number (Number) : le numéro de la carte
decks-number = Image { $number }

# Images apportées. $limit (Number) : mégaoctets ou mégapixels
decks-picture-kind = n’est pas une image JPEG, PNG, WebP ou AVIF, malgré son nom ; enregistrez-la dans un de ces formats.
decks-picture-broken = est endommagée ou incomplète ; enregistrez-la de nouveau.
decks-picture-pixels = dépasse { $limit } mégapixels ; réduisez-la.
# $least (Number) : pixels
decks-picture-small = est trop petite ; chaque côté doit avoir au moins { $least } pixels.
decks-picture-heavy = demande trop de temps ou de mémoire ; enregistrez-la de nouveau en simple JPEG.
decks-zip-broken = est endommagé, ou n’est pas un zip lisible ; refaites-le.
decks-zip-many = Le zip contient { $found } fichiers ; le maximum est de { $most }.
decks-zip-path = a un chemin qui sort du zip ; refaites le zip.
decks-zip-link = est un lien, pas une image ; ajoutez l’image elle-même.
decks-zip-locked = est protégé par un mot de passe ; refaites le zip sans.
decks-zip-method = utilise une compression inhabituelle ; faites un zip ordinaire.
decks-zip-bomb = serait énorme une fois décompressé ; refaites le zip.
