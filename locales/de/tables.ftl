### Why a table refused something; one message for each code, E_NAME is error-name.

error-no-table = Diesen Tisch gibt es nicht, oder du hast keinen Zugang.
error-name = Ein Name braucht 1 bis 24 sichtbare Zeichen.
error-language = Stella gibt es in dieser Sprache noch nicht.
error-full = An diesem Tisch ist kein Platz mehr frei.
error-colour-taken = Diese Farbe hat schon jemand am Tisch.
error-symbol-taken = Dieses Symbol hat schon jemand am Tisch.
error-not-host = Das kann nur die Tischleitung.
error-no-member = Diese Person ist nicht am Tisch.
error-no-seat = Diesen Platz gibt es nicht.
error-program = Ein Programm kann nur die Züge seines eigenen Platzes machen.
error-seat-taken = Dieser Platz ist besetzt.
error-not-seated = Du schaust zu: Setz dich, um mitzuspielen.
error-game-running = Das geht erst, wenn die Partie zu Ende ist.
error-no-game = An diesem Tisch läuft keine Partie.
error-between-rounds = Du kannst dich setzen, sobald diese Runde vorbei ist.

# $option (String): the name of the setting
error-option = Diese Einstellung ist nicht möglich: { $option }.
error-own-words = Diese Wörter lassen sich so nicht verwenden.
# $letters (String): characters
error-letters = Die Schriften für den Druck haben diese Zeichen aus euren Wörtern nicht: { $letters }. Ändert die Wörter oder lasst die Wortkarten weg.
error-not-approved = Die Tischleitung hat dich noch nicht hereingelassen.
error-ticket = Dieser Link wurde schon benutzt oder ist abgelaufen. Erstelle auf deinem anderen Gerät einen neuen.
error-screen = Mit diesem Code wartet kein Fernseher. Sieh noch einmal hin: Vielleicht zeigt er einen neuen.
error-code = Unter diesem Code wartet kein Tisch. Prüfe die Buchstaben oder lass dir den Link schicken.
error-code-closed = An diesem Tisch läuft die Partie schon, deshalb gilt der Code nicht mehr. Lass dir vom Tisch den Link schicken.
error-list = In der Reihenfolge kommt jedes Bild nur einmal vor.
error-message = Etwas ist schiefgegangen. Bitte lade die Seite neu.
error-rate = Das ging etwas zu schnell. Warte einen Moment und versuch es noch einmal.
error-reaction-time = Eine Reaktion könnte etwas verraten. Warte, bis die Runde gewertet ist.
error-reaction-rate = Das sind viele Reaktionen. Warte einen Moment.
error-reactions-off = An diesem Tisch sind Reaktionen ausgeschaltet.
error-audience = Nur wer keinen Platz hat, kann mit ankreuzen.
error-audience-late = Der Tisch nimmt in dieser Runde keine Kreuze des Publikums mehr an.
error-audience-full = Im Publikum ist kein Platz mehr. Zuschauen kannst du trotzdem.
# $most (Number): public links that a table may have
error-links = Dieser Tisch hat schon { $most } öffentliche Links. Widerrufe erst einen.
error-notifications = An diesem Tisch gibt es keine Benachrichtigungen.
error-no-link = Diesen Link gibt es nicht, oder er funktioniert nicht mehr.
error-no-guess = Bei dieser Runde kannst du nicht mitraten.
error-sky = Dieser Himmel ist nicht offen: Er kommt erst noch, ist zu lange her oder auf diesem Server abgeschaltet.
error-sky-done = Deine Kreuze für diesen Himmel stehen schon fest.
error-sky-changed = Dieser Himmel hat jetzt andere Bilder. Lade die Seite neu.
error-sky-round = Diese Runde ist schon weiter. Lade die Seite neu.
error-circle = Diesen Kreis gibt es nicht mehr, oder der Link ist unvollständig.
error-circle-full = Dieser Kreis ist voll: Er hat 30 Personen.
error-circles = Du bist schon in 20 Kreisen. Verlasse zuerst einen.
error-table-rate = An diesem Tisch passiert gerade zu viel. Versuch es in einer Minute noch einmal.
error-busy = Der Server ist gerade ausgelastet. Versuch es gleich noch einmal.
error-store = Der Server kann gerade nicht speichern, daher hat sich nichts geändert. Versuch es gleich noch einmal.
error-not-over = Den Spielverlauf siehst du, sobald die Partie zu Ende ist.

# $least (Number): the fewest players of a game
# $seats (Number): how many there are
error-too-few-seats = Eine Partie braucht mindestens { $least } Personen. { $seats ->
    [one] Bisher ist es eine.
   *[other] Bisher sind es { $seats }.
}
