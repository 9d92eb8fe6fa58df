### Tonight's sky: one word and fifteen pictures a day, marked alone, then played with others.

sky-past = An earlier sky
sky-past-hint = It doesn’t count towards your nights in a row. Its light is still there.
sky-intro = One word and fifteen pictures, the same for everyone here. When you’re done, you play a round with five others. Press and hold a picture to look closer.
sky-opening = Looking up…
sky-go-tonight = Tonight’s sky

# Marking. $limit (Number): the most crosses
sky-mark-hint = Mark what goes with the word, surest first: 1 to { $limit } pictures
sky-final = “Done” is final.
sky-done = Done
# Below a large number. $limit (Number): the most crosses
sky-of-up-to = of up to { $limit }
sky-name = Your name (optional)
sky-name-hint = Without one, others see you as a symbol

# The round. $count (Number): how many
sky-people = { $count ->
    [one] one person
   *[other] { $count } people
}
sky-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
sky-surest = Surest first. If nobody else marked it, you fall.
sky-skip-all = Skip to the light

# A person without a name, by the symbol.
sky-sign-moon = The Moon
sky-sign-sun = The Sun
sky-sign-star = The Star
sky-sign-cloud = The Cloud
sky-sign-leaf = The Leaf
sky-sign-key = The Key
sky-sign-boat = The Boat
sky-sign-bird = The Bird
sky-sign-fish = The Fish
sky-sign-flame = The Flame
sky-sign-feather = The Feather
sky-sign-mountain = The Mountain

# The light. $count (Number): stars; $word (String): the word
sky-stars-for = { $count ->
    [one] One star for “{ $word }”
   *[other] { $count } stars for “{ $word }”
}
sky-first = You’re the first tonight
sky-first-hint = Bots played with you, so the light is silver. Gold comes with five people.
sky-light-gold = The brighter a picture, the more people marked it
sky-light-silver = Silver: how many bots marked it. Gold comes with five people.
# $rank (Number): the place by stars; $count (Number): how many have played
sky-rank = Ranked { $rank } of { $count } by stars
# Below a large number. $count (Number): that number
sky-corner-people = { $count ->
    [one] person so far
   *[other] people so far
}
sky-corner-bots = { $count ->
    [one] bot
   *[other] bots
}
# Of a picture, for ears. $count (Number): how many
sky-marked-by-people = { $count ->
    [one] Marked by { $count } person
   *[other] Marked by { $count } people
}
sky-marked-by-bots = { $count ->
    [one] Marked by { $count } bot
   *[other] Marked by { $count } bots
}
# What became of my cross: it earned no stars.
sky-fate-open = No stars
# $player (String): who marked most alike
sky-closest = Closest mind: { $player }
# $count (Number): pictures that both marked; $all (Number): how many I marked
sky-shared = { $all ->
    [one] They marked your only picture too
   *[other] You share { $count } of your { $all } pictures
}
sky-table = Your table
# $day (String): "tomorrow"; $time (String): on the reader's clock
sky-next = Next sky: { $day } at { $time }

# Nights on this device. $count (Number): how many
sky-row = { $count ->
    [0] A new streak starts tonight
    [one] One night
   *[other] { $count } nights in a row
}
sky-longest = Longest: { $count }
sky-cloud = cloudy, but you can still play it
sky-before = you can still play it
sky-ahead = still to come
sky-late = played later
sky-archive = Earlier skies
sky-archive-hint = A missed night is a cloud, and one cloud a week won’t break your streak. You can still play it, but it doesn’t count towards the streak.
sky-skies = { $count ->
    [one] one sky
   *[other] { $count } skies
}

# Sharing. $date (String): such as "16 November"; $word (String): the word
sky-share = Share my sky
sky-share-head = Stella · { $date } · “{ $word }”
sky-share-hint = No picture is given away
sky-copy = Copy
sky-forget = Forget me
sky-forget-sure = Remove your name, marks and results from every sky on this server, leave your circles, and remove your nights from this device?

# A public game opens with a question: readers mark a round themselves before they see how the table marked it.
guess-title = What would you have marked?
guess-intro = This round has been played. Mark what goes with the word, then see what the table marked.
guess-compare = Compare
guess-show = Just show me
# The round as it was played, step by step.
guess-watch = Watch the round
guess-whole = The whole game
# $player (String): a name
guess-like = You think like { $player }
guess-nobody = Nobody marked what you did
# $count (Number): how many pictures somebody and the reader both marked
guess-shared = { $count ->
    [one] one in common
   *[other] { $count } in common
}
# Whose mark lies on a picture. $players (String): a list of names
guess-marked = Marked by { $players }
guess-table = The table
guess-with = Play with them
guess-with-hint = This opens a table. Send its link to the person who sent you this one.
guess-ask = Ask your friends
# Rounds to choose from.
guess-rounds = Rounds
guess-closed-slates = This round can’t be guessed: the slates stayed secret.
guess-closed-pictures = This round can’t be guessed: the table’s own pictures aren’t shown.
guess-closed-word = This round can’t be guessed: the table’s own words aren’t shown.

# Circles: people who compare their skies every day, by a private link. $count (Number): how many; $one, $other (String): names
sky-circles = Circles
sky-circles-hint = Compare your skies with friends, every day
sky-circle-start = Start a circle
sky-circle-leave = Leave
sky-circle-leave-sure = Leave this circle?
sky-circle-waiting = Nobody else has finished this sky yet
sky-circle-alike = Most alike: { $one } and { $other }
sky-circle-playing = still playing
sky-circle-shared = { $count ->
    [0] none in common
    [one] one in common
   *[other] { $count } in common
}
sky-circle-join = Join the circle
sky-circle-join-title = Join a circle?
sky-circle-join-about = Once you’ve finished a sky, you’ll see how the others in the circle did: their stars, and who thinks alike. They’ll see the same about you, with your name or symbol. The circle doesn’t show your marks, and you can leave at any time.
sky-friends = Play this sky with friends
sky-move = Use on another device
sky-move-hint = Includes your nights, earlier skies and circles. The link expires in ten minutes.
sky-move-title = Bring your skies here?
sky-move-about = Your nights, earlier skies and circles come to this device. Skies already on it are removed.
sky-move-here = Bring them here
sky-research = Share my marks for research
sky-research-hint = When the day is over, the people who run this server may publish them: the word, the pictures and your crosses, never your name, and only if at least three people share theirs for the same word and pictures. You can change your mind here.
sky-teach-hint = When the day is over, bots count which pictures people marked. Names aren’t stored.

# On the start page, from saved games and skies of this device.
people-title = Your people
# $player (String): a name; $count (Number): how many rounds, three or more; $share, $low, $high (String): percentages
people-like = Of all the pictures you or { $player } marked in { $count } rounds, you share { $share } – somewhere between { $low } and { $high }.
