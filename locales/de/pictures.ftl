### Eigene Bilder eines Tischs: das Blatt, auf dem man sie mitbringt, beschreibt und entfernt.

pictures-title = Unsere eigenen Bilder
pictures-open = Mit eigenen Bildern spielen
# $least, $most (Number): pictures; $file, $total (Number): megabytes
pictures-limits = { $least } bis { $most } Bilder als JPEG, PNG, WebP oder AVIF, jedes bis { $file } MB, oder ein Zip davon; zusammen { $total } MB.
pictures-fate = Jedes wird von der Mitte aus auf Hochformat zugeschnitten. Nur dieser Tisch sieht sie, und mit ihm werden sie gelöscht.
# Stands before the button that chooses pictures.
pictures-drop = Bilder, einen Ordner oder ein Zip hierher ziehen oder
pictures-choose = Bilder auswählen
pictures-other = Andere Bilder auswählen
# $part (String): how much, in per cent
pictures-sending = Wird hochgeladen: { $part }
# $done, $of (Number): cards
pictures-making = Karten entstehen: { $done } von { $of }
pictures-making-zip = Karten entstehen: { $done }
# For screen readers, once.
pictures-sending-now = Die Bilder werden hochgeladen.
pictures-making-now = Die Bilder werden zu Karten.
# $count (Number): pictures
pictures-done = { $count ->
    [one] Euer Bilderdeck hat jetzt ein Bild.
   *[other] Euer Bilderdeck hat jetzt { $count } Bilder.
}
pictures-doubles = { $count ->
    [one] Eines war doppelt und blieb weg.
   *[other] { $count } waren doppelt und blieben weg.
}
pictures-here = { $count ->
    [one] Ein Bild
   *[other] { $count } Bilder
}
pictures-describe = Was darauf zu sehen ist
pictures-describe-hint = Für alle, die die Bilder nicht sehen können. Der ganze Tisch liest es so, wie du es schreibst.
pictures-saved = Gespeichert
pictures-remove = Bilder entfernen
pictures-remove-sure = Alle von diesem Tisch entfernen?
pictures-removed = Die Bilder wurden entfernt.

error-pictures = Diese Bilder lassen sich nicht verwenden; es wurde nichts gespeichert.
# What the page and the server both find wrong. $limit (Number): megabytes; $least, $most, $found (Number): pictures
decks-picture-bytes = ist größer als { $limit } MB; kleiner speichern.
decks-picture-count = Ein Deck hat { $least } bis { $most } Bilder; hier sind es { $found }.
decks-total-bytes = Alle Bilder zusammen sind größer als { $limit } MB; verkleinern oder weniger nehmen.
decks-zip-alone = Ein Zip muss allein kommen, ohne andere Dateien.

# The name of the deck that a table has uploaded.
decks-own = Eigene Bilder
