# SPDX-License-Identifier: GPL-3.0-or-later
"""Ten surfaces, each its own: paper, cloth, skin, wood, plaster, metal, water, ink, fur, and a clear pane.

All but the pane take a colour, or None for the vertex paint. Sizes of grain are per unit of the object's own
coordinates: a grown person is about one unit tall. Equal wishes give the same material.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import bpy

from .colour import Colour, linear

Material = Any
Socket = Any
AXES = {"x": (0.12, 1.0, 1.0), "y": (1.0, 0.12, 1.0), "z": (1.0, 1.0, 0.12)}


class Maker:
    """A material under construction: a principled shader, and the nodes that feed it."""

    def __init__(self, name: str, colour: Colour | None) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        tree = self.material.node_tree
        self.new, self.link = tree.nodes.new, tree.links.new
        self.shader = tree.nodes["Principled BSDF"]
        self.out = tree.nodes["Material Output"]
        self.where = self.new("ShaderNodeTexCoord").outputs["Object"]
        if colour is None:
            paint = self.new("ShaderNodeAttribute")
            paint.attribute_name = "Col"
            self.colour: Socket = paint.outputs["Color"]
        else:
            flat = self.new("ShaderNodeRGB")
            flat.outputs[0].default_value = (*linear(colour), 1)
            self.colour = flat.outputs[0]

    def set(self, **values: float | tuple[float, ...]) -> None:
        """Inputs of the shader, with underscores for the spaces in their names."""
        for name, value in values.items():
            self.shader.inputs[name.replace("_", " ").title().replace("Ior", "IOR")].default_value = value

    def stretched(self, scale: Sequence[float]) -> Socket:
        """Coordinates drawn out along an axis."""
        map_ = self.new("ShaderNodeMapping")
        map_.inputs["Scale"].default_value = scale
        self.link(self.where, map_.inputs["Vector"])
        return map_.outputs[0]

    def noise(self, scale: float, detail: float = 4, where: Socket | None = None, warp: float = 0) -> Socket:
        """Cloudy values around one half."""
        cloud = self.new("ShaderNodeTexNoise")
        cloud.inputs["Scale"].default_value, cloud.inputs["Detail"].default_value = scale, detail
        cloud.inputs["Distortion"].default_value = warp
        self.link(where or self.where, cloud.inputs["Vector"])
        return cloud.outputs[0]

    def waves(self, scale: float, direction: str, warp: float = 0, where: Socket | None = None) -> Socket:
        """Parallel bands."""
        bands = self.new("ShaderNodeTexWave")
        bands.bands_direction = direction
        bands.inputs["Scale"].default_value, bands.inputs["Distortion"].default_value = scale, warp
        self.link(where or self.where, bands.inputs["Vector"])
        return bands.outputs[1]

    def span(self, value: Socket, low: float, high: float, to_low: float = 0, to_high: float = 1) -> Socket:
        """Stretch a part of the values to another range."""
        range_ = self.new("ShaderNodeMapRange")
        for place, number in enumerate((low, high, to_low, to_high), start=1):
            range_.inputs[place].default_value = number
        self.link(value, range_.inputs[0])
        return range_.outputs[0]

    def both(self, a: Socket, b: Socket, how: str = "ADD") -> Socket:
        """Two values in one."""
        sum_ = self.new("ShaderNodeMath")
        sum_.operation = how
        self.link(a, sum_.inputs[0])
        self.link(b, sum_.inputs[1])
        return sum_.outputs[0]

    def toned(self, value: Socket, *, hue: float = 0.5, saturation: float = 1) -> None:
        """Multiply the colour's brightness."""
        tone = self.new("ShaderNodeHueSaturation")
        tone.inputs["Hue"].default_value, tone.inputs["Saturation"].default_value = hue, saturation
        self.link(value, tone.inputs["Value"])
        self.link(self.colour, tone.inputs["Color"])
        self.colour = tone.outputs[0]

    def mixed(self, other: Colour, share: Socket) -> None:
        """Another colour where `share` is 1."""
        blend = self.new("ShaderNodeMix")
        blend.data_type = "RGBA"
        blend.inputs[7].default_value = (*linear(other), 1)
        self.link(share, blend.inputs[0])
        self.link(self.colour, blend.inputs[6])
        self.colour = blend.outputs[2]

    def edges(self, low: float = 0.5, high: float = 0.58) -> Socket:
        """1 on ridges and corners of the mesh."""
        return self.span(self.new("ShaderNodeNewGeometry").outputs["Pointiness"], low, high)

    def relief(self, height: Socket, strength: float, distance: float = 0.05) -> None:
        """Bumps."""
        bump = self.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, distance
        self.link(height, bump.inputs["Height"])
        self.link(bump.outputs[0], self.shader.inputs["Normal"])

    def done(self) -> Material:
        """Connect the colour."""
        self.link(self.colour, self.shader.inputs["Base Color"])
        return self.material


