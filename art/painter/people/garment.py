# SPDX-License-Identifier: GPL-3.0-or-later
"""Clothes, cut in the rest pose out of the hull MakeHuman lays around the body ("tights"), widened and lengthened.

What hangs (skirts, coats, capes) is let fall by `cloth`; what lies on the body (sleeves, trousers) follows its bones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import numpy as np

from ..colour import Colour
from . import meshes
from .makehuman import ARM, LEG, base, share_of
from .skeleton import Skeleton

UPPER = ("top", "dress", "coat")
HANGING = ("dress", "coat", "skirt")


@dataclass(frozen=True)
class Garment:
    """A piece of clothing.

    `kind`: top (torso and sleeves), trousers, skirt, dress, coat, cape. `sleeve` 0 none to 1 wrist; `leg` 0.2 shorts
    to 1 ankle; `length` of what hangs, in legs; `flare` how far its hem stands out; `loose` how far cloth stands off
    the body; `hem` how far a top reaches below the waist (0: tucked in); `waist` raises the waist; `open` lets a coat
    gape. `pattern` (stripes, checks, dots, hem) is drawn in the `second` colour.

    Trimmings are colours: `belt`, `buttons`, `cuffs`, `pockets`, `apron` (with `bib`), `shirt` and `tie` (between
    lapels), `braces`. `collar` is stand, turned, round, lapel or roll, in `collar_colour`.
    """

    kind: str
    colour: Colour
    second: Colour | None = None
    pattern: str | None = None
    sleeve: float = 1.0
    leg: float = 1.0
    length: float = 0.6
    flare: float = 0.25
    loose: float = 0.12
    open: bool = False
    waist: float = 0.0
    thick: float = 0.05
    pleats: int = 0
    hem: float = 0.17
    belt: Colour | None = None
    buttons: Colour | None = None
    collar: str | None = None
    collar_colour: Colour | None = None
    cuffs: Colour | None = None
    pockets: Colour | None = None
    apron: Colour | None = None
    bib: bool = True
    shirt: Colour | None = None
    tie: Colour | None = None
    braces: Colour | None = None


@dataclass
class Cut:
    """A garment in the rest pose: vertices, faces, weights, how firmly each vertex is pinned and how far it hangs."""

    v: np.ndarray
    f: np.ndarray
    bone: np.ndarray
    weight: np.ndarray
    pin: np.ndarray
    hang: np.ndarray
    loops: dict[str, np.ndarray] = field(default_factory=dict)


def along_arm(centre: np.ndarray, sk: Skeleton) -> np.ndarray:
    """How far down its arm each point is: 0 at the shoulder, 1 at the wrist."""
    out = np.zeros(len(centre))
    for side in "LR":
        a, w = sk.rest_at(f"upperarm01.{side}"), sk.rest_at(f"wrist.{side}")
        mine = np.sign(centre[:, 0]) == np.sign(a[0])
        out[mine] = ((centre[mine] - a) @ (w - a)) / ((w - a) @ (w - a))
    return out


def heaviest(full: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The four heaviest of each vertex's weights, made to add up to one."""
    bone = np.argsort(-full, 1)[:, :4]
    weight = np.take_along_axis(full, bone, 1)
    return bone, weight / np.maximum(weight.sum(1, keepdims=True), 1e-9)


def all_weights(c: Cut, bones: int) -> np.ndarray:
    """A weight for every bone of every vertex."""
    full = np.zeros((len(c.v), bones), np.float32)
    np.add.at(full, (np.arange(len(c.v))[:, None], c.bone), c.weight)
    return full


