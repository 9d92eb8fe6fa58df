### Bilderdecks: was an einem Deck oder Bild nicht stimmt und wie man es behebt. Jeder Satz folgt auf „Datei: Karte: “.

# Beschreibt eine Karte, die noch niemand beschrieben hat. $number (Number): die wievielte Karte des Decks
decks-number = Bild { $number }

# Lesen einer Datei. $reason (String): was das System sagt
decks-unreadable = lässt sich nicht lesen: { $reason }.
# $limit (Number): Kilobyte
decks-too-big = ist größer als { $limit } kB; ein Deck braucht viel weniger.
decks-not-utf8 = ist kein UTF-8-Text; als UTF-8 speichern.
# $where (String): Zeile und Spalte
decks-not-toml = ist kein TOML ({ $where }); nach fehlendem Anführungszeichen, Komma oder Klammer suchen.
# $field (String): ein Name vor einem Gleichheitszeichen
decks-unknown-field = „{ $field }“ ist unbekannt; den Namen verbessern oder entfernen.
decks-missing-field = „{ $field }“ fehlt; ergänzen.
decks-not-a-table = „{ $field }“ muss als [[{ $field }]] geschrieben werden.
# $detail (String): was erwartet wurde, in den Worten des Lesers
decks-shape = hat die falsche Form: { $detail }.

# Was deck.toml sagt. $id (String): die Kennung eines Decks
decks-deck-id = „{ $id }“ ist keine Kennung für ein Deck; Kleinbuchstaben, Ziffern und einzelne Bindestriche, nicht mit table- beginnend.
decks-no-name = das Deck hat keinen Namen; einen in [name] schreiben, etwa de = "…".
# $least, $most, $found (Number)
decks-card-count = ein Deck hat { $least } bis { $most } Karten; hier sind es { $found }.
decks-card-id = ist keine Kennung für eine Karte; Kleinbuchstaben, Ziffern und einzelne Bindestriche verwenden.
decks-card-twice = eine andere Karte hat dieselbe Kennung; jede braucht ihre eigene.
decks-file-twice = ein Bild dieser Karte wird zweimal verwendet; jede Karte braucht ihre eigenen Dateien.
# $field (String): ein Text des Decks, etwa title.fr
decks-text-empty = „{ $field }“ ist leer; schreiben oder entfernen.
# $limit (Number): Zeichen
decks-text-long = „{ $field }“ ist länger als { $limit } Zeichen; kürzen.
decks-text-form = „{ $field }“ hat überflüssige Leerzeichen, unsichtbare Zeichen oder zerlegte Buchstaben; neu tippen.
# $languages (String): Sprachkürzel
decks-language-missing = „{ $field }“ fehlt in { $languages }; dort wird eine andere Sprache gezeigt.
# $tag (String)
decks-tag = „{ $tag }“ in { $field } ist kein Stichwort oder steht doppelt; Stichwörter sind englisch, klein geschrieben, jedes einmal.
decks-tag-count = { $field } sollte { $least } bis { $most } Stichwörter haben; hier sind es { $found }.
# $found (Number): wie vielen Karten es fehlt
decks-no-tiny = manchen Karten fehlt das „tiny“-Bild (240 × 360), Anzahl: { $found }; Handys laden dafür „small“.

# Dateien eines Decks. $file (String)
decks-file-name = „{ $file }“ ist kein Name für ein Bild; Buchstaben, Ziffern, - und _, höchstens ein Ordner, und .webp.
decks-file-missing = { $file } ist nicht da; hinzufügen oder den Namen verbessern.
decks-file-unreadable = { $file } ist keine gewöhnliche lesbare Datei; Verknüpfungen werden nicht verfolgt.
decks-file-big = { $file } ist größer als 2 MB; kleiner speichern.
decks-not-webp = { $file } ist kein stehendes WebP-Bild; stella deck new macht welche aus anderen Bildern.
# $size (String): Breite × Höhe
decks-wrong-size = { $file } muss { $size } Pixel haben; stella deck new bringt Bilder auf diese Größe.

# Bilder, die jemand mitbringt. $limit (Number): Megabyte oder Megapixel
decks-picture-missing = ist nicht da; den Namen verbessern.
decks-picture-kind = ist kein JPEG-, PNG-, WebP- oder AVIF-Bild, was auch immer der Name sagt; als eines davon speichern.
decks-picture-broken = ist beschädigt oder unvollständig; neu speichern.
decks-picture-pixels = hat mehr als { $limit } Megapixel; verkleinern.
# $least (Number): Pixel
decks-picture-small = ist zu klein; beide Seiten brauchen mindestens { $least } Pixel.
decks-picture-heavy = braucht mehr Zeit oder Speicher, als ein Bild darf; als einfaches JPEG neu speichern.
decks-zip-broken = ist beschädigt oder ein Zip, das sich nicht lesen lässt; neu packen.
decks-zip-many = Das Zip enthält { $found } Dateien; höchstens { $most } sind erlaubt.
decks-zip-path = hat einen Namen, der aus dem Zip hinausführt; die Bilder neu packen.
decks-zip-link = ist eine Verknüpfung, kein Bild; das Bild selbst einpacken.
decks-zip-locked = ist mit einem Passwort gesperrt; ohne Passwort packen.
decks-zip-method = ist auf ungewöhnliche Weise gepackt; als gewöhnliches Zip packen.
decks-zip-bomb = würde beim Entpacken maßlos wachsen; die Bilder neu packen.
