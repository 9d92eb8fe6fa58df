"""The tables' tests run in one event loop, and hypothesis repeats itself unless told to be thorough."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.rules.conftest import PROFILE

settings.load_profile(PROFILE if PROFILE == "thorough" else "ci")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
