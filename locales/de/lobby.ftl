### Vor der Partie: wer da ist, wie man andere einlädt und was einstellt, wer den Tisch leitet.

lobby-title = Der Tisch
lobby-invite = Hol deine Leute dazu
# $code (String): its letters, with spaces between them
lobby-code = Tischcode: { $code }
# Under the code. $address (String): of this server, such as stella.example
lobby-code-where = oder auf { $address } eingeben
lobby-qr = Scannen und mitspielen
lobby-qr-large = QR-Code vergrößern
lobby-send-link = Link senden
lobby-board = Spielplan auf dem Fernseher
lobby-board-hint = Öffne diesen Link auf dem großen Bildschirm. Geheime Kreuze zeigt er nie.
lobby-other-device = Mein Platz auf einem anderen Gerät
lobby-other-device-hint = Dieser Link funktioniert nur einmal und läuft nach zehn Minuten ab. Beide Geräte zeigen dann deinen Platz.
lobby-seats = Plätze
lobby-add-bot = Bot hinzufügen
# $bot (String): its name
lobby-seat-bot = { $bot } dazusetzen
# $player (String): der Name des Bots
lobby-remove-bot = { $player } entfernen
lobby-kick = { $player } vom Tisch entfernen
lobby-make-host = Leitung an { $player } geben
lobby-host = Leitung
# Of the host
lobby-host-hint = Wählt die Einstellungen und startet die Partie
lobby-you = du
lobby-program = Programm
lobby-away = nicht da
lobby-take-seat = Diesen Platz nehmen
lobby-sit-down = Platz nehmen
lobby-waiting = Bitten um Einlass
lobby-let-in = { $player } hereinlassen
lobby-not-in-yet = Warte, bis die Tischleitung dich hereinlässt …
lobby-watching = Publikum: { $players }
lobby-my-look = Mein Name, meine Farbe, mein Symbol
# A button: sends a happy face to everyone
lobby-wave = Winken
# How fast reveals are told
lobby-pace = Tempo
lobby-colour = Farbe
lobby-symbol = Symbol
# $count (Number): people and bots at the table
lobby-start = Zu { $count } starten
lobby-again = Noch einmal
# $count (Number): how many more players are needed
lobby-needs = { $count ->
    [one] Noch eine Person oder ein Bot, dann kann es losgehen.
   *[other] Noch { $count } Personen oder Bots, dann kann es losgehen.
}
# $count (Number): how many more players are needed, $player (String): the host
lobby-needs-guest = { $count ->
    [one] Eine Person fehlt noch, dann kann { $player } starten.
   *[other] { $count } Personen fehlen noch, dann kann { $player } starten.
}
# To the host. $count (Number): free seats
lobby-ready = { $count ->
    [one] Es kann losgehen. Ein Platz ist noch frei.
   *[other] Es kann losgehen. { $count } Plätze sind noch frei.
}
# To the host
lobby-full = Alle sechs Plätze sind besetzt. Es kann losgehen.
# To a guest with a seat. $player (String): the host
lobby-in = Du bist dabei, { $me }.
# $player (String): wer den Tisch leitet
lobby-host-starts = { $player } startet, wenn alle da sind.
# $player (String): wer den Tisch leitet
lobby-host-starts-full = Alle sind da. { $player } startet das Spiel.
lobby-leave = Tisch verlassen
lobby-leave-sure = Den Tisch endgültig verlassen? Dein Platz wird für andere frei.
# A button: everything else about the table
lobby-more = Mehr
lobby-more-you = Du
lobby-more-workshop = Werkstatt
# In place of what words are played with
lobby-words-wrong = Wörter prüfen