def _chosen(g: Garment, vertices: np.ndarray, sk: Skeleton, waist: float) -> np.ndarray:
    """Which faces of the hull a garment is cut from."""
    b = base()
    faces = b.faces["tights"]
    centre = vertices[faces].mean(1)
    armed = share_of(ARM, b.bone, b.weight)[faces].mean(1) > 0.5
    if g.kind in UPPER:
        keep = ~armed & (centre[:, 2] > waist)
        keep |= armed & (along_arm(centre, sk) < g.sleeve - 0.02)
        return np.asarray(faces[keep & (armed | (centre[:, 2] < sk.rest_at("neck01")[2] - 0.04))])
    if g.kind == "trousers":
        low = sk.rest_at("foot.L")[2] * g.leg + sk.rest_at("upperleg01.L")[2] * (1 - g.leg)
        return np.asarray(faces[(centre[:, 2] < waist + 0.35) & (centre[:, 2] > low) & ~armed])
    if g.kind == "skirt":
        return np.asarray(faces[(centre[:, 2] < waist + 0.55) & (centre[:, 2] > waist) & ~armed])
    raise ValueError(
        f"no garment is called {g.kind}; there are {', '.join((*UPPER, 'trousers', 'skirt', 'cape'))}"
    )


def cut(g: Garment, vertices: np.ndarray, sk: Skeleton, female: float = 0.5) -> Cut:
    """Cut a garment out of the hull of a shaped body."""
    b = base()
    waist = float(sk.rest_at("spine04")[2]) + g.waist
    used, f = meshes.part(_chosen(g, vertices, sk, waist))
    v, bone, weight = vertices[used].copy(), b.bone[used], b.weight[used]
    if g.kind in HANGING:  # finer, so that it can fold
        full = all_weights(Cut(v, f, bone, weight, v, v), len(sk.names))
        f, v, full = meshes.subdivided(f, v, full)
        bone, weight = heaviest(full)
    v = meshes.flattened_rims(v, f)
    v = meshes.smoothed(v, f, {"trousers": 6, "top": 14}.get(g.kind, 44))
    if g.kind in UPPER and female < 0.5:  # muscle and fat of a man would look like a bust
        v = meshes.smoothed(v, f, 90, keep=1 - _chest(v, sk) * (1 - 2 * female))
    n = meshes.normals(v, f)
    off = np.full(len(v), (g.loose + 0.07) * sk.size)
    if g.kind == "trousers":  # tight at the waist, so that a jumper goes over it
        off *= np.interp(v[:, 2], (sk.rest_at("upperleg01.L")[2] - 0.6, waist), (1.0, 0.15))
    v += n * off[:, None]
    if g.sleeve > 0.3 and g.kind in UPPER:  # sleeves widen towards the cuff
        armed = share_of(ARM, bone, weight) > 0.5
        v += n * (armed * np.clip(along_arm(v, sk), 0, 1) * g.loose * 0.9)[:, None]
    if g.kind == "trousers":
        t = np.clip((sk.rest_at("upperleg01.L")[2] - v[:, 2]) / 7, 0, 1)
        v += n * (t * g.loose * 0.8)[:, None]
    made = Cut(v, f, bone, weight, np.ones(len(v)), np.zeros(len(v)))
    if g.kind in HANGING or (g.kind == "top" and g.hem):
        made = _hung(made, g, vertices, sk, waist)
    return made


def _chest(v: np.ndarray, sk: Skeleton) -> np.ndarray:
    """How much each vertex belongs to the front of the chest."""
    top, low = sk.rest_at("spine01")[2] + 0.3, sk.rest_at("spine03")[2] - 0.5
    inside = np.interp(v[:, 2], (low, low + 0.6, top - 0.6, top), (0, 1, 1, 0))
    inside *= np.interp(np.abs(v[:, 0]), (1.4, 1.9), (1, 0))
    return np.asarray(inside * (v[:, 1] < sk.rest_at("spine02")[1]))


def loop_at(f: np.ndarray, v: np.ndarray, level: float) -> np.ndarray:
    """The open edge about the trunk nearest to a height, in order of its angle."""

    def off(r: np.ndarray) -> float:
        return float(abs(v[r, 2].mean() - level) + 3 * abs(v[r, 0].mean()) + (5 if len(r) < 8 else 0))

    ring = min(meshes.rims(f), key=off)
    angle = np.unwrap(np.arctan2(v[ring, 1] - v[ring, 1].mean(), v[ring, 0]))
    return ring if angle[-1] > angle[0] else ring[::-1]


