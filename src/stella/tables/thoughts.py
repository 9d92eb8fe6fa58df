"""What bots thought when they marked; only for slates that are revealed to everybody."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from stella import bots, rules
from stella.bots import Knowledge, Link
from stella.bots.explain import TagKind, explain, in_languages
from stella.languages import LANGUAGES
from stella.rules import Phase, Place, PublicView, Seat

from .bot_seats import bot_context, level_of
from .state import TableState


class Thought(Struct, frozen=True):
    """Why a bot marked one picture: its main reason, and up to two tags."""

    seat: Seat
    place: Place
    link: Link
    kind: TagKind
    tags: tuple[dict[str, str], ...]
    """What the bot saw in the picture, by language."""


class RoundThoughts(Struct, frozen=True):
    """What all bots thought in one round."""

    number: int
    thoughts: tuple[Thought, ...]


class Thoughts(Struct, frozen=True):
    """What the bots of a game thought, for each round whose slates are revealed."""

    rounds: tuple[RoundThoughts, ...]


class _OpenRound(Struct, frozen=True):
    number: int
    clue: str
    grid: tuple[str, ...]
    slates: Sequence[Sequence[Place]]


def thoughts_of(table: TableState, knowledge: Knowledge) -> Thoughts:
    """Return everything that may be told now; nothing while slates are secret."""
    shown = [] if table.game is None else _open_rounds(rules.project_public(table.game))
    return Thoughts(tuple(_of_round(table, each, knowledge) for each in shown))


def _open_rounds(public: PublicView) -> list[_OpenRound]:
    """Use only what everybody sees: the state has more than may be told."""
    if public.phase is Phase.OVER:
        return [
            _OpenRound(each.number, each.clue, each.grid, each.slates)
            for each in public.record
            if each.slates is not None
        ]
    if public.slates and public.clue is not None:
        return [_OpenRound(public.round, public.clue, public.grid, public.slates)]
    return []


def _of_round(table: TableState, shown: _OpenRound, knowledge: Knowledge) -> RoundThoughts:
    found: list[Thought] = []
    for number, player in enumerate(table.players):
        if player.bot is None:
            continue
        context = bot_context(table, table.players, Seat(number), knowledge)
        bot = bots.bot_player(context, player.character, level_of(player.bot)).scorer
        slate = shown.slates[number]
        for place in slate:
            reason = explain(bot, shown.clue, shown.grid[place], shown.grid, len(slate))
            tags = tuple(in_languages(tag, LANGUAGES) for tag in reason.tags)
            found.append(Thought(Seat(number), place, reason.link, reason.kind, tags))
    return RoundThoughts(shown.number, tuple(found))
