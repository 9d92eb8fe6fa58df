# SPDX-License-Identifier: GPL-3.0-or-later
"""A lantern folded into a star hangs in the night, which is cut out of paper."""

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs import lanternstars

MIDDLE = 4.5
SHEETS = ((0, "#1d2c6b"), (0.55, "#2b3a86"), (1.1, "#4a4496"), (1.7, "#8a4f96"), (2.3, "#c8657c"))
# The small stars of one half; the other half is the same, turned round: x, height above the middle, size.
SMALL = ((-2.55, 4.3, 0.36), (2.55, 4.3, 0.36), (0, 4.75, 0.2), (-1.45, 3.75, 0.2), (1.45, 3.75, 0.2))
SMALLER = ((-2.8, 2.35, 0.17), (2.8, 2.35, 0.17))


def raised(shape, z=MIDDLE):
    """The shape around the middle of the card."""
    return paper.transform(lambda x, y: (x, y + z), shape)


def stars():
    """Cut out of the outermost sheet: light falls through."""
    spots = [*SMALL, *SMALLER, *((-x, -z, size) for x, z, size in (*SMALL, *SMALLER))]
    return [
        paper.transform(
            lambda a, b, x=x, z=z: (a + x, b + z + MIDDLE), lanternstars.shape(size, 0.5, 0.32, 0.03)
        )
        for x, z, size in dict.fromkeys(spots)
    ]


def paint(draft):
    """The same from both ends."""
    light.world("#33468f", "#33468f", 0.55)
    stage.camera((0, -15, MIDDLE), (0, 0, MIDDLE), 46)
    petal = lanternstars.shape(3.4, 0.8, 0.68, 0.1)
    opening = raised(paper.rounded(paper.transform(lambda x, y: (x * 0.92, y * 1.18), petal), 0.25))
    whole = paper.rectangle(-5, -2.5, 5, 11.5)
    holes = paper.unary_union(stars())
    lanternstars.night(whole, paper.unary_union([opening, holes]), SHEETS[:1])
    lanternstars.night(whole, opening.buffer(-0.2), SHEETS[1:], step=0.2, waver=0)
    for hole in stars():
        paper.cutout(hole.buffer(0.12), clay("#ffca72", emit=1.0, bump=0), (0, 0.2, 0), depth=0.02)
    kit.plane(16, 20, clay("#f09a52", emit=0.3, bump=0), (0, 3.4, MIDDLE), (90, 0, 0))
    kit.sphere((1.0, 0.03, 1.0), lamp("#ffd48a", 0.7), (0, 3.1, MIDDLE), 48)
    star = lanternstars.folded(2.35, emit=0.45, notch=0.33)
    kit.place(star, (0, 0.9, MIDDLE))
    for side in (-1, 1):
        light.area((5 * side, -9, MIDDLE - 7.5 * side), (0, 0, MIDDLE), 3, 1100, "#ffe0bc")
        light.area((5 * side, -9, MIDDLE + 7.5 * side), (0, 0, MIDDLE), 3, 350, "#a8b4ff")
    light.bulb((0, 2.2, MIDDLE), 200, "#ffb25a", 0.5)
    return Finish(
        exposure=1.15,
        shadows="#0d1440",
        lights="#fff0cc",
        vignette=0.25,
        lift=0.3,
        vivid=1.4,
        chroma=0.24,
        turnable=True,
    )
