### Wortkarten: was an einer Datei nicht stimmt und wie es zu beheben ist. Jeder Satz folgt auf „Datei: Karte: “.

words-not-utf8 = ist kein UTF-8-Text; bitte als UTF-8 speichern.
# $where (String): Zeile und Spalte
words-not-toml = ist kein TOML ({ $where }); fehlt ein Anführungszeichen, ein Komma oder eine Klammer?
# $line (Number)
words-not-csv = ist in Zeile { $line } kein CSV; schließt dort ein Anführungszeichen nicht?
# $field (String): ein Name vor einem Gleichheitszeichen
words-unknown-field = „{ $field }“ ist unbekannt; Namen berichtigen oder streichen.

# $text (String)
words-same-word = beide Wörter sind „{ $text }“; eine Karte braucht zwei verschiedene.

# Eigene Karten.
words-own-shape = ist keine eigene Karte; [[own]] schreiben und darunter words = ["eins", "zwei"].
words-own-too-many = enthält mehr als { $limit } eigene Karten; einige weglassen.
# $found (Number)
words-own-words-per-card = Zahl der Wörter: { $found }; eine eigene Karte hat eins oder zwei.
words-own-empty = enthält ein leeres Wort; eintragen oder streichen.
# $character (String): ein Zeichencode wie U+202E
words-own-character = „{ $text }“ enthält ein Zeichen, das dort nicht stehen kann ({ $character }); das Wort neu eintippen.
words-own-long = „{ $text }“ ist länger als { $limit } Zeichen; kürzen.
words-own-looks-like-id = „{ $text }“ ist geschrieben wie die Kennung eines unserer Wörter; anders schreiben.
words-own-word-twice = „{ $text }“ steht auch auf der eigenen Karte { $other }; nur eines behalten.
