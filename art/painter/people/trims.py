# SPDX-License-Identifier: GPL-3.0-or-later
"""Trimmings of garments: collars, lapels, cuffs, belts, buttons, pockets, aprons, braces, shirt fronts and ties."""

from __future__ import annotations

from typing import Any

import numpy as np

from .. import kit
from ..colour import Colour, darker
from ..grids import quads
from . import meshes
from . import surfaces as sf
from .garment import UPPER, loop_at
from .sewing import Sewn
from .skeleton import Skeleton

COLLARS = {
    "stand": [(0, 0.0), (0.25, 0.02), (0.5, 0.1), (0.66, 0.22)],
    "turned": [(0, -0.02), (0.3, 0.0), (0.42, 0.1), (0.32, 0.32), (0.02, 0.58)],
    "round": [(0.06, -0.1), (0.1, 0.02), (0.04, 0.22), (-0.13, 0.42), (-0.36, 0.56)],
    "roll": [(-0.05, 0.06), (0.2, 0.16), (0.42, 0.12), (0.5, 0.02), (0.42, -0.06), (0.2, -0.04)],
    "lapel": [(0, -0.02), (0.26, 0.0), (0.34, 0.1), (0.18, 0.34), (-0.06, 0.5)],
}


class Front:
    """The front (or back) of a garment as a chart: a place for each (x, z) of the rest pose."""

    def __init__(self, s: Sewn, *, back: bool = False) -> None:
        side = s.rest[:, 1] > 0.1 if back else s.rest[:, 1] < 0.1
        self.normal = meshes.normals(s.v, s.f)[side]
        self.v, self.rest = s.v[side], s.rest[side]

    def at(self, points: np.ndarray, lift: float) -> np.ndarray:
        """Places in the pose above the cloth, averaged over the nearest vertices."""
        d = np.linalg.norm(self.rest[None, :, (0, 2)] - points[:, None], axis=2)
        near = np.argsort(d, 1)[:, :6]
        w = 1 / (np.take_along_axis(d, near, 1) ** 2 + 1e-4)
        w /= w.sum(1, keepdims=True)
        place = (self.v[near] * w[..., None]).sum(1)
        return np.asarray(place + (self.normal[near] * w[..., None]).sum(1) * lift)


def trims(s: Sewn, sk: Skeleton) -> list[Any]:
    """Everything sewn onto a garment."""
    g, made = s.garment, []
    if g.apron:
        made.append(_apron(s, sk, g.apron))
    if g.collar:
        made.append(_collar(s, sk))
    if g.collar == "lapel":
        made += _lapels(s, sk)
    if g.belt and "waist" in s.cut.loops:
        made.append(_belt(s, sk, g.belt))
    if g.buttons:
        made += _buttons(s, sk, g.buttons)
    if g.cuffs and g.kind in (*UPPER, "trousers"):
        made += _cuffs(s, sk, g.cuffs)
    if g.pockets:
        made += _pockets(s, sk, g.pockets)
    if g.braces:
        made += _braces(s, sk, g.braces)
    return made


def _patch(
    front: Front, left: np.ndarray, right: np.ndarray, columns: int, lift: float, colour: Colour
) -> Any:
    """Cloth laid on the front between two lines of (x, z)."""
    t = np.linspace(0, 1, columns)[None, :, None]
    grid = left[:, None] * (1 - t) + right[:, None] * t
    v = front.at(grid.reshape(-1, 2), lift)
    rows = len(left)
    v = meshes.smoothed(v, quads(rows, columns), 2)
    return sf.thicken(kit.mesh(v, quads(rows, columns), sf.cloth(colour, vary=0.08)), 0.06, 0)


