"""R-801: a seat may change hands between rounds; what was marked there before stays with who marked it."""

from __future__ import annotations

from stella import rules
from stella.rules import SlatesShown
from stella.tables import commands as c
from stella.tables.project import project_own
from stella.tables.state import TableState

from .scenes import ADA, BO, CY, DI, NAMES, do, finish_round, revealing

SECRET = ((0, 1), (1, 2), (2, 3, 8, 9))


def di_sits_down_for_cy(table: TableState) -> TableState:
    """Cy leaves after the round; a newcomer, Di, takes the seat."""
    table = do(table, CY, c.Leave())
    table = do(table, None, c.Join(NAMES[3], "en", "key-4"))
    return do(table, DI, c.TakeSeat(rules.Seat(2)))


def test_who_takes_a_seat_after_a_round_does_not_learn_its_crosses() -> None:
    scored = finish_round(revealing(SECRET, slates_shown=SlatesShown.NEVER))
    own = project_own(di_sits_down_for_cy(scored), DI).game
    assert own is not None
    assert (own.crosses, own.open, own.past_crosses) == ((), (), ())


def test_in_the_next_round_the_crosses_of_the_round_before_are_still_not_theirs() -> None:
    scored = finish_round(revealing(SECRET))
    table = do(di_sits_down_for_cy(scored), ADA, c.NextRound())
    own = project_own(finish_round(table), DI).game
    assert own is not None
    assert own.past_crosses == ((),)
    assert own.crosses != ()


def test_who_stayed_still_knows_their_own() -> None:
    scored = finish_round(revealing(SECRET))
    own = project_own(di_sits_down_for_cy(scored), BO).game
    assert own is not None
    assert own.crosses == SECRET[1]
