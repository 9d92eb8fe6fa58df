# SPDX-License-Identifier: GPL-3.0-or-later
"""Heads of far people: coarse clay with a painted face; and cloth that follows legs instead of falling."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from .. import kit
from ..clay import Clay, ball, limb, smooth_path
from ..colour import Colour, linear
from . import surfaces as sf
from .face import disc, remembered
from .garment import Cut
from .head import HIGH, LOW, form, traced
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


def far_features(face: Face, mood: Expression, brow: Colour, clay: Clay) -> list[dict[str, Any]]:
    """The few strokes of a far face: eyes as dots or lids, brows, a mouth."""

    def on(*points: tuple[float, float]) -> np.ndarray:
        return traced(clay, np.array([[x, -0.8, z] for x, z in points]), np.array([0, 1.0, 0]))

    dark, lip = linear("#1d1310"), linear("#5a201c")
    made = []
    for s in (-1, 1):
        x, up = s * 0.165 * face.apart, 0.05 * (1 if mood.eyes == "glad" else -0.7)
        if mood.eyes in ("shut", "glad"):
            lid = on((x - 0.08, 0.0), (x, up), (x + 0.08, 0.0))
            made.append(remembered("lid", smooth_path(list(lid), 4), 0.02, dark))
        else:
            made.append(remembered("dot", disc(on((x, 0.01))[0], 0.05, 0.065), 0, dark))
        high, frown = 0.16 + 0.045 * mood.brow, 0.05 * mood.frown
        line = on((x - s * 0.08, high - frown), (x, high + 0.02), (x + s * 0.09, high + 0.5 * frown))
        made.append(remembered("brow", smooth_path(list(line), 4), 0.024, linear(brow)))
    bend = mood.mouth * 0.05
    if mood.gap > 0.3:
        made.append(remembered("gape", disc(on((0, -0.28))[0], 0.08, 0.03 + 0.05 * mood.gap), 0, lip))
    else:
        line = on((-0.1, -0.27 + bend), (0, -0.27 - 0.4 * bend), (0.1, -0.27 + bend))
        made.append(remembered("mouth", smooth_path(list(line), 4), 0.018, lip))
    return made


def far_head(
    face: Face, mood: Expression, brow: Colour, beard: Colour | None
) -> tuple[Clay, list[Any], list[dict[str, Any]]]:
    """A head for people of a few pixels: its clay, its objects and the strokes of its face."""
    shut = mood.eyes in ("shut", "glad")
    clay, v, f, colours = _modelled(face, shut, mood.mouth, mood.gap, brow, beard)
    return clay, [kit.mesh(v, f, sf.skin(), colours)], far_features(face, mood, brow, clay)


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
