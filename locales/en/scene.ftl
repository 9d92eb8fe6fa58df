### Scenes: what happens is staged before the board changes. And being ready for the next round.

options-pace = The reveal
options-pace-unhurried = Unhurried
options-pace-unhurried-hint = Each pointing is a small scene before the board changes
options-pace-brisk = Brisk
options-pace-brisk-hint = The same scenes in half the time
options-pace-off = Without scenes
options-pace-off-hint = The board changes immediately

# After a round, when the scores have been looked at.
ready-say = I am ready
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
