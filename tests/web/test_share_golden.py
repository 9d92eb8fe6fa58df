"""The page's tests of shared pictures compare them with golden logs: these are the games as they are there."""

from __future__ import annotations

import json

import pytest

from tests.web.share_golden import GAMES, file_of, golden


@pytest.mark.parametrize("name", GAMES)
def test_the_games_that_shared_pictures_are_compared_with_are_those_of_the_logs(name: str) -> None:
    assert json.loads(file_of(name).read_text(encoding="utf-8")) == json.loads(golden(GAMES[name]))
