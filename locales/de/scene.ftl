### Scenes: what happens is staged before the board changes. And being ready for the next round.

options-pace = Das Aufdecken
options-pace-unhurried = In Ruhe
options-pace-unhurried-hint = Jedes Zeigen wird eine kleine Szene, bevor sich der Tisch ändert
options-pace-brisk = Zügig
options-pace-brisk-hint = Dieselben Szenen in der halben Zeit
options-pace-off = Ohne Szenen
options-pace-off-hint = Der Tisch ändert sich sofort

# After a round, when the scores have been looked at.
ready-say = Ich bin bereit
ready-not-yet = Moment, noch nicht
# The host only: without waiting for the others.
ready-go-on = Für alle weiter
# $count (Number) of $all (Number) players
ready-count = Bereit: { $count } von { $all }
ready-who = bereit
# $count (Number) of seconds
ready-pause = { $count ->
    [one] Die nächste Runde beginnt spätestens in einer Sekunde.
   *[other] Die nächste Runde beginnt spätestens in { $count } Sekunden.
}
log-ready = { $me ->
    [yes] Du bist bereit für die nächste Runde.
   *[no] { $player } ist bereit für die nächste Runde.
}