def _lapels(s: Sewn, sk: Skeleton) -> list[Any]:
    """Two folded lapels from the neck to the first button; a shirt and a tie between them."""
    g, front, k = s.garment, Front(s), sk.size
    top, low = sk.rest_at("neck01")[2] - 0.3, sk.rest_at("spine03")[2] - 0.2
    t = np.linspace(0, 1, 9)
    z = top + (low - top) * t
    inner = np.interp(t, (0, 1), (0.62, 0.03)) * k
    outer = np.interp(t, (0, 0.22, 0.3, 0.36, 1), (0.95, 1.12, 0.98, 1.25, 0.1)) * k
    made = []
    for side in (-1, 1):
        edge, fold = np.stack([side * outer, z], 1), np.stack([side * inner, z], 1)
        pair = (fold, edge) if side > 0 else (edge, fold)
        made.append(_patch(front, *pair, 6, 0.12, g.collar_colour or darker(g.colour)))
    shirt = g.shirt or "#f0e8d8"
    made.append(_patch(front, np.stack([-inner, z], 1), np.stack([inner, z], 1), 7, 0.06, shirt))
    if g.tie:
        wide = np.interp(t, (0, 0.1, 0.16, 1), (0.14, 0.16, 0.1, 0.2)) * k
        wide = np.minimum(wide, np.maximum(inner, 0.05))
        short = top + (z - top) * 0.8
        made.append(_patch(front, np.stack([-wide, short], 1), np.stack([wide, short], 1), 4, 0.11, g.tie))
    return made


def _collar(s: Sewn, sk: Skeleton) -> Any:
    """Cloth around the neck: standing, turned down, round and flat, rolled, or the back of lapels."""
    g = s.garment
    steps = COLLARS.get(g.collar or "")
    if steps is None:
        raise ValueError(f"no collar is called {g.collar}; there are {', '.join(COLLARS)}")
    ring = loop_at(s.f, s.rest, float(sk.rest_at("neck01")[2]))
    up = sk.turned("spine01") @ np.array([0, 0, 1.0])
    edge = s.v[ring]
    for _ in range(len(ring) // 2):
        edge = edge * 0.5 + 0.25 * (np.roll(edge, 1, 0) + np.roll(edge, -1, 0))
    out = edge - edge.mean(0)
    out -= np.outer(out @ up, up)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    grid = np.array([edge + (up * h + out * o) * sk.size**0.5 + (up * 0.5 + out) * 0.06 for h, o in steps])
    f = quads(len(steps), len(ring), closed=g.collar != "lapel")
    if g.collar == "lapel":  # open in front, where the lapels go on
        ahead = (sk.turned("spine01").T @ out.T)[1] < -0.75
        f = quads(len(steps), len(ring), closed=True)
        f = f[~ahead[f % len(ring)].any(1)]
    colour = g.collar_colour or (darker(g.colour) if g.collar == "lapel" else g.colour)
    return sf.thicken(kit.mesh(grid.reshape(-1, 3), f, sf.cloth(colour)), 0.08)


def _cuffs(s: Sewn, sk: Skeleton, colour: Colour) -> list[Any]:
    """Turned-back ends of sleeves or trouser legs."""
    g, made = s.garment, []
    joints = ("lowerleg01", "foot") if g.kind == "trousers" else ("lowerarm01", "wrist")
    for side in "LR":
        a, e = (sk.rest_at(f"{n}.{side}") for n in joints)
        ring = meshes.rim_near(s.f, s.rest, e if g.kind == "trousers" or g.sleeve > 0.7 else a)
        edge = s.v[ring]
        c = edge.mean(0)
        back = sk.at(f"{joints[0]}.{side}") - sk.at(f"{joints[1]}.{side}")
        back /= np.linalg.norm(back)
        out = edge - c
        out -= np.outer(out @ back, back)
        out /= np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9)
        wide = 0.62 * sk.size
        rows = [
            edge + back * h * wide + out * o for h, o in ((-0.06, 0.0), (-0.06, 0.07), (0.4, 0.1), (1, 0.12))
        ]
        f = quads(4, len(ring), closed=True)
        made.append(sf.thicken(kit.mesh(np.concatenate(rows), f, sf.cloth(colour)), 0.05))
    return made


