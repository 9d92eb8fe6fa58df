### La línea de comandos.

# $option (String): una opción tal como se escribe, por ejemplo --players; $given (String): su valor
cli-range = { $option } debe ser un número entero de { $least } a { $most }, no { $given }.

# La cabecera y el pie de la tabla de la simulación; los números ya vienen escritos.
cli-simulate-title = { $games ->
    [one] { $games } partida, { $players } jugadores, semilla { $seed }
    [many] { $games } partidas, { $players } jugadores, semilla { $seed }
   *[other] { $games } partidas, { $players } jugadores, semilla { $seed }
}
cli-simulate-progress = Jugando
cli-simulate-seat = Sitio
cli-simulate-table = Mesa
cli-simulate-points = Puntos
cli-simulate-spread = Desviación
cli-simulate-sparks = Chispas
cli-simulate-super-sparks = Superchispas
cli-simulate-falls = Caídas
cli-simulate-dark = En la oscuridad
cli-simulate-wins = Victorias
cli-simulate-shared = Compartidas
cli-simulate-summary =
    Puntos por sitio y ronda: { $points }.
    Imágenes señaladas por ronda: { $pointings }.
    Rondas con alguien en la oscuridad: { $dark } de { $rounds }.
