### The lesson at /learn: one short sentence at a time, beside the thing that it is about.

learn-hint = A round in two minutes, against three characters
learn-coach = Coach
learn-you = You
learn-next = Next
learn-restart = Start over
learn-leave = Leave the lesson
learn-word = Each round has one word. Turn over its card.
# $word (String): the clue word
learn-mark = Which pictures make you think of “{ $word }”? Tap three: enough for this lesson. In a game you choose how many.
# $count (Number): how many are still to be tapped
learn-secret = { $count ->
    [one] Nobody sees your crosses. Tap one more.
   *[other] Nobody sees your crosses. Tap { $count } more.
}
# $button (String): what the button says
learn-done = Three crosses: the others have chosen too. Tap “{ $button }”.
learn-enough = Three are enough in this lesson. Tap one of yours to wipe off its cross.
learn-lanterns = Each lantern shows how many pictures its player marked.
learn-alone = If nobody else marked the picture you point at, you fall: no more stars this round.
learn-dark = { $player } marked more than anyone and is in the dark: more chances, but a fall costs extra.
learn-scout = You are the scout. Tap one of your pictures that others are sure to have marked.
learn-turn = Your turn again: tap another of your pictures.
# $count (Number): how many others marked it
learn-spark-mine = { $count ->
    [one] Spark! One other marked it too.
   *[other] Spark! { $count } others marked it too: 2 stars for each of you.
}
learn-super-mine = Super-Spark! Exactly one other player marked it: 3 stars for both of you.
learn-fall-mine = Nobody else marked it: you fall. You keep your stars, but gain no more this round.
# $mine: whether the reader gets stars for it too
learn-spark = { $mine ->
    [yes] { $player } finds a Spark: three or more marked it. You did too: 2 stars for you.
   *[no] { $player } finds a Spark: three or more marked it, so each gets 2 stars.
}
learn-super = { $mine ->
    [yes] { $player } finds a Super-Spark: only the two of you marked it. 3 stars for both!
   *[no] { $player } finds a Super-Spark: exactly two marked it, 3 stars for both.
}
learn-fall = Nobody else marked it: { $player } falls and gains no more stars this round.
# $mine: whether the reader gets stars for it; $me: whether the reader pointed
learn-again-spark = { $mine ->
    [yes] Another Spark: 2 stars for you.
   *[no] Another Spark, but no stars for you.
}
learn-again-super = { $mine ->
    [yes] Another Super-Spark: 3 stars for you.
   *[no] Another Super-Spark, but no stars for you.
}
learn-again-fall = { $me ->
    [yes] Nobody else marked it: you fall too.
   *[no] Nobody else marked it: { $player } falls too.
}
# A cross of somebody who had fallen before
learn-fallen-counts = { $player } has fallen, but the cross still counts for you.
# $count (Number): the reader's stars
learn-stars = { $count ->
    [one] The round is scored: every star is a point. You have one.
   *[other] The round is scored: every star is a point. You have { $count }.
}
learn-cost = { $player } fell in the dark: one point less for each picture that brought stars.
learn-kept = { $player } was in the dark, but did not fall: no point is lost.
learn-end = That was a round. A game has four, and whoever has the most points wins.

### Tips of a first game: each new thing is said once, where it happens.

tips-label = Tip
tips-known = Got it
tip-you = You play as { $player }: your symbol has a ring around it.
tip-closer = Press and hold a picture to look closer.
tip-closer-mouse = Right-click a picture to look closer, or press Z.
tip-lantern = Each lantern stands on the number of pictures its player marked.
tip-dark = { $me ->
    [yes] You marked more than anyone: you are in the dark. A fall would cost you a point for each picture with stars.
   *[no] { $player } marked more than anyone and is in the dark: a fall would cost extra.
}
tip-scout = The scout points at a picture they marked. If you marked it too, you both get stars.
tip-fall = You fell. You keep your stars, but gain no more this round.
tip-ready = Take your time: the game goes on when everyone is ready.
tip-new = Each new round brings five new pictures; the other ten stay.
