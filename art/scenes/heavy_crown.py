# SPDX-License-Identifier: GPL-3.0-or-later
"""The crown has outgrown the king."""

from dataclasses import replace

import numpy as np

from painter import kit, light, sky, stage
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import parlour
from painter.people.garment import Garment
from painter.people.look import Look
from painter.people.person import person
from painter.people.poses import POSES

TILT, RIM, POINTS = (-15, 27, 10), 2.0, 7
WEARY = replace(POSES["seated"], right=POSES["thinking"].right, bend=(20, -4, 0), look=(10, 6, 8))


def hill(x, y):
    """A bare round hill with a worn path."""
    return -0.045 * x**2 - 0.012 * y**2 + 0.04 * np.sin(x * 1.7 + y) - 0.05 * path(x, y)


def path(x, y):
    """1 on the path, which winds from the gap to the lower right corner."""
    middle = -1.35 + 0.030 * (y + 1) ** 2 + 0.25 * np.sin(y * 0.9)
    return np.exp(-(((x - middle) / 0.26) ** 2)) * (y < -0.6)


def crown(columns=210, rows=26):
    """The wall of the crown, seven points high, gold where it is thin."""
    a = np.linspace(0, 2 * np.pi, columns, endpoint=False)
    saw = np.abs(((a * POINTS / (2 * np.pi)) % 1) - 0.5) * 2
    top = 1.5 + 1.9 * saw**1.25
    t = np.linspace(0, 1, rows)[:, None]
    height = t * top

    def wall(inset):
        r = RIM * (1 + 0.02 * height**2 * 0.9) - inset * (1 - 0.35 * t)
        return np.stack([r * np.cos(a), r * np.sin(a), height + 0 * a], -1)

    points = np.concatenate([wall(0), wall(0.2)[::-1], wall(0)[:1]])
    warm, red, inside = (np.array(linear(c)) for c in ("#f2b24c", "#c2361a", "#4a0c10"))
    share = np.clip(height / 3.4, 0, 1)[..., None] ** 1.6
    outer = red * (1 - share) + warm * share
    inner = np.broadcast_to(inside, outer.shape) * (1 - share) + red * share
    colours = np.concatenate([outer, inner[::-1], outer[:1]])
    shell = kit.mesh(
        points.reshape(-1, 3),
        kit.quads(len(points), columns, closed=True),
        clay(rough=0.45, bump=0.5, grain=7, vary=0.2),
        colours.reshape(-1, 3),
    )
    gold = clay("#e8a038", rough=0.4, metal=0.3, bump=0.4, grain=9)
    parts = [shell, kit.place(kit.ring(RIM + 0.0, 0.15, gold), (0, 0, 0.06))]
    parts.append(kit.place(kit.ring(RIM + 0.07, 0.09, gold), (0, 0, 1.3)))
    for k in range(POINTS):
        b = 2 * np.pi * k / POINTS
        r = RIM * (1 + 0.018 * 3.4**2) - 0.08
        parts.append(kit.sphere(0.24, gold, (r * np.cos(b), r * np.sin(b), 3.5), 24))
        b += np.pi / POINTS
        stone = clay("#7a0f1a" if k % 2 else "#ffd9a0", rough=0.25, bump=0.05)
        for c, size in ((b, 0.3), (b + np.pi / POINTS, 0.17)):
            jewel = kit.sphere(
                (0.14, size, size * 1.15),
                stone,
                ((RIM + 0.05) * np.cos(c), (RIM + 0.05) * np.sin(c), 0.72),
                20,
            )
            jewel.rotation_euler = (0, 0, c)
            parts.append(jewel)
    return kit.group(parts)


def small_crown():
    """A crown for a doll, cut from gold."""
    a = np.linspace(0, 2 * np.pi, 40, endpoint=False)
    top = 0.1 + 0.13 * np.abs(((a * 5 / (2 * np.pi)) % 1) - 0.5) * 2
    rows = np.stack(
        [
            np.stack([0.15 * np.cos(a), 0.15 * np.sin(a), 0 * a], -1),
            np.stack([0.18 * np.cos(a), 0.18 * np.sin(a), top], -1),
        ]
    )
    return kit.mould(kit.mesh(rows.reshape(-1, 3), kit.quads(2, 40, closed=True), clay("#ffd27a", emit=0.15)))


