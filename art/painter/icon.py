# SPDX-License-Identifier: GPL-3.0-or-later
"""The icon: the cover's window in the shape of a star, and the child who holds up a small one. `./dev icon` draws it.

One description in a square of 64 units becomes the SVG and, drawn four times as large and reduced, all pictures.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw

PUBLIC = Path(__file__).resolve().parents[2] / "web" / "public"
SIDE, CORNER = 64.0, 14.0
NIGHT, CHILD = "#161c40", "#1b1740"
FINER = 4
Outline = list[tuple[float, float]]


def star(x: float, y: float, radius: float, short: float, notch: float) -> Outline:
    """A star of four long and four short tips."""
    reach = [radius * (notch if k % 2 else short if k % 4 else 1) for k in range(16)]
    return [
        (x + r * math.sin(k * math.pi / 8), y - r * math.cos(k * math.pi / 8)) for k, r in enumerate(reach)
    ]


def disc(x: float, y: float, radius: float, tall: float = 1.0) -> Outline:
    """A circle or an ellipse."""
    turns = [2 * math.pi * k / 40 for k in range(40)]
    return [(x + radius * math.cos(a), y + radius * tall * math.sin(a)) for a in turns]


def hill() -> Outline:
    """The ground in the window: the lower tips of the star, filled up to a line that swells in the middle."""
    window = star(32, 32, WINDOW, SHORT, NOTCH)
    swell = [(12 + k / 4, GROUND + 2.4 - 2.6 * math.sin(math.pi * k / 160)) for k in range(161)]
    inside = [point for point in swell if within(point, window)]
    below = [point for point in window if point[1] > GROUND + 0.6]
    return [*inside, *sorted(below, key=lambda point: math.atan2(point[1] - 40, point[0] - 32))]


def within(point: tuple[float, float], outline: Outline) -> bool:
    """Whether a point is inside an outline."""
    x, y = point
    odd = False
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            odd = not odd
    return odd


WINDOW, SHORT, NOTCH = 21.5, 0.8, 0.66
GROUND = 43.6
COAT: Outline = [
    (28.4, 28.2), (31.9, 28.2), (33.6, 30.4), (36.3, 23.6), (38.3, 24.4), (35.1, 33.4), (36.2, 41.4), (24.8, 41.4),
    (26.2, 33.0),
]  # fmt: skip
LEGS: tuple[Outline, ...] = (
    [(27.2, 41.0), (29.6, 41.0), (29.4, 45.0), (27.0, 45.0)],
    [(31.4, 41.0), (33.8, 41.0), (34.1, 45.0), (31.7, 45.0)],
)
BOBBLE = (29.6, 19.6, 1.5)


@dataclass(frozen=True)
class Layer:
    """One flat colour."""

    outline: Outline
    colour: str


def layers() -> list[Layer]:
    """The mark from back to front, without its ground."""
    sheets = ((29.5, "#2b3a86"), (27, "#6a4798"), (24.2, "#c8657c"), (WINDOW, "#ffbe58"))
    return [
        *(Layer(star(32, 32, radius, SHORT, NOTCH), colour) for radius, colour in sheets),
        Layer(star(32, 27.5, 13.5, SHORT, NOTCH), "#ffd98a"),
        Layer(hill(), "#8a3f6a"),
        *(Layer(leg, CHILD) for leg in LEGS),
        Layer(COAT, CHILD),
        Layer(disc(30.1, 24.4, 3.8, 1.05), CHILD),
        Layer(disc(*BOBBLE), CHILD),
        Layer(star(39.4, 18.2, 6.6, 0.62, 0.42), "#fffbe8"),
    ]


def svg() -> str:
    """The icon as a file of a few hundred bytes a shape."""
    lines = [f'<rect width="64" height="64" rx="{CORNER:g}" fill="{NIGHT}" />']
    for layer in layers():
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in layer.outline)
        lines.append(f'<polygon points="{points}" fill="{layer.colour}" />')
    return (
        "\n  ".join(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">', *lines]) + "\n</svg>\n"
    )


def drawn(size: int, *, corner: float = 0.0, part: float = 1.0) -> Image.Image:
    """The icon as pixels; `part` is how much of the square the mark takes, `corner` rounds the ground off."""
    fine = size * FINER
    scale, middle = fine / SIDE * part, fine / 2
    picture = Image.new("RGBA", (fine, fine), (0, 0, 0, 0))
    pen = ImageDraw.Draw(picture)
    pen.rounded_rectangle((0, 0, fine - 1, fine - 1), corner / SIDE * fine, fill=NIGHT)
    for layer in layers():
        pen.polygon(
            [(middle + (x - 32) * scale, middle + (y - 32) * scale) for x, y in layer.outline],
            fill=layer.colour,
        )
    return picture.resize((size, size), Image.Resampling.LANCZOS)


def main() -> None:
    """Write all files of the icon."""
    (PUBLIC / "icon.svg").write_text(svg(), encoding="utf-8")
    drawn(512, corner=CORNER).save(PUBLIC / "icon-512.webp", quality=90, method=6)
    drawn(512, part=0.8).convert("RGB").save(PUBLIC / "icon-maskable-512.webp", quality=90, method=6)
    drawn(192, corner=CORNER).quantize(128).save(PUBLIC / "icon-192.png", optimize=True)
    drawn(180, part=0.9).convert("RGB").save(PUBLIC / "apple-touch-icon.png", optimize=True)


if __name__ == "__main__":
    main()
