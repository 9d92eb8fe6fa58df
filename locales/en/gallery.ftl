### The gallery: pictures and words to look at.

gallery-title = Gallery
gallery-pictures = Pictures
gallery-words = Word cards
gallery-make-words = Make word cards
gallery-make-deck = Make a deck
gallery-about = Everybody may look at all of them: nothing here tells what lies on a table, or what comes next.
gallery-number = Picture { $number }
gallery-words-hint = The language of the words
