### La ligne de commande.

# $option (String) : une option telle qu’on la tape, par exemple --players ; $given (String) : sa valeur
cli-range = { $option } doit être un nombre entier de { $least } à { $most }, et non { $given }.

# L’en-tête et le pied du tableau de la simulation ; les nombres sont déjà mis en forme.
cli-simulate-title = { $games ->
    [one] { $games } partie, { $players } joueurs, graine { $seed }
    [many] { $games } parties, { $players } joueurs, graine { $seed }
   *[other] { $games } parties, { $players } joueurs, graine { $seed }
}
cli-simulate-progress = Parties en cours
cli-simulate-seat = Place
cli-simulate-table = Table
cli-simulate-points = Points
cli-simulate-spread = Écart-type
cli-simulate-sparks = Étincelles
cli-simulate-super-sparks = Super Étincelles
cli-simulate-falls = Chutes
cli-simulate-dark = En Obscurité
cli-simulate-wins = Victoires
cli-simulate-shared = Dont partagées
cli-simulate-summary =
    Points par place et par manche : { $points }.
    Images désignées par manche : { $pointings }.
    Manches avec un joueur en Obscurité : { $dark } sur { $rounds }.