@cache
def paper(
    colour: Colour | None = None, *, fibre: float = 30, through: float = 0.2, core: Colour = "#f6efe0"
) -> Material:
    """Cut paper: fibres, a pale core at cut edges, and a share of light that comes through."""
    made = Maker("paper", colour)
    made.set(roughness=0.9, specular_ior_level=0.15)
    made.toned(made.span(made.noise(3, 5), 0.3, 0.7, 0.9, 1.08))
    made.mixed(core, made.span(made.edges(0.53, 0.62), 0, 1, 0, 0.75))
    made.relief(
        made.both(made.noise(fibre, 5), made.noise(fibre * 2, 3, made.stretched(AXES["x"]))), 0.22, 0.02
    )
    material = made.done()
    veil, light = made.new("ShaderNodeMixShader"), made.new("ShaderNodeBsdfTranslucent")
    veil.inputs[0].default_value = through
    made.link(made.colour, light.inputs[0])
    made.link(made.shader.outputs[0], veil.inputs[1])
    made.link(light.outputs[0], veil.inputs[2])
    made.link(veil.outputs[0], made.out.inputs[0])
    return material


@cache
def cloth(
    colour: Colour | None = None, *, weave: float = 45, sheen: float = 0.45, worn: float = 0.12
) -> Material:
    """Woven cloth: threads both ways, a soft sheen at the turn, faded where it is worn."""
    made = Maker("cloth", colour)
    made.set(roughness=0.95, specular_ior_level=0.1, sheen_weight=sheen, sheen_roughness=0.5)
    made.toned(made.span(made.noise(2.2, 5, warp=0.6), 0.3, 0.7, 1 - worn, 1 + worn))
    made.toned(made.span(made.edges(), 0, 1, 1, 1 + worn))
    threads = made.both(made.waves(weave, "X", 1.5), made.waves(weave, "Z", 1.5), "MAXIMUM")
    made.relief(made.both(threads, made.noise(9, 4)), 0.18, 0.02)
    return made.done()


@cache
def skin(colour: Colour | None = None, *, blush: Colour = "#c8503c", soft: float = 0.12) -> Material:
    """Skin: light goes a little way in, and ridges such as nose, ears and knuckles are ruddier."""
    made = Maker("skin", colour)
    made.set(roughness=0.6, specular_ior_level=0.3, subsurface_weight=soft, subsurface_scale=0.03)
    made.toned(made.span(made.noise(6, 3), 0.3, 0.7, 0.96, 1.04))
    made.mixed(blush, made.span(made.edges(0.5, 0.6), 0, 1, 0, 0.22))
    made.relief(made.noise(40, 2), 0.05, 0.01)
    return made.done()


@cache
def wood(
    colour: Colour | None = None, *, along: str = "z", grain: float = 9, dark: Colour = "#3a2216"
) -> Material:
    """Wood: grain along an axis of the object, darker veins, paler worn edges."""
    made = Maker("wood", colour)
    made.set(roughness=0.65, specular_ior_level=0.25)
    drawn = made.stretched(AXES[along])
    rings = made.waves(grain * 0.35, "DIAGONAL", 6, drawn)
    veins = made.both(rings, made.noise(grain * 2.5, 6, drawn, 0.8), "MULTIPLY")
    made.toned(made.span(made.noise(1.6, 4, drawn), 0.3, 0.7, 0.82, 1.14))
    made.mixed(dark, made.span(veins, 0.25, 0.6, 0, 0.55))
    made.toned(made.span(made.edges(), 0, 1, 1, 1.35))
    made.relief(veins, 0.3, 0.03)
    return made.done()


