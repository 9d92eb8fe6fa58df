"""Hair and beards of the painter's people."""

import numpy as np
import pytest

from painter.people import beard, hair
from painter.people.head import CRANIUM, RADII, form
from painter.people.look import Look, suited

pytestmark = pytest.mark.nightly

SHORN = [style for style in hair.STYLES if style != "none"]


def outside(v: np.ndarray) -> np.ndarray:
    return np.asarray(np.linalg.norm((v - CRANIUM) / RADII, axis=1))


@pytest.mark.parametrize("style", SHORN)
def test_every_style_grows_on_the_head_with_a_tone_for_each_vertex(style: str) -> None:
    v, f, tones = hair.locks(style).mesh()
    assert np.isfinite(v).all()
    assert f.max() < len(v) == len(tones)
    assert np.median(outside(v)) < 2
    assert tones.min() > 0.5


def test_the_bald_have_no_locks_and_unknown_styles_are_named() -> None:
    assert hair.locks("none").pieces == []
    with pytest.raises(ValueError, match="mohawk"):
        hair.locks("mohawk")


def test_the_same_seed_gives_the_same_hair() -> None:
    assert (hair.locks("tousled", seed=4).mesh()[0] == hair.locks("tousled", seed=4).mesh()[0]).all()
    assert (hair.locks("tousled", seed=4).mesh()[0] != hair.locks("tousled", seed=5).mesh()[0]).any()


def test_far_people_have_fewer_locks() -> None:
    assert len(hair.locks("long", fewer=0.4).mesh()[0]) < len(hair.locks("long").mesh()[0]) / 2


def test_long_hair_goes_with_the_wind_and_its_roots_stay() -> None:
    still, blown = hair.locks("long").mesh()[0], hair.locks("long", wind=(1, 0, 0)).mesh()[0]
    moved = blown[:, 0] - still[:, 0]
    low, high = still[:, 2] < -0.5, still[:, 2] > 0.42
    assert moved[low].mean() > 0.1
    assert np.abs(moved[high]).max() < 0.01


def test_a_hat_presses_the_hair_above_its_band_and_not_below() -> None:
    v = hair.locks("curls").mesh()[0]
    flat = hair.pressed(v, 0.2)
    top, low = v[:, 2] > 0.35, v[:, 2] < 0.0
    assert outside(flat[top]).max() < 1.06 < outside(v[top]).max()
    assert (flat[low] == v[low]).all()


def test_under_a_hat_a_bun_sits_low() -> None:
    free, hatted = (hair.locks("bun", hatted=h).mesh()[0] for h in (False, True))
    assert hatted[hatted[:, 1].argmax(), 2] < free[free[:, 1].argmax(), 2]


@pytest.mark.parametrize("style", sorted(beard.LENGTHS))
def test_beards_grow_from_the_jaw_downwards(style: str) -> None:
    v, _, _ = beard.locks(style, form(suited(Look(), 40, 0))).mesh()
    assert np.isfinite(v).all()
    assert v[:, 2].max() < 0.2
    assert v[:, 1].min() > -0.75


def test_a_full_beard_reaches_the_hairline_and_a_goatee_does_not() -> None:
    clay = form(suited(Look(), 40, 0))
    full, goatee = (beard.locks(style, clay).mesh()[0] for style in ("full", "goatee"))
    assert np.abs(full[:, 0]).max() > 0.3 > np.abs(goatee[:, 0]).max()


def test_a_beards_edge_rises_from_the_chin_to_the_ear() -> None:
    tops = [beard.edge(a)[0] for a in (0, 30, 60, 84)]
    assert tops == sorted(tops)
    assert all(low < top for top, low in map(beard.edge, range(-84, 85, 12)))
