"""What bots may learn from a finished game, and what people donate to research: crosses of revealed slates."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from stella import rules
from stella.bots.learned import TOGETHER, Vote
from stella.content.decks.table_decks import table_of_deck
from stella.rules import CardId, Place, SlatesShown, Word

from .codes import TableId
from .events import DonationSet, Logged, StandInAction
from .evolve import evolve
from .people import MemberId
from .state import TableState

IsPrinted = Callable[[str], bool]
"""Returns whether a word is on a word card; custom words stay private."""


class Ballot(Struct, frozen=True):
    """What people marked in one round of the game."""

    clue: Word
    grid: tuple[CardId, ...]
    crosses: tuple[tuple[MemberId, frozenset[Place]], ...]
    """The crosses of each person who marked for themselves."""


def ballots_after(
    ballots: tuple[Ballot, ...], before: TableState | None, event: Logged
) -> tuple[Ballot, ...]:
    """Return the rounds of this game after `event`, which happened to the table `before`."""
    kind = type(event)
    if kind is rules.GameStarted:
        return ()
    if kind is not rules.NextRoundBegan and kind is not rules.GameEnded:
        return ballots
    ballot = None if before is None else _ballot(before)
    return ballots if ballot is None else (*ballots, ballot)


class Lesson(Struct, frozen=True):
    """What bots may learn from a finished game; nothing if slates stay closed or cards are unknown."""

    deck: str
    ballots: tuple[Ballot, ...]


def lesson_of(state: TableState, ballots: tuple[Ballot, ...]) -> Lesson:
    """Return what bots may learn from a game that is over."""
    return Lesson(state.options.deck, _taught(state, ballots) if lies_open(state) else ())


def votes_of(table: TableId, lesson: Lesson, key: bytes, is_printed: IsPrinted) -> list[Vote]:
    """Return the votes of a finished game: one for each picture that each person saw."""
    alone = len({member for ballot in lesson.ballots for member, _ in ballot.crosses}) < TOGETHER
    near = hashlib.blake2b(table.encode(), key=key, digest_size=4).hexdigest()
    votes = []
    for ballot in lesson.ballots:
        word = ballot.clue if is_printed(ballot.clue) else None
        for member, crosses in ballot.crosses:
            person = hashlib.blake2b(
                f"{table}\x1f{member}\x1f{ballot.clue}\x1f".encode(), key=key, digest_size=9
            )
            for place, card in enumerate(ballot.grid):
                voter = person.copy()
                voter.update(card.encode())
                # Voters of one table are adjacent in the file: a few pages to write instead of hundreds.
                fingerprint = near + voter.hexdigest()
                votes.append(Vote(lesson.deck, card, word, place in crosses, fingerprint, alone))
    return votes


def _taught(state: TableState, ballots: tuple[Ballot, ...]) -> tuple[Ballot, ...]:
    """Leave out programs, and people who don't want bots to learn from them."""
    quiet = {each.id for each in state.members.values() if not each.teaches or each.program is not None}
    return tuple(
        replace(ballot, crosses=tuple(each for each in ballot.crosses if each[0] not in quiet))
        for ballot in ballots
    )


def lies_open(table: TableState) -> bool:
    """Return whether a game is over, all its slates were revealed, and its pictures are known to everybody."""
    options, game = table.options, table.game
    if game is None or game.phase is not rules.Phase.OVER or not options.knows_pictures:
        return False
    return table_of_deck(options.deck) is None and game.setup.options.slates_shown is not SlatesShown.NEVER


def _ballot(state: TableState) -> Ballot | None:
    """Return the crosses of each person who marked for themselves and still has that seat."""
    game = state.game
    clue = None if game is None else rules.project_public(game).clue
    if game is None or clue is None:
        return None
    stood_in = {seat for seat, how in state.carried if how is StandInAction.STAND_IN_MARKED}
    # Players of games before the last one are forgotten, see `replay`: chairs and players may differ.
    people = [
        (chair.person, game.round.marks[number])
        for number, (chair, player) in enumerate(zip(state.chairs, state.players, strict=False))
        if chair.person is not None
        and player.member == chair.person
        and player.since <= game.round.number
        and number not in stood_in
        and number < len(game.round.marks)
    ]
    return Ballot(clue, game.round.grid, tuple(people))


def donated_in(events: Iterable[Logged], decks: Collection[str]) -> list[Ballot]:
    """Return the rounds of a table's finished games, with the crosses of people who agreed at their end and still do.

    A member who has left the table has withdrawn their slates. Only games with one of these `decks` whose slates were
    revealed count, without seats that a stand-in marked for, bots and programs.
    """
    table: TableState | None = None
    ballots: tuple[Ballot, ...] = ()
    given: list[Ballot] = []
    for event in events:
        before, table = table, evolve(table, event)
        ballots = ballots_after(ballots, before, event)
        if type(event) is DonationSet and not event.on:  # even if they agree again later
            given = _of(given, _who_agrees(table))
        if type(event) is rules.GameEnded and _may_give(table, decks):
            given += _of(ballots, _who_agrees(table))
    return [] if table is None else _of(given, _who_agrees(table))


def _may_give(table: TableState, decks: Collection[str]) -> bool:
    return table.research and table.options.deck in decks and lies_open(table)


def _who_agrees(table: TableState) -> frozenset[MemberId]:
    return frozenset(each.id for each in table.members.values() if each.donates and each.program is None)


def _of(ballots: Iterable[Ballot], people: frozenset[MemberId]) -> list[Ballot]:
    """Return the rounds with only these people's crosses."""
    return [
        replace(ballot, crosses=tuple(each for each in ballot.crosses if each[0] in people))
        for ballot in ballots
    ]
