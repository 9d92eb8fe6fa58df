# SPDX-License-Identifier: GPL-3.0-or-later
"""The scarecrow opens his coat: the birds have lived there all along."""

import math

import numpy as np

from painter import kit, light, paper, stage, surfaces
from painter.clay import Clay, ball, limb, rotation, tube
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import pasture, things
from painter.motifs.nests import nest, perched
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person

MOSS, LINING, WOOD = "#5f7434", "#c2301f", "#8a5a30"
SHELVES = (2.35, 3.6, 4.85)
FACE = (-0.12, -0.6, 7.55), (24, -6, -26)


def stubble(x, y):
    """The height of the mown field."""
    return 0.05 * np.sin(x * 0.8) + 0.006 * (y + 3) ** 2 * (y > -3) + 0 * x


def coat():
    """The coat held open, one cloth from edge to edge: poppy-red lining, moss outside and a turned-over facing."""
    u, v = np.linspace(-1, 1, kit.detail(220)), np.linspace(0, 1, kit.detail(90))
    across, h = np.meshgrid(u, v)
    side, t = np.sign(across), np.clip((np.abs(across) - 0.36) / 0.64, 0, 1)
    back = np.clip(np.abs(across) / 0.36, 0, 1)
    width = 1.75 + 0.55 * (1 - h) + 0.1 * np.sin(h * 5 + side)
    folds = 0.16 * np.sin(t * 17 + h * 1.2 + side) * (1 - 0.75 * h) + 0.05 * np.sin(t * 31 - h * 4)
    x = side * (1.42 * back + width * t)
    y = (
        0.62
        - 0.25 * back**4
        - 1.4 * t**1.25
        + folds * np.clip(t * 3, 0, 1)
        + 0.03 * np.sin(across * 40) * (1 - t)
    )
    z = 0.95 + 5.05 * h - 0.35 * t * (1 - h) + 0.8 * t**1.5 * h + 0.1 * np.sin(t * 9 + side) * (1 - h) * t
    cloth = np.stack([x, y, z], -1)
    kit.sheet(cloth, surfaces.cloth(LINING))
    kit.sheet(cloth + np.stack([0.03 * side, 0.06 + 0 * x, 0 * x], -1), surfaces.cloth(MOSS))
    moss, dark, thread = surfaces.cloth(MOSS), surfaces.cloth("#4b5e2a"), clay("#e8d8a0")
    columns = len(u)
    for s, edge in ((-1, slice(0, columns // 11)), (1, slice(columns - columns // 11, columns))):
        facing = cloth[:, edge] + (0, -0.045, 0)
        kit.sheet(facing, moss)
        outer = facing[:, 0 if s < 0 else -1]
        kit.rope(outer[:: max(1, len(v) // 12)], 0.06, dark, 6)
        inner = facing[:, -1 if s < 0 else 0]
        for k in range(2, len(v) - 3, max(3, len(v) // 26)):
            kit.rope([inner[k], inner[k + 1] + (0, -0.03, 0), inner[k + 2]], 0.018, thread, 2)
    kit.rope(cloth[0][:: max(1, columns // 40)] + (0, -0.03, 0), 0.06, dark, 5)
    for s, row, colour in (
        (-1, 0.3, "#d8a83a"),
        (1, 0.5, "#4a6a8a"),
        (1, 0.16, "#b8502c"),
        (-1, 0.66, "#8a4a5a"),
    ):
        i, j = int(row * len(v)), int((0.5 + s * 0.4) * columns)
        piece = cloth[i : i + len(v) // 8, j - columns // 26 : j + columns // 26] + (0, -0.05, 0)
        kit.sheet(piece, surfaces.cloth(colour))
    return cloth


def head():
    """A sack of straw with button eyes and a sewn smile, bent down to the boy; its middle is the origin."""
    sack = Clay().add(ball((0, 0, 0), (0.86, 0.78, 0.92)), "#dcc48e")
    sack.add(limb((0, 0.1, -0.7), (0, 0.2, -1.05), 0.5), "#dcc48e", 0.2)
    sack.add(ball((0, -0.8, -0.08), (0.16, 0.2, 0.15)), "#c8793a", 0.06)
    for s in (-1, 1):
        sack.paint(ball((s * 0.45, -0.62, -0.25), (0.2, 0.3, 0.16)), "#e0956a", 0.06)
    parts = [kit.model(sack, (-1.1, -1.2, -1.4), (1.1, 1, 1.1), 110, surfaces.cloth(None))]
    dark, thread = clay("#2a1c14", rough=0.3), clay("#7a2a1a")
    for s in (-1, 1):
        parts.append(kit.sphere((0.15, 0.07, 0.17), dark, (s * 0.31, -0.73, 0.18), 20))
        parts.append(kit.sphere(0.045, clay("#fff4d8", emit=0.3), (s * 0.31 - 0.05, -0.81, 0.25), 10))
        brow = [(s * 0.16, -0.72, 0.46), (s * 0.3, -0.68, 0.52), (s * 0.46, -0.6, 0.46)]
        parts.append(kit.rope(brow, 0.045, clay("#a8863e"), 4))
    smile = [
        (-0.46, -0.62, -0.24),
        (-0.24, -0.74, -0.4),
        (0, -0.78, -0.45),
        (0.24, -0.74, -0.4),
        (0.46, -0.62, -0.24),
    ]
    parts.append(kit.rope(smile, 0.035, thread, 6))
    for k, (x, y, z) in enumerate(smile):
        parts.append(
            kit.rope(
                [(x, y - 0.02, z + 0.09), (x, y - 0.05, z), (x + 0.02 * k, y - 0.02, z - 0.09)],
                0.022,
                thread,
                2,
            )
        )
    straw = clay("#e6bd4a", bump=0.7, grain=24, vary=0.2)
    brim = [(0.001, 0.9), (0.62, 0.84), (0.72, 0.36), (1.1, 0.3), (1.65, 0.16), (1.62, 0.1), (0.7, 0.26)]
    parts.append(kit.place(kit.lathe(brim, straw, 60), (0, 0.12, 0.3), (-10, 0, 0)))
    parts.append(kit.place(kit.ring(0.74, 0.075, clay("#c2301f")), (0, 0.06, 0.72), (-10, 0, 0)))
    for part in parts:
        part.name = "face of straw"
    return kit.group(parts, *FACE)


def arms():
    """Sleeves on a crossbar, a red neckerchief, hands and collar of straw."""
    body = Clay()
    for s in (-1, 1):
        path = [(s * 0.6, 0.15, 6.1), (s * 1.6, -0.2, 6.3), (s * 2.2, -0.5, 6.6), (s * 2.95, -0.95, 6.95)]
        body.add(tube(path, [0.5, 0.38, 0.34, 0.36], 5), MOSS, 0.2)
        body.add(limb((s * 2.8, -0.86, 6.88), (s * 3.0, -0.96, 6.98), 0.4), "#47582a", 0.02)
    body.add(ball((0, 0.1, 6.15), (1.15, 0.5, 0.55)), MOSS, 0.3)
    body.add(ball((0, -0.05, 6.55), (0.72, 0.6, 0.22)), "#d8352a", 0.05)
    kit.model(body, (-3.4, -1.8, 5.3), (3.4, 1.4, 7.6), 170, surfaces.cloth(None))
    straw, rng = clay("#e8c65a", bump=0, vary=0.3), np.random.default_rng(4)
    for s in (-1, 1):
        wrist = np.array((s * 3.02, -0.97, 7.0))
        for _ in range(22):
            a, out = rng.uniform(-1.3, 1.3), rng.uniform(0.35, 0.75)
            tip = wrist + (s * out * math.cos(a), -0.1 + rng.uniform(-0.2, 0.1), out * math.sin(a) - 0.1)
            kit.rope([wrist, (wrist + tip) / 2 + (0, 0, 0.05), tip], 0.03, straw, 3)


def dresser():
    """Inside the coat: three shelves of nests, with who lives there."""
    rng = np.random.default_rng(9)
    board = clay(WOOD, bump=0.5, grain=10, vary=0.2)
    white, black, dove = (
        perched("#f6ecd6", "#fffaf0"),
        perched("#26222a", "#3a3440"),
        perched("#e8d49a", "#fff6de"),
    )
    egg = clay("#fff1d0", bump=0.1, vary=0.05)
    rows = (
        ((-0.85, "w"), (0.05, "e"), (0.85, "b")),
        ((-0.8, "e"), (0.1, "b"), (0.9, "d")),
        ((-0.75, "b"), (0.85, "w")),
    )
    for z, row in zip(SHELVES, rows, strict=True):
        kit.box((2.7, 0.7, 0.09), board, (0, 0.05, z - 0.09))
        for x, who in row:
            at = np.array((x + rng.uniform(-0.05, 0.05), -0.02, z))
            nest(rng, at, rng.uniform(1.05, 1.25))
            if who == "e":
                for dx, dy in ((-0.12, 0.02), (0.1, 0.07), (0.0, -0.1)):
                    kit.sphere((0.1, 0.1, 0.135), egg, at + (dx, dy, 0.24), 16)
            else:
                shape = {"w": white, "b": black, "d": dove}[who]
                kit.cast(shape, at + (0, 0, 0.14), (0, 0, rng.choice([15, 160, 40])), 1.25)
    kit.cast(white, (-2.1, -0.5, 6.85), (0, 0, 200), 1.1)
    kit.cast(black, (2.4, -0.75, 7.15), (0, 0, 200), 0.95)
    things.lantern((0.08, -0.1, 5.9), "#ffcf6a", 60, 1.7)


def pocket():
    """The lowest pocket: a family of crows has put up a scarecrow of its own."""
    kit.box((0.85, 0.12, 0.6), clay("#8f2418", bump=0.4), (0.78, -0.02, 1.25), (8, 0, 0))
    crow = perched("#26222a", "#3a3440", 40)
    for x, turn in ((0.55, 10), (1.02, 170)):
        kit.cast(crow, (x, -0.02, 1.76), (0, 0, turn), 0.55)
    stick = clay("#c89a52", bump=0.2)
    kit.rope([(0.8, -0.1, 1.7), (0.8, -0.1, 2.0), (0.8, -0.1, 2.2)], 0.014, stick, 1)
    kit.rope([(0.64, -0.1, 2.06), (0.8, -0.1, 2.07), (0.96, -0.1, 2.06)], 0.014, stick, 1)
    paper.cutout(
        [(-0.13, 0.08), (0.13, 0.08), (0.1, -0.2), (-0.1, -0.2)], clay(MOSS), (0.8, -0.12, 2.02), depth=0.03
    )
    kit.sphere(0.05, clay("#e8c65a"), (0.8, -0.12, 2.2), 12)


def boy():
    """He has come to thank the scarecrow; a bird has already come to thank him."""
    at, turn = np.array((-1.4, -4.3, 0.02)), 82
    him = person(
        age=10,
        female=0.2,
        build="slight",
        tall=2.1,
        height_heads=4.1,
        pose="hand on heart",
        expression="grateful",
        look=Look(SKINS["porcelain"], freckles=1, eye=1.2, ear=1.2),
        hair="tousled",
        hair_colour="#b8562a",
        clothes=[
            Garment("top", "#f4e0b4", sleeve=0.5, hem=0, pattern="stripes", second="#c8432e"),
            Garment("trousers", "#3f5f86", leg=0.85, braces="#3f5f86"),
        ],
        shoes="#5a3a24",
        reach={"left": (0.15, -0.72, 1.72)},
        look_at=rotation((0, 0, -turn)) @ (np.array(FACE[0]) - at),
    )
    kit.place(him.thing, at, (0, 0, turn))
    kit.cast(perched("#f6ecd6", "#fffaf0"), him.hand("left") + (0.03, 0, 0.05), (0, 0, 25), 0.62)


def paint(draft):
    """Noon in the stubble."""
    light.world("#ffedb0", "#8aa04a", 0.45)
    camera = stage.camera((0.15, -13, 1.5), (0.15, 0, 4.3), 40)
    pasture.butter_sky(camera, 12, cover=0.3)
    kit.land(stubble, (-14, 14), (-12, 26), clay("#a8963e", bump=0.6, grain=5, vary=0.2))
    for x0, h, y0, colour in ((-6, 3.6, 22, "#6f9a72"), (7, 4.2, 30, "#8db392")):
        kit.land(
            lambda x, y, x0=x0, h=h, y0=y0: -1 + h * np.exp(-(((x - x0) / 8) ** 2)) - 0.02 * (y - y0) ** 2,
            (-26, 26),
            (y0 - 6, y0 + 6),
            clay(colour, bump=0.5, grain=2, vary=0.2),
            80,
        )

    def row(rng):
        y = -8.5 + 16 * rng.random() ** 0.8
        lane = rng.integers(-16, 17) * 0.42
        return lane * (1 + (y + 8) * 0.0) + rng.normal(0, 0.05), y

    pasture.turf(
        stubble, 3600, row, colours=("#e0c050", "#c8a83e", "#ecd478", "#9aa83e"), tall=0.24, sizes=(0.6, 1.1)
    )
    pasture.poppies(
        stubble, [(-2.9, -4.6), (-2.4, -5.3), (2.4, -4.9), (2.9, -4.2), (1.9, -5.6), (3.2, -2.4)], size=0.75
    )
    kit.rope(
        [(0, 0.25, -0.2), (0.03, 0.3, 3), (0, 0.25, 6.6)], 0.13, clay(WOOD, bump=0.8, grain=8, vary=0.25), 3
    )
    coat()
    arms()
    head()
    dresser()
    pocket()
    boy()
    light.sun((48, 0, 40), 2.7, "#ffe2a0", 4)
    light.area((-6, -8, 5), (0, 0, 3), 5, 380, "#e0ecb8")
    light.area((5, 6, 9), (0, 0, 5), 4, 900, "#ffe08a")
    light.bulb((0, -0.9, 4.4), 36, "#ffb84a", 0.4)
    light.bulb((0, -0.9, 3.0), 22, "#ffb84a", 0.4)
    return Finish(fog=Fog("#f6e4a0", 14, 45, 0.7), shadows="#24301a", lights="#fff4cc")
