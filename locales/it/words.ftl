### Word cards: what is wrong with a file of them, and how to fix it. Each begins after "file: card: ".

words-not-utf8 = non è testo UTF-8; salvalo come UTF-8.
# $where (String): line and column
words-not-toml = non è TOML valido in { $where }; cerca una virgoletta, una virgola o una parentesi mancante.
# $line (Number)
words-not-csv = non è CSV valido alla riga { $line }; cerca una virgoletta non chiusa.
# $field (String): a name before an equals sign
words-unknown-field = ha un campo sconosciuto «{ $field }»; correggi il nome o toglilo.

# $text (String)
words-same-word = le due parole sono entrambe «{ $text }»; una carta richiede due parole diverse.

# Own cards.
words-own-shape = non è una carta Parola; scrivi [[own]] e sotto words = ["una", "due"].
words-own-too-many = ha più di { $limit } carte; togline qualcuna.
# $found (Number)
words-own-words-per-card = numero di parole: { $found }; una carta ne ha una o due.
words-own-empty = ha una parola vuota; scrivila o toglila.
# $character (String): a code point such as U+202E
words-own-character = «{ $text }» contiene un carattere non ammesso ({ $character }); riscrivi la parola.
words-own-long = «{ $text }» ha più di { $limit } caratteri; accorciala.
words-own-looks-like-id = «{ $text }» sembra l’identificativo di una parola di Stella; scrivila in un altro modo.
words-own-word-twice = «{ $text }» è anche sulla carta { $other }; tienine una.
