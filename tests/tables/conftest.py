"""An example here is a whole game."""

from __future__ import annotations

from hypothesis import settings

settings.load_profile("games")
