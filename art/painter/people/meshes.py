# SPDX-License-Identifier: GPL-3.0-or-later
"""Small mesh tools in numpy: parts of meshes, smoothing, subdividing, open edges, swept locks."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from ..grids import quads

Piece = tuple[np.ndarray, np.ndarray]


def part(faces: np.ndarray) -> Piece:
    """The vertices some faces use, and the faces renumbered."""
    used, new = np.unique(faces, return_inverse=True)
    return used, new.reshape(faces.shape)


def edges(faces: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """All edges once, how many faces share each, and the edge of each side of each face."""
    n = faces.shape[1]
    pairs = np.concatenate([np.stack([faces[:, i], faces[:, (i + 1) % n]], 1) for i in range(n)])
    found, sides, count = np.unique(np.sort(pairs, 1), axis=0, return_inverse=True, return_counts=True)
    return found, count, sides.reshape(n, len(faces)).T


def smoothed(
    v: np.ndarray, faces: np.ndarray, times: int, amount: float = 0.5, *, keep: np.ndarray | None = None
) -> np.ndarray:
    """Laplacian smoothing; an open edge is smoothed along itself only. Where `keep` is 1 nothing moves."""
    e, count, _ = edges(faces)
    rim = np.zeros(len(v), bool)
    rim[e[count == 1].ravel()] = True
    use = (count == 1) | ~(rim[e[:, 0]] & rim[e[:, 1]])
    e, border = e[use], (count == 1)[use]
    a, b = e.T
    wa, wb = np.where(rim[a] & ~border, 0.0, 1.0), np.where(rim[b] & ~border, 0.0, 1.0)
    total = np.bincount(a, wa, len(v)) + np.bincount(b, wb, len(v))
    share = amount * (total > 0) * (1 if keep is None else 1 - keep)
    out = v.copy()
    for _ in range(times):
        sums = [
            np.bincount(a, wa * out[b, k], len(v)) + np.bincount(b, wb * out[a, k], len(v)) for k in range(3)
        ]
        out += share[:, None] * (np.stack(sums, 1) / np.maximum(total, 1)[:, None] - out)
    return out


def normals(v: np.ndarray, faces: np.ndarray) -> np.ndarray:
    """A normal for each vertex."""
    p = v[faces]
    n = np.cross(p[:, 2] - p[:, 0], p[:, -1] - p[:, 1])
    out = np.zeros_like(v)
    for i in range(faces.shape[1]):
        for k in range(3):
            out[:, k] += np.bincount(faces[:, i], n[:, k], len(v))
    return np.asarray(out / np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-12))


def subdivided(faces: np.ndarray, *values: np.ndarray) -> list[np.ndarray]:
    """Each four-sided face cut in four: the new faces, then each of the vertices' values, averaged."""
    e, _, sides = edges(faces)
    n, m = len(values[0]), len(e)
    mid = sides + n
    centre = np.arange(len(faces)) + n + m
    new = np.concatenate([np.stack([faces[:, i], mid[:, i], centre, mid[:, i - 1]], 1) for i in range(4)])
    return [new, *(np.concatenate([x, x[e].mean(1), x[faces].mean(1)]) for x in values)]


def rims(faces: np.ndarray) -> list[np.ndarray]:
    """All open edges, each as vertices in order."""
    e, count, _ = edges(faces)
    near: dict[int, list[int]] = {}
    for a, b in e[count == 1]:
        near.setdefault(int(a), []).append(int(b))
        near.setdefault(int(b), []).append(int(a))
    found: list[np.ndarray] = []
    seen: set[int] = set()
    for start in near:
        if start in seen:
            continue
        ring, at = [start], start
        seen.add(at)
        while True:
            onward = [x for x in near[at] if x not in seen]
            if not onward:
                break
            at = onward[0]
            seen.add(at)
            ring.append(at)
        found.append(np.array(ring))
    return found


def rim_near(faces: np.ndarray, v: np.ndarray, spot: np.ndarray, least: int = 8) -> np.ndarray:
    """The open edge whose middle is nearest to a spot."""
    return min(
        rims(faces), key=lambda r: float(np.linalg.norm(v[r].mean(0) - spot)) + (50 if len(r) < least else 0)
    )


def flattened_rims(v: np.ndarray, faces: np.ndarray) -> np.ndarray:
    """Lay every open edge into a plane: cut along the faces of a mesh it would zigzag."""
    v = v.copy()
    for ring in rims(faces):
        if len(ring) < 8:
            continue
        p = v[ring]
        c = p.mean(0)
        n = np.linalg.svd(p - c)[2][2]
        v[ring] = p - np.outer((p - c) @ n, n)
    return v


def lock(path: np.ndarray, width: np.ndarray, thick: np.ndarray, out: np.ndarray, sides: int = 8) -> Piece:
    """A flattened tube along a path; `out` is the direction of its thin side at each point."""
    t = np.gradient(path, axis=0)
    t /= np.linalg.norm(t, axis=1, keepdims=True) + 1e-9
    o = out - t * (out * t).sum(1, keepdims=True)
    o /= np.linalg.norm(o, axis=1, keepdims=True) + 1e-9
    s = np.cross(t, o)
    a = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    ring = np.cos(a)[None, :, None] * (s * width[:, None])[:, None]
    ring = ring + np.sin(a)[None, :, None] * (o * thick[:, None])[:, None]
    return (path[:, None] + ring).reshape(-1, 3), quads(len(path), sides, closed=True)[:, ::-1]


def joined(pieces: Iterable[Piece]) -> Piece:
    """Several meshes of faces with equally many corners as one."""
    vs, fs, n = [], [], 0
    for v, f in pieces:
        vs.append(v)
        fs.append(f + n)
        n += len(v)
    return np.concatenate(vs), np.concatenate(fs)


def triangles(faces: np.ndarray) -> np.ndarray:
    """Four-sided faces as triangles; triangles stay."""
    if faces.shape[1] == 3:
        return faces
    return np.concatenate([faces[:, [0, 1, 2]], faces[:, [0, 2, 3]]])
