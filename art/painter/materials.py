# SPDX-License-Identifier: GPL-3.0-or-later
"""What things are made of: clay and paper, lamps, thin glass. Equal wishes give the same material."""

from __future__ import annotations

from functools import cache
from typing import Any

import bpy
import numpy as np

from .colour import Array, Colour, linear

Material = Any


def forget() -> None:
    """Drop what an earlier scene made."""
    clay.cache_clear()
    lamp.cache_clear()
    glass.cache_clear()


def _blank(name: str) -> tuple[Material, Any, Any]:
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    material.node_tree.nodes.clear()
    return material, material.node_tree.nodes.new, material.node_tree.links.new


@cache
def clay(
    colour: Colour | None = None,
    *,
    rough: float = 0.75,
    bump: float = 0.25,
    grain: float = 18,
    vary: float = 0.12,
    emit: float = 0,
    emit_colour: Colour | None = None,
    sheen: float = 0,
    metal: float = 0,
) -> Material:
    """Clay or paper; without a colour it shows the vertex paint.

    `bump` and `grain` are the strength and fineness of the relief, `vary` how blotchy the pigment is. `emit`
    above 0.4 goes flat white: use a `lamp` for what really shines.
    """
    material = bpy.data.materials.new("clay")
    material.use_nodes = True
    new, link = material.node_tree.nodes.new, material.node_tree.links.new
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = rough
    shader.inputs["Metallic"].default_value = metal
    shader.inputs["Sheen Weight"].default_value = sheen
    where = new("ShaderNodeTexCoord")
    if colour is None:
        paint = new("ShaderNodeAttribute")
        paint.attribute_name = "Col"
        source = paint.outputs["Color"]
    else:
        flat = new("ShaderNodeRGB")
        flat.outputs[0].default_value = (*linear(colour), 1)
        source = flat.outputs[0]
    if vary:
        blotch, span, tone = (
            new("ShaderNodeTexNoise"),
            new("ShaderNodeMapRange"),
            new("ShaderNodeHueSaturation"),
        )
        blotch.inputs["Scale"].default_value = 2.3
        blotch.inputs["Detail"].default_value = 5
        for place, value in enumerate((0.3, 0.7, 1 - vary * 1.6, 1 + vary * 1.6), start=1):
            span.inputs[place].default_value = value
        link(where.outputs["Object"], blotch.inputs["Vector"])
        link(blotch.outputs[0], span.inputs[0])
        link(span.outputs[0], tone.inputs["Value"])
        link(source, tone.inputs["Color"])
        source = tone.outputs[0]
    link(source, shader.inputs["Base Color"])
    if bump:
        relief, bumps = new("ShaderNodeTexNoise"), new("ShaderNodeBump")
        relief.inputs["Scale"].default_value = grain
        relief.inputs["Detail"].default_value = 4
        bumps.inputs["Strength"].default_value = bump
        bumps.inputs["Distance"].default_value = 0.05
        link(where.outputs["Object"], relief.inputs["Vector"])
        link(relief.outputs[0], bumps.inputs["Height"])
        link(bumps.outputs[0], shader.inputs["Normal"])
    if emit:
        shader.inputs["Emission Strength"].default_value = emit
        if emit_colour is None:
            link(source, shader.inputs["Emission Color"])
        else:
            shader.inputs["Emission Color"].default_value = (*linear(emit_colour), 1)
    return material


@cache
def lamp(colour: Colour, strength: float = 5) -> Material:
    """Pure light: windows, flames, stars."""
    material, new, link = _blank("lamp")
    out, light = new("ShaderNodeOutputMaterial"), new("ShaderNodeEmission")
    light.inputs[0].default_value = (*linear(colour), 1)
    light.inputs[1].default_value = strength
    link(light.outputs[0], out.inputs[0])
    return material


@cache
def glass(rim: Colour = "#dff4ff", strength: float = 0.55, falloff: float = 0.2) -> Material:
    """Thin drawn glass without noise: transparent, with a pale light where the surface turns away."""
    material, new, link = _blank("glass")
    out, both = new("ShaderNodeOutputMaterial"), new("ShaderNodeAddShader")
    clear, light = new("ShaderNodeBsdfTransparent"), new("ShaderNodeEmission")
    facing, span = new("ShaderNodeLayerWeight"), new("ShaderNodeMapRange")
    span.interpolation_type = "SMOOTHSTEP"
    light.inputs[0].default_value = (*linear(rim), 1)
    facing.inputs[0].default_value = falloff
    for place, value in enumerate((0.15, 0.95, 0.015, strength), start=1):
        span.inputs[place].default_value = value
    link(facing.outputs["Facing"], span.inputs[0])
    link(span.outputs[0], light.inputs[1])
    link(clear.outputs[0], both.inputs[0])
    link(light.outputs[0], both.inputs[1])
    link(both.outputs[0], out.inputs[0])
    return material


def picture(image: Any, strength: float | None = None) -> Material:
    """A painted image: as light where `strength` is given, else as pigment on paper."""
    material, new, link = _blank("picture")
    out, texture = new("ShaderNodeOutputMaterial"), new("ShaderNodeTexImage")
    texture.image, texture.extension = image, "EXTEND"
    shader = new("ShaderNodeBsdfDiffuse" if strength is None else "ShaderNodeEmission")
    if strength is not None:
        shader.inputs[1].default_value = strength
    link(texture.outputs[0], shader.inputs[0])
    link(shader.outputs[0], out.inputs[0])
    return material


def painting(colours: Array) -> Any:
    """A picture of linear colours, rows from below, for `with_painting`."""
    high, wide = colours.shape[:2]
    image = bpy.data.images.new("paint", wide, high, alpha=False, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.ones((high, wide, 4), np.float32)
    pixels[..., :3] = colours
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


def with_painting(material: Material, image: Any, uv: str) -> Material:
    """A copy of a vertex-painted material that takes its paint from a picture instead."""
    made = material.copy()
    new, link = made.node_tree.nodes.new, made.node_tree.links.new
    for node in list(made.node_tree.nodes):
        if node.type == "ATTRIBUTE" and node.attribute_name == "Col":
            texture, place = new("ShaderNodeTexImage"), new("ShaderNodeUVMap")
            texture.image, texture.extension, place.uv_map = image, "REPEAT", uv
            link(place.outputs[0], texture.inputs[0])
            for one in list(node.outputs["Color"].links):
                link(texture.outputs[0], one.to_socket)
    return made
