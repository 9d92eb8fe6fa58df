# SPDX-License-Identifier: GPL-3.0-or-later
"""Lights. The house recipe: warm key, cool fill from the other side, warm rim from behind, one lamp in the scene."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import bpy
import numpy as np
from mathutils import Vector

from .colour import Colour, linear

Point = Sequence[float] | np.ndarray


def _light(kind: str, energy: float, colour: Colour) -> tuple[Any, Any]:
    light = bpy.data.lights.new(kind, kind)
    light.energy, light.color = energy, linear(colour)
    thing = bpy.data.objects.new(kind, light)
    bpy.context.scene.collection.objects.link(thing)
    thing.visible_camera = False
    return light, thing


def world(top: Colour, bottom: Colour | None = None, strength: float = 0.6) -> None:
    """Light from all around, from `bottom` below to `top` above. The camera sees it only where no backdrop is."""
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    new, link = tree.nodes.new, tree.links.new
    out, shader = new("ShaderNodeOutputWorld"), new("ShaderNodeBackground")
    where, split = new("ShaderNodeTexCoord"), new("ShaderNodeSeparateXYZ")
    span, blend = new("ShaderNodeMapRange"), new("ShaderNodeMix")
    blend.data_type = "RGBA"
    shader.inputs[1].default_value = strength
    span.inputs[1].default_value, span.inputs[2].default_value = -0.5, 0.8
    blend.inputs[6].default_value = (*linear(bottom or top), 1)
    blend.inputs[7].default_value = (*linear(top), 1)
    link(where.outputs["Generated"], split.inputs[0])
    link(split.outputs[2], span.inputs[0])
    link(span.outputs[0], blend.inputs[0])
    link(blend.outputs[2], shader.inputs[0])
    link(shader.outputs[0], out.inputs[0])


def area(at: Point, towards: Point, size: float, power: float, colour: Colour, spread: float = 180) -> Any:
    """A soft round light that faces a point."""
    light, thing = _light("AREA", power, colour)
    light.shape, light.size, light.spread = "DISK", size, math.radians(spread)
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return thing


def bulb(at: Point, power: float, colour: Colour, radius: float = 0.1) -> Any:
    """A small lamp that shines to all sides."""
    light, thing = _light("POINT", power, colour)
    light.shadow_soft_size, thing.location = radius, at
    return thing


def sun(turn: Point, power: float, colour: Colour, angle: float = 6) -> Any:
    """Parallel light; `angle` in degrees softens its shadows."""
    light, thing = _light("SUN", power, colour)
    light.angle = math.radians(angle)
    thing.rotation_euler = [math.radians(a) for a in turn]
    return thing
