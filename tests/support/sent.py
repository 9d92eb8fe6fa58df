"""What the server really sends of a game: the view of a table that plays it."""

from __future__ import annotations

from msgspec.structs import replace

from stella.rules import State, Viewer
from stella.tables.options import TableOptions
from stella.tables.people import Chair, Member, MemberId, Symbol
from stella.tables.project import project_own, project_play, project_table
from stella.tables.state import TableState, players_from
from stella.wire.views import NOTHING, encode_common, encode_part, encode_view

SYMBOLS = list(Symbol)


def table_with(game: State) -> TableState:
    """A table whose seats are all taken by people, in this game."""
    members = [MemberId(f"m{number}") for number in range(1, len(game.setup.colours) + 1)]
    table = TableState(
        TableOptions(slates_shown=game.setup.options.slates_shown),
        {member: Member(member, f"Name {member}", "en", ("key",), approved=True) for member in members},
        joined=len(members),
        host=members[0],
        chairs=tuple(
            Chair(colour, SYMBOLS[seat], members[seat]) for seat, colour in enumerate(game.setup.colours)
        ),
        game=game,
        games=1,
        version=1,
    )
    return replace(table, players=players_from(table))


def sent(game: State, viewer: Viewer) -> bytes:
    """The message that shows this game to a viewer, byte by byte."""
    table = table_with(game)
    own = project_own(table, MemberId(f"m{viewer + 1}")) if isinstance(viewer, int) else None
    people = encode_part(project_table(table, "CODE2345", table.members.keys()))
    common = encode_common(table.version, people, project_play(table, _text))
    return encode_view(common, encode_part(own), NOTHING)


def _text(word: str, language: str) -> str:
    return f"{word} in {language}"
