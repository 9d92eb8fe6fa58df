### How to play, in a minute. In our own words; the numbered rules stand in docs/rules.md.

how-idea-title = One word, fifteen pictures
how-idea = A game for 3 to 6 players, without a time limit. Everyone sees the same fifteen pictures and the same clue word. Find the pictures that others connect with the word too.
how-associate-title = Associate
how-associate = The first scout turns over the word card. In secret, mark every picture that goes with the word: at least one, at most ten. Take your time, then pass your felt-tip. If someone does not know the word, or you do not like it, you can all agree to use the other word on the card.
how-announce-title = Announce
how-announce = The lanterns show how many crosses each of you made. Whoever has more than anyone else is in the dark, and had better not fall. If two or more are tied for the most, nobody is.
how-reveal-title = Reveal
how-reveal = The first scout begins and points at one of their own crosses. Exactly one other player marked it? A Super-Spark: 3 stars for both. Two or more others? A Spark: 2 stars for each of you. Then the next player clockwise is the scout. Nobody points at the same picture twice.
how-fall-title = Fall
how-fall = Nobody else marked it? The scout falls, keeps the stars so far, gains no more this round and is no longer scout. The crosses of the fallen still count for the others. Whoever has fallen or has no cross left is skipped. The round ends when that is true of everyone.
how-score-title = Scoring
how-score = Every star is a point. Only a player who is in the dark and fell loses one point for each picture that brought them stars.
how-end-title = Four rounds
how-end = After each of the first three rounds five pictures are replaced, and the next player clockwise becomes the first scout. After four rounds whoever has the most points wins; a victory can be shared.
how-try = Try it now, with three bots
