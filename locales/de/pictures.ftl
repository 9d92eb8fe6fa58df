### Eigene Bilder eines Tischs: das Blatt, auf dem man sie mitbringt, beschreibt und entfernt.

pictures-title = Eigene Bilder
pictures-open = Mit eigenen Bildern spielen
# $most, $whole (Number): pictures; $file, $total (Number): megabytes
pictures-limits = Bis zu { $most } Bilder (JPEG, PNG, WebP oder AVIF, jedes bis { $file } MB) oder ein Zip davon; zusammen { $total } MB. Weniger als { $whole } werden mit den Bildern des Spiels gemischt.
pictures-fate = Jedes wird von der Mitte aus zu einer hochformatigen Karte zugeschnitten. Nur dieser Tisch sieht sie, und sie werden mit ihm gelöscht.
# Stands before the button that chooses pictures.
pictures-drop = Zieh Bilder, einen Ordner oder ein Zip hierher, oder
pictures-choose = Bilder auswählen
pictures-other = Andere Bilder auswählen
# $part (String): how much, in per cent
pictures-sending = Wird hochgeladen: { $part }
# $done, $of (Number): cards
pictures-making = Karten werden erstellt: { $done } von { $of }
pictures-making-zip = Karten werden erstellt: { $done }
# For screen readers, once.
pictures-sending-now = Die Bilder werden hochgeladen.
pictures-making-now = Aus den Bildern werden Karten.
# $count (Number): pictures
pictures-done = { $count ->
    [one] Euer Bilderdeck hat jetzt ein Bild.
   *[other] Euer Bilderdeck hat jetzt { $count } Bilder.
}
pictures-mixed = { $count ->
    [one] Ein Bild, mit denen des Spiels gemischt
   *[other] { $count } Bilder, mit denen des Spiels gemischt
}
pictures-doubles = { $count ->
    [one] Ein doppeltes Bild wurde übersprungen.
   *[other] { $count } doppelte Bilder wurden übersprungen.
}
pictures-here = { $count ->
    [one] Ein Bild
   *[other] { $count } Bilder
}
pictures-describe = Beschreibungen
pictures-describe-hint = Für Menschen, die die Bilder nicht sehen können. Alle am Tisch lesen sie so, wie du sie schreibst.
pictures-saved = Gespeichert
pictures-remove = Bilder entfernen
pictures-remove-sure = Alle diese Bilder vom Tisch entfernen?
pictures-removed = Bilder entfernt.

error-pictures = Diese Bilder lassen sich nicht verwenden, deshalb wurde nichts gespeichert.
# What the page and the server both find wrong. $limit (Number): megabytes; $least, $most, $found (Number): pictures
decks-picture-bytes = ist größer als { $limit } MB; verkleinern.
decks-picture-count = Ein Bilderdeck braucht { $least } bis { $most } Bilder; du hast { $found }.
decks-total-bytes = Zusammen sind die Bilder größer als { $limit } MB; verkleinern oder weniger nehmen.
decks-zip-alone = Lade ein Zip allein hoch, ohne andere Dateien.

# The name of the deck that a table has uploaded.
decks-own = Eigene Bilder
