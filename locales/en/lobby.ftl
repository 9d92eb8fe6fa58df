### The lobby: who is here, how to invite others, and what the host can set.

lobby-title = The table
lobby-invite = Invite
lobby-invite-hint = Open the link, scan the code, or type the eight characters on the start page.
lobby-board = Show the board on a TV
lobby-board-hint = Open this link on the big screen. It never shows a secret.
lobby-other-device = Use my seat on another device
lobby-other-device-hint = Works once, within ten minutes. Both devices will show your seat.
lobby-seats = Seats
lobby-add-bot = Add a bot
# $player (String): name of the bot
lobby-remove-bot = Remove { $player }
lobby-kick = Send { $player } away
lobby-make-host = Make { $player } the host
lobby-host = host
lobby-you = you
lobby-program = program
lobby-away = away
lobby-take-seat = Take this seat
lobby-sit-down = Sit down at the table
lobby-waiting = Waiting to be let in
lobby-let-in = Let { $player } in
lobby-not-in-yet = The host will let you in. One moment…
lobby-watching = Watching: { $players }
lobby-my-look = My place
lobby-colour = Colour
lobby-symbol = Symbol
# $languages (String): their own names
lobby-languages = Languages at this table: { $languages }
lobby-start = Start the game
lobby-again = Play again
# $count (Number): how many more players are needed
lobby-needs = { $count ->
    [one] One more player or bot, and you can start.
   *[other] { $count } more players or bots, and you can start.
}
# $player (String): the host
lobby-host-starts = { $player } starts the game when everyone is here.
lobby-leave = Leave the table
lobby-leave-sure = Leave for good? Your seat becomes free.

options-title = How we play
options-words = Words
options-words-ordinary = Word cards
options-words-ordinary-hint = 96 cards with two words each
options-words-discovery = First game
options-words-discovery-hint = Four gentle Discovery cards, in order
options-words-mixed = Our words mixed in
options-words-mixed-hint = Your own words among the ordinary ones
options-words-own = Only our words
options-words-own-hint = At least four cards of your own
options-own-words = Our own words
options-own-words-hint = One card per line, with a slash between two words. Up to ten cards. Everyone reads them as you write them. You can also load a file (CSV or TOML).
options-slates = Slates are laid open
options-slates-after_round = After each round
options-slates-after_round-hint = Everyone sees all crosses once the round is scored
options-slates-after_game = After the game
options-slates-after_game-hint = The usual way: crosses nobody pointed at stay secret until the end
options-slates-never = Never
options-slates-never-hint = What nobody pointed at stays secret for ever
options-strict = Strict felt-tips
options-strict-hint = Once passed, a felt-tip cannot be taken back
options-time = Time limit
options-time-hint = Seconds for each step; without a limit it is more relaxed
options-time-none = None
# $count (Number): seconds
options-time-seconds = { $count ->
    [one] One second
   *[other] { $count } seconds
}
options-real = Real cards
options-real-hint = The pictures lie on your own table; the page shows numbered places
options-printed = Our printed pictures
options-printed-hint = Pictures that you have printed: here stand the numbers to lay out, and a closer look shows the picture
options-approved = Ask me before someone joins
options-approved-hint = Newcomers wait until you let them in
options-spectators = Spectators welcome
options-spectators-hint = Anyone with the link may watch; they never see a secret
options-research = Slates for research
options-research-hint = Whoever agrees lets this server publish their open slates: word, pictures and crosses, never names or times, and only where at least three people had the same pictures
options-donate = Give my slates
options-donate-hint = Without your name. You can take this back here as long as they have not been published.
options-patience = Patience with the absent
options-patience-hint = Seconds the others wait before the table plays on for a seat without a connection
options-host-only = The host sets these.
# $player (String): who would have to go
lobby-kick-sure = Send { $player } away? Their seat becomes free.
lobby-kick-yes = Yes, send away
lobby-kick-knock = From now on, ask me about everyone
lobby-kick-knock-hint = This browser has to ask you first in any case, but in a new one nobody can be recognised.
lobby-spectate = Let others watch
lobby-spectate-hint = Whoever opens this link watches, and never sees a secret.
lobby-all-here = Everyone is here.
# $players (String): who has no connection
lobby-missing = Not here just now: { $players }
options-own-words-save = Use these words
options-own-words-again = Our words from last time
# A button: puts the words that whoever runs the server offers into the field
options-own-words-server = Words of this server
# $count (Number): own word cards of this table
options-own-words-count = { $count ->
    [0] No cards of your own yet
    [one] One card of your own
   *[other] { $count } cards of your own
}
options-deck = Pictures
options-deck-hint = The deck the cards are drawn from
options-deck-gone = (these pictures are gone)
# $count (Number): pictures of the chosen deck that nobody has seen at this table
options-new-pictures = { $count ->
    [0] This table has seen every picture; those from longest ago come back first.
    [one] One picture is still new to this table.
   *[other] { $count } pictures are still new to this table.
}
options-own-words-load = Load a file
options-own-words-keep = Save as a file
# $card (Number): which of the own cards
options-own-words-card = Card { $card }:
lobby-print = Print the game
lobby-make-words = Make cards by hand
lobby-make-deck = Make a deck step by step

program-title = A seat for a program
program-hint = Your own bot plays here from its own computer. It sees what a player in this seat sees, and nothing more.
program-name = Its name
program-time = Time to answer
program-time-hint = After that, a stand-in plays for the rest of the round
program-make = Make the seat
program-once = Copy both now: the key is not shown again. To take it away, remove the seat.
program-address = Address
program-key = Key
