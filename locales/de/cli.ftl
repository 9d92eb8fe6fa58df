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
