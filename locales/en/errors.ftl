### Why a move was refused: one message for each code of the rules, E_TOO_MANY is error-too-many.

error-phase = That is not possible at this point of the game.
error-seat = There is no such seat at this table.
error-player-count = A game needs 3 to 6 players, each with a slate of their own.
error-colour = Every seat needs a colour of its own, one of the six of the game.

# $least (Number): the fewest cards of a deck
error-deck = A deck needs at least { $least } cards, all different.

# $cards (Number): the word cards of a game
error-words = A game needs { $cards } different word cards with one word or two different words each.
error-not-first-scout = Only the first scout turns the word card.
error-already-swapped = The other word has already been taken this round.
error-no-other-word = This word card has only one word.
error-swap-too-late = Too late for the other word: somebody has already passed their felt-tip.
error-locked = You have passed your felt-tip, so your slate stays as it is.
error-card = There is no such picture on the table.
error-already-marked = There is already a cross on this picture.

# $limit (Number): the most crosses a slate holds
error-too-many = A slate holds no more than { $limit } crosses.
error-not-marked = You have no cross on this picture.
error-too-few = Mark at least one picture before you pass your felt-tip.
error-not-locked = You have not passed your felt-tip.
error-strict-pens = At this table a felt-tip that was passed cannot be taken back.
error-already-announced = You have already announced your number.

# $count (Number): the number that was announced
error-wrong-count = You do not have { $count } on your slate: announce the true number of crosses.
error-not-scout = Only the scout points at a picture.
error-already-pointed = Somebody has already pointed at this picture.
