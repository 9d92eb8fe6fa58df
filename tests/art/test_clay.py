"""Soft modelling and colours of the painter."""

import numpy as np
import pytest

from painter.clay import Clay, ball, block, limb, rotation, smooth_path
from painter.colour import linear, to_linear, to_shown
from painter.grids import quads
from painter.people.head import CRANIUM, form, hairline, scalp, toward, traced
from painter.people.look import Look, suited

pytestmark = pytest.mark.nightly


def test_a_turn_by_degrees_is_about_x_then_y_then_z() -> None:
    assert rotation((0, 0, 90)) @ (1, 0, 0) == pytest.approx((0, 1, 0), abs=1e-6)
    assert rotation((90, 0, 90)) @ (0, 1, 0) == pytest.approx((0, 0, 1), abs=1e-6)


def test_a_curve_goes_through_its_points() -> None:
    path = smooth_path([(0, 0), (1, 2), (3, 1)], 5)
    assert path[0] == pytest.approx((0, 0))
    assert path[5] == pytest.approx((1, 2))
    assert path[-1] == pytest.approx((3, 1))


def test_distances_are_negative_inside() -> None:
    p = np.array([[0, 0, 0], [2, 0, 0], [0, 0, 1.5]], np.float32)
    assert ball((0, 0, 0), 1)(p)[1:] == pytest.approx([1, 0.5])
    assert limb((0, 0, -1), (0, 0, 1), 0.5)(p) == pytest.approx([-0.5, 1.5, 0])
    assert block((0, 0, 0), (1, 1, 1), 0.0)(p) == pytest.approx([-1, 1, 0.5])


def test_carving_takes_away_and_painting_does_not() -> None:
    p = np.array([[0.9, 0, 0]], np.float32)
    lump = Clay().add(ball((0, 0, 0), 1), "#ffffff")
    assert lump.distance(p)[0] < 0
    assert Clay().add(ball((0, 0, 0), 1), "#ffffff").paint(ball((1, 0, 0), 0.5), "#000000").distance(p)[0] < 0
    assert lump.carve(ball((1, 0, 0), 0.5), 0.01).distance(p)[0] > 0


def test_colours_survive_the_way_to_light_and_back() -> None:
    shown = np.linspace(0, 1, 33, dtype=np.float32)
    assert to_shown(to_linear(shown)) == pytest.approx(shown, abs=1e-5)
    assert linear((0.1, 0.2, 0.3)) == (0.1, 0.2, 0.3)


def test_a_closed_grid_joins_its_last_column_to_the_first() -> None:
    assert len(quads(3, 4)) == 6
    assert len(quads(3, 4, closed=True)) == 8


def test_rays_from_the_front_meet_the_face() -> None:
    clay = form(suited(Look(), 30, 0.5))
    hit = traced(clay, np.array([[0, -0.8, 0.2], [0.1, -0.8, -0.2]]), np.array([0, 1.0, 0]))
    assert clay.distance(hit.astype(np.float32)) == pytest.approx([0, 0], abs=2e-3)
    assert hit[:, (0, 2)] == pytest.approx(np.array([[0, 0.2], [0.1, -0.2]]))


def test_the_nose_is_the_foremost_point() -> None:
    clay = form(suited(Look(), 30, 0.5))
    spots = [(0, 0.3), (0, -0.115), (0, -0.4), (0.2, 0)]
    depth = traced(clay, np.array([[x, -0.8, z] for x, z in spots]), np.array([0, 1.0, 0]))[:, 1]
    assert int(depth.argmin()) == 1


def test_the_scalp_lies_on_the_cranium() -> None:
    d = np.array([toward(a, h) for a, h in ((0, 60), (90, 10), (180, -20))])
    far = np.linalg.norm((scalp(d, 0.0) - CRANIUM) / (0.385, 0.43, 0.405), axis=1)
    assert far == pytest.approx(1)


def test_hair_begins_high_on_the_brow_and_low_in_the_nape() -> None:
    assert hairline(0) > hairline(90) > hairline(180)
    assert hairline(-50) == hairline(50)
