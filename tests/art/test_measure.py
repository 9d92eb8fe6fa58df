"""What `./dev sheet` warns of."""

from __future__ import annotations

import numpy as np
import pytest

from painter.measure import key_to_fill, measured

pytestmark = pytest.mark.nightly


def picture(colour: tuple[float, float, float], share: float) -> np.ndarray:
    image = np.full((300, 200, 3), 0.5, np.float32)
    edge, rows = 8, 300 - 16
    image[edge : edge + int(rows * share)] = colour
    return image


def test_a_card_that_drowns_in_its_colour_is_warned_of() -> None:
    found = measured(picture((0.9, 0.02, 0.02), 0.7))
    assert found.saturated == pytest.approx(0.7, abs=0.01)
    assert [said for said in found.warnings() if "saturated" in said]


def test_a_card_with_too_much_black_is_warned_of_and_black_is_not_called_saturated() -> None:
    found = measured(picture((0.05, 0.0, 0.0), 0.2))
    assert found.black == pytest.approx(0.2, abs=0.01)
    assert found.saturated == 0
    assert [said for said in found.warnings() if "black" in said]


def test_a_card_within_the_limits_gets_no_warning() -> None:
    assert measured(picture((0.9, 0.02, 0.02), 0.5)).warnings() == []


def test_the_border_is_not_measured() -> None:
    image = np.full((300, 200, 3), 0.5, np.float32)
    image[:8] = image[-8:] = 0
    assert measured(image).black == 0


def test_key_to_fill_compares_light_received_not_pigment() -> None:
    albedo = np.full((40, 40, 3), 0.5, np.float32)
    albedo[:, ::2] = 0.1
    light = albedo.copy()
    light[20:] *= 4
    dark, near = np.zeros_like(albedo), np.ones((40, 40), np.float32)
    assert key_to_fill(light, albedo, dark, near, 55) == pytest.approx(4, rel=0.01)


def test_a_picture_of_nothing_but_sky_has_no_key() -> None:
    none = np.zeros((8, 8, 3), np.float32)
    assert key_to_fill(none, none, none, np.full((8, 8), 99, np.float32), 55) is None
