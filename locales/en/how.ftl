### How to play, in a minute. In our own words; the numbered rules stand in docs/rules.md.

how-idea-title = One word, fifteen pictures
how-idea = Everyone sees the same fifteen pictures and the same clue word. Find the pictures that others connect with the word too.
how-associate-title = Associate
how-associate = In secret, mark every picture that goes with the word: at least one, at most ten. Then pass your felt-tip. If nobody likes the word, you can all agree on the other one of the card.
how-announce-title = Announce
how-announce = The lanterns show how many crosses each of you made. Whoever is alone in the lead is in the dark, and had better not fall.
how-reveal-title = Reveal
how-reveal = In turn, the scout points at one of their own crosses. Did exactly one other mark it? A Super-Spark: 3 stars for both. Two or more others? A Spark: 2 stars for each of you.
how-fall-title = Fall
how-fall = Nobody else marked it? The scout falls, keeps the stars so far, and gains no more this round. Crosses of the fallen still count for the others.
how-score-title = Scoring
how-score = Every star is a point. Only a player who is in the dark and fell loses one point for each picture with stars.
how-end-title = Four rounds
how-end = After each of the first three rounds five new pictures come and the first scout changes. After four rounds the most points win; a victory can be shared.
how-try = Try it now, with three bots
