### Decks of pictures: what is wrong with a deck or a picture, and how to fix it. Each begins after "file: card: ".

# Describes a card that nobody has described yet. $number (Number): which card of the deck it is
decks-number = Picture { $number }

# Pictures that somebody brings. $limit (Number): megabytes or megapixels
decks-picture-kind = is not a JPEG, PNG, WebP or AVIF picture, whatever its name says; save it as one of these.
decks-picture-broken = is damaged or incomplete; save it again.
decks-picture-pixels = has more than { $limit } megapixels; make it smaller.
# $least (Number): pixels
decks-picture-small = is too small; both sides need at least { $least } pixels.
decks-picture-heavy = takes more time or memory than a picture may; save it again as a plain JPEG.
decks-zip-broken = is damaged, or is a zip of a kind that cannot be read; pack it again.
decks-zip-many = The zip has { $found } files; { $most } at most are allowed.
decks-zip-path = has a name that leads out of the zip; pack the pictures again.
decks-zip-link = is a link, not a picture; pack the picture itself.
decks-zip-locked = is locked with a password; pack it without one.
decks-zip-method = is packed in an unusual way; pack it as an ordinary zip.
decks-zip-bomb = would become enormous when unpacked; pack the pictures again.
