# SPDX-License-Identifier: GPL-3.0-or-later
"""Two have climbed the wedding cake by night, and every candle on the way is still burning; a third stayed below."""

import itertools
import math
import random
from collections.abc import Sequence

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball, cone, smooth_path
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import desert, figures

Point = Sequence[float] | np.ndarray
Bite = tuple[float, float, float]  # angle, height above the foot, radius


def tier(
    at: Point,
    radius: float,
    foot: float,
    height: float,
    colour: str,
    *,
    kind: int = 0,
    icing: str = "#fff1de",
    pearls: str = "#fff1de",
    bites: Sequence[Bite] = (),
) -> None:
    """One tier of a cake about `at`; `kind` varies its drips, and the even ones have swags. It may be bitten into."""
    r, top = radius, foot + height
    if bites:
        eaten = Clay().add(cone((0, 0, foot + height / 2), height / 2, r, r, 0.04), colour)
        for a, z, q in bites:
            eaten.carve(ball((r * math.cos(a), r * math.sin(a), foot + z), q), 0.02, "#7a3040")
        kit.place(
            kit.model(eaten, (-r - 0.16, -r - 0.16, foot - 0.05), (r + 0.16, r + 0.16, top + 0.05), 90), at
        )
    else:
        wall = [(0.001, foot), (r, foot), (r, top - 0.05), (r - 0.05, top), (0.001, top)]
        kit.place(kit.lathe(wall, clay(colour, bump=0.7, grain=6, vary=0.2)), at)
    count = 7 + (6 - kind) // 2
    _lid(at, r, top, kind, count, icing)
    pearl, x, out = clay(pearls, bump=0.1), at[0], r + 0.02
    beads = int(2 * math.pi * r / 0.15)
    for i in range(beads):
        t = 2 * math.pi * i / beads
        kit.sphere(0.062, pearl, (x + out * math.cos(t), at[1] + out * math.sin(t), foot + 0.05), 12)
    if kind % 2:
        return
    for i in range(count):
        turns = np.linspace(0, 1, 7) * 2 * math.pi / count + 2 * math.pi * i / count
        sag = foot + height * 0.62 - 0.22 * np.sin(np.linspace(0, math.pi, 7)) * height
        swag = np.stack([x + out * np.cos(turns), at[1] + out * np.sin(turns), sag], -1)
        kit.rope(swag, 0.045, pearl, 3)
        kit.sphere(0.075, pearl, swag[0], 14)


def _lid(at: Point, r: float, top: float, kind: int, count: int, icing: str) -> None:
    """Icing over the top that runs down the side."""
    a = np.linspace(0, 2 * np.pi, 160)
    hang = 0.09 + 0.07 * np.abs(np.sin(a * count / 2 + kind)) + 0.05 * np.sin(a * 3 + kind * 2) ** 2
    flat = [(0.01, top + 0.05 + 0 * a), (r - 0.06, top + 0.05 + 0 * a), (r + 0.03, top + 0.01 + 0 * a)]
    drips = [(r + o, top - hang * s) for o, s in ((0.05, 0.5), (0.045, 0.9), (0.0, 1.05))]
    rows = [np.stack([np.cos(a) * q, np.sin(a) * q, z], -1) for q, z in (*flat, *drips)]
    kit.place(kit.sheet(np.array(rows), clay(icing, bump=0.6, grain=7)), at)


TIERS = (  # radius, foot, height, colour
    (2.05, 0.0, 1.3, "#b8506c"),
    (1.72, 1.3, 1.25, "#e2b4a6"),
    (1.4, 2.55, 1.2, "#a8425e"),
    (1.09, 3.75, 1.1, "#dca094"),
    (0.8, 4.85, 0.95, "#b8506c"),
)
ICING, TOP, CAKE = "#f4dcc8", 5.85, (0.75, 0.0, 0.0)
START, TURNS, WIDE = -2.75, 3.05, 0.4
STEPS = 72


def wall_at(z):
    """The radius of the cake's wall at a height, softened where one tier stands on the next."""
    heights, radii = [], []
    for radius, foot, height, _ in TIERS:
        heights += [foot + 0.22, foot + height - 0.05]
        radii += [radius, radius]
    return float(np.interp(z, heights, radii))


def way(share):
    """Angle, height and inner radius of the stair after a share of its way."""
    z = 0.12 + share * (TOP - 0.14)
    return START + share**0.92 * TURNS * math.tau, z, wall_at(z - 0.1)


