### Wortkarten: was an einer Datei nicht stimmt und wie es zu beheben ist. Jeder Satz folgt auf „Datei: Karte: “.

# Beim Lesen einer Datei. $reason (String): was das System sagt
words-unreadable = lässt sich nicht lesen: { $reason }.
# $limit (Number): Kilobyte
words-too-big = ist größer als { $limit } kB; Wortkarten brauchen viel weniger.
words-not-utf8 = ist kein UTF-8-Text; bitte als UTF-8 speichern.
# $where (String): Zeile und Spalte
words-not-toml = ist kein TOML ({ $where }); fehlt ein Anführungszeichen, ein Komma oder eine Klammer?
# $line (Number)
words-not-csv = ist in Zeile { $line } kein CSV; schließt dort ein Anführungszeichen nicht?
words-empty = enthält keine Wortkarten; eine Karte beginnt mit [[card]].
# $field (String): ein Name vor einem Gleichheitszeichen
words-unknown-field = „{ $field }“ ist unbekannt; Namen berichtigen oder streichen.
words-missing-field = es fehlt „{ $field }“; bitte ergänzen.
words-not-a-table = „{ $field }“ muss als [[{ $field }]] geschrieben werden.
# $detail (String): was erwartet wurde, in den Worten des Lesers
words-shape = hat die falsche Form: { $detail }.

# Übersetzte Karten. $word (String): die Kennung eines Wortes; $expected (String): eine Kennung
words-word-id = „{ $word }“ ist keine Wortkennung; sie besteht aus w. und Kleinbuchstaben, Ziffern und einzelnen Bindestrichen.
words-card-id = die Kennung muss aus den beiden Wörtern bestehen: „{ $expected }“.
words-card-twice = diese Karte steht auch in { $other }; nur eine behalten.
words-word-twice = { $word } steht auch auf der Karte { $other }; jedes Wort hat nur eine Karte.
words-same-word = beide Wörter sind „{ $text }“; eine Karte braucht zwei verschiedene.
# $languages (String): Sprachkürzel
words-language-missing = hat keine Texte für { $languages }; je Sprache eine Zeile mit zwei Texten ergänzen.
# $language (String): ein Sprachkürzel; $text (String): ein Text der Karte
words-text-empty = { $language } hat einen leeren Text; das Wort eintragen.
words-text-form = { $language } „{ $text }“ enthält überflüssige Leerzeichen, Unsichtbares oder zerlegte Buchstaben; neu eintippen.
words-text-long = { $language } „{ $text }“ ist länger als { $limit } Zeichen; ein kürzeres Wort suchen.
# $found (String): Nummern oder ein Strich
words-discovery-numbers = die Einstiegs-Wortkarten tragen die Nummern 1, 2, 3 und 4, jede einmal; vorhanden: { $found }.
words-too-few-cards = eine Partie braucht mindestens 4 gewöhnliche Karten; vorhanden: { $found }.

# Ähnlichkeit. $card (String): die Karte mit dem anderen Text
words-same-text = { $language } „{ $text }“ liest sich wie „{ $other }“ auf { $card }; eines ändern oder mit [[lookalike]] erlauben.
words-look-alike = { $language } „{ $text }“ sieht „{ $other }“ auf { $card } ähnlich; eines ändern oder mit [[lookalike]] erlauben.
words-lookalike-unused = { $language }: { $text } und { $other } sind sich nicht (mehr) ähnlich; den Eintrag streichen.

# Eigene Karten.
words-own-form = eigene Wörter stehen in Dateien, die auf .toml oder .csv enden; die Datei umbenennen.
words-own-shape = ist keine eigene Karte; [[own]] schreiben und darunter words = ["eins", "zwei"].
words-own-too-many = enthält mehr als { $limit } eigene Karten; einige weglassen.
# $found (Number)
words-own-words-per-card = Zahl der Wörter: { $found }; eine eigene Karte hat eins oder zwei.
words-own-empty = enthält ein leeres Wort; eintragen oder streichen.
# $sign (String): ein Zeichencode wie U+202E
words-own-sign = „{ $text }“ enthält ein Zeichen, das dort nicht stehen kann ({ $sign }); das Wort neu eintippen.
words-own-long = „{ $text }“ ist länger als { $limit } Zeichen; kürzen.
words-own-looks-like-id = „{ $text }“ ist geschrieben wie die Kennung eines unserer Wörter; anders schreiben.
words-own-word-twice = „{ $text }“ steht auch auf der eigenen Karte { $other }; nur eines behalten.
