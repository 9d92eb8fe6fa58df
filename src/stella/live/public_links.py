"""Public links of an awake table: who may make and withdraw them, and what they show."""

from __future__ import annotations

from dataclasses import dataclass

from stella.tables.game_spans import GameSpan, opening_of
from stella.tables.keys import KeyMaker
from stella.tables.people import GameLink, MemberId
from stella.tables.public_game import PublicGame, public_game
from stella.tables.refusal import Refusal

from .albums import moments_of, span
from .hub import Hub
from .queries import KnownMember
from .table import LiveTable


@dataclass(frozen=True, slots=True)
class KnownLink:
    """A public link, as somebody at the table sees it."""

    id: str
    token: str
    by: str
    """The name of who made it; empty when they have left."""
    named: bool
    may_withdraw: bool


def has_played(found: GameSpan, member: MemberId) -> bool:
    """Whether somebody may make this game public: those who played it may, even if they left their chair since."""
    return any(player.member == member for player in found.players)


def links_of(live: LiveTable, game: int, member: KnownMember, keys: KeyMaker) -> tuple[KnownLink, ...]:
    """The public links to a game, for somebody at the table."""
    table = live.state
    if table is None:
        return ()

    def known(link: str, share: GameLink) -> KnownLink:
        maker = table.members.get(share.member)
        mine = member.host or share.member == member.id
        token = keys.share_token(live.id, link)
        return KnownLink(link, token, "" if maker is None else maker.name, share.named, mine)

    return tuple(known(link, share) for link, share in table.links.items() if share.game == game)


async def shared(hub: Hub, token: str) -> PublicGame | None:
    """What is public under this token; `None` if nothing is.

    What this server has never made is known as such before any table is looked up.
    """
    code = hub.keys.table_of_token(token)
    live = None if code is None else await hub.find(code)
    if live is None or live.state is None:
        return None
    shares = live.state.links.items()
    share = next((each for link, each in shares if hub.keys.share_token(live.id, link) == token), None)
    found = None if share is None else span(live, share.game)
    if share is None or found is None or isinstance(found, Refusal):
        return None
    moments = await moments_of(live, found)
    if isinstance(moments, Refusal):
        return None
    supply, options = live.services.supply, opening_of(found).options
    return public_game(moments, options, supply.texts, supply.is_printed, named=share.named)
