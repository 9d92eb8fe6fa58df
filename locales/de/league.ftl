### `stella league`, and bots that somebody else has written.

# $games (Number); $deck, $seed (String)
cli-league-title = { $games ->
    [one] Deck { $deck }: { $games } Partie an jedem Tisch, Startwert { $seed }
   *[other] Deck { $deck }: { $games } Partien an jedem Tisch, Startwert { $seed }
}
# $seats (Number): 3 to 6
cli-league-seats = { $seats ->
    [one] { $seats } Spieler
   *[other] { $seats } Spieler
}
cli-league-alone = Ein Bot unter Menschen
cli-league-pairs = Zwei Bots unter Menschen
cli-league-trios = Drei Bots unter Menschen
cli-league-people-among-two = Menschen mit zwei Bots
cli-league-bots = Bot
cli-league-players = Spieler
cli-league-share = Sieganteil (1 ist gerecht)
cli-league-note =
    Sieganteil: 1.00 ist gerecht. Der Bereich in Klammern gehört zur ersten Zahl; in 19 von 20 Fällen enthält er den wahren Anteil.
    Bei mehreren Bots: jede Art der Reihe nach, dann jeder der Menschen.

# What went wrong; each begins after "stella: ". $given, $levels, $decks, $file, $extra, $bot, $reason (String)
cli-league-sizes = --players muss eine Zahl von 3 bis 6 oder ein Bereich wie 3-6 sein, nicht { $given }.
cli-league-level = es gibt keine Stufe { $given }; es gibt { $levels }.
cli-league-deck = es gibt kein mitgeliefertes Deck { $given }; es gibt { $decks }.
cli-league-plot-kind = { $file }: Der Name eines Diagramms endet auf .png oder .svg.
cli-league-plot-needs = Diagramme brauchen matplotlib; installiere { $extra }.
cli-league-bot-failed = der Bot { $bot } spielt nicht: { $reason }
cli-bot-form = --bot muss ein Modul und ein Name sein, etwa my_bot:sit_down, nicht { $given }.
cli-bot-unloadable = der Bot { $bot } lässt sich nicht laden: { $reason }
