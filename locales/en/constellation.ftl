### Who thinks alike: the end of a game.

constellation-title = Who thinks alike
constellation-closest = { $first } and { $second } think most alike: { $count ->
    [one] one picture in common.
   *[other] { $count } pictures in common.
}
constellation-nobody = This time no two players thought more alike than by chance.
constellation-split = The word that divided the table most: “{ $word }”
constellation-loneliest = The loneliest cross: { $player }, picture { $place }, round { $round }
constellation-how-title = How is this worked out?
constellation-how = The more of their crosses two players share, the brighter the line. What they would share by chance alone is subtracted, so marking a lot does not help.
constellation-how-closed = Slates stay closed at this table. Only pictures that someone pointed at count.
constellation-bond = { $first } and { $second }: { $alike }, { $count ->
    [one] one picture in common
   *[other] { $count } pictures in common
}
