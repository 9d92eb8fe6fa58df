"""Colour and tone of the painter: what a scene's light becomes on paper."""

from __future__ import annotations

import numpy as np
import pytest

from painter.colour import gamut, hue_of, linear, oklab, oklab_of, shown_from, srgb, to_linear, to_shown
from painter.curves import bent, film, mix, smoothstep, spread, stretched, towards

pytestmark = pytest.mark.nightly

COLOURS = ["#000000", "#ffffff", "#c8281c", "#1f7f8c", "#f0d84a", "#6a48b0", "#123456"]


@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_survives_the_way_through_oklab(colour: str) -> None:
    back = shown_from(oklab_of(colour)[None])[0]
    assert np.abs(back - srgb(colour)).max() < 0.004


def test_showing_undoes_linear_light() -> None:
    shown = np.linspace(0, 1, 50, dtype=np.float32)
    assert np.allclose(to_shown(to_linear(shown)), shown, atol=1e-4)


def test_a_tuple_is_taken_as_linear_light_already() -> None:
    assert linear((0.25, 0.5, 1.0)) == (0.25, 0.5, 1.0)


def test_a_colour_outside_the_screen_keeps_its_lightness_and_loses_only_colour() -> None:
    loud = np.array([[0.7, 0.3, 0.1]], np.float32)
    assert gamut(loud)[2][0, 0] < 1
    kept = oklab(to_linear(shown_from(loud)))[0]
    assert abs(kept[0] - 0.7) < 0.06
    assert 0.02 < np.hypot(kept[1], kept[2]) < np.hypot(0.3, 0.1)


def test_film_rises_everywhere_and_never_burns_out() -> None:
    steps = film(np.linspace(0, 6, 200, dtype=np.float32))
    assert np.all(np.diff(steps) > 0)
    assert steps[0] == 0
    assert film(np.array([50.0]))[0] == 1


def test_shadows_turn_to_a_neighbouring_hue_by_at_most_the_limit() -> None:
    red, plum = hue_of("#c8281c"), hue_of("#3a1248")
    turned = towards(np.array([red]), plum, np.array([1.0]), 0.5)[0]
    off = (red - turned + np.pi) % (2 * np.pi) - np.pi
    assert 0.4 < off <= 0.5


def test_a_blue_sky_is_not_dragged_through_green_by_a_warm_light() -> None:
    blue = hue_of("#4aa0d8")
    assert towards(np.array([blue]), hue_of("#fff0d0"), np.array([1.0]), reach=1.0)[0] == pytest.approx(blue)


def test_chroma_below_the_knee_is_untouched_and_above_it_stays_under_the_limit() -> None:
    chroma = np.linspace(0, 0.5, 100)
    limited = bent(chroma, 0.2)
    assert np.array_equal(limited[chroma < 0.12], chroma[chroma < 0.12])
    assert limited.max() <= 0.2
    assert np.all(np.diff(limited) >= 0)


def test_a_flat_picture_is_stretched_to_the_light_it_should_have() -> None:
    flat = np.linspace(0.4, 0.6, 1000)
    assert spread(stretched(flat, 0.5)) == pytest.approx(0.5, abs=0.01)


def test_stretching_stops_at_the_darkest_and_the_lightest_paint() -> None:
    wide = stretched(np.linspace(0.3, 0.8, 1000), 5.0, 0.2, 0.9)
    low, high = np.percentile(wide, (2, 98))
    assert low == pytest.approx(0.2, abs=0.01)
    assert high == pytest.approx(0.9, abs=0.01)


def test_a_picture_with_enough_light_is_left_alone() -> None:
    values = np.linspace(0.1, 0.9, 100)
    assert stretched(values, 0.3) is values


def test_smoothstep_may_run_backwards_and_mix_takes_one_share_for_all_channels() -> None:
    assert smoothstep(1, 0, np.array([0.0, 1.0])).tolist() == [1.0, 0.0]
    a, b = np.zeros((1, 2, 3)), np.ones((1, 2, 3))
    assert mix(a, b, np.array([[0.0, 1.0]])).tolist() == [[[0, 0, 0], [1, 1, 1]]]
