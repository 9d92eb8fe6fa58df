"""Small mesh tools of the painter's people."""

import numpy as np
import pytest

from painter.grids import quads
from painter.people import meshes

pytestmark = pytest.mark.nightly


def sheet(rows: int = 4, columns: int = 5) -> meshes.Piece:
    x, y = np.meshgrid(np.arange(columns, dtype=float), np.arange(rows, dtype=float))
    return np.stack([x, y, 0 * x], -1).reshape(-1, 3), quads(rows, columns)


def tube() -> meshes.Piece:
    a = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    rows = [np.stack([np.cos(a), np.sin(a), np.full(12, z)], 1) for z in (0.0, 1.0, 2.0)]
    return np.concatenate(rows), quads(3, 12, closed=True)


def test_a_part_has_only_the_vertices_its_faces_use() -> None:
    _, faces = sheet()
    used, own = meshes.part(faces[-1:])
    assert sorted(used) == sorted(faces[-1])
    assert (used[own] == faces[-1:]).all()


def test_each_edge_is_found_once_with_the_number_of_its_faces() -> None:
    _, faces = sheet(3, 3)
    found, count, sides = meshes.edges(faces)
    assert len(found) == 12
    assert sorted(count) == [1] * 8 + [2] * 4
    for face, own in zip(faces, sides, strict=True):
        for k in range(4):
            assert set(found[own[k]]) == {face[k], face[(k + 1) % 4]}


def test_subdividing_keeps_the_surface_and_quarters_each_face() -> None:
    v, faces = sheet()
    new, fine = meshes.subdivided(faces, v)
    assert len(new) == 4 * len(faces)
    corners = fine[new]
    area = np.abs(np.cross(corners[:, 2] - corners[:, 0], corners[:, 3] - corners[:, 1])[:, 2]).sum() / 2
    assert area == pytest.approx(12)
    assert (fine[: len(v)] == v).all()


def test_smoothing_flattens_a_bump_but_not_what_is_kept() -> None:
    v, faces = sheet(5, 5)
    v[12, 2] = 1
    assert meshes.smoothed(v, faces, 20)[12, 2] < 0.2
    keep = np.zeros(len(v))
    keep[12] = 1
    assert meshes.smoothed(v, faces, 20, keep=keep)[12, 2] == 1


def test_smoothing_moves_an_open_edge_only_along_itself() -> None:
    v, faces = sheet(5, 5)
    v[12, 2] = 1
    assert (meshes.smoothed(v, faces, 20)[:5, 2] == 0).all()


def test_normals_of_a_sheet_point_up() -> None:
    v, faces = sheet()
    assert meshes.normals(v, faces) == pytest.approx(np.tile([0, 0, 1.0], (len(v), 1)))


def test_a_tube_has_two_rims_in_order() -> None:
    v, faces = tube()
    found = meshes.rims(faces)
    assert sorted(len(r) for r in found) == [12, 12]
    for ring in found:
        step = np.linalg.norm(np.diff(v[ring], axis=0), axis=1)
        assert step == pytest.approx(step[0])


def test_the_rim_nearest_to_a_spot_is_found() -> None:
    v, faces = tube()
    assert v[meshes.rim_near(faces, v, np.array([0, 0, 5.0])), 2] == pytest.approx(2)


def test_a_zigzag_rim_is_laid_into_a_plane() -> None:
    v, faces = tube()
    v[:12, 2] += np.tile([-0.2, 0.2], 6)
    flat = meshes.flattened_rims(v, faces)
    assert np.ptp(flat[:12, 2]) < 1e-9
    assert (flat[12:24] == v[12:24]).all()


def test_a_lock_runs_along_its_path_and_is_as_wide_as_asked() -> None:
    path = np.stack([np.zeros(6), np.zeros(6), np.linspace(0, 5, 6)], 1)
    v, faces = meshes.lock(path, np.full(6, 0.5), np.full(6, 0.1), np.tile([0, -1.0, 0], (6, 1)))
    assert np.abs(v[:, 0]).max() == pytest.approx(0.5)
    assert np.abs(v[:, 1]).max() == pytest.approx(0.1)
    assert faces.max() == len(v) - 1


def test_joined_meshes_keep_their_faces() -> None:
    v, faces = sheet(2, 2)
    all_v, all_f = meshes.joined([(v, faces), (v + 9, faces)])
    assert (all_v[all_f[1]] == (v + 9)[faces[0]]).all()


def test_a_square_becomes_two_triangles() -> None:
    assert meshes.triangles(np.array([[0, 1, 2, 3]])).tolist() == [[0, 1, 2], [0, 2, 3]]
