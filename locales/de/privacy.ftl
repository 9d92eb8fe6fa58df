privacy-title = Was hier gespeichert wird
privacy-lead = Niemand braucht hier ein Konto. Dieser Server speichert, was eine Partie braucht, und gibt ohne deine Zustimmung nichts davon weiter.
privacy-table-title = An einem Tisch
privacy-table = Der Name, den du wählst, deine Sprache, Farbe und dein Symbol, jedes Kreuz und jedes Zeigen sowie eigene Wörter oder Bilder, die jemand mitbringt. Deinen Namen sehen alle am Tisch. Deine Kreuze bleiben geheim, bis sie aufgedeckt werden.
privacy-public-title = Was öffentlich wird
privacy-public = Nichts, außer du stimmst der Forschung zu (siehe unten) oder jemand, der mitgespielt hat, macht einen öffentlichen Link zu einer beendeten Partie. Dann sieht, wer den Link hat, diese Partie, mit Namen nur, wenn das gewählt wurde, und ohne eigene Bilder oder Wörter. Wer den Link gemacht hat und wer den Tisch leitet, kann ihn jederzeit zurücknehmen; spätestens mit dem Tisch verschwindet er. Suchmaschinen werden gebeten, ihn auszulassen.
privacy-device-title = Auf deinem Gerät
privacy-device = Für jeden Tisch ein Cookie, der Schlüssel zu deinem Platz; dazu deine Einstellungen, die Alben, die du behältst, und die Wörter, die du eingetippt hast. Löschst du im Browser die Daten dieser Seite, ist alles weg.
privacy-days-title = Wie lange
# $finished (Number): days that finished tables are kept; $idle (Number): days that all others are kept
privacy-days =
    Ein Tisch mit beendeter Partie wird nach { $finished ->
        [one] einem Tag
       *[other] { $finished } Tagen
     } gelöscht, jeder andere, wenn seit { $idle ->
        [one] einem Tag
       *[other] { $idle } Tagen
     } niemand mehr da war.
privacy-remove-title = Wie du es löschen lässt
privacy-remove = Wer einen Tisch leitet, kann ihn in der Lobby jederzeit löschen: Alles verschwindet, auch die Bilder. Gehst du, bleibt dein Name bei den Partien, die du gespielt hast. Soll er früher verschwinden, frag, wer den Tisch leitet oder diesen Server betreibt.
privacy-bots-title = Was Bots lernen
privacy-bots = Sie zählen, welche Bilder bei welchem Wort angekreuzt werden, ohne Namen, Tische und Zeiten. In den Einstellungen kannst du das ablehnen.
privacy-bots-off = Nichts: Auf diesem Server lernen Bots nicht von Menschen.
privacy-research-title = Forschung
privacy-research = Wenn es erlaubt, wer den Tisch leitet, und du in der Lobby zustimmst, darf, wer diesen Server betreibt, deine Schreibtableaus veröffentlichen, sobald sie offenliegen: Wort, Bilder und Kreuze, ohne Namen, Tische und Zeiten, und nur, wo mindestens drei Personen dieselben Bilder hatten. Nimmst du die Zustimmung zurück oder verlässt du den Tisch, wird nichts mehr von dir veröffentlicht.
privacy-none-title = Was es hier nicht gibt
privacy-none = Keine Werbung, kein Tracking, keine Anfrage an andere Server. Deine Netzadresse dient dazu, Fluten von Anfragen abzuwehren, und wird nirgends aufgeschrieben.
