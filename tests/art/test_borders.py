"""Borders of colour without saw teeth."""

import numpy as np
import pytest

from painter.borders import divided, hard, places
from painter.grids import quads

pytestmark = pytest.mark.nightly

RED, BLUE = np.array([1.0, 0, 0]), np.array([0, 0, 1.0])


def halves(points: np.ndarray) -> np.ndarray:
    """Red on the left of a slanting line, blue on the right."""
    return np.where((points[:, :1] + 0.3 * points[:, 1:2]) < 1.7, RED, BLUE)


def triangles(n: int = 5) -> tuple[np.ndarray, np.ndarray]:
    x, y = np.meshgrid(np.arange(n, dtype=float), np.arange(n, dtype=float))
    four = quads(n, n)
    return np.stack([x, y, 0 * x], -1).reshape(-1, 3), np.concatenate(
        [four[:, [0, 1, 2]], four[:, [0, 2, 3]]]
    )


def area(v: np.ndarray, f: np.ndarray) -> float:
    a, b, c = v[f[:, 0]], v[f[:, 1]], v[f[:, 2]]
    return float(np.cross(b - a, c - a)[:, 2].sum() / 2)


def test_a_step_of_colour_is_a_border_and_a_gradient_is_none() -> None:
    t = np.linspace(0, 1, 40)[None, :, None] * np.ones((30, 1, 3))
    assert not hard(t)
    assert hard((t > 0.5).astype(float))


def test_dividing_keeps_the_surface_and_paints_the_new_corners() -> None:
    v, f = triangles()
    fine, faces, colours = divided(v, f, halves(v), halves)
    assert len(faces) > len(f)
    assert area(fine, faces) == pytest.approx(area(v, f))
    assert (colours == halves(fine)).all()


def edges(f: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Each edge once, and how many triangles it has."""
    sides = np.sort(np.concatenate([f[:, [0, 1]], f[:, [1, 2]], f[:, [2, 0]]]), axis=1)
    return np.unique(sides, axis=0, return_counts=True)


def test_divided_triangles_meet_their_neighbours_edge_to_edge() -> None:
    v, f = triangles()
    fine, faces, _ = divided(v, f, halves(v), halves)
    found, count = edges(faces)
    rim = found[count == 1]
    assert count.max() == 2
    assert np.linalg.norm(fine[rim[:, 0]] - fine[rim[:, 1]], axis=1).sum() == pytest.approx(16)  # no cracks


def test_the_step_from_colour_to_colour_is_half_as_wide() -> None:
    v, f = triangles()

    def step(v: np.ndarray, f: np.ndarray, c: np.ndarray) -> float:
        found, _ = edges(f)
        across = found[(c[found[:, 0]] != c[found[:, 1]]).any(axis=1)]
        return float(np.linalg.norm(v[across[:, 0]] - v[across[:, 1]], axis=1).mean())

    assert step(*divided(v, f, halves(v), halves)) < 0.5 * step(v, f, halves(v))


def test_one_colour_is_not_divided() -> None:
    v, f = triangles()
    _, faces, _ = divided(v, f, np.tile(RED, (len(v), 1)), halves)
    assert (faces == f).all()


def test_a_closed_grid_goes_on_to_the_right_of_its_picture() -> None:
    corners = quads(2, 4, closed=True)
    u = places(corners.ravel(), 2, 4)[:, 0].reshape(-1, 4)
    assert u.max() == pytest.approx(4.5 / 4)
    assert np.ptp(u, axis=1) == pytest.approx(0.25)
