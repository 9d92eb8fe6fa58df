"""Bots: from what a seat may see to what it does. They never see the state of a game."""

from .characters import Character
from .knowledge import Knowledge, builtin_knowledge
from .levels import LEVELS, BotLevel
from .persona import Link
from .player import BotPlayer, bot_player, sit_down
from .port import Bot, BotContext, BotFactory, Randrange, only_move
from .stable_random import stable_uniform

CHARACTERS = tuple(Character)