def stair():
    """Solid steps of icing that grow out of the wall all the way up, with a lip of piped pearls."""
    corners, faces = [], []
    for k in range(STEPS):
        a0, z, r = way(k / STEPS)
        a1, z1, _ = way((k + 1) / STEPS)
        first = len(corners)
        for a, low in ((a0, z - 0.3), (a1, z1 - 0.3)):
            for q, h in ((r - 0.3, low), (r + WIDE, low + 0.12), (r + WIDE, z1), (r - 0.3, z1)):
                corners.append((q * math.cos(a), q * math.sin(a), h))
        f = first
        faces += [(f + i, f + (i + 1) % 4, f + 4 + (i + 1) % 4, f + 4 + i) for i in range(4)]
        faces += [(f + 3, f + 2, f + 1, f), (f + 4, f + 5, f + 6, f + 7)]
    steps = kit.mesh(corners, faces, clay("#fbeadb", bump=0.25, grain=9, vary=0.08), smooth=False)
    kit.place(steps, CAKE).name = "stair"
    pearl = clay("#f8e4d4", bump=0.1)
    for k in range(2 * STEPS):
        a, z, r = way(k / (2 * STEPS))
        q = r + WIDE + 0.01
        kit.sphere(
            0.052, pearl, (CAKE[0] + q * math.cos(a), q * math.sin(a), z - 0.12), 10
        ).name = "stair pearl"


def candles():
    """One every few steps, on the outer edge: the way up is a line of lights."""
    wax = clay("#f6e0b8", emit=0.12)
    for k in range(2, STEPS - 2, 4):
        a, z, r = way((k + 0.5) / STEPS)
        q = r + WIDE - 0.07
        x, y = CAKE[0] + q * math.cos(a), q * math.sin(a)
        if y > 0.9:
            continue
        z += 0.03
        kit.place(kit.lathe([(0.042, 0), (0.038, 0.26), (0.001, 0.265)], wax, 12), (x, y, z))
        kit.sphere((0.045, 0.045, 0.105), lamp("#ffd068", 9), (x, y, z + 0.37), 12).name = "flame"
        light.bulb((x + 0.05 * math.cos(a), y + 0.05 * math.sin(a), z + 0.42), 5.5, "#ffb850", 0.05)


def arch():
    """Over them a bow of piped icing, set with small lights."""
    x, z0, wide, tall = CAKE[0], TOP + 0.02, 0.82, 1.5
    bow = [(x - wide, 0.12, z0), (x - wide, 0.12, z0 + tall)]
    turns = np.linspace(math.pi, 0, 11)[1:-1]
    bow += [(x + wide * math.cos(a), 0.12, z0 + tall + wide * math.sin(a)) for a in turns]
    bow += [(x + wide, 0.12, z0 + tall), (x + wide, 0.12, z0)]
    kit.rope(bow, 0.06, clay("#fbeadb", bump=0.3), 6).name = "arch"
    path = smooth_path(bow, 8)
    for k, spot in enumerate(path[3:-2:5]):
        kit.sphere(0.05, lamp("#ffd884", 7), spot + (0, -0.07, 0), 12).name = "flame"
        if k % 2 == 0:
            light.bulb(spot + (0, -0.16, 0), 7, "#ffc060", 0.05)
    rose = [clay(tone, bump=0.4) for tone in ("#d8506c", "#f4c0b4", "#b83458")]
    rng = random.Random(3)
    for k, spot in enumerate(path[2:-1:3]):
        at = spot + [rng.uniform(-0.05, 0.05) for _ in range(3)]
        kit.sphere(rng.uniform(0.06, 0.1), rose[k % 3], at, 14).name = "arch rose"


