### Das Album einer beendeten Partie und ihre Wiederholung.

album-open = Album und Wiederholung
album-title = Album
album-game = Partie { $game }
album-of-table = Frühere Partien dieses Tisches
album-none = An diesem Tisch ist noch keine Partie zu Ende gespielt.
album-missing = Dieses Album gibt es nicht, oder es steht dir nicht offen.
album-opening = Das Album wird geöffnet …
album-replay = Wiederholung ansehen
album-print = Drucken oder als PDF speichern
album-record = Daten speichern
album-keep = Auf diesem Gerät behalten
album-kept = Liegt auf diesem Gerät
album-keep-hint = Ein behaltenes Album öffnet sich auch ohne Netz, selbst wenn es den Tisch nicht mehr gibt. Niemand sonst sieht es.
album-keep-failed = Dieser Browser konnte das Album nicht behalten.
album-from-kept = Das ist die Kopie, die auf diesem Gerät liegt.
album-kept-here = Behaltene Alben
album-closed-own = An diesem Tisch bleiben die Schreibtableaus verdeckt: Du siehst, was alle gesehen haben, und deine eigenen Kreuze.
album-closed = An diesem Tisch bleiben die Schreibtableaus verdeckt: Du siehst, was alle gesehen haben.
album-pointings = Worauf gezeigt wurde
album-no-pointings = Niemand hat auf ein Bild gezeigt.
album-my-crosses = Deine Kreuze: { $places }

replay-title = Wiederholung
replay-back-to-album = Zurück zum Album
replay-controls = Schritte der Partie
replay-eyes = Mit wessen Augen
replay-board = Wie der Tisch es sah
replay-eyes-of = Mit den Augen von { $player }
replay-play = Abspielen
replay-pause = Anhalten
replay-previous = Schritt zurück
replay-next = Schritt vor
replay-step = Schritt { $step } von { $count }
replay-marked = Alle haben ihre Bilder angekreuzt.
replay-crosses = { $me ->
    [yes] { $count ->
        [one] Du hast ein Kreuz gemacht.
       *[other] Du hast { $count } Kreuze gemacht.
    }
   *[no] { $count ->
        [one] { $player } hat ein Kreuz gemacht.
       *[other] { $player } hat { $count } Kreuze gemacht.
    }
}
replay-keys = Pfeiltasten gehen Schritt für Schritt, die Leertaste spielt ab, Pos1 und Ende springen; oder wischen.