@cache
def plaster(colour: Colour | None = None, *, grain: float = 14, stain: Colour | None = None) -> Material:
    """A lime-washed wall: trowel marks, pits, patches where the wash is thin."""
    made = Maker("plaster", colour)
    made.set(roughness=0.95, specular_ior_level=0.1)
    made.toned(made.span(made.noise(1.3, 6, warp=0.8), 0.3, 0.7, 0.86, 1.12))
    if stain is not None:
        made.mixed(stain, made.span(made.noise(0.7, 7), 0.52, 0.66, 0, 0.5))
    trowel = made.noise(grain * 0.5, 3, made.stretched((1.0, 1.0, 0.4)), 1.2)
    made.relief(made.both(trowel, made.noise(grain * 2, 5)), 0.4, 0.04)
    return made.done()


@cache
def metal(
    colour: Colour | None = None, *, worn: float = 0.35, patina: Colour | None = None, rough: float = 0.42
) -> Material:
    """Metal with worn bright edges; `patina` sits in its hollows."""
    made = Maker("metal", colour)
    made.set(metallic=0.85)
    if patina is not None:
        made.mixed(patina, made.span(made.noise(4, 6), 0.45, 0.62, 0, 0.8))
    made.toned(made.span(made.edges(), 0, 1, 1, 1 + 2 * worn))
    made.link(
        made.span(made.noise(7, 5), 0.3, 0.7, rough - 0.14, rough + 0.2), made.shader.inputs["Roughness"]
    )
    made.relief(made.noise(11, 4), 0.12, 0.03)
    return made.done()


@cache
def water(colour: Colour | None = None, *, ripple: float = 3, rough: float = 0.08) -> Material:
    """The surface of water: deep colour, a clear mirror where it is seen flat, long ripples."""
    made = Maker("water", colour)
    made.set(roughness=rough, specular_ior_level=0.7, ior=1.33)
    drawn = made.stretched((0.35, 1.0, 1.0))
    swell = made.noise(ripple, 4, drawn, 0.7)
    made.toned(made.span(swell, 0.3, 0.7, 0.8, 1.2))
    made.relief(swell, 0.35, 0.12)
    return made.done()


@cache
def ink(colour: Colour | None = None, *, grain: float = 5, pale: Colour = "#8fa2c8") -> Material:
    """Ink on paper or in a well: pools of dark, granulated, paler where it ran thin."""
    made = Maker("ink", colour)
    made.set(roughness=0.3, specular_ior_level=0.5)
    made.mixed(
        pale,
        made.span(
            made.both(made.noise(grain, 8, warp=1.2), made.noise(grain * 6, 3), "MULTIPLY"),
            0.28,
            0.42,
            0,
            0.5,
        ),
    )
    made.relief(made.noise(grain * 2, 4), 0.15, 0.04)
    return made.done()


@cache
def fur(
    colour: Colour | None = None, *, along: str = "z", length: float = 26, tips: float = 0.35
) -> Material:
    """A short coat of hair that needs no hairs: drawn-out tufts, dark roots and pale tips, a strong sheen."""
    made = Maker("fur", colour)
    made.set(roughness=0.9, specular_ior_level=0.1, sheen_weight=0.8, sheen_roughness=0.35)
    tufts = made.noise(length, 5, made.stretched(AXES[along]), 0.5)
    made.toned(made.span(made.noise(2, 4), 0.3, 0.7, 0.85, 1.12))
    made.toned(made.span(tufts, 0.32, 0.68, 1 - tips, 1 + tips))
    made.relief(tufts, 0.7, 0.06)
    return made.done()


@cache
def pane(tint: Colour) -> Material:
    """A clear pane that tints what is seen through it: still water, ice."""
    material = bpy.data.materials.new("pane")
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    out, clear = tree.nodes.new("ShaderNodeOutputMaterial"), tree.nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs[0].default_value = (*linear(tint), 1)
    tree.links.new(clear.outputs[0], out.inputs[0])
    return material


ALL = (paper, cloth, skin, wood, plaster, metal, water, ink, fur, pane)


def forget() -> None:
    """Drop what an earlier scene made."""
    for kind in ALL:
        kind.cache_clear()
