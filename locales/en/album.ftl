### The album of a finished game, and its replay.

album-open = Album and replay
album-title = Album
# $game (Number): which game of this table, from 1
album-game = Game { $game }
album-of-table = Earlier games of this table
album-none = No game has been finished at this table yet.
album-missing = There is no such album, or it is not open to you.
album-opening = Opening the album…
album-replay = Watch the replay
album-print = Print or save as PDF
album-record = Save the data
album-keep = Keep on this device
album-kept = Kept on this device
album-keep-hint = A kept album opens without a network too, even when the table is gone. Nobody else sees it.
album-keep-failed = This browser could not keep the album.
album-from-kept = This is the copy kept on this device.
album-kept-here = Kept albums
# Where slates stay closed.
album-closed-own = At this table the slates stay closed: you see what everyone saw, and your own crosses.
album-closed = At this table the slates stay closed: you see what everyone saw.
album-pointings = What was pointed at
album-no-pointings = Nobody pointed at a picture.
# $places (String): numbers of pictures, such as "1, 5, 9"
album-my-crosses = Your crosses: { $places }

replay-title = Replay
replay-back-to-album = Back to the album
replay-controls = Steps of the game
replay-eyes = Through whose eyes
replay-board = As the table saw it
# $player (String): a name
replay-eyes-of = Through the eyes of { $player }
replay-play = Play
replay-pause = Pause
replay-previous = Step back
replay-next = Step forward
# $step (Number): counted from 1; $count (Number): how many steps there are
replay-step = Step { $step } of { $count }
replay-marked = Everyone has marked their pictures.
# $me (String): "yes" for the reader's own seat; $player (String): a name; $count (Number): crosses
replay-crosses = { $me ->
    [yes] { $count ->
        [one] You made one cross.
       *[other] You made { $count } crosses.
    }
   *[no] { $count ->
        [one] { $player } made one cross.
       *[other] { $player } made { $count } crosses.
    }
}
replay-keys = Arrow keys step, Space plays, Home and End jump; or swipe.
