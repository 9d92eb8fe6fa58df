### Coming back to a table, and coming to one for the first time.

# A link on the start page, to the table that was played at last.
my-continue = Continue at your table
my-tables = Your tables
my-recent = Recent games
# Opens the rest of a list.
my-more = Show more
# $players (String): who else is there
my-with = With { $players }
my-alone = Nobody else is here yet
# $count (Number); stands in a list of players
my-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
my-awaited = Waiting for you
my-lobby = Not started yet
my-knocking = Waiting to be let in
# $count (Number): points
my-won = { $count ->
    [one] You won with one point
   *[other] You won with { $count } points
}
my-won-together = { $count ->
    [one] You share the victory, with one point
   *[other] You share the victory, with { $count } points
}
# $players (String): who won; $count (Number): the reader's points
my-lost = { $count ->
    [one] Won by { $players }. You: one point
   *[other] Won by { $players }. You: { $count } points
}
my-watched = Won by { $players }

# $player (String): who leads the table
join-invited = { $player } invites you
join-private = You are invited to a table
# The game in one line, for those who have never heard of it.
join-what = Fifteen pictures and one word: mark what goes with it, and find out who sees it the way you do. For 3 to 6 players.
# $players (String): who is at the table
join-here = At the table: { $players }
join-private-hint = You will see who is there once you are in.
# $round (Number)
join-playing = A game is being played: round { $round } of 4.
join-playing-private = A game is being played.
join-seat-now = You can take over a bot’s seat right away.
join-seat-later = You can take over a bot’s seat when this round is over. Until then you watch.
join-seat-lobby = All seats are taken, but a bot will gladly make room for you.
join-next-game = All seats are taken. You can watch, and play in the next game.
join-full = All seats are taken.
join-take-seat = Take a bot’s seat
join-come = Come to the table
join-knock = Knock
# For who is at the table without a seat. $player (String): a bot, or who left
seat-take = Take the seat of { $player }
seat-later = When this round is over, you can take the seat of { $player }.
seat-soon = When this round is over, you will take over from { $player }.

# For who has just become the host.
host-now = You are the host now: you choose how we play, and start the game.
lobby-delete = Delete the table
lobby-delete-sure = Delete the table and its games, for everyone and for good?

# Own words at a table of several languages. $languages (String): their own names
own-words-languages = People at this table read { $languages }. Everyone reads your words as you write them, unless you translate them.
own-words-translate = Translate our words
own-words-translate-hint = Whoever reads a language without a translation reads the word as you wrote it.
own-words-translate-save = Use these translations
