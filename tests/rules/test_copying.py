"""Copies of values: what is named changes, all else stays. `evolve` makes its copier once, so it is tried here anew."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from stella.rules.copying import copier
from stella.rules.state import Round

from .tables import ORANGE, PINK, marked, new_game


@dataclass(frozen=True)
class Lamp:
    colour: str
    height: int = 3
    lit: bool = False


def test_a_copy_has_what_was_changed_and_keeps_the_rest() -> None:
    lamp = Lamp("red", 7)
    assert copier(Lamp)(lamp, {"lit": True}) == Lamp("red", 7, True)
    assert copier(Lamp)(lamp, {"height": 1, "colour": "blue"}) == Lamp("blue", 1, False)
    assert lamp == Lamp("red", 7, False)


def test_a_copy_without_changes_is_another_value_that_is_equal() -> None:
    lamp = Lamp("red")
    copied = copier(Lamp)(lamp, {})
    assert copied == lamp
    assert copied is not lamp
    assert type(copied) is Lamp


def test_what_is_no_field_cannot_be_changed() -> None:
    with pytest.raises(KeyError, match="weight"):
        copier(Lamp)(Lamp("red"), {"weight": 2})


def test_a_round_is_copied_as_the_standard_library_would() -> None:
    this = marked(new_game(first_scout=PINK), [[1, 2], [3], []]).round
    changes = {"passed": frozenset({ORANGE}), "dark": PINK, "points": (1, 2, 3)}
    assert copier(Round)(this, changes) == replace(this, **changes)  # type: ignore[arg-type]
