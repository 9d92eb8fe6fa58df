### Warum ein Zug abgelehnt wird: eine Meldung je Code der Regeln, aus E_TOO_MANY wird error-too-many.

error-phase = Das geht an dieser Stelle der Partie nicht.
error-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-player-count = Eine Partie braucht 3 bis 6 Personen mit je einem eigenen Schreibtableau.
error-colour = Jeder Platz braucht eine eigene Farbe, eine der sechs des Spiels.

# $least (Number): so viele Karten braucht ein Stapel mindestens
error-deck = Ein Bilderdeck braucht mindestens { $least } Karten, alle verschieden.

# $cards (Number): die Wortkarten einer Partie
error-words = Eine Partie braucht { $cards } verschiedene Wortkarten mit je einem Wort oder zwei verschiedenen Wörtern.
error-not-first-scout = Nur der Erste Kundschafter deckt die Wortkarte auf.
error-already-swapped = In dieser Runde wurde schon das andere Wort gewählt.
error-no-other-word = Auf dieser Wortkarte steht nur ein Wort.
error-swap-too-late = Zu spät für das andere Wort: Jemand hat den Stift schon weitergegeben.
error-locked = Du hast deinen Stift weitergegeben; dein Schreibtableau bleibt, wie es ist.
error-card = Dieses Bild liegt nicht auf dem Tisch.
error-already-marked = Bei diesem Bild steht schon ein Kreuz.

# $limit (Number): so viele Kreuze passen höchstens auf ein Schreibtableau
error-too-many = Auf ein Schreibtableau passen höchstens { $limit } Kreuze.
error-not-marked = Bei diesem Bild hast du kein Kreuz.
error-too-few = Kreuze mindestens ein Bild an, bevor du den Stift weitergibst.
error-not-locked = Du hast deinen Stift noch nicht weitergegeben.
error-strict-pens = An diesem Tisch gilt: Ein weitergegebener Stift kommt nicht zurück.
error-already-announced = Du hast deine Zahl schon angesagt.

# $count (Number): die angekündigte Zahl
error-wrong-count = Auf deinem Schreibtableau sind es nicht { $count }: Sag die richtige Zahl deiner Kreuze an.
error-not-scout = Nur der Kundschafter zeigt auf ein Bild.
error-already-pointed = Auf dieses Bild wurde schon gezeigt.
