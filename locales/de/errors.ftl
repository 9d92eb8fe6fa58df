### Warum ein Zug abgelehnt wird: eine Meldung je Code der Regeln, aus E_TOO_MANY wird error-too-many.

error-phase = Das geht gerade nicht.
error-seat = Diesen Platz gibt es hier nicht.
error-player-count = Eine Partie braucht 3 bis 6 Personen mit je einem eigenen Schreibtableau.
error-colour = Jeder Platz braucht eine eigene der sechs Farben.

# $least (Number): so viele Karten braucht ein Stapel mindestens
error-deck = Ein Bilderdeck braucht mindestens { $least } verschiedene Karten.

# $cards (Number): die Wortkarten einer Partie
error-words = Eine Partie braucht { $cards } verschiedene Wortkarten mit je einem Wort oder zwei verschiedenen Wörtern.
error-not-first-scout = Nur der Erste Kundschafter darf die Wortkarte aufdecken.
error-already-swapped = In dieser Runde habt ihr schon zum anderen Wort gewechselt.
error-no-other-word = Auf dieser Wortkarte steht nur ein Wort.
error-swap-too-late = Zu spät für das andere Wort: Jemand ist schon fertig.
error-locked = Du bist fertig, deine Kreuze lassen sich nicht mehr ändern.
error-card = Dieses Bild liegt nicht auf dem Tisch.
error-already-marked = Dieses Bild hast du schon angekreuzt.

# $limit (Number): so viele Kreuze passen höchstens auf ein Schreibtableau
error-too-many = Du kannst höchstens { $limit } Kreuze machen.
error-not-marked = Dieses Bild hast du nicht angekreuzt.
error-too-few = Kreuze erst mindestens ein Bild an.
error-not-locked = Du bist noch nicht fertig und kannst deine Kreuze noch ändern.
error-strict-pens = An diesem Tisch gilt: Wenn du fertig bist, bleiben deine Kreuze.
error-already-announced = Du hast deine Zahl schon angesagt.

# $count (Number): die angekündigte Zahl
error-wrong-count = Auf deinem Schreibtableau sind es nicht { $count }: Sag die richtige Zahl an.
error-not-scout = Nur der Kundschafter darf auf ein Bild zeigen.
error-already-pointed = Auf dieses Bild hat schon jemand gezeigt.
