# SPDX-License-Identifier: GPL-3.0-or-later
"""From a cut garment to the finished one: fallen, made fine, wrinkled, patterned, thick, with its trimmings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from .. import kit
from . import meshes
from . import surfaces as sf
from .cloth import fallen
from .far import followed
from .garment import Cut, Garment, all_weights, heaviest, pattern
from .makehuman import ARM, LEG, share_of
from .pose import Pose
from .skeleton import Skeleton


@dataclass(frozen=True)
class Sewn:
    """A finished garment: fine faces, vertices in the pose and at rest, and the coarse vertices in the pose."""

    garment: Garment
    cut: Cut
    f: np.ndarray
    v: np.ndarray
    rest: np.ndarray
    coarse: np.ndarray


LIMBS = (
    (("upperarm", "lowerarm"), ("upperarm01", "lowerarm01", "wrist"), 1.0),
    (("upperleg", "lowerleg"), ("upperleg01", "lowerleg01", "foot"), 1.3),
)


def folds(
    v: np.ndarray,
    f: np.ndarray,
    rest: np.ndarray,
    weights: tuple[np.ndarray, np.ndarray],
    sk: Skeleton,
    seed: int,
) -> np.ndarray:
    """How far wrinkles push each vertex: rings near elbow, knee and hem, askew around the limb; soft ones elsewhere."""
    rng, size, push = np.random.default_rng(seed), sk.size, np.zeros(len(v))
    for limb, ends, share in LIMBS:
        for side in "LR":
            a, k, e = (sk.rest_at(f"{x}.{side}") for x in ends)
            mine = share_of(limb, *weights) * (np.sign(rest[:, 0]) == np.sign(a[0]))
            axis = (e - a) / np.linalg.norm(e - a)
            s = (rest - a) @ axis
            knee, end = (k - a) @ axis, (e - a) @ axis
            around = np.arctan2((rest - a) @ np.cross(axis, (0, 1, 0)), (rest - a)[:, 1])
            where = np.exp(-(((s - knee) / 0.75 / size) ** 2)) + 0.2
            where += 0.9 * np.exp(-(((s - end) / 0.8 / size) ** 2))
            p, fine = rng.uniform(0, 6, 4), 1 / share / size
            wave = np.sin(s * 7.5 * fine + 1.1 * np.sin(around + p[0]) + p[1])
            wave += 0.6 * np.sin(s * 12 * fine - 1.6 * np.sin(around + p[2]) + p[3])
            push += mine * where * np.clip(wave, -0.7, 1.4)
    trunk = 1 - np.clip(share_of((*ARM, *LEG), *weights), 0, 1)
    p = rng.uniform(0, 6, 4)
    soft = np.sin(rest[:, 0] * 2.4 + rest[:, 2] * 1.7 + p[0]) * np.sin(rest[:, 2] * 2.1 - rest[:, 0] + p[1])
    return np.asarray(push + trunk * 0.45 * soft)


def sewn(
    g: Garment,
    c: Cut,
    vertices: np.ndarray,
    sk: Skeleton,
    pose: Pose,
    *,
    seed: int = 1,
    far: bool = False,
    **fall: Any,
) -> tuple[Any, Sewn]:
    """The finished garment as an object in the body's units, and what trimmings need to know.

    Of far people cloth does not fall and is neither made fine nor wrinkled.
    """
    if far:
        v = followed(c, sk)
        thing = kit.mesh(v, c.f, sf.cloth(g.colour, second=g.second, pattern=g.pattern))
        if g.pattern:
            sf.number(thing, "Pattern", pattern(g, c.v))
        return thing, Sewn(g, c, c.f, v, c.v, v)
    hangs = bool(c.hang.any())
    v = fallen(c, vertices, sk, pose, **fall) if hangs else sk.skin(c.v, c.bone, c.weight)
    full = all_weights(c, len(sk.names))
    use = np.flatnonzero(full.any(0))
    f, fine, rest, w = c.f, v, c.v, full[:, use]
    for _ in range(1 if hangs else 2):
        f, fine, rest, w = meshes.subdivided(f, fine, rest, w)
        fine = meshes.smoothed(fine, f, 2)
    top, weight = heaviest(w)
    push = folds(fine, f, rest, (use[top], weight), sk, seed) * (0.045 + g.loose * 0.16) * sk.size
    fine = fine + meshes.normals(fine, f) * push[:, None]
    fine = meshes.smoothed(fine, f, 1, 0.4)
    thing = kit.mesh(fine, f, sf.cloth(g.colour, second=g.second, pattern=g.pattern))
    thing.name = "cloth"
    if g.pattern:
        sf.number(thing, "Pattern", pattern(g, rest))
    sf.thicken(thing, g.thick + 0.04)
    return thing, Sewn(g, c, f, fine, rest, v)
