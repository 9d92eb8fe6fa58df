### Word cards: what is wrong with a file of them, and how to mend it. Each begins after "file: card: ".

# Reading a file. $reason (String): what the system said
words-unreadable = cannot be read: { $reason }.
# $limit (Number): kilobytes
words-too-big = is larger than { $limit } kB; word cards need much less.
words-not-utf8 = is not UTF-8 text; save it as UTF-8.
# $where (String): line and column
words-not-toml = is not TOML at { $where }; look for a missing quote, comma or bracket.
# $line (Number)
words-not-csv = is not CSV in line { $line }; look for a quote that does not close.
words-empty = has no word cards; a card begins with [[card]].
# $field (String): a name before an equals sign
words-unknown-field = does not know “{ $field }”; correct the name or take it out.
words-missing-field = lacks “{ $field }”; add it.
words-not-a-table = “{ $field }” must be written as [[{ $field }]].
# $detail (String): what was expected, in the words of the reader
words-shape = has the wrong form: { $detail }.

# Translated cards. $word (String): the id of a word; $expected (String): an id
words-word-id = “{ $word }” is no word id; write w. and small letters, digits and single hyphens.
words-card-id = the id must be made of the two words: “{ $expected }”.
words-card-twice = this card is also in { $other }; keep one.
words-word-twice = { $word } is also on card { $other }; each word has one card.
words-same-word = both words are “{ $text }”; a card needs two different ones.
# $languages (String): language codes
words-language-missing = has no texts in { $languages }; add a line with two texts for each.
# $language (String): a language code; $text (String): a text of the card
words-text-empty = { $language } has an empty text; write the word.
words-text-form = { $language } “{ $text }” has needless spaces, invisible signs or letters in parts; type it anew.
words-text-long = { $language } “{ $text }” is longer than { $limit } characters; find a shorter word.
# $found (String): numbers, or a dash
words-discovery-numbers = the Discovery cards need the numbers 1, 2, 3 and 4, each once; there are: { $found }.
words-too-few-cards = a game needs at least 4 ordinary cards; there are { $found }.

# Likeness. $card (String): the card with the other text
words-same-text = { $language } “{ $text }” reads the same as “{ $other }” on { $card }; change one or allow it as [[lookalike]].
words-look-alike = { $language } “{ $text }” looks like “{ $other }” on { $card }; change one or allow it as [[lookalike]].
words-lookalike-unused = { $language }: { $text } and { $other } do not look alike (any more); take the entry out.

# Own cards.
words-own-form = own words are kept in files that end in .toml or .csv; rename the file.
words-own-shape = is no own card; write [[own]] and below it words = ["one", "two"].
words-own-too-many = has more than { $limit } own cards; leave some out.
# $found (Number)
words-own-words-per-card = has { $found } words; an own card has one or two.
words-own-empty = has an empty word; write it or leave it out.
# $sign (String): a code point such as U+202E
words-own-sign = “{ $text }” has a sign that cannot be on a card where it stands ({ $sign }); type the word anew.
words-own-long = “{ $text }” is longer than { $limit } characters; shorten it.
words-own-looks-like-id = “{ $text }” is written like the id of one of our words; write it differently.
words-own-word-twice = “{ $text }” is also on own card { $other }; keep one.
