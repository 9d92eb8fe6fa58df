### Die Befehlszeile.

# $option (String): eine Option, wie man sie tippt, etwa --players; $given (String): ihr Wert
cli-range = { $option } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $given }.

# Kopf und Fuß der Tabelle einer Simulation; die Zahlen sind schon ausgeschrieben.
cli-simulate-title = { $games ->
    [one] { $games } Partie, { $players } Spieler, Startwert { $seed }
   *[other] { $games } Partien, { $players } Spieler, Startwert { $seed }
}
cli-simulate-progress = Es wird gespielt
cli-simulate-seat = Platz
cli-simulate-table = Tisch
cli-simulate-points = Punkte
cli-simulate-spread = Streuung
cli-simulate-sparks = Funken
cli-simulate-super-sparks = Super-Funken
cli-simulate-falls = Stürze
cli-simulate-dark = In der Dunkelheit
cli-simulate-wins = Siege
cli-simulate-shared = Davon geteilt
cli-simulate-summary =
    Punkte je Platz und Runde: { $points }.
    Bilder je Runde, auf die gezeigt wurde: { $pointings }.
    Runden mit jemandem in der Dunkelheit: { $dark } von { $rounds }.

# `stella serve`. $link (String): eine Adresse zum Öffnen
cli-serve-open = Stella läuft unter { $link }
cli-serve-network = In deinem Netz: { $link }
cli-serve-scan = Wer mitspielen will, scannt den Code.
cli-serve-no-code = Dieses Terminal kann keinen Code zum Scannen zeigen; gib den Link weiter.
cli-serve-end = Strg-C beendet den Server.
cli-serve-night = Die Laternen sind aus. Gute Nacht.

# Was schiefging; jeder Satz folgt auf „stella: “. $address, $port, $first, $last, $folder, $file, $reason (String)
cli-serve-deaf = unter { $address } kann der Server nicht lauschen: { $reason }.
cli-serve-port-taken = Port { $port } ist schon belegt; wähle mit --port einen anderen.
cli-serve-ports-taken = die Ports { $first } bis { $last } sind alle belegt; wähle mit --port einen anderen.
cli-folder-unusable = { $folder } lässt sich nicht für die Tische benutzen: { $reason }.
cli-secret-unusable = das Geheimnis des Servers lässt sich nicht in { $folder } aufbewahren: { $reason }.
cli-secret-foreign = { $file } ist kein Geheimnis dieses Programms; lösche die Datei, dann entsteht ein neues.
cli-log-in-use = { $file }: ein anderer Server benutzt diese Datei; beende ihn oder wähle mit --data einen anderen Ordner.
# $pid (String): die Nummer seines Prozesses
cli-log-in-use-by = { $file }: ein anderer Server (Prozess { $pid }) benutzt diese Datei; beende ihn oder wähle mit --data einen anderen Ordner.
cli-log-too-new = { $file }: diese Datei stammt von einer neueren Version von Stella; aktualisiere diese hier.
cli-log-foreign = { $file }: diese Datei ist kein Protokoll von Stella; wähle mit --data einen anderen Ordner.
cli-result-unwritable = das Ergebnis lässt sich nicht schreiben: { $reason }.
cli-aborted = vor dem Ende abgebrochen.

# Was falsch getippt wurde. $given (String): wie getippt; $like (String): was vielleicht gemeint war;
# $manual (String): der Befehl, der die Hilfe zeigt
cli-no-command = den Befehl { $given } gibt es nicht; { $manual } nennt alle.
cli-no-command-like = den Befehl { $given } gibt es nicht; meinst du { $like }?
cli-no-option = die Option { $given } gibt es nicht; { $manual } nennt alle.
cli-no-option-like = die Option { $given } gibt es nicht; meinst du { $like }?
cli-command-missing = es fehlt ein Befehl; { $manual } nennt alle.
# $name (String): eine Option oder was für ein Argument steht, etwa DATEI
cli-missing = { $name } fehlt; siehe { $manual }.
cli-too-much = { $given } ist hier zu viel; siehe { $manual }.
cli-value-missing = { $option } braucht einen Wert.
cli-value-needless = { $option } nimmt keinen Wert an.
cli-value-bad = { $name } kann nicht { $given } sein; siehe { $manual }.
cli-between = { $option } muss eine Zahl von { $least } bis { $most } sein, nicht { $given }.
cli-number = { $option } muss eine Zahl ab { $least } sein, nicht { $given }.
