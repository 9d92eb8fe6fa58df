"""Minds: from what a seat may see to what it does. They never see the state of a game."""

from .port import Below, Bot, Chair, SitDown
from .simple import choose

__all__ = ["Below", "Bot", "Chair", "SitDown", "choose"]
