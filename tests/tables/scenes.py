"""Tables to begin a test with: some people, some bots, a game at any step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from stella import rules
from stella.live.supply import deal
from stella.rules import Phase, Place, Seat
from stella.tables import commands as c
from stella.tables.dealer import Deal
from stella.tables.options import Joining, OptionChanges
from stella.tables.people import MemberId
from stella.tables.state import TableState
from tests.support.servers import SeededRng, supply
from tests.tables.given import When, decided, given

ADA, BO, CY, DI, ED, FAY = (MemberId(f"m{number}") for number in range(1, 7))
"""Members in the order of their coming; Ada is the host."""
NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")


def do(table: TableState, by: str | None, *commands: c.TableCommand | Deal) -> TableState:
    """The table after commands that must be carried out."""
    for command in commands:
        table = When(table, decided(table, by, command)).accepted()
    return table


def new_table(people: int = 1, *, bots: int = 0, **options: Any) -> TableState:
    """Ada's table in the lobby, with this many people (let in, if need be) and bots on chairs."""
    create = c.CreateTable(OptionChanges(**options), "Ada", "en", "key-1")
    table = given(None).when(create).accepted()
    for number in range(2, people + 1):
        table = do(table, None, c.Join(NAMES[number - 1], "en", f"key-{number}"))
        if table.options.joining is Joining.APPROVED:
            table = do(table, ADA, c.Approve(MemberId(f"m{number}")))
    return do(table, ADA, *[c.AddBot()] * bots)


def drawn(table: TableState, seed: int = 0, first_scout: int | None = None) -> Deal:
    """A start with everything drawn; the first scout too, unless told."""
    dealt = deal(table, supply(), SeededRng(seed))
    return dealt if first_scout is None else replace(dealt, first_scout=Seat(first_scout))


def started(people: int = 3, *, bots: int = 0, first_scout: int = 0, **options: Any) -> TableState:
    """A game that has just begun."""
    table = new_table(people, bots=bots, **options)
    return do(table, ADA, drawn(table, first_scout=first_scout))


def play(table: TableState, *moves: rules.SeatCommand) -> TableState:
    """Moves by those whose seats they are; of bots and free chairs by the table."""
    for move in moves:
        member = table.chairs[move.seat].member
        command = c.PlayForSeat(move.seat, (move,), None) if member is None else c.Move.from_command(move)
        table = do(table, member, command)
    return table


def game_of(table: TableState) -> rules.State:
    """The game, which there must be."""
    assert table.game is not None
    return table.game


def marking(people: int = 3, **options: Any) -> TableState:
    """The word is turned; everybody may make crosses."""
    table = started(people, **options)
    return play(table, rules.RevealWord(game_of(table).round.first_scout))


def marked(table: TableState, slates: Sequence[Iterable[int]]) -> TableState:
    """Everybody has made these crosses and finished marking."""
    for seat, slate in enumerate(slates):
        crosses = [rules.MarkCard(Seat(seat), Place(place)) for place in slate]
        table = play(table, *crosses, rules.FinishMarking(Seat(seat)))
    return table


def revealing(slates: Sequence[Iterable[int]] = ((0, 1), (1, 2), (2, 3)), **options: Any) -> TableState:
    """All slates are closed; the first scout is to point."""
    return marked(marking(len(slates), **options), slates)


def finish_round(table: TableState) -> TableState:
    """Every scout points at the first open cross until the round is scored."""
    if game_of(table).phase is Phase.WORD:
        table = play(table, rules.RevealWord(game_of(table).round.first_scout))
    if game_of(table).phase is Phase.MARK:
        seats = len(game_of(table).setup.colours)
        table = marked(table, [(seat, seat + 1) for seat in range(seats)])
    while game_of(table).phase is Phase.REVEAL:
        scout = game_of(table).round.scout
        assert scout is not None
        own = rules.project_own(game_of(table), scout)
        assert own is not None
        table = play(table, rules.PointAt(scout, own.actions.point_at[0]))
    return table


def scored(people: int = 3, **options: Any) -> TableState:
    """The first round is scored."""
    return finish_round(marking(people, **options))


def finish_game(table: TableState) -> TableState:
    """All rounds are played."""
    table = finish_round(table)
    while game_of(table).phase is Phase.SCORING:
        table = finish_round(do(table, ADA, c.NextRound()))
    return table


def over(people: int = 3, **options: Any) -> TableState:
    """A finished game."""
    return finish_game(marking(people, **options))
