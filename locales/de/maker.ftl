### Die Werkstätten: eigene Wortkarten und eigene Bilderdecks, Schritt für Schritt.

maker-words-title = Eigene Wortkarten
maker-words-about = Bis zu zehn Karten. Das untere Wort ist der Ersatz, falls niemand das obere mag; es darf leer bleiben.
maker-upper = Karte { $card }, oberes Wort
maker-lower = Karte { $card }, unteres Wort
maker-add = Karte hinzufügen
maker-remove = Karte { $card } entfernen
maker-paste = Liste einfügen
maker-paste-hint = Eine Karte je Zeile, mit einem Schrägstrich zwischen zwei Wörtern
maker-paste-take = Diese Liste verwenden
maker-check = Karten prüfen
maker-words-fine = Mit diesen Karten kann gespielt werden.
maker-words-save = Für den nächsten Tisch speichern
maker-words-kept = In diesem Browser gespeichert. An deinem nächsten Tisch findest du sie unter „Eigene Wörter“.
maker-words-use = An diesem Tisch verwenden
maker-words-used = Zu diesem Tisch hinzugefügt.
maker-deck-title = Eigenes Bilderdeck
maker-deck-about = Mach aus dreißig oder mehr eigenen Bildern ein Deck, mit dem alle spielen können. Sie bleiben auf diesem Gerät, bis du sie speicherst.
maker-step-choose = 1. Bilder auswählen
maker-step-describe = 2. Zuschneiden und beschreiben
maker-step-try = 3. Zur Probe austeilen
maker-step-save = 4. Speichern
maker-reading = Noch { $count } zu lesen …
maker-count = { $count ->
    [one] Ein Bild
   *[other] { $count } Bilder
}; ein Bilderdeck braucht { $least } bis { $most }.
maker-unreadable = Diese Dateien sind keine Bilder oder beschädigt: { $files }
maker-picture = Bild { $number }
maker-picture-lacking = Bild { $number }, noch ohne Beschreibung
maker-crop = Zuschneiden
maker-crop-hint = Zieh das Bild oder nimm die Pfeiltasten; Plus und Minus ändern die Größe, 0 setzt zurück.
maker-zoom = Größe
maker-describe = Beschreibung von Bild { $number }
maker-left = { $count ->
    [0] Alle Bilder sind beschrieben.
    [one] Einem Bild fehlt noch die Beschreibung.
   *[other] { $count } Bildern fehlt noch die Beschreibung.
}
maker-next = Nächstes ohne Beschreibung
maker-drop = Bild { $number } entfernen
maker-deal = Fünfzehn Bilder austeilen
maker-deal-about = So könnte eine Partie beginnen
maker-not-yet = Ein Bilderdeck braucht mindestens { $least } Bilder, jedes mit einer Beschreibung für Menschen, die es nicht sehen können.
maker-name = Name des Bilderdecks
maker-give = An diesem Tisch verwenden
maker-keep = Als Datei speichern
maker-keep-hint = Wer einen Server betreibt, kann diese Datei an allen Tischen als Bilderdeck anbieten.
