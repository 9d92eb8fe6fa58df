# SPDX-License-Identifier: GPL-3.0-or-later
"""The materials of people. Their names tell the finish what it sees: skin, cloth, hair, leather, ink."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import bpy
import numpy as np

from ..colour import Colour, linear
from ..materials import Material

Node = Callable[..., Any]


def _principled(name: str, colour: Colour | None = None) -> tuple[Material, Any, Node, Node]:
    """A new material; its colour is kept with it for far people, who are painted by vertex (`melt`)."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    if colour is not None:
        m["paint"] = linear(colour)
    return m, m.node_tree.nodes["Principled BSDF"], m.node_tree.nodes.new, m.node_tree.links.new


def _vertex_paint(new: Node, link: Node, shader: Any) -> None:
    paint = new("ShaderNodeAttribute")
    paint.attribute_name = "Col"
    link(paint.outputs["Color"], shader.inputs["Base Color"])


def _grain(
    new: Node, link: Node, shader: Any, scale: float, strength: float, stretch: Sequence[float] = (1, 1, 1)
) -> None:
    where, spread, noise, bump = (new(f"ShaderNode{k}") for k in ("TexCoord", "Mapping", "TexNoise", "Bump"))
    spread.inputs["Scale"].default_value = stretch
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = scale, 3
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, 0.01
    link(where.outputs["Object"], spread.inputs["Vector"])
    link(spread.outputs[0], noise.inputs["Vector"])
    link(noise.outputs[0], bump.inputs["Height"])
    link(bump.outputs[0], shader.inputs["Normal"])


def skin() -> Material:
    """Vertex-painted skin with a little light under it."""
    m, shader, new, link = _principled("skin")
    _vertex_paint(new, link, shader)
    shader.inputs["Roughness"].default_value = 0.6
    shader.inputs["Specular IOR Level"].default_value = 0.25
    shader.inputs["Subsurface Weight"].default_value = 0.18
    shader.inputs["Subsurface Radius"].default_value = (1, 0.35, 0.2)
    shader.inputs["Subsurface Scale"].default_value = 0.03
    _grain(new, link, shader, 60, 0.08)
    return m


def cloth(
    colour: Colour,
    *,
    second: Colour | None = None,
    pattern: str | None = None,
    vary: float = 0.16,
    weave: float = 0.25,
) -> Material:
    """Woven cloth: pigment that varies, sheen, and with a `pattern` (a number a vertex) a second colour."""
    m, shader, new, link = _principled("cloth", colour)
    shader.inputs["Roughness"].default_value = 0.9
    shader.inputs["Specular IOR Level"].default_value = 0.1
    shader.inputs["Sheen Weight"].default_value = 0.15
    where, noise, span, tone = (
        new(f"ShaderNode{k}") for k in ("TexCoord", "TexNoise", "MapRange", "HueSaturation")
    )
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 5, 4
    for i, x in enumerate((0.3, 0.7, 1 - vary, 1 + vary), start=1):
        span.inputs[i].default_value = x
    link(where.outputs["Object"], noise.inputs["Vector"])
    link(noise.outputs[0], span.inputs[0])
    link(span.outputs[0], tone.inputs["Value"])
    if pattern:
        m["second"] = linear(second or "#fbf0dc")
        share, mix = new("ShaderNodeAttribute"), new("ShaderNodeMix")
        share.attribute_name = "Pattern"
        mix.data_type = "RGBA"
        mix.inputs[6].default_value = (*linear(colour), 1)
        mix.inputs[7].default_value = (*linear(second or "#fbf0dc"), 1)
        link(share.outputs["Fac"], mix.inputs[0])
        link(mix.outputs[2], tone.inputs["Color"])
    else:
        tone.inputs["Color"].default_value = (*linear(colour), 1)
    link(tone.outputs[0], shader.inputs["Base Color"])
    _grain(new, link, shader, 140, weave)
    return m


def painted_cloth() -> Material:
    """Cloth in the vertices' colours, for far people."""
    m, shader, new, link = _principled("cloth")
    _vertex_paint(new, link, shader)
    shader.inputs["Roughness"].default_value = 0.85
    shader.inputs["Specular IOR Level"].default_value = 0.15
    return m


def hair(colour: Colour) -> Material:
    """Hair as painted locks: a tone each, a soft shine."""
    m, shader, new, link = _principled("hair", colour)
    shader.inputs["Roughness"].default_value = 0.55
    shader.inputs["Specular IOR Level"].default_value = 0.3
    paint, tone = new("ShaderNodeAttribute"), new("ShaderNodeHueSaturation")
    paint.attribute_name = "Tone"
    tone.inputs["Color"].default_value = (*linear(colour), 1)
    link(paint.outputs["Fac"], tone.inputs["Value"])
    link(tone.outputs[0], shader.inputs["Base Color"])
    return m


def leather(colour: Colour | None) -> Material:
    """Shoes, belts, bags; without a colour it shows the vertex paint."""
    m, shader, new, link = _principled("leather", colour)
    if colour is None:
        _vertex_paint(new, link, shader)
    else:
        shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = 0.5
    _grain(new, link, shader, 40, 0.2)
    return m


def metal(colour: Colour) -> Material:
    """Crowns, spectacles, buckles."""
    m, shader, new, link = _principled("metal", colour)
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Metallic"].default_value, shader.inputs["Roughness"].default_value = 0.75, 0.38
    _grain(new, link, shader, 30, 0.15)
    return m


def ink(colour: Colour) -> Material:
    """Drawn things: eyes, mouths, brows."""
    m, shader, _, _ = _principled("ink", colour)
    shader.inputs["Base Color"].default_value = (*linear(colour), 1)
    shader.inputs["Roughness"].default_value = 0.45
    return m


def number(thing: Any, name: str, values: np.ndarray) -> None:
    """Give a mesh a number a vertex, for its material."""
    store = thing.data.attributes.new(name, "FLOAT", "POINT")
    store.data.foreach_set("value", np.asarray(values, np.float32))


def thicken(thing: Any, amount: float, offset: float = -0.4) -> Any:
    """Give a sheet of cloth its thickness."""
    solid = thing.modifiers.new("thick", "SOLIDIFY")
    solid.thickness, solid.offset = amount, offset
    return thing