def feast():
    """Behind the cake the wedding goes on: laid tables, strings of lanterns, and guests who look up."""
    rng = random.Random(8)
    cloth, wood = clay("#f0dcd0", bump=0.5, grain=8), clay("#5a3048", bump=0.5)
    dishes = [clay(tone, bump=0.3) for tone in ("#e8b050", "#c84a5a", "#7ab0a8", "#f8ecd8")]
    for x, y, turn in ((-3.4, 3.4, 12), (-5.6, 7.2, 6), (5.2, 4.0, -14), (6.9, 8.0, -8)):
        top = [kit.box((3.4, 1.1, 0.62), cloth, (0, 0, 0.0), bevel=0.05)]
        top += [kit.box((3.6, 1.25, 0.06), cloth, (0, 0, 0.6), bevel=0.03)]
        for k in range(9):
            size = rng.uniform(0.09, 0.2)
            at = (-1.5 + 0.37 * k, rng.uniform(-0.35, 0.35), 0.66 + size * 0.6)
            top.append(kit.sphere((size, size, size * rng.uniform(0.6, 1.3)), dishes[k % 4], at, 16))
        kit.group(top, (x, y, 0), (0, 0, turn))
    posts = ((-6.2, 2.0), (-2.6, 5.0), (4.4, 5.0), (7.6, 2.0))
    for x, y in posts:
        kit.rope([(x, y, 0), (x, y, 4.4)], 0.05, wood, 1)
    paper_lamps = [lamp(tone, 3) for tone in ("#ffd070", "#ff9a70", "#ffe8b0")]
    for (x0, y0), (x1, y1) in itertools.pairwise(posts):
        t = np.linspace(0, 1, 9)
        line = np.stack([x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 4.35 - 3.4 * t * (1 - t)], -1)
        kit.rope(line, 0.02, wood, 2)
        for k, spot in enumerate(line[1:-1]):
            kit.sphere((0.13, 0.13, 0.16), paper_lamps[k % 3], spot - (0, 0, 0.17), 14).name = "lantern"
        light.bulb(line[4] + (0, -0.6, -0.2), 60, "#ffb868", 0.3)
    coats = ("#d85a68", "#e8b860", "#5a7ab0", "#f0e0d0", "#7a4a8a", "#4a8a84")
    spots = [(rng.choice((-1, 1)) * rng.uniform(2.2, 6.5) + 0.3, rng.uniform(2.2, 9.5)) for _ in range(24)]
    poses = ("looking up", "cheering", "dancing", "standing", "pointing")
    figures.crowd(spots, seed=6, facing=0, size=1.1, colours=coats, poses=poses)


def paint(draft):
    """A rose night on the plain: a low moon, and candlelight."""
    light.world("#5a3468", "#a04a58", 0.34)
    camera = stage.camera((0.0, -13.4, 2.2), (0.0, 0, 3.65), 44)
    dusk = sky.gradient(
        [
            (0, "#2a1a4c"),
            (0.26, "#552a66"),
            (0.5, "#96406a"),
            (0.66, "#d0706c"),
            (0.76, "#f0a884"),
            (1, "#c06a68"),
        ],
        5,
        0.1,
    )
    dusk = sky.clouds(
        dusk,
        "#c8687c",
        "#6a2c56",
        cover=0.42,
        soft=0.18,
        cell=300,
        seed=9,
        stretch=2.0,
        band=(0.1, 0.6),
        amount=0.75,
    )
    sky.backdrop(sky.stars(dusk, 130, 4, "#ffe8cc", down_to=0.6), 60, camera)
    desert.sand(
        lambda x, y: 0.06 * np.sin(x * 0.8 + y * 0.3),
        (-14, 14),
        (-12, 20),
        cells=260,
        dark="#7a3452",
        pale="#b0606a",
    )
    desert.hills(((15, "#8a4260", 1.1, 0.3), (23, "#a05468", 1.9, 1.7), (33, "#b86a74", 2.6, 3.1)))
    for k, (radius, low, height, colour) in enumerate(TIERS):
        pearls = "#c0607a" if k % 2 else ICING
        tier(CAKE, radius, low, height, colour, kind=k, icing=ICING, pearls=pearls)
    stair()
    candles()
    arch()
    feast()
    light.bulb((CAKE[0] - 0.5, -1.5, TOP + 1.5), 22, "#ffc890", 0.3)
    light.area((3, 12, 9), (0.2, 0, 4), 4, 900, "#ffd8b0")
    light.area((-7, -6, 5), (0, 0, 3), 4, 420, "#8a70e0")
    light.area((6, -7, 2), (0.3, 0, 2), 4, 260, "#ff9a80")
    return Finish(
        fog=Fog("#e0888a", 16, 60, 0.55),
        exposure=1.05,
        shadows="#2a0e38",
        lights="#ffecc8",
        focus=("flame", "stair", "lantern", "head"),
        lift=0.55,
        vignette=0.26,
    )