def _belt(s: Sewn, sk: Skeleton, colour: Colour) -> Any:
    ring = s.coarse[s.cut.loops["waist"]]
    centre = ring.mean(0)
    path = centre + (np.vstack([ring, ring[:2]]) - centre) * 1.05
    n = len(path)
    up = np.tile(sk.turned("spine04") @ np.array([0, 0, 1.0]), (n, 1))
    v, f = meshes.lock(path, np.full(n, 0.08), np.full(n, 0.19), up)
    return kit.mesh(v, f, sf.leather(colour))


def _buttons(s: Sewn, sk: Skeleton, colour: Colour) -> list[Any]:
    """A row down the front; below lapels only two."""
    chest, waist = sk.rest_at("spine01")[2] - 0.2, sk.rest_at("spine04")[2] + 0.3
    count = 4
    if s.garment.collar == "lapel":
        chest, count = sk.rest_at("spine03")[2] - 0.35, 2
    spots = Front(s).at(np.array([(0.0, z) for z in np.linspace(chest, waist, count)]), 0.08)
    leather = sf.leather(colour)
    return [kit.sphere(0.12 * sk.size, leather, at, 12) for at in spots]


def _pockets(s: Sewn, sk: Skeleton, colour: Colour) -> list[Any]:
    """Two patch pockets: on the skirts of a coat, on the hips of anything else."""
    front, k = Front(s), sk.size
    low = s.rest[:, 2].min()
    z = max(sk.rest_at("upperleg01.L")[2] + 0.2, low + 1.0 * k)
    if s.garment.kind == "top":
        z = sk.rest_at("spine04")[2] + 0.35
    made = []
    for side in (-1, 1):
        x = side * 0.82 * k
        rows = np.linspace(z + 0.38 * k, z - 0.38 * k, 5)
        left, right = (np.stack([np.full(5, x + d * k), rows], 1) for d in (-0.36, 0.36))
        made.append(_patch(front, left, right, 5, 0.07, colour))
    return made


def _braces(s: Sewn, sk: Skeleton, colour: Colour) -> list[Any]:
    """Straps from the waist over the shoulders, on a top."""
    k, made = sk.size, []
    waist, top = sk.rest_at("spine04")[2] + 0.1, sk.rest_at("neck01")[2] - 0.55
    t = np.linspace(0, 1, 10)
    for back in (False, True):
        front = Front(s, back=back)
        for side in (-1, 1):
            x = side * np.interp(t, (0, 1), (0.75, 0.95)) * k
            z = waist + (top - waist) * t
            left, right = (np.stack([x + d * k, z], 1) for d in (-0.11, 0.11))
            pair = (right, left) if back else (left, right)
            made.append(_patch(front, *pair, 3, 0.07, colour))
    return made


def _apron(s: Sewn, sk: Skeleton, colour: Colour) -> Any:
    """The front of a dress once more, a little in front of it."""
    g, k = s.garment, sk.size
    c = s.rest[s.f].mean(1)
    waist, hem = sk.rest_at("spine04")[2] + g.waist, s.rest[:, 2].min()
    wide = np.interp(c[:, 2], (hem, waist, waist + 0.1, waist + 3), (1.9, 1.15, 0.85, 0.65)) * k
    top = waist + (1.9 * k if g.bib else 0.12)
    keep = (c[:, 1] < 0.1) & (np.abs(c[:, 0]) < wide) & (c[:, 2] < top) & (c[:, 2] > hem + 0.75 * k)
    used, faces = meshes.part(s.f[keep])
    place = s.v + meshes.normals(s.v, s.f) * 0.09
    return sf.thicken(kit.mesh(place[used], faces, sf.cloth(colour, vary=0.08)), 0.08)
