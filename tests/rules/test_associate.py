"""R-201 to R-303: the clue word, secret crosses, being done and the lanterns."""

from __future__ import annotations

import pytest

from stella.rules import (
    Announce,
    Announcing,
    CardMarked,
    CardUnmarked,
    Code,
    DarkSeatFixed,
    FinishMarking,
    LanternPlaced,
    MarkCard,
    MarkingFinished,
    MarkingResumed,
    Options,
    Phase,
    Place,
    PointAt,
    ResumeMarking,
    RevealWord,
    Seat,
    SlatesClosed,
    SwapVoted,
    UnmarkCard,
    VoteSwap,
    Word,
    WordRevealed,
    WordSwapped,
    play,
)
from stella.rules.state import clue_of

from .given import given
from .tables import GREEN, ORANGE, PINK, PURPLE, all_passed, marked, new_game, word_cards

CAPTAIN = [("Captain", "Harbour")]
SPOKEN = Options(announcing=Announcing.SPOKEN)


def test_the_first_scout_turns_the_word_and_the_upper_one_counts() -> None:
    state = new_game(first_scout=PINK, words=CAPTAIN)
    after = given(state).when(RevealWord(PINK)).then(WordRevealed(PINK, word_cards(*CAPTAIN)[0]))
    assert after.phase is Phase.MARK
    assert clue_of(after.round) == "Captain"


def test_nobody_but_the_first_scout_turns_the_word() -> None:
    given(new_game(first_scout=PINK)).when(RevealWord(ORANGE)).refused(Code.NOT_FIRST_SCOUT, first_scout=1)


def test_the_other_word_comes_when_the_last_one_agrees_and_crosses_stay() -> None:
    state = play(marked(new_game(words=CAPTAIN), [[4], [], []]), VoteSwap(ORANGE), VoteSwap(PURPLE))
    after = given(state).when(VoteSwap(PINK)).then(SwapVoted(PINK, True), WordSwapped(Word("Harbour")))
    assert clue_of(after.round) == "Harbour"
    assert after.round.marks[ORANGE] == {4}
    given(after).when(VoteSwap(PINK)).refused(Code.ALREADY_SWAPPED)


def test_a_wish_can_be_taken_back() -> None:
    state = play(marked(new_game(), []), VoteSwap(ORANGE), VoteSwap(PINK))
    after = given(state).when(VoteSwap(ORANGE, False)).then(SwapVoted(ORANGE, False))
    assert after.round.wishes == {PINK}
    given(after).when(VoteSwap(PURPLE)).then(SwapVoted(PURPLE, True))


def test_wishing_twice_changes_nothing() -> None:
    state = play(marked(new_game(), []), VoteSwap(ORANGE))
    given(state).when(VoteSwap(ORANGE)).then()
    given(state).when(VoteSwap(PINK, False)).then()


def test_a_card_with_one_word_has_no_other() -> None:
    given(marked(new_game(words=[("Alone",)]), [])).when(VoteSwap(PINK)).refused(Code.NO_OTHER_WORD)


def test_the_other_word_comes_too_late_once_somebody_has_passed() -> None:
    state = play(marked(new_game(), [[0]]), FinishMarking(ORANGE))
    given(state).when(VoteSwap(PINK)).refused(Code.SWAP_TOO_LATE)
    given(play(state, ResumeMarking(ORANGE))).when(VoteSwap(PINK)).then(SwapVoted(PINK, True))


def test_a_cross_is_made_and_wiped() -> None:
    state = given(marked(new_game(), [])).when(MarkCard(PINK, Place(14))).then(CardMarked(PINK, Place(14)))
    assert [set(slate) for slate in state.round.marks] == [set(), {14}, set()]
    given(state).when(MarkCard(PINK, Place(14))).refused(Code.ALREADY_MARKED, place=14)
    after = given(state).when(UnmarkCard(PINK, Place(14))).then(CardUnmarked(PINK, Place(14)))
    given(after).when(UnmarkCard(PINK, Place(14))).refused(Code.NOT_MARKED, place=14)


@pytest.mark.parametrize("place", [-1, 15])
def test_there_are_fifteen_places(place: int) -> None:
    state = marked(new_game(), [])
    given(state).when(MarkCard(PINK, Place(place))).refused(Code.CARD, place=place)
    given(state).when(UnmarkCard(PINK, Place(place))).refused(Code.CARD, place=place)


