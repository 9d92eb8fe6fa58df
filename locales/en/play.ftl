### The game itself.

play-round = Round { $round } of 4
play-clue = Clue word
play-cards = The pictures
# $place (Number): 1 to 15; $line (Number), $column (Number)
play-card = Picture { $place }, line { $line }, column { $column }
# $number (Number): what is printed on a real card
play-card-number = Number { $number } on the card
play-card-marked = marked with your cross
play-card-new = new this round
# $count (Number)
play-count = { $count ->
    [0] No cross yet
    [one] One cross
   *[other] { $count } crosses
}
play-mark = Mark this picture
play-unmark = Wipe off the cross
play-turn-word = Turn over the word card
play-wait-word = { $player } turns over the word card.
play-pass = I’m done
play-take-back = Change my crosses
play-passed = Done
play-marking = Marking…
play-mark-hint = Mark every picture that goes with the word: 1 to 10. Alone on a picture you fall; together you shine.
play-passed-hint = You can change your crosses until everyone is done.
play-marks-outdated = Your crosses were made for the other word: look at them again.
play-waiting-for = Waiting for { $players }
play-your-turn = Your turn
play-wish-swap = Take “{ $word }” instead
play-withdraw-swap = No, keep the word
# $count (Number) of $all (Number) want the other word
play-swap-count = In favour: { $count } of { $all }. Everyone has to agree.
play-list = My pointing list
play-list-hint = The order in which your crosses are pointed at if you are away, or if you leave it to the list. Only you see it.
play-list-follow = Point by my list
play-list-up = Move picture { $place } up
play-list-down = Move picture { $place } down
play-list-empty = Mark pictures first; then put them in order here.
play-lanterns = Lanterns
# $player (String), $count (Number)
play-lantern = { $count ->
    [one] { $player }: one cross
   *[other] { $player }: { $count } crosses
}
play-in-the-dark = in the dark
play-dark = { $player }: in the dark.
play-dark-hint = More crosses than anyone: a fall would cost a point for each picture that brings stars.
play-announce = I made { $count ->
    [one] one cross
   *[other] { $count } crosses
}
play-you-are-scout = Your turn: tap one of your pictures
play-point-hint = As the scout you point at a picture you marked. If nobody else did, you fall.
play-scout = Scout: { $player } points at a picture
play-point = Point at this picture
play-point-sure = Point at picture { $place }?
play-point-yes = Yes, this one
play-spark = Spark!
play-super = Super-Spark!
play-fall = Fall
# $count (Number)
play-stars = { $count ->
    [one] one star
   *[other] { $count } stars
}
play-fallen = fallen
play-open = { $count ->
    [0] no cross left
    [one] one cross left
   *[other] { $count } crosses left
}
play-log = What happened
play-scores = Scores
play-total = Total
play-player = Player
play-why = Why?
play-why-title = Why { $player } has { $count ->
    [one] one point
   *[other] { $count } points
}
play-away = away: the table plays for them
play-left = left: the table plays for them
play-help = How to play
play-scout-pawn = First scout
play-table-menu = The table
play-watching = You are watching.

account-R-402 = Spark on picture { $place }
account-R-403 = Super-Spark on picture { $place }
account-R-404 = Fall on picture { $place }
account-R-405 = Picture { $place } came after the fall: no stars
account-R-502 = In the dark and fallen: one point less for each picture that brought stars
account-R-503 = No deduction: it takes both, being in the dark and falling

carried-word_turned = The word card was turned over for { $player }.
carried-own_crosses = The felt-tip was passed for { $player }, with the crosses already made.
carried-stand_in_marked = A stand-in marked for { $player }.
carried-pointing_list = The pointing list was followed for { $player }.
carried-stand_in_pointed = A stand-in pointed for { $player }.
carried-number_said = The number was announced for { $player }.

end-title = The game is over
end-wins = { $count ->
    [one] { $me ->
        [yes] You win!
       *[no] { $players } wins!
    }
   *[other] { $players } win together!
}
end-record = Look back
# $count (Number): how many; $places (String): their numbers
end-lost-sparks = { $count ->
    [one] Sparks nobody pointed at: picture { $places }
   *[other] Sparks nobody pointed at: pictures { $places }
}
end-no-lost-sparks = No shared picture was missed.
end-slates = All slates of round { $round }
end-download = Save the game
end-to-lobby = Back to the table

board-join = Join with this code

keys-title = Keys
keys-arrows = Arrow keys: move between the pictures
keys-space = Space or Enter: mark, or point
keys-zoom = Z: look closer, and back
keys-magnify = + and −: magnify the large picture; then arrow keys move about in it
keys-pass = P: I’m done, or change my crosses
keys-log = L: what happened
keys-help = ?: this list

