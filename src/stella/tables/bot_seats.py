"""What a bot may know besides its seat's view: the same for playing and for explaining."""

from __future__ import annotations

from collections.abc import Sequence

from stella import bots
from stella.bots import BotLevel, Knowledge
from stella.rules import Seat

from .people import Chair
from .state import Player, TableState


def bot_context(
    table: TableState,
    seated: Sequence[Chair | Player],
    seat: Seat,
    knowledge: Knowledge | None,
    usual: float | None = None,
) -> bots.BotContext:
    """Return what the bot or stand-in in this seat may know; `seated` are all who play."""
    others = tuple(
        (name_of(each), each.character or "")
        for number, each in enumerate(seated)
        if number != seat and each.bot is not None
    )
    return bots.BotContext(
        name=name_of(seated[seat]),
        deck=table.options.deck if table.options.knows_pictures else "",
        seats=len(seated),
        bots=len(others) + 1,
        usual=usual,
        secret=table.secret,
        others=others,
        knowledge=knowledge,
    )


def level_of(bot: BotLevel | None) -> BotLevel:
    """Return the level of a bot, or of a stand-in."""
    return BotLevel.STARGAZER if bot is None else bot


def name_of(who: Chair | Player) -> str:
    """Return the identity of a bot or stand-in at this table."""
    return who.character or f"{'stand-in' if who.bot is None else 'bot'} {who.symbol}"
