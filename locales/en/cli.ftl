### The command line.

# $option (String): an option as typed, such as --players; $given (String): its value
cli-range = { $option } must be a whole number from { $least } to { $most }, not { $given }.

# The head and the foot of the simulation's table; the numbers are already written out.
cli-simulate-title = { $games ->
    [one] { $games } game, { $players } players, seed { $seed }
   *[other] { $games } games, { $players } players, seed { $seed }
}
cli-simulate-progress = Playing
cli-simulate-seat = Seat
cli-simulate-table = Table
cli-simulate-points = Points
cli-simulate-spread = Spread
cli-simulate-sparks = Sparks
cli-simulate-super-sparks = Super-Sparks
cli-simulate-falls = Falls
cli-simulate-dark = In the dark
cli-simulate-wins = Wins
cli-simulate-shared = Of these shared
cli-simulate-summary =
    Points per seat and round: { $points }.
    Pictures pointed at in a round: { $pointings }.
    Rounds with somebody in the dark: { $dark } of { $rounds }.