### What happened, told once: in the log and to screen readers. $me says whether it was the reader.

log-game-began = { $me ->
    [yes] The game begins. You are the first scout.
   *[no] The game begins. { $player } is the first scout.
}
log-word-turned = { $me ->
    [yes] You turned over the word card: “{ $word }”.
   *[no] { $player } turned over the word card: “{ $word }”.
}
log-swap-wished = { $me ->
    [yes] You want the other word.
   *[no] { $player } wants the other word.
}
log-swap-withdrawn = { $me ->
    [yes] You no longer want the other word.
   *[no] { $player } no longer wants the other word.
}
log-word-swapped = Everyone agreed: the word is “{ $word }” now.
log-passed = { $me ->
    [yes] You are done marking.
   *[no] { $player } is done marking.
}
log-taken-back = { $me ->
    [yes] You are changing your crosses.
   *[no] { $player } is changing crosses.
}
log-lantern = { $me ->
    [yes] { $count ->
        [one] You marked one picture.
       *[other] You marked { $count } pictures.
    }
   *[no] { $count ->
        [one] { $player } marked one picture.
       *[other] { $player } marked { $count } pictures.
    }
}
log-lantern-for = { $me ->
    [yes] { $count ->
        [one] One picture was marked for you.
       *[other] { $count } pictures were marked for you.
    }
   *[no] { $count ->
        [one] One picture was marked for { $player }.
       *[other] { $count } pictures were marked for { $player }.
    }
}
log-dark = { $me ->
    [yes] You have more crosses than anyone: you are in the dark.
   *[no] { $player } has more crosses than anyone: in the dark.
}
log-nobody-dark = Nobody is in the dark.
log-spark = { $me ->
    [yes] You pointed at picture { $place }: a Spark with { $others }!
   *[no] { $player } pointed at picture { $place }: a Spark with { $others }!
}
log-super = { $me ->
    [yes] You pointed at picture { $place }: a Super-Spark with { $others }!
   *[no] { $player } pointed at picture { $place }: a Super-Spark with { $others }!
}
# The reader among the others of a Spark.
log-you = you
log-fall = { $me ->
    [yes] You pointed at picture { $place }: nobody else marked it. You fall.
   *[no] { $player } pointed at picture { $place }: nobody else marked it. { $player } falls.
}
log-skipped-fallen = { $me ->
    [yes] You are skipped: you have fallen.
   *[no] { $player } is skipped: fallen.
}
log-skipped-no_open_cross = { $me ->
    [yes] You are skipped: you have no cross left.
   *[no] { $player } is skipped: no cross left.
}
log-next-scout = { $me ->
    [yes] You are the scout.
   *[no] { $player } is the scout.
}
log-points = { $me ->
    [yes] { $count ->
        [one] You: one point.
       *[other] You: { $count } points.
    }
   *[no] { $count ->
        [one] { $player }: one point.
       *[other] { $player }: { $count } points.
    }
}
log-next-round = { $me ->
    [yes] Round { $round } begins. You are the first scout.
   *[no] Round { $round } begins. { $player } is the first scout.
}
log-over = { $count ->
    [one] { $me ->
        [yes] The game is over. You win.
       *[no] The game is over. { $players } wins.
    }
   *[other] The game is over. { $players } share the victory.
}
log-carried-on = { $me ->
    [yes] The table acted for you.
   *[no] The table acted for { $player }.
}
log-away = { $player } lost the connection.
log-back = { $player } is back.
log-came = { $player } came to the table.
log-went = { $player } left the table.
log-new-host = { $me ->
    [yes] You are the host now.
   *[no] { $player } is the host now.
}

# Buttons of the large picture.
play-next-picture = Next picture
play-previous-picture = Previous picture
play-describe = What the picture shows
play-magnify = Magnify
play-whole = Show the whole picture
play-picture = Picture { $place }
# $round (Number), $word (String): the clue word of that round
end-slates-word = Round { $round }: “{ $word }”
# $players (String): who marked it
play-picture-held = Picture { $place }: { $players }
play-picture-unheld = Picture { $place }: nobody
play-held-by = marked by { $players }
play-rule = Rule { $rule }
play-now-scout = scout
play-to-come = The word card is still face down.
board-scores = After round { $round }
keys-escape = Escape: close, or skip the animation
# $count (Number): crosses nobody has pointed at yet; in very little room
play-open-short = { $count } left
# Above the picture of each round that most players had marked.
end-brightest = The pictures that brought people together
# $count (Number) of $all (Number) players; on the TV
board-passed = Done: { $count } of { $all }
# The time limit of a step. $count (Number): seconds
play-time-left = { $count ->
    [one] One second left
   *[other] { $count } seconds left
}
