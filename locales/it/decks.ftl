### Decks of pictures: what is wrong with a deck or a picture, and how to fix it. Each begins after "file: card: ".

# Describes a card that nobody has described yet. $number (Number): which card of the deck it is
decks-number = Immagine { $number }

# Pictures that somebody brings. $limit (Number): megabytes or megapixels
decks-picture-kind = non è un’immagine JPEG, PNG, WebP o AVIF, qualunque cosa dica il nome; salvala in uno di questi formati.
decks-picture-broken = è danneggiata o incompleta; salvala di nuovo.
decks-picture-pixels = ha più di { $limit } megapixel; rimpiccioliscila.
# $least (Number): pixels
decks-picture-small = è troppo piccola; ogni lato deve avere almeno { $least } pixel.
decks-picture-heavy = richiede troppo tempo o troppa memoria; salvala di nuovo come semplice JPEG.
decks-zip-broken = è danneggiato o non è uno zip leggibile; rifallo.
decks-zip-many = Lo zip contiene { $found } file; il massimo è { $most }.
decks-zip-path = ha un percorso che esce dallo zip; rifai lo zip.
decks-zip-link = è un collegamento, non un’immagine; aggiungi l’immagine stessa.
decks-zip-locked = è protetto da password; rifai lo zip senza password.
decks-zip-method = usa una compressione insolita; fai uno zip normale.
decks-zip-bomb = una volta estratto sarebbe enorme; rifai lo zip.
