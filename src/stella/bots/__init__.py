"""Minds: from what a seat may see to what it does. They never see the state of a game."""

from .simple import choose

__all__ = ["choose"]
