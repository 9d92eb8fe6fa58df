### Decks of pictures: what is wrong with a deck or a picture, and how to mend it. Each begins after "file: card: ".

# Describes a card that nobody has described yet. $number (Number): which card of the deck it is
decks-number = Picture { $number }

# Reading a file. $reason (String): what the system said
decks-unreadable = cannot be read: { $reason }.
# $limit (Number): kilobytes
decks-too-big = is larger than { $limit } kB; a deck needs much less.
decks-not-utf8 = is not UTF-8 text; save it as UTF-8.
# $where (String): line and column
decks-not-toml = is not TOML at { $where }; look for a missing quote, comma or bracket.
# $field (String): a name before an equals sign
decks-unknown-field = does not know “{ $field }”; correct the name or take it out.
decks-missing-field = lacks “{ $field }”; add it.
decks-not-a-table = “{ $field }” must be written as [[{ $field }]].
# $detail (String): what was expected, in the words of the reader
decks-shape = has the wrong form: { $detail }.

# What a deck.toml says. $id (String): the id of a deck
decks-deck-id = “{ $id }” is no id for a deck; use small letters, digits and single hyphens, and do not begin with table-.
decks-no-name = the deck has no name; write one in [name], such as en = "…".
# $least, $most, $found (Number)
decks-card-count = a deck has { $least } to { $most } cards; there are { $found }.
decks-card-id = is no id for a card; use small letters, digits and single hyphens.
decks-card-twice = this id is on another card too; each card needs its own.
decks-file-twice = a picture of this card is used twice; each card needs its own files.
# $field (String): a text of the deck, such as title.fr
decks-text-empty = “{ $field }” is empty; write it or take it out.
# $limit (Number): characters
decks-text-long = “{ $field }” is longer than { $limit } characters; shorten it.
decks-text-form = “{ $field }” has needless spaces, invisible signs or letters in parts; type it anew.
# $languages (String): language codes
decks-language-missing = “{ $field }” is missing in { $languages }; others will read another language there.
# $tag (String)
decks-tag = “{ $tag }” in { $field } is no tag or is there twice; tags are English words in small letters, each once.
decks-tag-count = { $field } should have { $least } to { $most } tags; there are { $found }.
# $found (Number): how many cards lack it
decks-no-tiny = there are cards without a “tiny” picture (240 × 360), { $found } of them; phones load the small one instead.

# Files of a deck. $file (String)
decks-file-name = “{ $file }” is no name for a picture; use letters, digits, - and _, one folder at most, and .webp.
decks-file-missing = { $file } is not there; add it or correct the name.
decks-file-unreadable = { $file } is no plain file that can be read; links are not followed.
decks-file-big = { $file } is larger than 2 MB; save it smaller.
decks-not-webp = { $file } is no still WebP picture; stella deck new makes some from pictures of other kinds.
# $size (String): width × height
decks-wrong-size = { $file } must have { $size } pixels; stella deck new brings pictures to this size.

# Pictures that somebody brings. $limit (Number): megabytes or megapixels
decks-picture-missing = is not there; correct the name.
decks-picture-kind = is no JPEG, PNG, WebP or AVIF picture, whatever its name says; save it as one of these.
decks-picture-broken = is damaged or incomplete; save it anew.
decks-picture-pixels = has more than { $limit } megapixels; make it smaller.
# $least (Number): pixels
decks-picture-small = is too small; both sides need at least { $least } pixels.
decks-picture-heavy = takes more time or memory than a picture may; save it anew as a plain JPEG.
decks-zip-broken = is damaged, or is a zip of a kind that cannot be read; pack it anew.
decks-zip-many = The zip has { $found } files; { $most } is the most.
decks-zip-path = has a name that leads out of the zip; pack the pictures anew.
decks-zip-link = is a link, not a picture; pack the picture itself.
decks-zip-locked = is locked with a password; pack it without one.
decks-zip-method = is packed in an unusual way; pack it as an ordinary zip.
decks-zip-bomb = would grow without measure when unpacked; pack the pictures anew.
