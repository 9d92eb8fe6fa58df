"""What the finish knows of faces, and how it draws those that are turned away."""

import json

import numpy as np
import pytest

from painter.curves import least_lightness
from painter.layers import Feature, Head, eye_from, head_from
from painter.profiles import averted, in_head, spread, turned

pytestmark = pytest.mark.nightly

WIDE = 2 / 3
SKIN = np.array([0.5, 0.3, 0.2], np.float32)


def head(degrees: float) -> Head:
    """A head in the middle of the picture, turned so far to the right of the picture."""
    a = np.radians(degrees)
    left, back = (np.cos(a), 0, -np.sin(a)), (-np.sin(a), 0, -np.cos(a))
    axes = np.array([left, back, (0, 1, 0)]).T
    return Head((WIDE / 2, 0.5), 0.1, 10, 0.5, axes, (3,), SKIN, False, ())


def seen(one: Head, points: np.ndarray) -> np.ndarray:
    """Points of the head's own space as the camera sees them."""
    top = one.units / (one.depth * one.tall * 2)
    x, y, z = ((points * one.units) @ one.axes.T - (0, 0, one.depth)).T
    return np.stack([WIDE / 2 + x / -z / top / 2, 0.5 - y / -z / top / 2, -z], -1)


def feature(one: Head, role: str, *points: tuple[float, float, float]) -> Feature:
    return Feature(role, seen(one, np.array(points)), 0.01, SKIN)


def test_points_come_back_into_the_space_of_the_head() -> None:
    one, points = head(40), np.array([(0.16, -0.4, 0.02), (-0.1, -0.42, -0.27), (0, 0, 0.5)])
    assert in_head(one, seen(one, points), WIDE) == pytest.approx(points)


@pytest.mark.parametrize(("degrees", "share"), [(0, 0.0), (30, 0.0), (90, 1.0), (-90, 1.0)])
def test_a_profile_is_told_from_a_face_that_is_half_turned(degrees: float, share: float) -> None:
    assert turned(head(degrees)) == pytest.approx(share, abs=0.01)


def test_a_face_towards_us_is_drawn_where_it_is() -> None:
    one = head(10)
    lid = feature(one, "lid", (0.1, -0.42, 0), (0.22, -0.4, 0))
    drawn, shown = spread(one, lid, WIDE, 0.85)
    assert (drawn == lid.line[:, :2]).all()
    assert shown.all()


@pytest.mark.parametrize("degrees", [90, -90])
def test_in_a_profile_the_eye_moves_away_from_the_nose(degrees: float) -> None:
    one = head(degrees)
    side = 1.0 if one.axes[2, 0] > 0 else -1.0
    near = feature(one, "lid", (side * 0.1, -0.42, 0), (side * 0.22, -0.4, 0))
    nose = seen(one, np.array([(0.0, -0.5, -0.1)]))[0, 0]
    drawn, shown = spread(one, near, WIDE, 0.85)
    assert shown.all()
    assert (np.abs(drawn[:, 0] - nose) > np.abs(near.line[:, 0] - nose)).all()
    assert np.ptp(drawn[:, 0]) > 2 * np.ptp(near.line[:, 0])


def test_in_a_profile_the_other_eye_is_not_drawn() -> None:
    one = head(90)
    side = 1.0 if one.axes[2, 0] > 0 else -1.0
    other = feature(one, "white", (-side * 0.1, -0.42, 0), (-side * 0.22, -0.4, 0))
    assert not spread(one, other, WIDE, 0.85)[1].any()


def test_a_nose_stays_where_it_is() -> None:
    one = head(90)
    nose = feature(one, "nose", (0.05, -0.5, -0.1), (0.02, -0.52, -0.12))
    assert (spread(one, nose, WIDE, 0.85)[0] == nose.line[:, :2]).all()


def test_what_a_scene_remembers_survives_its_file() -> None:
    said = {
        "at": [0.3, 0.4],
        "tall": 0.05,
        "depth": 9.5,
        "units": 0.4,
        "axes": np.eye(3).tolist(),
        "things": [4, 5],
        "skin": [0.5, 0.3, 0.2],
        "far": True,
        "features": [{"role": "mouth", "line": [[0.3, 0.4, 9.4]], "width": 0.001, "paint": [0.1, 0, 0]}],
    }
    found = head_from(json.loads(json.dumps(said)))
    assert (found.at, found.things, found.far) == ((0.3, 0.4), (4, 5), True)
    assert found.features[0].role == "mouth"
    assert found.features[0].line.shape == (1, 3)
    eye = eye_from({"at": [0.1, 0.2], "radius": 0.01, "depth": 4.0, "units": 0.1, "thing": 7})
    assert (eye.at, eye.radius, eye.thing) == ((0.1, 0.2), 0.01, 7)


@pytest.mark.parametrize(
    ("degrees", "away"), [(0, False), (90, False), (-90, False), (120, True), (180, True)]
)
def test_nothing_is_drawn_on_the_back_of_a_head(degrees: float, away: bool) -> None:
    assert averted(head(degrees)) is away


def test_nothing_is_drawn_on_a_hat_seen_from_above() -> None:
    up_is_towards_us = np.eye(3)
    assert averted(Head((0.3, 0.5), 0.1, 10, 0.5, up_is_towards_us, (3,), SKIN, True, ()))


@pytest.mark.parametrize("own", [0.31, 0.39, 0.5, 0.64, 0.81])
@pytest.mark.parametrize("ground", [0.1, 0.3, 0.6, 0.95])
def test_skin_is_never_painted_a_step_lighter_than_it_is(own: float, ground: float) -> None:
    assert least_lightness(own, ground) <= own + 0.1


def test_light_skin_is_not_left_in_the_dark() -> None:
    assert least_lightness(0.8, 0.5) > 0.7
    assert least_lightness(0.8, 0.2) == pytest.approx(0.5)
