### `stella league`, and bots that somebody else has written.

# $games (Number); $deck, $seed (String)
cli-league-title = { $games ->
    [one] Talia { $deck }: { $games } partia przy każdym stole, ziarno { $seed }
    [few] Talia { $deck }: { $games } partie przy każdym stole, ziarno { $seed }
    [many] Talia { $deck }: { $games } partii przy każdym stole, ziarno { $seed }
   *[other] Talia { $deck }: { $games } partii przy każdym stole, ziarno { $seed }
}
# $seats (Number): 3 to 6
cli-league-seats = { $seats ->
    [one] { $seats } gracz
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
}
cli-league-alone = Jeden bot wśród ludzi
cli-league-pairs = Dwa boty wśród ludzi
cli-league-trios = Trzy boty wśród ludzi
cli-league-people-among-two = Ludzie wobec dwóch botów
cli-league-bots = Bot
cli-league-players = Gracze
cli-league-share = Udział w zwycięstwach (1 to sprawiedliwie)
cli-league-note =
    Udział w zwycięstwach: 1.00 to sprawiedliwie. Przedział dotyczy pierwszej liczby; 19 razy na 20 obejmuje prawdziwy udział.
    Przy kilku botach: każdy rodzaj po kolei, a potem każdy z ludzi.

# What went wrong; each begins after "stella: ". $given, $levels, $decks, $file, $extra, $bot, $reason (String)
cli-league-sizes = --players musi być liczbą od 3 do 6 albo zakresem, np. 3-6, a nie { $given }.
cli-league-level = nie ma poziomu { $given }; są { $levels }.
cli-league-deck = nie ma dołączonej talii { $given }; są { $decks }.
cli-league-plot-kind = { $file }: nazwa wykresu kończy się na .png lub .svg.
cli-league-plot-needs = wykresy wymagają matplotlib; zainstaluj { $extra }.
cli-league-bot-failed = bot { $bot } nie gra: { $reason }
cli-bot-form = --bot musi być modułem i nazwą, np. my_bot:sit_down, a nie { $given }.
cli-bot-unloadable = nie można wczytać bota { $bot }: { $reason }
