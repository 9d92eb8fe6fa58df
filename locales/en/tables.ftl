### Why a table refused something; one message for each code, E_NAME is error-name.

error-no-table = There is no such table, or it is not open to you.
error-name = A name has 1 to 24 visible characters.
error-language = Stella does not speak this language yet.
error-full = There is no free place at this table.
error-colour-taken = Somebody at the table already has this colour.
error-symbol-taken = Somebody at the table already has this symbol.
error-not-host = Only the host of the table can do this.
error-no-member = This person is not at the table.
error-no-seat = There is no such seat.
error-program = A program can make the moves of its own seat and nothing else.
error-seat-taken = This seat is taken.
error-not-seated = You are watching: sit down to play.
error-game-running = This has to wait until the game is over.
error-no-game = No game is being played at this table.
error-between-rounds = You can sit down as soon as this round is over.

# $option (String): the name of the setting
error-option = This choice is not possible: { $option }.
error-own-words = These words cannot be used as they are.
# $letters (String): characters
error-letters = The fonts for printing do not have these letters of your own words: { $letters }. Change those words, or leave the word cards out.
error-not-approved = The host has not let you in yet.
error-ticket = This link has been used or is too old. Ask for a new one on your other device.
error-screen = No TV is waiting with this code. Look at the TV again: it may show a new one.
error-list = A pointing list names each picture once.
error-message = The table did not understand this. Reload the page, please.
error-rate = That was a little too fast. Wait a moment and try again.
error-reaction-time = A face would give too much away right now. Send one when the round has been counted.
error-reaction-rate = That was a lot of faces. Wait a moment.
error-reactions-off = At this table faces are switched off.
# $most (Number): public links that a table may have
error-links = This table already has { $most } public links. Take one back first.
error-no-link = This link does not exist, or no longer.
error-table-rate = Too much is happening at this table. Try again in a minute.
error-busy = The server is busy right now. Try again in a moment.
error-store = The server cannot save right now, so nothing has changed. Try again in a moment.
error-not-over = The record will be available once the game is over.

# $least (Number): the fewest players of a game
# $seats (Number): how many there are
error-too-few-seats = A game needs at least { $least } players. { $seats ->
    [one] So far there is one.
   *[other] So far there are { $seats }.
}
