# SPDX-License-Identifier: GPL-3.0-or-later
"""One large hand as a motif of its own: a portrait of its age and work."""

from __future__ import annotations

from typing import Any

import numpy as np
from mathutils import Vector

from .. import kit
from ..colour import Colour, linear
from . import meshes
from . import surfaces as sf
from .look import SKINS, blushing
from .makehuman import base, share_of
from .pose import Arm, Pose
from .shape import shaped
from .skeleton import Skeleton

Curls = tuple[float, float, float, float]
GESTURES: dict[str, tuple[Curls, float]] = {
    "open": ((0.08, 0.06, 0.08, 0.12), 0.0),
    "flat": ((0.0, 0.0, 0.0, 0.0), -0.1),
    "pointing": ((0.0, 0.85, 0.92, 0.95), 0.6),
    "holding": ((0.5, 0.52, 0.56, 0.6), 0.45),
    "cupped": ((0.28, 0.28, 0.32, 0.38), 0.2),
    "fist": ((0.95, 0.95, 0.98, 1.0), 0.8),
    "pinching": ((0.55, 0.62, 0.4, 0.3), 0.55),
    "letting go": ((0.02, 0.12, 0.22, 0.34), -0.15),
}


def hand(
    gesture: str = "open",
    *,
    skin: str | Colour = "peach",
    sleeve: Colour | None = "#3a4a6a",
    age: float = 35,
    female: float = 0.5,
    flipped: bool = False,
) -> Any:
    """A large left hand, about 1.7 tall: it stands on its forearm, wrist at the origin, fingers up, palm towards -y.

    Gestures: open, flat, pointing, holding, cupped, fist, pinching, letting go. `flipped` makes it a right one.
    """
    curl, thumb = GESTURES[gesture]
    b = base()
    v = shaped(age=age, female=female, weight=0.5, muscle=0.5)
    sk = Skeleton(v, {})
    sk.pose(Pose(left=Arm((0.6, -0.1, 0.78), (1, 0, -0.2), (0, 0, 1), (0, -1, 0), curl, thumb)))
    wanted = share_of(("wrist", "finger", "metacarpal", "lowerarm"), b.bone, b.weight)
    faces = b.faces["body"]
    left = v[faces].mean(1)[:, 0] > 0
    arm = (v - sk.rest_at("wrist.L")) @ (sk.rest_at("lowerarm01.L") - sk.rest_at("wrist.L"))
    reach = np.linalg.norm(sk.rest_at("lowerarm01.L") - sk.rest_at("wrist.L"))
    near = (arm / reach)[faces].mean(1) < (0.62 if sleeve is None else 0.3) * reach  # a sleeve hides the rest
    used, f = meshes.part(faces[left & near & (wanted[faces].mean(1) > 0.6)])
    skinned = sk.skin(v[used], b.bone[used], b.weight[used]) - sk.at("wrist.L")
    size = 1.15 / float(skinned[:, 2].max())
    skinned = skinned * size * ((-1 if flipped else 1), 1, 1)
    if flipped:
        f = f[:, ::-1]
    tone = SKINS.get(skin, skin) if isinstance(skin, str) else skin
    tips = np.clip(share_of(("finger",), b.bone[used], b.weight[used]), 0, 1)[:, None] * 0.35
    colours = np.array(linear(tone)) * (1 - tips) + np.array(linear(blushing(tone))) * tips
    thing = kit.mesh(skinned, f, sf.skin(), colours)
    thing.name = "hand"
    smooth = thing.modifiers.new("round", "SUBSURF")
    smooth.levels = smooth.render_levels = 2
    made = [thing]
    if sleeve is not None:
        profile = [
            (0.15, -0.06),
            (0.21, -0.05),
            (0.22, -0.12),
            (0.2, -0.16),
            (0.24, -0.4),
            (0.28, -0.66),
            (0.34, -1.3),
        ]
        cloth = sf.thicken(kit.lathe(profile, sf.cloth(sleeve), 48), 0.03)
        x, y, z = (sk.at("lowerarm01.L") - sk.at("wrist.L")) * ((-1 if flipped else 1), 1, 1)
        cloth.rotation_euler = Vector((x, y, z)).to_track_quat("-Z", "Y").to_euler()  # along the forearm
        made.append(cloth)
    return kit.group(made)