def reach_around(angle: np.ndarray, points: np.ndarray, middle: np.ndarray, width: float = 0.5) -> np.ndarray:
    """How far points stick out from a vertical axis, in each of the given directions."""
    a = np.arctan2(points[:, 1] - middle[1], points[:, 0] - middle[0])
    r = np.hypot(points[:, 0] - middle[0], points[:, 1] - middle[1])
    off = np.abs((angle[:, None] - a[None] + np.pi) % (2 * np.pi) - np.pi)
    return np.asarray(np.where(off < width, r[None] * np.cos(np.minimum(off, 1.2)), 0).max(1))


def _hung(c: Cut, g: Garment, vertices: np.ndarray, sk: Skeleton, waist: float) -> Cut:
    """Add rows of cloth below the lowest edge."""
    ring = loop_at(c.f, c.v, waist)
    long = (waist - sk.rest_at("foot.L")[2]) * (g.hem if g.kind == "top" else g.length)
    c.v[ring, 2] = c.v[ring, 2] * 0.3 + 0.7 * waist
    start, m = c.v[ring], len(ring)
    middle = np.array([0, start[:, 1].mean(), 0])
    body = vertices[np.unique(base().faces["body"])]
    body = body[np.abs(body[:, 0]) < 2.6]
    rows = max(4, int(long / 0.22))
    angle = np.unwrap(np.arctan2(start[:, 1] - middle[1], start[:, 0]))
    hull = np.hypot(start[:, 0], start[:, 1] - middle[1])
    grid = []
    for i in range(1, rows + 1):
        t = i / rows
        z = waist - long * t
        slab = body[np.abs(body[:, 2] - z) < 0.4]
        reach = reach_around(angle, slab, middle) if len(slab) else hull
        fit = 0.12 + g.loose * min(1, 0.4 + 2 * t)
        hull = np.maximum(
            hull * 0.985, np.minimum(reach + fit, hull + 0.16)
        )  # by and by: no ledge under the belt
        out = hull + 0.05 * np.sin(angle * 11 + 1.3 * np.sin(angle * 2)) * min(1, 3 * t)
        out = out + (g.flare * 3 * t**0.9 if g.kind != "top" else -0.25 * t * t)
        if g.pleats:
            out = out + 0.16 * min(1, 2.5 * t) * np.sin(angle * g.pleats)
        grid.append(np.stack([np.cos(angle) * out, middle[1] + np.sin(angle) * out, np.full(m, z)], 1))
    new = np.concatenate(grid)
    index = np.concatenate([ring[None], len(c.v) + np.arange(rows * m).reshape(rows, m)])
    nxt = np.roll(index, -1, 1)
    quads = np.stack([index[:-1], index[1:], nxt[1:], nxt[:-1]], -1)
    if g.open:  # a coat is open where it faces front
        front = int(np.argmin(np.abs((angle + np.pi / 2 + np.pi) % (2 * np.pi) - np.pi)))
        quads = np.delete(quads, front, 1)
    stays = g.kind == "top"  # a jumper's hem only follows the hips
    low = np.repeat(np.arange(1, rows + 1) / rows, m)
    return Cut(
        np.concatenate([c.v, new]),
        np.concatenate([c.f, quads.reshape(-1, 4)]),
        np.concatenate([c.bone, np.full((len(new), 4), sk.number["root"])]),
        np.concatenate([c.weight, np.tile([1.0, 0, 0, 0], (len(new), 1))]),
        np.concatenate([c.pin, np.full(len(new), float(stays))]),
        np.concatenate([c.hang, low * (not stays)]),
        {"waist": ring},
    )


