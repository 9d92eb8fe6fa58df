"""One round by the rules themselves, from slates to points: what `stella.lab.rounds` does for very many."""

from __future__ import annotations

from collections.abc import Sequence

from stella.rules import (
    MIN_DECK,
    ROUNDS,
    CardId,
    Colour,
    FinishMarking,
    MarkCard,
    Phase,
    Place,
    PointAt,
    RevealWord,
    Seat,
    State,
    Word,
    WordCard,
    play,
    start,
)


def play_round(slates: Sequence[Sequence[int]], ranks: Sequence[Sequence[int]], first_scout: int) -> State:
    """The state once the round is scored. Of its open crosses a scout points at the one with the highest rank.

    >>> state = play_round([[0, 1], [0], [2]], [range(14, -1, -1)] * 3, first_scout=0)
    >>> state.round.points, sorted(state.round.fallen)
    ((2, 3, 0), [0, 2])
    """
    deck = [CardId(str(number)) for number in range(MIN_DECK)]
    pile = [WordCard(str(number), (Word("word"),)) for number in range(ROUNDS)]
    state = start(list(Colour)[: len(slates)], deck, pile, first_scout=first_scout)
    state = play(state, RevealWord(Seat(first_scout)))
    for number, slate in enumerate(slates):
        seat = Seat(number)
        state = play(state, *(MarkCard(seat, Place(place)) for place in slate), FinishMarking(seat))
    while state.phase is Phase.REVEAL:
        scout = state.round.scout
        assert scout is not None
        pointed = {pointing.place for pointing in state.round.pointings}
        order = ranks[scout]
        place = max(state.round.marks[scout] - pointed, key=lambda place: (order[place], place))
        state = play(state, PointAt(scout, place))
    return state
