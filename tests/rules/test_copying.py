"""Values made and copied quickly, as the standard library would. The helpers run once, so they are tried here anew."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass, field, replace

import pytest

from stella.rules.copying import copier, quick
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


@quick
@dataclass(frozen=True, slots=True)
class Shelf:
    colour: str
    height: int = 3
    lamps: list[Lamp] = field(default_factory=list)


def test_a_quick_value_takes_its_fields_by_place_by_name_or_by_default() -> None:
    shelf = Shelf("red", lamps=[Lamp("blue")])
    assert (shelf.colour, shelf.height, shelf.lamps) == ("red", 3, [Lamp("blue")])
    assert Shelf("red", 4) == Shelf(height=4, colour="red", lamps=[])
    assert Shelf("red").lamps is not Shelf("red").lamps


def test_a_quick_value_is_as_frozen_as_any_other_and_knows_its_name() -> None:
    with pytest.raises(FrozenInstanceError):
        Shelf("red").height = 4  # type: ignore[misc]
    assert Shelf.__init__.__qualname__ == "Shelf.__init__"


@pytest.mark.parametrize(("given", "named"), [((), {}), (("red", 1, [], 4), {}), (("red",), {"weight": 2})])
def test_a_quick_value_refuses_what_any_other_would(
    given: tuple[object, ...], named: dict[str, object]
) -> None:
    with pytest.raises(TypeError):
        Shelf(*given, **named)  # type: ignore[arg-type]


def test_a_quick_value_without_fields_can_be_made() -> None:
    @quick
    @dataclass(frozen=True, slots=True)
    class Nothing:
        pass

    assert Nothing() == Nothing()
