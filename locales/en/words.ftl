### Word cards: what is wrong with a file of them, and how to fix it. Each begins after "file: card: ".

words-not-utf8 = is not UTF-8 text; save it as UTF-8.
# $where (String): line and column
words-not-toml = is not TOML at { $where }; look for a missing quote, comma or bracket.
# $line (Number)
words-not-csv = is not CSV in line { $line }; look for a quote that is not closed.
# $field (String): a name before an equals sign
words-unknown-field = has an unknown field “{ $field }”; correct the name or take it out.

# $text (String)
words-same-word = both words are “{ $text }”; a card needs two different ones.

# Own cards.
words-own-shape = is not a card of your own; write [[own]] and below it words = ["one", "two"].
words-own-too-many = has more than { $limit } cards of your own; leave some out.
# $found (Number)
words-own-words-per-card = has { $found } words; a card of your own has one or two.
words-own-empty = has an empty word; write it or leave it out.
# $character (String): a code point such as U+202E
words-own-character = “{ $text }” has a character that is not allowed there ({ $character }); type the word again.
words-own-long = “{ $text }” is longer than { $limit } characters; shorten it.
words-own-looks-like-id = “{ $text }” is written like the id of one of our words; write it differently.
words-own-word-twice = “{ $text }” is also on your own card { $other }; keep one.
