### Das Album einer beendeten Partie und ihre Wiederholung.

album-open = Album und Wiederholung
album-title = Album
album-game = Partie { $game }
album-of-table = Frühere Partien an diesem Tisch
album-none = An diesem Tisch wurde noch keine Partie beendet.
album-missing = Dieses Album gibt es nicht, oder du hast keinen Zugriff darauf.
album-opening = Das Album wird geöffnet …
album-replay = Wiederholung ansehen
album-print = Drucken oder als PDF speichern
album-record = Daten herunterladen
album-keep = Auf diesem Gerät speichern
album-kept = Auf diesem Gerät gespeichert
album-keep-hint = Ein gespeichertes Album öffnet sich auch ohne Internet, selbst wenn der Tisch gelöscht ist. Nur du kannst es sehen.
album-keep-failed = Dieser Browser konnte das Album nicht speichern.
album-from-kept = Das ist die Kopie, die auf diesem Gerät gespeichert ist.
album-kept-here = Gespeicherte Alben
album-closed-own = An diesem Tisch bleiben die Schreibtableaus geheim: Du siehst, was alle gesehen haben, und dazu deine eigenen Kreuze.
album-closed = An diesem Tisch bleiben die Schreibtableaus geheim: Du siehst, was alle gesehen haben.
album-pointings = Bilder, auf die gezeigt wurde
album-no-pointings = Niemand hat auf ein Bild gezeigt.
album-my-crosses = Deine Kreuze: { $places }

replay-title = Wiederholung
replay-back-to-album = Zurück zum Album
replay-controls = Wiederholung steuern
replay-eyes = Blickwinkel
replay-board = Was alle gesehen haben
replay-eyes-of = Sicht von { $player }
replay-play = Abspielen
replay-pause = Pause
replay-previous = Schritt zurück
replay-next = Schritt weiter
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
replay-keys = Mit den Pfeiltasten gehst du Schritt für Schritt, die Leertaste spielt ab, Pos1 und Ende springen. Oder du wischst.
