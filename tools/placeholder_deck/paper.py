"""A sheet to work on: coloured paper in layers, each with a soft shadow, a lit edge and a little grain."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

WIDTH: Final = 800
HEIGHT: Final = 1200
SCALE: Final = 2
SIZE: Final = (WIDTH * SCALE, HEIGHT * SCALE)
CREAM: Final = (246, 239, 224)
BORDER: Final = 20

Colour = tuple[int, int, int]
Point = tuple[float, float]


@dataclass(frozen=True)
class Palette:
    """Two hues and an accent: the sky from top to bottom, paper from far to near, ink, accent and light."""

    top: Colour
    bottom: Colour
    far: Colour
    middle: Colour
    near: Colour
    ink: Colour
    accent: Colour
    light: Colour


def palette(colours: str) -> Palette:
    """A palette from eight hexadecimal colours."""
    parts = [tuple(bytes.fromhex(each)) for each in colours.split()]
    return Palette(*parts)  # type: ignore[arg-type]


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two."""
    a, b, c = (round(x + (y - x) * share) for x, y in zip(one, other, strict=True))
    return a, b, c


class Pen:
    """Draws on the mask of one sheet, in card units (800 × 1200). `on=False` cuts a hole."""

    def __init__(self, mask: Image.Image) -> None:
        self._draw = ImageDraw.Draw(mask)

    def poly(self, points: Sequence[Point], *, on: bool = True) -> None:
        """A filled polygon."""
        self._draw.polygon([(x * SCALE, y * SCALE) for x, y in points], fill=255 if on else 0)

    def oval(self, x: float, y: float, rx: float, ry: float | None = None, *, on: bool = True) -> None:
        """A filled circle or upright ellipse."""
        ry = rx if ry is None else ry
        box = [(x - rx) * SCALE, (y - ry) * SCALE, (x + rx) * SCALE, (y + ry) * SCALE]
        self._draw.ellipse(box, fill=255 if on else 0)

    def ring(self, x: float, y: float, radius: float, width: float) -> None:
        """A circle as a line."""
        box = [(x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE, (y + radius) * SCALE]
        self._draw.ellipse(box, outline=255, width=round(width * SCALE))

    def rect(self, x: float, y: float, w: float, h: float, *, round_by: float = 0, on: bool = True) -> None:
        """A rectangle from its upper left corner."""
        box = [x * SCALE, y * SCALE, (x + w) * SCALE, (y + h) * SCALE]
        self._draw.rounded_rectangle(box, round_by * SCALE, fill=255 if on else 0)

    def line(self, points: Sequence[Point], width: float, *, on: bool = True) -> None:
        """A line with round ends and corners."""
        for (x1, y1), (x2, y2) in zip(points, points[1:], strict=False):
            length = math.hypot(x2 - x1, y2 - y1) or 1
            dx, dy = (y1 - y2) / length * width / 2, (x2 - x1) / length * width / 2
            corners = [(x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)]
            self.poly(corners, on=on)
        for x, y in points:
            self.oval(x, y, width / 2, on=on)

    def blob(self, points: Sequence[Point], *, on: bool = True) -> None:
        """A closed smooth shape through points."""
        self.poly(smooth([*points, points[0]], closed=True), on=on)

    def curve(self, points: Sequence[Point], width: float, *, on: bool = True) -> None:
        """A smooth line through points."""
        self.line(smooth(points), width, on=on)


def smooth(points: Sequence[Point], *, closed: bool = False, steps: int = 14) -> list[Point]:
    """Points of a Catmull-Rom curve."""
    if closed:
        around = [points[-2], *points, points[1]]
    else:
        around = [points[0], *points, points[-1]]
    found: list[Point] = []
    for a, b, c, d in zip(around, around[1:], around[2:], around[3:], strict=False):
        for step in range(steps):
            t = step / steps
            found.append(
                (_along(a[0], b[0], c[0], d[0], t), _along(a[1], b[1], c[1], d[1], t)),
            )
    return [*found, points[-1]]


def _along(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


Cut = Callable[[Pen], object]


class Sheet:
    """One card in the making."""

    def __init__(self, colours: Palette, seed: int) -> None:
        self.colours = colours
        self.chance = random.Random(seed)
        self.image = Image.composite(
            Image.new("RGB", SIZE, colours.bottom),
            Image.new("RGB", SIZE, colours.top),
            Image.linear_gradient("L").resize(SIZE),
        )

    def cut(
        self, colour: Colour, *cuts: Cut, lift: float = 9, shadow: float = 0.42, fade: float = 0.16
    ) -> None:
        """Lay a piece of paper on top; `lift` is how high it floats, `fade` how much darker it ends below."""
        mask = Image.new("L", SIZE, 0)
        pen = Pen(mask)
        for each in cuts:
            each(pen)
        box = mask.getbbox()
        if box is None:
            return
        if lift:
            small = mask.resize((SIZE[0] // 4, SIZE[1] // 4), Image.Resampling.BILINEAR)
            soft = small.filter(ImageFilter.GaussianBlur(lift * SCALE / 4))
            soft = ImageChops.offset(
                soft.resize(SIZE, Image.Resampling.BILINEAR), round(lift * 0.7), round(lift * 1.6)
            )
            dark = Image.new("RGB", SIZE, mixed(self.colours.ink, (0, 0, 0), 0.45))
            self.image.paste(dark, (0, 0), soft.point(lambda value: round(value * shadow)))
        top, bottom = box[1], box[3]
        shade = Image.new("L", SIZE, 0)
        shade.paste(Image.linear_gradient("L").resize((SIZE[0], bottom - top)), (0, top))
        paper = Image.composite(
            Image.new("RGB", SIZE, mixed(colour, (0, 0, 0), fade)), Image.new("RGB", SIZE, colour), shade
        )
        self.image.paste(paper, (0, 0), mask)
        edge = ImageChops.subtract(mask, ImageChops.offset(mask, 3, 4))
        self.image.paste(
            Image.new("RGB", SIZE, mixed(colour, CREAM, 0.55)),
            (0, 0),
            edge.point(lambda value: round(value * 0.6)),
        )

    def glow(
        self, x: float, y: float, radius: float, colour: Colour | None = None, strength: float = 0.8
    ) -> None:
        """Light that fades outwards."""
        size = round(radius * 2 * SCALE)
        light = Image.radial_gradient("L").resize((size, size))
        light = light.point(lambda value: round(max(0.0, 1 - value / 181) ** 2 * 255 * strength))
        mask = Image.new("L", SIZE, 0)
        mask.paste(light, (round((x - radius) * SCALE), round((y - radius) * SCALE)))
        self.image.paste(Image.new("RGB", SIZE, colour or self.colours.light), (0, 0), mask)

    def hill(
        self, colour: Colour, base: float, height: float, *, turns: float = 1.2, phase: float = 0
    ) -> None:
        """A ridge from edge to edge, down to the lower end of the card."""
        points: list[Point] = [
            (
                x,
                base
                - height
                * (math.sin(x / WIDTH * math.tau * turns + phase) + 0.35 * math.sin(x / 90 + phase * 3)),
            )
            for x in range(-20, WIDTH + 40, 20)
        ]
        self.cut(
            colour, lambda pen: pen.poly([*points, (WIDTH + 20, HEIGHT + 20), (-20, HEIGHT + 20)]), lift=14
        )

    def stars(self, count: int, *, below: float = 600, size: float = 4) -> None:
        """Small dots of light in the upper part."""
        dots = [
            (
                self.chance.uniform(40, 760),
                self.chance.uniform(40, below),
                self.chance.uniform(0.5, 1.2) * size,
            )
            for _ in range(count)
        ]
        self.cut(self.colours.light, *(lambda pen, dot=dot: pen.oval(*dot) for dot in dots), lift=0, fade=0)  # type: ignore[misc]

    def finished(self) -> Image.Image:
        """With grain and a cream border, at 800 × 1200."""
        self._grain()
        edge = Image.new("L", SIZE, 255)
        inner = [BORDER * SCALE, BORDER * SCALE, SIZE[0] - BORDER * SCALE, SIZE[1] - BORDER * SCALE]
        ImageDraw.Draw(edge).rounded_rectangle(inner, 26 * SCALE, fill=0)
        shadow = edge.resize((SIZE[0] // 4, SIZE[1] // 4)).filter(ImageFilter.GaussianBlur(7)).resize(SIZE)
        self.image.paste(
            Image.new("RGB", SIZE, (20, 16, 24)), (0, 0), shadow.point(lambda value: round(value * 0.4))
        )
        self.image.paste(Image.new("RGB", SIZE, CREAM), (0, 0), edge)
        return self.image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS)

    def _grain(self) -> None:
        """The tooth of the paper: the same for every card, so that all look like one box of paper."""
        size = (SIZE[0] // 2, SIZE[1] // 2)
        state = random.Random(7)
        tile = Image.frombytes("L", (256, 256), state.randbytes(256 * 256)).filter(
            ImageFilter.GaussianBlur(0.8)
        )
        fibre = Image.frombytes("L", (64, 256), state.randbytes(64 * 256)).resize((256, 256))
        tile = Image.blend(tile, fibre, 0.35)
        noise = Image.new("L", size)
        for x in range(0, size[0], 256):
            for y in range(0, size[1], 256):
                noise.paste(tile, (x, y))
        noise = noise.resize(SIZE, Image.Resampling.BILINEAR).point(
            lambda value: 128 + round((value - 128) * 0.26)
        )
        self.image = ImageChops.soft_light(self.image, Image.merge("RGB", [noise] * 3))
