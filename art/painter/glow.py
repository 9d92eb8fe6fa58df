# SPDX-License-Identifier: GPL-3.0-or-later
"""Suns, moons and lamps as a painter sets them: a core that is not flat, a limb, a halo that fades into the air."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import bpy
import numpy as np
from mathutils import Vector

from . import kit
from .colour import Array, Colour, F, linear
from .curves import mix, smoothstep
from .pixels import noise

PIXELS = 384


def painted_disc(
    core: Colour, limb: Colour, *, reach: float, halo: float, seed: int, mottle: float
) -> tuple[Array, Array]:
    """Linear light and cover of a disc of radius 1 / `reach` in the middle of a square."""
    y, x = (np.mgrid[0:PIXELS, 0:PIXELS].astype(F) + 0.5) / PIXELS * 2 - 1
    waver = (noise(PIXELS, PIXELS, 60, seed, 3) - 0.5) * 0.03
    r = np.hypot(x, y) * reach + waver
    spots = noise(PIXELS, PIXELS, 90 / reach, seed + 5, 4) - 0.5
    inside = smoothstep(1.015, 0.985, r)
    rim = np.clip(smoothstep(0.35, 1.0, r) * 0.85 + spots * mottle * 2, 0, 1)
    paint = mix(
        np.broadcast_to(linear(core), (PIXELS, PIXELS, 3)),
        np.broadcast_to(linear(limb), (PIXELS, PIXELS, 3)),
        rim,
    )
    paint = paint * (1 + spots * mottle)[..., None]
    away = np.clip((r - 1) / max(reach - 1, 1e-3), 0, 1)
    glow = halo * (0.55 * np.exp(-9 * away) + 0.45 * (1 - away) ** 2) * smoothstep(1.0, 0.75, np.hypot(x, y))
    return paint.astype(F), np.maximum(inside, np.minimum(glow, 0.49) * (1 - inside)).astype(F)


def glowing_disc(
    radius: float,
    at: Sequence[float],
    colour: Colour = "#fff3cf",
    *,
    limb: Colour = "#ffc46a",
    strength: float = 1.7,
    halo: float = 0.45,
    reach: float = 2.6,
    mottle: float = 0.25,
    seed: int = 1,
) -> Any:
    """A sun, a moon or the glass of a lamp, turned to the camera, which must be there already.

    `limb` is the colour of its rim, `halo` how strong the glow around it is and `reach` how far it goes, in radii;
    `mottle` roughens the core (a moon wants 0.6). It lights nothing: put a light there.
    """
    paint, cover = painted_disc(colour, limb, reach=reach, halo=halo, seed=seed, mottle=mottle)
    picture = bpy.data.images.new("disc", PIXELS, PIXELS, float_buffer=True, alpha=True)
    picture.colorspace_settings.name = "Linear Rec.709"
    picture.alpha_mode = "CHANNEL_PACKED"
    picture.pixels.foreach_set(np.concatenate([paint, cover[..., None]], -1)[::-1].ravel())
    material = bpy.data.materials.new("lamp")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    new, link = tree.nodes.new, tree.links.new
    out, both, clear = (
        new("ShaderNodeOutputMaterial"),
        new("ShaderNodeMixShader"),
        new("ShaderNodeBsdfTransparent"),
    )
    light, texture = new("ShaderNodeEmission"), new("ShaderNodeTexImage")
    texture.image, texture.extension = picture, "CLIP"
    light.inputs[1].default_value = strength
    link(texture.outputs["Color"], light.inputs[0])
    link(texture.outputs["Alpha"], both.inputs[0])
    link(clear.outputs[0], both.inputs[1])
    link(light.outputs[0], both.inputs[2])
    link(both.outputs[0], out.inputs[0])
    thing = kit.plane(2 * radius * reach, 2 * radius * reach, material)
    thing.name, thing.location = "glowing disc", at
    thing.rotation_euler = (bpy.context.scene.camera.location - Vector(at)).to_track_quat("Z", "Y").to_euler()
    thing.visible_shadow = thing.visible_diffuse = False
    return thing
