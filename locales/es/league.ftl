### `stella league`, and bots that somebody else has written.

# $games (Number); $deck, $seed (String)
cli-league-title = { $games ->
    [one] Mazo { $deck }: { $games } partida en cada mesa, semilla { $seed }
    [many] Mazo { $deck }: { $games } de partidas en cada mesa, semilla { $seed }
   *[other] Mazo { $deck }: { $games } partidas en cada mesa, semilla { $seed }
}
# $seats (Number): 3 to 6
cli-league-seats = { $seats ->
    [one] { $seats } jugador
    [many] { $seats } de jugadores
   *[other] { $seats } jugadores
}
cli-league-alone = Un bot entre personas
cli-league-pairs = Dos bots entre personas
cli-league-trios = Tres bots entre personas
cli-league-people-among-two = Las personas frente a dos bots
cli-league-bots = Bot
cli-league-players = Jugadores
cli-league-share = Cuota de victorias (1 es lo justo)
cli-league-note =
    Cuota de victorias: 1.00 es lo justo. El intervalo es el del primer número; 19 de cada 20 veces contiene la cuota verdadera.
    Con varios bots: cada clase en su orden, y después cada una de las personas.

# What went wrong; each begins after "stella: ". $given, $levels, $decks, $file, $extra, $bot, $reason (String)
cli-league-sizes = --players debe ser un número del 3 al 6 o un intervalo como 3-6, no { $given }.
cli-league-level = no hay ningún nivel { $given }; hay { $levels }.
cli-league-deck = no hay ningún mazo incluido { $given }; hay { $decks }.
cli-league-plot-kind = { $file }: el nombre de un gráfico termina en .png o .svg.
cli-league-plot-needs = los gráficos necesitan matplotlib; instala { $extra }.
cli-league-bot-failed = el bot { $bot } no juega: { $reason }
cli-bot-form = --bot debe ser un módulo y un nombre, como my_bot:sit_down, no { $given }.
cli-bot-unloadable = no se puede cargar el bot { $bot }: { $reason }
