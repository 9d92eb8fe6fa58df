"""The house's bots under a sky: the same for everyone who plays it."""

from __future__ import annotations

from collections.abc import Sequence

from stella import bots, rules
from stella.bots import CHARACTERS, BotContext, BotLevel, Character, Knowledge
from stella.rules import CardId, Place

from .deal import Sky
from .round import COMPANIONS, YOU, marking


def house_slates(
    sky: Sky, deck: str, cards: Sequence[CardId], secret: str, knowledge: Knowledge
) -> dict[Character, tuple[Place, ...]]:
    """Return what each character marks, the surest first. Nobody without `secret` can work it out."""
    view = rules.project(marking(sky, cards), YOU)
    assert view.own is not None
    found: dict[Character, tuple[Place, ...]] = {}
    for character in CHARACTERS:
        others = tuple((each.value, each.value) for each in CHARACTERS if each is not character)[:-1]
        context = BotContext(
            name=character.value,
            deck=deck,
            seats=COMPANIONS + 1,
            bots=COMPANIONS,
            secret=secret,
            others=others,
            knowledge=knowledge,
        )
        bot = bots.bot_player(context, character, BotLevel.STARGAZER)
        found[character] = tuple(bot.chosen(view.public, view.own))
    return found
