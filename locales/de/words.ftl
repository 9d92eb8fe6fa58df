### Wortkarten: was an einer Datei nicht stimmt und wie es zu beheben ist. Jeder Satz folgt auf „Datei: Karte: “.

words-not-utf8 = ist kein UTF-8-Text; als UTF-8 speichern.
# $where (String): Zeile und Spalte
words-not-toml = ist bei { $where } kein gültiges TOML; fehlt ein Anführungszeichen, ein Komma oder eine Klammer?
# $line (Number)
words-not-csv = ist in Zeile { $line } kein gültiges CSV; fehlt dort ein schließendes Anführungszeichen?
# $field (String): ein Name vor einem Gleichheitszeichen
words-unknown-field = hat ein unbekanntes Feld „{ $field }“; Namen berichtigen oder streichen.

# $text (String)
words-same-word = beide Wörter sind „{ $text }“; eine Karte braucht zwei verschiedene.

# Eigene Karten.
words-own-shape = ist keine Wortkarte; [[own]] schreiben und darunter words = ["eins", "zwei"].
words-own-too-many = hat mehr als { $limit } Karten; einige entfernen.
# $found (Number)
words-own-words-per-card = Zahl der Wörter: { $found }; eine Karte hat eins oder zwei.
words-own-empty = hat ein leeres Wort; ausfüllen oder entfernen.
# $character (String): ein Zeichencode wie U+202E
words-own-character = „{ $text }“ enthält ein Zeichen, das nicht erlaubt ist ({ $character }); das Wort neu eingeben.
words-own-long = „{ $text }“ ist länger als { $limit } Zeichen; kürzen.
words-own-looks-like-id = „{ $text }“ sieht aus wie die Kennung eines Wortes von Stella; anders schreiben.
words-own-word-twice = „{ $text }“ steht auch auf Karte { $other }; eines davon entfernen.
