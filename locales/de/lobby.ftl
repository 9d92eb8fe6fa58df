### Vor der Partie: wer da ist, wie man andere einlädt und was einstellt, wer den Tisch leitet.

lobby-title = Der Tisch
lobby-invite = Einladen
lobby-invite-hint = Öffne den Link, scanne den Code oder gib die acht Zeichen auf der Startseite ein.
lobby-board = Spielplan auf dem Fernseher
lobby-board-hint = Öffne diesen Link auf dem großen Bildschirm. Er verrät nie ein Geheimnis.
lobby-other-device = Mein Platz auf einem anderen Gerät
lobby-other-device-hint = Gilt einmal, zehn Minuten lang. Beide Geräte zeigen dann deinen Platz.
lobby-seats = Plätze
lobby-add-bot = Bot dazuholen
# $player (String): der Name des Bots
lobby-remove-bot = { $player } entfernen
lobby-kick = { $player } wegschicken
lobby-make-host = { $player } die Leitung geben
lobby-host = leitet
lobby-you = du
lobby-program = Programm
lobby-away = nicht da
lobby-take-seat = Diesen Platz nehmen
lobby-sit-down = An den Tisch setzen
lobby-waiting = Warten auf Einlass
lobby-let-in = { $player } hereinlassen
lobby-not-in-yet = Gleich wirst du hereingelassen. Einen Moment …
lobby-watching = Schauen zu: { $players }
lobby-my-look = Mein Platz
lobby-colour = Farbe
lobby-symbol = Zeichen
# $languages (String): their own names
lobby-languages = Sprachen an diesem Tisch: { $languages }
lobby-start = Partie starten
lobby-again = Noch einmal
# $count (Number): so viele Spieler fehlen noch
lobby-needs = { $count ->
    [one] Noch eine Person oder ein Bot, dann könnt ihr anfangen.
   *[other] Noch { $count } Personen oder Bots, dann könnt ihr anfangen.
}
# $player (String): wer den Tisch leitet
lobby-host-starts = { $player } startet die Partie, sobald alle da sind.
lobby-leave = Tisch verlassen
lobby-leave-sure = Ganz weggehen? Dein Platz wird frei.

options-title = So spielen wir
options-words = Wörter
options-words-ordinary = Wortkarten
options-words-ordinary-hint = 96 Karten mit je zwei Wörtern
options-words-discovery = Erste Partie
options-words-discovery-hint = Vier leichte Einstiegs-Wortkarten, der Reihe nach
options-words-mixed = Eigene Wörter dazu
options-words-mixed-hint = Eure eigenen Wörter unter den anderen
options-words-own = Nur eigene Wörter
options-words-own-hint = Mindestens vier eigene Karten
options-own-words = Unsere eigenen Wörter
options-own-words-hint = Eine Karte je Zeile; zwischen zwei Wörtern steht ein Schrägstrich. Höchstens zehn Karten. Alle lesen sie so, wie du sie schreibst. Du kannst auch eine Datei laden (CSV oder TOML).
options-slates = Schreibtableaus zeigen
options-slates-after_round = Nach jeder Runde
options-slates-after_round-hint = Nach der Punktwertung sehen alle sämtliche Kreuze
options-slates-after_game = Nach der Partie
options-slates-after_game-hint = Wie üblich: Kreuze, auf die niemand zeigte, bleiben bis zum Schluss geheim
options-slates-never = Nie
options-slates-never-hint = Worauf niemand zeigte, bleibt für immer geheim
options-strict = Abgegeben ist abgegeben
options-strict-hint = Ein weitergegebener Stift kommt nicht zurück
options-time = Zeitlimit
options-time-hint = Sekunden für jeden Schritt; ohne ist es gemütlicher
options-time-none = Keines
# $count (Number): Sekunden
options-time-seconds = { $count ->
    [one] Eine Sekunde
   *[other] { $count } Sekunden
}
options-real = Echte Karten
options-real-hint = Die Bilder liegen bei euch auf dem Tisch, hier stehen nummerierte Felder
options-printed = Unsere gedruckten Bilder
options-printed-hint = Bilder, die ihr gedruckt habt: Hier stehen die Nummern, die ihr auslegt, und von Nahem seht ihr das Bild
options-approved = Neue nur mit meinem Okay
options-approved-hint = Wer dazukommt, wartet, bis du öffnest
options-spectators = Zuschauen erlaubt
options-spectators-hint = Mit dem Link dürfen alle zuschauen, ein Geheimnis sehen sie nie
options-research = Schreibtableaus für die Forschung
options-research-hint = Wer zustimmt, lässt diesen Server die eigenen offenen Schreibtableaus veröffentlichen: Wort, Bilder und Kreuze, nie Namen oder Zeiten, und nur, wo mindestens drei Personen dieselben Bilder hatten
options-donate = Meine Schreibtableaus freigeben
options-donate-hint = Ohne deinen Namen. Hier kannst du das zurücknehmen, solange sie nicht veröffentlicht sind.
options-patience = Geduld mit Abwesenden
options-patience-hint = So viele Sekunden wartet ihr, bis der Tisch für einen Platz ohne Verbindung weiterspielt
options-host-only = Das stellt ein, wer den Tisch leitet.
# $player (String): who would have to go
lobby-kick-sure = { $player } wegschicken? Der Platz wird frei.
lobby-kick-yes = Ja, wegschicken
lobby-kick-knock = Ab jetzt alle nur mit meinem Okay
lobby-kick-knock-hint = Dieser Browser muss dich ohnehin erst fragen; in einem neuen erkennt man niemanden wieder.
lobby-spectate = Andere zuschauen lassen
lobby-spectate-hint = Wer diesen Link öffnet, schaut zu und sieht nie ein Geheimnis.
lobby-all-here = Alle sind da.
# $players (String): who has no connection
lobby-missing = Gerade nicht da: { $players }
options-own-words-save = Diese Wörter nehmen
options-own-words-again = Unsere Wörter vom letzten Mal
# A button: puts the words that whoever runs the server offers into the field
options-own-words-server = Wörter dieses Servers
# $count (Number): own word cards of this table
options-own-words-count = { $count ->
    [0] Noch keine eigene Karte
    [one] Eine eigene Karte
   *[other] { $count } eigene Karten
}
options-deck = Bilder
options-deck-hint = Das Bilderdeck, aus dem die Karten kommen
options-deck-gone = (diese Bilder gibt es nicht mehr)
# $count (Number): pictures of the chosen deck that nobody has seen at this table
options-new-pictures = { $count ->
    [0] Ihr habt hier schon alle Bilder gesehen; die ältesten kommen zuerst wieder.
    [one] Ein Bild ist für euch noch neu.
   *[other] { $count } Bilder sind für euch noch neu.
}
options-own-words-load = Datei laden
options-own-words-keep = Als Datei sichern
# $card (Number): which of the own cards
options-own-words-card = Karte { $card }:
lobby-print = Spiel drucken
lobby-make-words = Karten einzeln machen
lobby-make-deck = Bilderdeck Schritt für Schritt machen

program-title = Ein Platz für ein Programm
program-hint = Dein eigener Bot spielt hier von seinem Rechner aus mit. Er sieht, was man an diesem Platz sieht, und sonst nichts.
program-name = Sein Name
program-time = Zeit für eine Antwort
program-time-hint = Danach spielt eine Vertretung, bis die Runde zu Ende ist
program-make = Platz einrichten
program-once = Kopier jetzt beides: Der Schlüssel wird nicht noch einmal gezeigt. Um ihn zu entziehen, entferne den Platz.
program-address = Adresse
program-key = Schlüssel