def cape(g: Garment, vertices: np.ndarray, sk: Skeleton, columns: int = 64) -> Cut:
    """A cape from the neck over the shoulders, open in front; the skeleton must stand (its trunk unturned)."""
    b = base()
    used, _ = meshes.part(b.faces["tights"])
    body = sk.skin(vertices[used], b.bone[used], b.weight[used])
    neck, foot = sk.rest_at("neck01"), sk.rest_at("foot.L")
    gape = 0.55 if g.open else 0.16
    angle = np.linspace(-np.pi / 2 + gape, 1.5 * np.pi - gape, columns)
    middle = np.array([0, neck[1] + 0.05, 0])
    top = float(neck[2]) + 0.05
    long = (top - float(foot[2])) * g.length
    rows = max(12, int(long / 0.24))
    radius, grid = np.full(columns, 0.72 * sk.size + 0.1), []
    for i in range(rows + 1):
        t = i / rows
        drop = long * t
        z = top - drop + 0.0 * angle
        slab = body[np.abs(body[:, 2] - (top - drop)) < 0.35]
        reach = reach_around(angle, slab, middle, 0.35) if len(slab) else radius
        steep = 0.55 if drop < 1.6 * sk.size else 0.12
        radius = np.maximum(radius, np.minimum(reach + 0.16 + g.loose, radius + steep))
        out = radius + g.flare * 1.6 * t + 0.1 * min(1, 3 * t) * np.sin(angle * 9)
        grid.append(np.stack([np.cos(angle) * out, middle[1] + np.sin(angle) * out * 0.92, z], 1))
    v = np.concatenate(grid)
    index = np.arange(len(v)).reshape(rows + 1, columns)
    f = np.stack([index[:-1, :-1], index[1:, :-1], index[1:, 1:], index[:-1, 1:]], -1).reshape(-1, 4)
    hang = np.repeat(np.arange(rows + 1) / rows, columns)
    bone = np.full((len(v), 4), sk.number["spine01"])
    return Cut(v, f, bone, np.tile([1.0, 0, 0, 0], (len(v), 1)), (hang < 1.5 / rows) * 1.0, hang)


def covered(
    faces: np.ndarray, v: np.ndarray, sk: Skeleton, clothes: Sequence[Garment], *, shod: bool
) -> np.ndarray:
    """Which faces of the skin clothes or shoes hide: left out, so that nothing pokes through."""
    b = base()

    def share(names: tuple[str, ...]) -> np.ndarray:
        return np.asarray(share_of(names, b.bone, b.weight)[faces].mean(1))

    arm, leg, foot = share(ARM), share(LEG), share(("foot", "toe"))
    c = v[faces].mean(1)
    gone = (foot > 0.55) if shod else np.zeros(len(faces), bool)
    trunk = (arm < 0.5) & (leg < 0.5)
    waist = sk.rest_at("spine04")[2]
    for g in clothes:
        if g.kind in UPPER:
            gone |= trunk & (c[:, 2] < sk.rest_at("neck01")[2] - 1.1) & (c[:, 2] > waist)
            gone |= (arm > 0.5) & (along_arm(c, sk) < g.sleeve - 0.12)
        if g.kind in ("trousers", *HANGING):
            gone |= trunk & (c[:, 2] < waist + 0.1)
        if g.kind == "trousers":
            low = sk.rest_at("foot.L")[2] * g.leg + sk.rest_at("upperleg01.L")[2] * (1 - g.leg)
            gone |= (leg > 0.5) & (c[:, 2] > low + 0.35)
    return gone


def pattern(g: Garment, rest: np.ndarray) -> np.ndarray:
    """The share of the second colour at each vertex (the finer the mesh, the crisper)."""
    x, y, z = rest.T
    around = np.arctan2(y, x) * 2.2
    if g.pattern == "stripes":
        return np.asarray(np.sin(z * 5.2) > 0.15, float)
    if g.pattern == "hem":
        return np.asarray(z < z.min() + 0.5, float)
    if g.pattern == "checks":
        return np.asarray(0.5 * (np.sin(z * 4.5) > 0) + 0.5 * (np.sin(around * 4.5) > 0))
    if g.pattern == "dots":
        u, w = around * 1.6, z * 1.6
        inside = (((u + 0.5 * (np.floor(w) % 2)) % 1) - 0.5) ** 2 + ((w % 1) - 0.5) ** 2 < 0.06
        return np.asarray(inside, float)
    return np.zeros(len(rest))
