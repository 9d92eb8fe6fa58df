### `stella league`, and bots that somebody else has written.

# $games (Number); $deck, $seed (String)
cli-league-title = { $games ->
    [one] Deck { $deck }: { $games } game at every table, seed { $seed }
   *[other] Deck { $deck }: { $games } games at every table, seed { $seed }
}
# $seats (Number): 3 to 6
cli-league-seats = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
cli-league-alone = One bot among people
cli-league-pairs = Two bots among people
cli-league-trios = Three bots among people
cli-league-people-among-two = People among two bots
cli-league-bots = Bot
cli-league-players = Players
cli-league-share = Win share (1 is fair)
cli-league-note =
    Win share: 1.00 is fair. The interval is that of the first number; 19 times out of 20 it holds the true share.
    With several bots: each kind in its order, then each of the people.

# What went wrong; each begins after "stella: ". $given, $levels, $decks, $file, $extra, $bot, $reason (String)
cli-league-sizes = --players must be a number from 3 to 6 or a range such as 3-6, not { $given }.
cli-league-level = there is no level { $given }; there are { $levels }.
cli-league-deck = there is no deck { $given } that comes along; there are { $decks }.
cli-league-plot-kind = { $file }: the name of a plot ends in .png or .svg.
cli-league-plot-needs = plots need matplotlib; install { $extra }.
cli-league-bot-failed = the bot { $bot } does not play: { $reason }
cli-bot-form = --bot must be a module and a name, such as my_bot:sit_down, not { $given }.
cli-bot-unloadable = cannot load the bot { $bot }: { $reason }
