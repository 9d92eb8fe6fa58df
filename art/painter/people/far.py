# SPDX-License-Identifier: GPL-3.0-or-later
"""Heads of far people: coarse clay with a painted face; and cloth that follows legs instead of falling."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from .. import kit
from ..clay import Clay, ball, limb
from ..colour import Colour
from . import surfaces as sf
from .garment import Cut
from .head import HIGH, LOW, form
from .look import Expression, Face
from .skeleton import Skeleton


@lru_cache(maxsize=64)
def _modelled(
    face: Face, shut: bool, mouth: float, gap: float, brow: Colour, beard: Colour | None
) -> tuple[Clay, np.ndarray, np.ndarray, np.ndarray]:
    from ..motifs.forms import shaped

    clay = form(face)
    if beard is not None:
        from .beard import shadow

        shadow(clay, beard)
    for s in (-1, 1):
        x = s * 0.165 * face.apart
        if shut:
            clay.paint(limb((x - 0.07, -0.42, 0.0), (x + 0.07, -0.42, 0.0), 0.07), "#1d1310", 0.02)
        else:
            clay.paint(ball((x, -0.42, 0.01), (0.07, 0.1, 0.085)), "#1d1310", 0.02)
        clay.paint(limb((x - 0.08, -0.42, 0.16), (x + 0.08, -0.42, 0.16), 0.035), brow, 0.02)
    wide = 0.07 if gap < 0.3 else 0.06
    clay.paint(ball((0, -0.4, -0.27 + 0.01 * mouth), (wide, 0.1, 0.018 + 0.05 * gap)), "#5a201c", 0.02)
    return (clay, *shaped(clay, LOW, HIGH, 46, seam=0.02))


def far_head(face: Face, mood: Expression, brow: Colour, beard: Colour | None) -> tuple[Clay, list[Any]]:
    """A head for people of a few pixels: its clay and its objects."""
    shut = mood.eyes in ("shut", "glad")
    clay, v, f, colours = _modelled(face, shut, mood.mouth, mood.gap, brow, beard)
    return clay, [kit.mesh(v, f, sf.skin(), colours)]


def followed(c: Cut, sk: Skeleton) -> np.ndarray:
    """A garment in the pose without simulation: what hangs follows the legs, the lower the more."""
    out = sk.skin(c.v, c.bone, c.weight)
    hangs = c.hang > 0
    if not hangs.any() or c.bone[hangs][0, 0] != sk.number["root"]:
        return out
    v = c.v[hangs]
    hip, knee = sk.rest_at("upperleg01.L")[2], sk.rest_at("lowerleg01.L")[2]
    left = np.clip(0.5 + v[:, 0] / 1.6, 0, 1)
    free = np.clip((hip + 0.4 - v[:, 2]) / 1.4, 0, 1)
    shin = np.clip((knee + 0.5 - v[:, 2]) / 1.0, 0, 1)
    moved = np.zeros_like(v)
    for side, share in (("L", left), ("R", 1 - left)):
        for bone, part in (("upperleg02", 1 - shin), ("lowerleg01", shin)):
            i = sk.number[f"{bone}.{side}"]
            local = sk.scale[i] * (v - sk.rest[i])
            moved += (share * part)[:, None] * (sk.places[i] + local @ sk.turns[i].T)
    out[hangs] = out[hangs] * (1 - free[:, None]) + moved * free[:, None]
    return out