def test_a_slate_holds_ten_crosses_and_no_eleventh() -> None:
    state = marked(new_game(), [range(10)])
    given(state).when(MarkCard(ORANGE, Place(10))).refused(Code.TOO_MANY, limit=10)
    given(state).when(MarkCard(ORANGE, Place(9))).refused(Code.ALREADY_MARKED, place=9)


def test_an_empty_slate_cannot_be_passed() -> None:
    given(marked(new_game(), [])).when(FinishMarking(ORANGE)).refused(Code.TOO_FEW)


def test_a_passed_slate_is_closed_until_the_pen_is_taken_back() -> None:
    state = given(marked(new_game(), [[0]])).when(FinishMarking(ORANGE)).then(MarkingFinished(ORANGE))
    given(state).when(MarkCard(ORANGE, Place(1))).refused(Code.LOCKED)
    given(state).when(UnmarkCard(ORANGE, Place(0))).refused(Code.LOCKED)
    given(state).when(FinishMarking(ORANGE)).refused(Code.LOCKED)
    after = given(state).when(ResumeMarking(ORANGE)).then(MarkingResumed(ORANGE))
    given(after).when(ResumeMarking(ORANGE)).refused(Code.NOT_LOCKED)
    given(after).when(MarkCard(ORANGE, Place(1))).then(CardMarked(ORANGE, Place(1)))


def test_a_strict_table_lets_nobody_take_the_pen_back() -> None:
    state = play(marked(new_game(options=Options(strict_pens=True)), [[0]]), FinishMarking(ORANGE))
    given(state).when(ResumeMarking(ORANGE)).refused(Code.STRICT_PENS)
    given(state).when(ResumeMarking(PINK)).refused(Code.STRICT_PENS)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_cannot_act(seat: int) -> None:
    given(new_game()).when(RevealWord(Seat(seat))).refused(Code.SEAT, seat=seat)
    given(marked(new_game(), [])).when(FinishMarking(Seat(seat))).refused(Code.SEAT, seat=seat)


def test_the_last_pen_lights_the_lanterns_and_the_sole_leader_goes_dark() -> None:
    state = play(
        marked(new_game(first_scout=PURPLE), [[1, 2], [3], [4, 5, 6]]),
        FinishMarking(ORANGE),
        FinishMarking(PURPLE),
    )
    after = given(state).when(FinishMarking(PINK)).then(
        MarkingFinished(PINK),
        SlatesClosed(),
        LanternPlaced(ORANGE, 2),
        LanternPlaced(PINK, 1),
        LanternPlaced(PURPLE, 3),
        DarkSeatFixed(PURPLE),
    )  # fmt: skip
    assert after.phase is Phase.REVEAL
    assert after.round.lanterns == (2, 1, 3)
    assert after.round.dark == PURPLE
    assert after.round.scout == PURPLE


def test_a_shared_lead_leaves_everybody_in_the_light() -> None:
    assert all_passed(marked(new_game(4), [[0], [1, 2], [3, 4], [5]])).round.dark is None


def test_a_spoken_number_must_be_true_and_is_said_once() -> None:
    state = all_passed(marked(new_game(4, options=SPOKEN), [[0, 1], [1], [2], [3]]))
    assert state.phase is Phase.ANNOUNCE
    given(state).when(Announce(ORANGE, 3)).refused(Code.WRONG_COUNT, count=3)
    after = given(state).when(Announce(ORANGE, 2)).then(LanternPlaced(ORANGE, 2))
    given(after).when(Announce(ORANGE, 2)).refused(Code.ALREADY_ANNOUNCED)
    after = play(after, Announce(GREEN, 1), Announce(PINK, 1))
    assert after.phase is Phase.ANNOUNCE
    last = given(after).when(Announce(PURPLE, 1)).then(LanternPlaced(PURPLE, 1), DarkSeatFixed(ORANGE))
    assert last.phase is Phase.REVEAL


def test_every_command_has_its_step() -> None:
    turned = marked(new_game(), [[0], [0], [0]])
    given(new_game()).when(MarkCard(ORANGE, Place(0))).refused(Code.PHASE, phase="associate.word")
    given(turned).when(RevealWord(ORANGE)).refused(Code.PHASE, phase="associate.mark")
    given(turned).when(PointAt(ORANGE, Place(0))).refused(Code.PHASE, phase="associate.mark")
    given(turned).when(Announce(ORANGE, 1)).refused(Code.PHASE, phase="associate.mark")
    given(all_passed(turned)).when(ResumeMarking(ORANGE)).refused(Code.PHASE, phase="reveal")
    given(all_passed(turned)).when(Announce(ORANGE, 1)).refused(Code.PHASE, phase="reveal")
