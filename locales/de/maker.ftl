### Die Werkstätten: eigene Wortkarten und eigene Bilderdecks, Schritt für Schritt.

maker-words-title = Eigene Wortkarten
maker-words-about = Bis zu zehn Karten. Das untere Wort ist für den Fall, dass niemand das obere mag; es darf leer bleiben.
maker-upper = Karte { $card }, oberes Wort
maker-lower = Karte { $card }, unteres Wort
maker-add = Karte hinzufügen
maker-remove = Karte { $card } entfernen
maker-paste = Liste einfügen
maker-paste-hint = Eine Karte je Zeile; zwischen zwei Wörtern steht ein Schrägstrich.
maker-paste-take = Liste übernehmen
maker-check = Karten prüfen
maker-words-fine = Mit diesen Karten könnt ihr spielen.
maker-words-save = Für den nächsten Tisch merken
maker-words-kept = In diesem Browser gemerkt: Euer nächster Tisch bietet sie bei den eigenen Wörtern an.
maker-words-use = An diesem Tisch nehmen
maker-words-used = Dieser Tisch hat jetzt diese Karten.
maker-deck-title = Eigenes Bilderdeck
maker-deck-about = Aus dreißig eigenen Bildern wird ein Deck, mit dem alle spielen können. Sie bleiben auf diesem Gerät, bis du sie speicherst.
maker-step-choose = 1. Bilder auswählen
maker-step-describe = 2. Zuschneiden und beschreiben
maker-step-try = 3. Zur Probe austeilen
maker-step-save = 4. Speichern
maker-reading = Noch zu lesen: { $count }
maker-count = { $count ->
    [one] Ein Bild
   *[other] { $count } Bilder
}; ein Bilderdeck hat { $least } bis { $most }.
maker-unreadable = Diese Dateien sind keine Bilder oder beschädigt: { $files }
maker-picture = Bild { $number }
maker-picture-lacking = Bild { $number }, noch nicht beschrieben
maker-crop = Was auf der Karte ist
maker-crop-hint = Ziehe es oder nimm die Pfeiltasten; Plus und Minus ändern die Größe, 0 beginnt neu.
maker-zoom = Größe
maker-describe = Was auf Bild { $number } zu sehen ist
maker-left = { $count ->
    [0] Alle Bilder sind beschrieben.
    [one] Einem Bild fehlt noch die Beschreibung.
   *[other] { $count } Bildern fehlt noch die Beschreibung.
}
maker-next = Nächstes ohne Beschreibung
maker-drop = Bild { $number } weglassen
maker-deal = Fünfzehn austeilen
maker-deal-about = So könnte eine Partie beginnen
maker-not-yet = Ein Bilderdeck braucht mindestens { $least } Bilder und jedes eine Beschreibung für alle, die es nicht sehen können.
maker-name = Name des Bilderdecks
maker-give = An diesen Tisch geben
maker-keep = Als Datei sichern
maker-keep-hint = Wer einen Server betreibt, kann diese Datei allen Tischen als Bilderdeck anbieten.
