### The workshops: own word cards and own decks, step by step.

maker-words-title = Your own word cards
maker-words-about = Up to ten cards. The lower word is for when nobody likes the upper one; it may stay empty.
maker-upper = Card { $card }, upper word
maker-lower = Card { $card }, lower word
maker-add = Add a card
maker-remove = Remove card { $card }
maker-paste = Paste a list
maker-paste-hint = One card a line, with a slash between two words.
maker-paste-take = Take this list
maker-check = Check the cards
maker-words-fine = These cards can be played with.
maker-words-save = Keep for the next table
maker-words-kept = Kept in this browser: your next table offers them among its own words.
maker-words-use = Use at this table
maker-words-used = This table has these cards now.
maker-deck-title = Your own deck
maker-deck-about = From thirty pictures of your own to a deck that anybody can play with. They stay on this device until you save them.
maker-step-choose = 1. Choose pictures
maker-step-describe = 2. Crop and describe
maker-step-try = 3. Try a deal
maker-step-save = 4. Save
maker-reading = Still to be read: { $count }
maker-count = { $count ->
    [one] One picture
   *[other] { $count } pictures
}; a deck has { $least } to { $most }.
maker-unreadable = These files are not pictures, or damaged: { $files }
maker-picture = Picture { $number }
maker-picture-lacking = Picture { $number }, not described yet
maker-crop = What is on the card
maker-crop-hint = Drag it, or use the arrow keys; plus and minus change its size, 0 begins again.
maker-zoom = Size
maker-describe = What can be seen on picture { $number }
maker-left = { $count ->
    [0] Every picture is described.
    [one] One picture still needs a description.
   *[other] { $count } pictures still need a description.
}
maker-next = Next to describe
maker-drop = Leave picture { $number } out
maker-deal = Deal fifteen
maker-deal-about = How a game could begin
maker-not-yet = A deck needs at least { $least } pictures, and each needs a description for those who cannot see it.
maker-name = Name of the deck
maker-give = Give it to this table
maker-keep = Save as a file
maker-keep-hint = Whoever runs a server can offer this file as a deck at every table.
