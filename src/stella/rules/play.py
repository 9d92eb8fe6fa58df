"""A pleasant way to play with values: start, play, replay."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from .commands import Command, StartGame
from .decide import decide
from .events import Event
from .evolve import evolve_all
from .ids import CardId, Colour, Seat
from .options import Options
from .rejection import Refused, Rejection
from .state import State
from .words import WordCard


def start(
    colours: Sequence[Colour | str],
    deck: Iterable[CardId | str],
    words: Iterable[WordCard],
    *,
    first_scout: int = 0,
    options: Options | None = None,
) -> State:
    """Return a game that has just begun. `deck` is in the order it will be dealt.

    >>> pile = [WordCard(str(n), (f"word {n}",)) for n in range(4)]
    >>> state = start(["orange", "pink", "purple"], map(str, range(84)), pile, first_scout=1)
    >>> state.phase.value, state.round.first_scout
    ('associate.word', 1)
    >>> start(["orange", "pink"], map(str, range(84)), pile)
    Traceback (most recent call last):
    stella.rules.rejection.Refused: E_PLAYER_COUNT (R-101)
    """
    cards = tuple(CardId(card) for card in deck)
    command = StartGame(tuple(colours), cards, tuple(words), Seat(first_scout), options or Options())
    return _run(None, command)


def play(state: State, *commands: Command) -> State:
    """Return the state after all `commands`; raises `Refused` at the first that is refused.

    >>> from stella.rules import MarkCard, FinishMarking, Place, RevealWord
    >>> pile = [WordCard(str(n), (f"word {n}",)) for n in range(4)]
    >>> state = start(["orange", "pink", "purple"], map(str, range(30)), pile)
    >>> state = play(state, RevealWord(Seat(0)), MarkCard(Seat(2), Place(7)))
    >>> play(state, FinishMarking(Seat(0)))
    Traceback (most recent call last):
    stella.rules.rejection.Refused: E_TOO_FEW (R-204)
    """
    for command in commands:
        state = _run(state, command)
    return state


def replay(events: Iterable[Event]) -> State:
    """Return the state a log of events leads to. The same log always yields the equal state.

    >>> replay([])
    Traceback (most recent call last):
    ValueError: a log begins with GameStarted
    """
    state = evolve_all(None, events)
    if state is None:
        raise ValueError("a log begins with GameStarted")
    return state


def _run(state: State | None, command: Command) -> State:
    decision = decide(state, command)
    if isinstance(decision, Rejection):
        raise Refused(decision)
    after = evolve_all(state, decision)
    assert after is not None
    return after