def washing(holder):
    """Between two points hangs the washing: three very small crowns."""
    r = RIM * (1 + 0.018 * 3.4**2) - 0.08
    ends = [
        kit.spot_on(holder, (r * np.cos(b), r * np.sin(b), 3.5))
        for b in (2 * np.pi * 5 / 7, 2 * np.pi * 6 / 7)
    ]
    a, b = ends
    line = [a + (b - a) * t - (0, 0.05, 0.42 * 4 * t * (1 - t)) for t in np.linspace(0, 1, 9)]
    kit.rope(line, 0.016, clay("#ffe9c4", emit=0.2), 3)
    shape = small_crown()
    for k, turn in ((2, 172), (4, 186), (6, 178)):
        kit.cast(shape, line[k] - (0, 0, 0.02), (turn, 6 * (k - 4), 20 * k), 1.15)


def king(at, tall, turn):
    """In the gap, on a kitchen chair, his chin in his hand."""
    x, y, z = at
    monarch = person(
        age=73,
        build="stout",
        female=0,
        tall=tall,
        height_heads=4.7,
        pose=WEARY,
        expression="tired",
        look=Look("#94603c", nose=1.4, hook=0.3, brow=0.7, eye=1.15, cheek=0.7),
        hair="ring",
        hair_colour="#c8c0b4",
        beard="full",
        clothes=[Garment("dress", "#c2986a", length=0.78, sleeve=1, collar="stand", cuffs="#b8402a")],
        shoes="#c8281c",
    )
    kit.place(monarch.thing, at, (0, 0, turn))
    seat = monarch.seat()
    parlour.chair(
        (seat[0] - 0.05, seat[1] + 0.08, z),
        (0, 0, turn),
        1,
        seat=seat[2] - z,
        width=0.3 * tall,
        back=0.34 * tall,
        wood="#b0622e",
    )
    parlour.pot((x + 1.75, y - 0.2, z - 0.05), 1.4, clay_colour="#8a2a18", upturned=True)
    parlour.candle((x + 1.75, y - 0.2, z + 0.49), 1.4, power=20)


def pole(top, foot):
    """A forked pole, pale where the bark is gone."""
    wood = clay("#f0c07c", bump=0.7, grain=10, vary=0.2)
    top, foot = np.array(top), np.array(foot)
    fork = top - (0, 0, 0.34)
    kit.rope([foot, (foot + fork) / 2 + (0.06, 0, 0), fork], 0.1, wood, 4)
    for dx in (-0.22, 0.24):
        kit.rope(
            [fork - (0, 0, 0.05), fork + (dx * 0.8, -0.06, 0.16), fork + (dx, -0.12, 0.5)], 0.07, wood, 4
        )


def paint(draft):
    """Red dusk on a bare hill."""
    light.world("#8a2a3a", "#5e1a14", 0.55)
    camera = stage.camera((0.9, -14.5, 1.0), (0.05, 0, 2.75), 51)
    dusk = sky.gradient(
        [(0, "#4a1640"), (0.3, "#8a1c3a"), (0.55, "#cc3a2a"), (0.72, "#e8683a"), (1, "#b8301a")], 5, 0.1
    )
    sky.backdrop(dusk, 60, camera)
    kit.land(
        hill,
        (-12, 12),
        (-13.5, 14),
        clay(bump=0.6, grain=4, vary=0.2),
        200,
        lambda x, y, z: np.outer(1 - path(x, y), linear("#5a1014")) + np.outer(path(x, y), linear("#a8432a")),
    )
    holder = kit.place(crown(), (-0.15, 0.6, 1.3), TILT, 1.12)
    washing(holder)
    king((-1.15, -2.7, -0.2), 4.1, 34)
    prop = kit.spot_on(holder, (-RIM * 0.99, RIM * 0.05, -0.1))
    pole(prop, (prop[0] - 0.5, prop[1] - 0.5, -0.4))
    light.area((7, -7, 6), (0, 0, 2.5), 3, 1500, "#ffb46a")
    light.area((-8, -6, 5), (-0.5, 0, 2), 5, 380, "#a06ad0")
    light.area((-3, 8, 7), (0, 0, 3), 4, 1300, "#ff9a5a")
    light.area((2.5, -8, 3.2), (-1.1, -2.7, 1.8), 1.2, 30, "#ffc890", 60)
    light.bulb((0.4, 0.6, 1.1), 14, "#ff7a40", 0.4)
    return Finish(fog=Fog("#c8381c", 18, 40, 0.4), shadows="#2a0820", lights="#fff0c4", vignette=0.3)
