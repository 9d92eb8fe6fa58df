### Pictures of a game to send to somebody.

sharing-open = Share a picture
sharing-title = A picture to send
sharing-what = What is on it
sharing-constellation = Who thinks alike
sharing-game = The game

# $round (Number): which of the four
sharing-round = Round { $round }
sharing-shape = Shape
sharing-shape-upright = Upright
sharing-shape-wide = Wide
sharing-names = With names
sharing-names-hint = Without them, only colours and symbols show who is who.
sharing-send = Share
sharing-save = Save
sharing-saved = Saved. Look among your downloads.
sharing-failed = This browser could not make the picture.

# For those who do not see it. $title (String): what stands on the picture
sharing-picture = The picture: { $title }

# After the symbols of two players, where names are left out. $count (Number): pictures that both marked
sharing-closest = think most alike: { $count ->
    [one] one picture in common.
   *[other] { $count } pictures in common.
}
