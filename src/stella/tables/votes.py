"""What bots may learn from a finished game: the crosses of people, once all slates lie open. No names."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Sequence

from stella import rules
from stella.bots.learned import Vote
from stella.content.decks.table_decks import table_of_deck
from stella.rules import Seat, SlatesShown

from .codes import TableId
from .events import Carried, Logged, SeatCarriedOn
from .replay import replay
from .state import TableState

IsPrinted = Callable[[str], bool]
"""Whether a word stands on a word card; all others were written by people and stay theirs."""


def votes_of(table: TableId, events: Sequence[Logged], key: bytes, is_printed: IsPrinted) -> list[Vote]:
    """The votes of the last finished game of a log. Nothing where slates stay closed or cards are unknown."""
    votes, stood_in = list[Vote](), set[Seat]()
    state: TableState | None = None
    for before, event, state in replay(events):  # noqa: B007 - the last state counts
        match event:
            case rules.GameStarted():
                votes.clear()
                stood_in.clear()
            case SeatCarriedOn(seat, Carried.STAND_IN_MARKED):
                stood_in.add(seat)
            case rules.NextRoundBegan() | rules.GameEnded() if before is not None:
                votes += _of_round(table, before, stood_in, key, is_printed)
                stood_in.clear()
            case _:
                pass
    return votes if state is not None and _may_learn(state) else []


def _may_learn(table: TableState) -> bool:
    options, game = table.options, table.game
    if game is None or game.phase is not rules.Phase.OVER or options.real_cards:
        return False
    return table_of_deck(options.deck) is None and game.setup.options.slates_shown is not SlatesShown.NEVER


def _of_round(
    table: TableId, state: TableState, stood_in: set[Seat], key: bytes, is_printed: IsPrinted
) -> Iterable[Vote]:
    """A vote for each picture of each person who marked for themselves and still sits there."""
    game = state.game
    clue = None if game is None else rules.project_public(game).clue
    if game is None or clue is None:
        return
    for number, (chair, player) in enumerate(zip(state.chairs, state.players, strict=True)):
        member = chair.member
        late = player.since > game.round.number
        if member is None or player.member != member or late or number in stood_in:
            continue
        for place, card in enumerate(game.round.grid):
            yield Vote(
                deck=state.options.deck,
                card=card,
                word=clue if is_printed(clue) else None,
                marked=place in game.round.marks[number],
                voter=_fingerprint(key, table, member, clue, card),
            )


def _fingerprint(key: bytes, *about: str) -> str:
    return hashlib.blake2b("\x1f".join(about).encode(), key=key, digest_size=9).hexdigest()
