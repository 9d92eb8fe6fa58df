### `stella league`, and bots that somebody else has written.

# $games (Number); $deck, $seed (String)
cli-league-title = { $games ->
    [one] Jeu { $deck } : { $games } partie à chaque table, graine { $seed }
    [many] Jeu { $deck } : { $games } de parties à chaque table, graine { $seed }
   *[other] Jeu { $deck } : { $games } parties à chaque table, graine { $seed }
}
# $seats (Number): 3 to 6
cli-league-seats = { $seats ->
    [one] { $seats } joueur
    [many] { $seats } de joueurs
   *[other] { $seats } joueurs
}
cli-league-alone = Un bot parmi des humains
cli-league-pairs = Deux bots parmi des humains
cli-league-trios = Trois bots parmi des humains
cli-league-people-among-two = Les humains face à deux bots
cli-league-bots = Bot
cli-league-players = Joueurs
cli-league-share = Part de victoires (1 : équitable)
cli-league-note =
    Part de victoires : 1.00 est équitable. L’intervalle est celui du premier nombre ; 19 fois sur 20, il contient la vraie part.
    Avec plusieurs bots : chaque sorte dans son ordre, puis chacun des humains.

# What went wrong; each begins after "stella: ". $given, $levels, $decks, $file, $extra, $bot, $reason (String)
cli-league-sizes = --players doit être un nombre de 3 à 6 ou un intervalle comme 3-6, et non { $given }.
cli-league-level = il n’y a pas de niveau { $given } ; il y a { $levels }.
cli-league-deck = il n’y a pas de jeu { $given } fourni ; il y a { $decks }.
cli-league-plot-kind = { $file } : le nom d’un graphique se termine par .png ou .svg.
cli-league-plot-needs = les graphiques demandent matplotlib ; installez { $extra }.
cli-league-bot-failed = le bot { $bot } ne joue pas : { $reason }
cli-bot-form = --bot doit être un module et un nom, comme my_bot:sit_down, et non { $given }.
cli-bot-unloadable = impossible de charger le bot { $bot } : { $reason }
