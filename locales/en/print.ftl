# What `stella print` and the host's button put on paper.

print-pictures = Pictures
print-words = Word cards
print-slates = Slate
print-board = Board
print-scores = Scores
print-rules = Rules
print-tokens = Tokens
print-name = Name
print-clue = Clue word
print-crosses = Crosses
print-stars = Stars
print-fallen = Dark and fallen: −1 per picture
print-points = Points
print-start = Start: all lanterns
print-word-here = The word card lies here
print-line = Line { $line }
print-last = Last round
print-first-scout = First scout
print-board-about = Put the lanterns on the start spot, light side up. When everyone has finished marking, each lantern moves to the number of crosses its player made. Whoever has more than anyone else turns their lantern to its dark side. After a round, its token says which line of pictures is replaced.
print-tokens-about = Cut out the lanterns, fold each on the line in its middle and glue it: one side is light, the other dark. The round tokens lie on the board, the big star lies in front of the first scout.
print-setup-title = Before you start
print-setup = Shuffle the pictures and lay out fifteen of them face up, in three lines of five. Each picture has its box at the same place on your slate. Shuffle the word cards and take four; for a first game, take those numbered 1 to 4 in this order. Everyone needs a slate, a pen and a lantern. Choose the first scout at random.
