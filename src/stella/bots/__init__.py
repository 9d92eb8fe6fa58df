"""Minds: from what a seat may see to what it does. They never see the state of a game."""

from .characters import Character
from .levels import LEVELS, BotLevel
from .mind import Mind, mind_of, sit_down
from .minds import Minds, shipped
from .persona import Link
from .port import Bot, BotFactory, Chair, Randrange
from .taste import share

CHARACTERS = tuple(Character)

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "Bot",
    "BotFactory",
    "BotLevel",
    "Chair",
    "Character",
    "Link",
    "Mind",
    "Minds",
    "Randrange",
    "mind_of",
    "share",
    "shipped",
    "sit_down",
]
