"""Bots: from what a seat may see to what it does. They never see the state of a game."""

from .characters import Character
from .knowledge import Knowledge, builtin_knowledge
from .levels import LEVELS, BotLevel
from .persona import Link
from .player import BotPlayer, bot_player, sit_down
from .port import Bot, BotContext, BotFactory, Randrange, only_move
from .stable_random import stable_uniform

CHARACTERS = tuple(Character)

__all__ = [
    "CHARACTERS",
    "LEVELS",
    "Bot",
    "BotContext",
    "BotFactory",
    "BotLevel",
    "BotPlayer",
    "Character",
    "Knowledge",
    "Link",
    "Randrange",
    "bot_player",
    "builtin_knowledge",
    "only_move",
    "sit_down",
    "stable_uniform",
]
