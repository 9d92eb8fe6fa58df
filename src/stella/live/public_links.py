"""Public links of an awake table: who may create and revoke them, and what they show."""

from __future__ import annotations

from dataclasses import dataclass

from stella.tables.commands import CountGuess
from stella.tables.game_spans import GameSpan, opening_of
from stella.tables.keys import KeyMaker, hashed
from stella.tables.people import GameLink, MemberId
from stella.tables.public_game import GuessedRound, PublicGame, guessed_round, public_game
from stella.tables.refusal import Refusal, TableCode

from .albums import moments_of, span
from .hub import Hub
from .queries import KnownMember
from .table import LiveTable


@dataclass(frozen=True, slots=True)
class KnownLink:
    """A public link as somebody at the table sees it."""

    id: str
    token: str
    by: str
    """The name of its creator; empty if they have left."""
    named: bool
    may_withdraw: bool
    guesses: int | None
    """The number of people who have guessed; only its creator learns it."""


def has_played(found: GameSpan, member: MemberId) -> bool:
    """Return whether somebody may make this game public: its players may, even if they have left their chair."""
    return any(player.member == member for player in found.players)


def links_of(live: LiveTable, game: int, member: KnownMember, keys: KeyMaker) -> tuple[KnownLink, ...]:
    """Return the public links to a game, for somebody at the table."""
    table = live.state
    if table is None:
        return ()

    def known(link: str, share: GameLink) -> KnownLink:
        maker = table.members.get(share.member)
        mine = member.host or share.member == member.id
        token = keys.share_token(live.id, link)
        guesses = share.guesses if share.member == member.id else None
        return KnownLink(link, token, "" if maker is None else maker.name, share.named, mine, guesses)

    return tuple(known(link, share) for link, share in table.links.items() if share.game == game)


def first_token(live: LiveTable, game: int, keys: KeyMaker) -> str | None:
    """Return the token of the oldest public link to a game; `None` if it has none."""
    links = {} if live.state is None else live.state.links
    found = (keys.share_token(live.id, link) for link, share in links.items() if share.game == game)
    return next(found, None)


async def shared(hub: Hub, token: str) -> PublicGame | None:
    """Return what is public under this token; `None` if nothing is."""
    found = await _linked(hub, token)
    return None if found is None else await _game(found)


async def guessed(hub: Hub, token: str, number: int, guesser: str) -> GuessedRound | Refusal:
    """Return a round of a public game to somebody who has marked it, and count them once.

    A full log must not keep anybody from their result: then they aren't counted.
    """
    found = await _linked(hub, token)
    game = None if found is None else await _game(found)
    if found is None or game is None:
        return Refusal(TableCode.NO_LINK)
    told = guessed_round(game, number)
    if told is None:
        return Refusal(TableCode.NO_GUESS)
    once = f"guess-{hashed(f'{found.link} {guesser}')[:32]}"
    await hub.ask(found.live, None, CountGuess(found.link, id=once))
    return told


@dataclass(frozen=True, slots=True)
class _Linked:
    """The table and link of a token."""

    live: LiveTable
    link: str
    share: GameLink


async def _linked(hub: Hub, token: str) -> _Linked | None:
    """Find the link of a token. A token this server never issued is refused before any table is looked up."""
    code = hub.keys.table_of_token(token)
    live = None if code is None else await hub.find(code)
    if live is None or live.state is None:
        return None
    links = live.state.links.items()
    return next(
        (_Linked(live, link, share) for link, share in links if hub.keys.share_token(live.id, link) == token),
        None,
    )


async def _game(linked: _Linked) -> PublicGame | None:
    live, share = linked.live, linked.share
    found = span(live, share.game)
    moments = found if isinstance(found, Refusal) else await moments_of(live, found)
    if isinstance(found, Refusal) or isinstance(moments, Refusal):
        return None
    supply, options = live.services.supply, opening_of(found).options
    return public_game(moments, options, supply.texts, supply.is_printed, named=share.named)