options-title = Spieleinstellungen
options-words = Wörter
options-words-hint = Ein Wort pro Runde, vier Runden
# Drawn on little word cards, only as examples
words-example-discovery = Garten
words-example-ordinary = Echo
words-example-own = Omas Küche
words-example-mixed = Echo · Oma
options-words-ordinary = Wortkarten
options-words-ordinary-hint = 96 Karten mit je zwei Wörtern
options-words-discovery = Erste Partie
options-words-discovery-hint = Vier leichte Einstiegs-Wortkarten, der Reihe nach
options-words-mixed = Eigene Wörter dazu
options-words-mixed-hint = Eure eigenen Karten unter den gewöhnlichen
options-words-own = Nur eigene Wörter
options-words-own-hint = Ab vier Karten; weniger werden untergemischt
options-own-words = Eigene Wörter
options-own-words-hint = Eine Karte je Zeile, mit einem Schrägstrich zwischen zwei Wörtern. Höchstens zehn Karten. Sie gelten, sobald du sie eingibst, und alle sehen sie genau so, wie du sie schreibst.
options-slates = Schreibtableaus aufdecken
options-slates-after_round = Nach jeder Runde
options-slates-after_round-hint = Alle sehen sämtliche Kreuze, sobald die Runde gewertet ist
options-slates-after_game = Nach der Partie
options-slates-after_game-hint = Standard: Kreuze, auf die niemand gezeigt hat, bleiben bis zum Schluss geheim
options-slates-never = Nie
options-slates-never-hint = Kreuze, auf die niemand gezeigt hat, bleiben für immer geheim
options-strict = Fertig heißt fertig
options-strict-hint = Wer fertig ist, kann die Kreuze nicht mehr ändern
options-time = Zeitlimit
options-time-hint = Sekunden je Schritt; ohne Limit ist es gemütlicher
options-time-none = Keines
# $count (Number): Sekunden
options-time-seconds = { $count ->
    [one] Eine Sekunde
   *[other] { $count } Sekunden
}
options-real = Echte Karten
options-real-hint = Die Bilder liegen bei euch auf dem Tisch; der Bildschirm zeigt nummerierte Felder
options-printed = Eure gedruckten Karten
options-printed-hint = Hier seht ihr, welche Nummern ihr auslegt; vergrößert seht ihr auch das Bild
options-approved = Erst mich fragen
options-approved-hint = Neue warten, bis du sie hereinlässt
options-spectators = Zuschauen erlauben
options-spectators-hint = Mit dem Link können alle zuschauen, sehen aber nie geheime Kreuze
options-audience = Publikum ankreuzen lassen
options-audience-hint = Wer keinen Platz hat, kreuzt auf dem eigenen Handy mit an; nach jedem Urteil sehen alle, wie viele das Bild auch hatten
options-research = Schreibtableaus für die Forschung freigeben
options-research-hint = Wer zustimmt, erlaubt diesem Server, die eigenen aufgedeckten Schreibtableaus zu veröffentlichen: Wort, Bilder und Kreuze. Namen und Zeiten sind nie dabei, und mindestens drei Personen einer Partie müssen zustimmen.
options-donate = Meine Schreibtableaus freigeben
options-donate-hint = Dein Name ist nicht dabei. Bis zur Veröffentlichung kannst du es dir hier anders überlegen.
options-patience = Auf Abwesende warten
options-patience-hint = Sekunden, bis eine Vertretung für jemanden ohne Verbindung spielt
options-host-only = Nur die Tischleitung kann das ändern.
# $player (String): who would have to go
lobby-kick-sure = { $player } vom Tisch entfernen? Der Platz wird für andere frei.
lobby-kick-yes = Ja, entfernen
lobby-kick-knock = Ab jetzt erst mich fragen
lobby-kick-knock-hint = Mit ihrem bisherigen Browser braucht die Person ohnehin deine Erlaubnis, mit einem anderen könnte sie wiederkommen
lobby-spectate = Andere zuschauen lassen
lobby-spectate-hint = Mit diesem Link können alle zuschauen, sehen aber nie geheime Kreuze.
# $players (String): who has no connection
lobby-missing = Gerade nicht da: { $players }
options-own-words-again = Wörter vom letzten Mal
# A button: puts the words that whoever runs the server offers into the field
options-own-words-server = Wörter dieses Servers
# $count (Number): own word cards of this table
options-own-words-count = { $count ->
    [0] Noch keine eigenen Karten
    [one] Eine eigene Karte
   *[other] { $count } eigene Karten
}
options-deck = Bilder
options-deck-hint = Aus diesem Bilderdeck werden die Karten gezogen
options-deck-gone = (nicht mehr verfügbar)
# $count (Number): pictures of the chosen deck that nobody has seen at this table
options-new-pictures = { $count ->
    [0] Ihr habt hier schon alle Bilder gesehen. Die, die ihr am längsten nicht gesehen habt, kommen zuerst wieder.
    [one] Ein Bild ist an diesem Tisch noch neu.
   *[other] { $count } Bilder sind an diesem Tisch noch neu.
}
options-own-words-load = Datei laden
options-own-words-keep = Als Datei speichern
# $card (Number): which of the own cards
options-own-words-card = Karte { $card }:
lobby-print = Spiel drucken
lobby-make-words = Wortkarten erstellen
lobby-make-deck = Bilderdeck Schritt für Schritt erstellen

program-title = Eigenen Bot anschließen
program-hint = Dein Bot spielt hier von seinem eigenen Rechner aus. Er sieht nur, was eine Person an diesem Platz sehen würde.
program-name = Name des Bots
program-time = Zeit für eine Antwort
program-time-hint = Danach spielt für den Rest der Runde eine Vertretung
program-make = Platz einrichten
program-once = Kopiere jetzt beides: Der Schlüssel wird nicht noch einmal gezeigt. Um ihn zu widerrufen, entferne den Platz.
program-address = Adresse
program-key = Schlüssel
