### The TV: how a table comes to it, and what it says while it shows one.

tv-title = Show a table on this TV
tv-scan = Scan this with your phone
# $button (String): what that button says. The code stands below.
tv-type = Or choose “{ $button }” at your table, and type
# $address (String): of this server, such as stella.example
tv-no-table = No table yet? Open { $address } on your phone.
tv-open = On the TV, open { $address }
tv-code = Code on the TV
tv-code-hint = Six digits; or scan the code on the TV with your phone’s camera
tv-show = Show on the TV
tv-done = The TV shows this table now.
tv-ask = Show this table on the TV?
tv-first-table = First open a table, or join one: you will then be asked whether the TV should show it.

# What everybody is doing, in one line. $count (Number) of $all (Number) are done; $players (String): those who are not
tv-nobody = None of the players is here: the game is waiting.
tv-marking = Everyone secretly marks what goes with the word. Done: { $count } of { $all }
tv-marking-last = Done: { $count } of { $all }. Still marking: { $players }
# $player (String)
tv-scout = { $player } is the scout and points at a marked picture
# $round (Number), $button (String): what that button says
tv-scoring = Round { $round } is scored. To go on, tap “{ $button }” on your phones.
# After the last round. $round (Number)
tv-counted = Round { $round } is scored. Who has won? Press OK on the remote.

# Browsers are silent until somebody presses something.
tv-sound-ask = Sound? Press OK on the remote.

# Before the code of the table, where there is little room
tv-join = Join:
