### Vor der Partie: wer da ist, wie man andere einlädt und was einstellt, wer den Tisch leitet.

lobby-title = Der Tisch
lobby-invite = Einladen
lobby-invite-hint = Andere können den Link öffnen, den Code scannen oder die acht Zeichen auf der Startseite eingeben.
lobby-board = Spielplan auf dem Fernseher
lobby-board-hint = Öffne diesen Link auf dem großen Bildschirm. Geheime Kreuze zeigt er nie.
lobby-other-device = Mein Platz auf einem anderen Gerät
lobby-other-device-hint = Dieser Link gilt einmal und zehn Minuten lang. Beide Geräte zeigen dann deinen Platz.
lobby-seats = Plätze
lobby-add-bot = Bot hinzufügen
# $player (String): der Name des Bots
lobby-remove-bot = { $player } entfernen
lobby-kick = { $player } vom Tisch entfernen
lobby-make-host = Leitung an { $player } geben
lobby-host = Leitung
lobby-you = du
lobby-program = Programm
lobby-away = nicht da
lobby-take-seat = Diesen Platz nehmen
lobby-sit-down = Platz nehmen
lobby-waiting = Bitten um Einlass
lobby-let-in = { $player } hereinlassen
lobby-not-in-yet = Warte, bis die Tischleitung dich hereinlässt …
lobby-watching = Schauen zu: { $players }
lobby-my-look = Meine Farbe und mein Symbol
lobby-colour = Farbe
lobby-symbol = Symbol
# $languages (String): their own names
lobby-languages = Sprachen an diesem Tisch: { $languages }
lobby-start = Partie starten
lobby-again = Noch einmal
# $count (Number): so viele Spieler fehlen noch
lobby-needs = { $count ->
    [one] Es fehlt noch eine Person oder ein Bot.
   *[other] Es fehlen noch { $count } Personen oder Bots.
}
# $player (String): wer den Tisch leitet
lobby-host-starts = { $player } startet die Partie, sobald alle da sind.
lobby-leave = Tisch verlassen
lobby-leave-sure = Den Tisch endgültig verlassen? Dein Platz wird für andere frei.

options-title = Spieleinstellungen
options-words = Wörter
options-words-ordinary = Wortkarten
options-words-ordinary-hint = 96 Karten mit je zwei Wörtern
options-words-discovery = Erste Partie
options-words-discovery-hint = Vier leichte Einstiegs-Wortkarten, der Reihe nach
options-words-mixed = Eigene Wörter dazu
options-words-mixed-hint = Eure eigenen Karten unter den gewöhnlichen
options-words-own = Nur eigene Wörter
options-words-own-hint = Ihr braucht mindestens vier Karten
options-own-words = Eigene Wörter
options-own-words-hint = Eine Karte je Zeile, mit einem Schrägstrich zwischen zwei Wörtern. Höchstens zehn Karten. Alle sehen sie genau so, wie du sie eingibst. Du kannst auch eine CSV- oder TOML-Datei laden.
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
options-printed-hint = Hier seht ihr, welche Nummern ihr auslegt; vergrößert zeigt sich das Bild
options-approved = Erst mich fragen
options-approved-hint = Neue warten, bis du sie hereinlässt
options-spectators = Zuschauen erlauben
options-spectators-hint = Mit dem Link können alle zuschauen, sehen aber nie geheime Kreuze
options-research = Schreibtableaus für die Forschung freigeben
options-research-hint = Wer zustimmt, erlaubt diesem Server, die eigenen aufgedeckten Schreibtableaus zu veröffentlichen: Wort, Bilder und Kreuze. Namen und Zeiten sind nie dabei, und mindestens drei Personen müssen dieselben Bilder gehabt haben.
options-donate = Meine Schreibtableaus freigeben
options-donate-hint = Dein Name ist nicht dabei. Bis zur Veröffentlichung kannst du es dir hier anders überlegen.
options-patience = Auf Abwesende warten
options-patience-hint = Sekunden, bis eine Vertretung für jemanden ohne Verbindung spielt
options-host-only = Nur die Tischleitung kann das ändern.
# $player (String): who would have to go
lobby-kick-sure = { $player } vom Tisch entfernen? Der Platz wird für andere frei.
lobby-kick-yes = Ja, entfernen
lobby-kick-knock = Ab jetzt erst mich fragen
lobby-kick-knock-hint = Mit diesem Browser braucht die Person ohnehin deine Erlaubnis, mit einem anderen könnte sie wiederkommen
lobby-spectate = Andere zuschauen lassen
lobby-spectate-hint = Mit diesem Link können alle zuschauen, sehen aber nie geheime Kreuze.
lobby-all-here = Alle sind da.
# $players (String): who has no connection
lobby-missing = Gerade nicht da: { $players }
options-own-words-save = Diese Wörter verwenden
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
