### Bilderdecks: was an einem Deck oder Bild nicht stimmt und wie man es behebt. Jeder Satz folgt auf „Datei: Karte: “.

# Beschreibt eine Karte, die noch niemand beschrieben hat. $number (Number): die wievielte Karte des Decks
decks-number = Bild { $number }

# Bilder, die jemand mitbringt. $limit (Number): Megabyte oder Megapixel
decks-picture-kind = ist kein JPEG-, PNG-, WebP- oder AVIF-Bild, egal was der Name sagt; als eines davon speichern.
decks-picture-broken = ist beschädigt oder unvollständig; neu speichern.
decks-picture-pixels = hat mehr als { $limit } Megapixel; verkleinern.
# $least (Number): Pixel
decks-picture-small = ist zu klein; beide Seiten brauchen mindestens { $least } Pixel.
decks-picture-heavy = braucht zu viel Zeit oder Speicher; als einfaches JPEG neu speichern.
decks-zip-broken = ist beschädigt oder kein lesbares Zip; neu packen.
decks-zip-many = Das Zip enthält { $found } Dateien; höchstens { $most } sind erlaubt.
decks-zip-path = hat einen Pfad, der aus dem Zip hinausführt; die Bilder neu packen.
decks-zip-link = ist eine Verknüpfung, kein Bild; das Bild selbst einpacken.
decks-zip-locked = ist mit einem Passwort geschützt; ohne Passwort packen.
decks-zip-method = ist auf ungewöhnliche Weise gepackt; als gewöhnliches Zip packen.
decks-zip-bomb = wäre entpackt riesig; die Bilder neu packen.
