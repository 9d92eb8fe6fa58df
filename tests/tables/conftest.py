"""Hypothesis repeats itself unless told to be thorough."""

from __future__ import annotations

from hypothesis import settings

from tests.rules.conftest import PROFILE

settings.load_profile(PROFILE if PROFILE == "thorough" else "ci")
