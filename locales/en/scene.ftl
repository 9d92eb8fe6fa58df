### Scenes: what happens is staged before the board changes. And being ready for the next round.

options-pace = The reveal
options-pace-unhurried = Unhurried
options-pace-unhurried-hint = Each pointing is a small scene before the board changes
options-pace-brisk = Brisk
options-pace-brisk-hint = The same scenes in half the time
options-pace-off = Without scenes
options-pace-off-hint = The board changes immediately

# After a round, when the scores have been looked at.
ready-say = I’m ready
ready-not-yet = Wait, not yet
# The host only: without waiting for the others.
ready-go-on = Start for everyone
# $count (Number) of $all (Number) players
ready-count = Ready: { $count } of { $all }
ready-who = ready
# $count (Number) of seconds
ready-pause = { $count ->
    [one] The next round begins in one second at the latest.
   *[other] The next round begins in { $count } seconds at the latest.
}
log-ready = { $me ->
    [yes] You are ready for the next round.
   *[no] { $player } is ready for the next round.
}

# The beats of a pointing, on the screen and for screen readers.
scene-points = { $me ->
    [yes] You point at picture { $place }…
   *[no] { $player } points at picture { $place }…
}
scene-light = { $me ->
    [yes] You marked it too.
   *[no] { $player } marked it too.
}
# After “Super-Spark!”: exactly two. $others (String): the other one
scene-super = { $me ->
    [yes] You and { $others }, and nobody else
   *[no] { $player } and { $others }, and nobody else
}
# After “Spark!”: three or more. $others (String): all but who pointed
scene-spark = { $me ->
    [yes] You, together with { $others }
   *[no] { $player }, together with { $others }
}
# After “Fall”
scene-alone = { $me ->
    [yes] Nobody else marked it: you fall.
   *[no] Nobody else marked it: { $player } falls.
}
scene-gain = { $count ->
    [one] { $player }: one star.
   *[other] { $player }: { $count } stars.
}
scene-announcing = How many pictures did each of you mark?
scene-skip = Skip

# After the last round is counted.
count-winner = Who has won?

# Somebody still reads the album of the last game.
album-new-game = A new game has begun.
album-go = Go to the new game
