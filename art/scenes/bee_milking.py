# SPDX-License-Identifier: GPL-3.0-or-later
"""Grandmother milks the bumblebee before breakfast."""

import math

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.clay import Clay, ball, rotation, tube
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.glow import glowing_disc
from painter.materials import clay
from painter.motifs import pasture, plants

EYE = np.array((0.0, -15.0, 3.0))
HEAD, SIZE = np.array((1.25, 0.3, 6.25)), 1.28
PAIL = np.array((-0.42, 0.1, 2.72))  # its rim
TIP = np.array((-0.42, 0.1, 3.85))  # of the tongue
GOLD, DARK, RUST, SKIN = ("#f2b52c", "#2a1c14", "#b8701e", "#6a4218")
SKULL = ((0.0, 0.0, 0.0), (1.1, 1.2, 1.34), (0, 12, 0))
BREAST = ((2.75, 0.25, 1.0), (2.25, 2.1, 2.2), (0, -14, 0))
BELLY = ((6.0, 0.3, 0.6), (2.7, 2.5, 2.5), (0, 8, 0))
MOUTH = (-0.62, 0.0, -1.3)


def bee(tongue, hairs=6500, seed=3):
    """A bee heading for -x, its head's middle at the origin, the head 2.8 tall; its tongue ends at `tongue`."""
    body = Clay().add(ball(*SKULL), SKIN)
    body.add(ball((-0.42, 0, -0.74), (0.56, 0.66, 0.62), (0, 24, 0)), SKIN, 0.3)
    body.add(ball((1.1, 0.1, 0.25), (0.7, 0.75, 0.8)), SKIN, 0.3)
    body.add(ball(*BREAST), SKIN, 0.2).add(ball(*BELLY), SKIN, 0.2)
    chitin = clay(bump=0.6, grain=14, vary=0.2, rough=0.95)
    parts = [kit.model(body, (-1.4, -2.4, -2.4), (8.5, 2.8, 3.5), 130, chitin), *face(tongue), *legs()]
    for part in parts:
        part.name = "bee"
    parts += fur(hairs, seed)
    parts += eyes()
    return kit.group(parts)


def eyes():
    """Long dark eyes, wet, faceted too finely to count."""
    made = surfaces.Maker("eye", "#1a0f0c")
    made.set(roughness=0.12, specular_ior_level=0.8)
    made.relief(made.noise(60, 1), 0.05, 0.01)
    wet = made.done()
    parts = []
    for side in (-1, 1):
        one = kit.cast(
            kit.mould(kit.sphere(1, wet, (0, 0, 0), 48)),
            (-0.32, side * 0.92, 0.1),
            (0, -4, side * -20),
            (0.4, 0.32, 0.76),
        )
        one.name = "eye"
        parts.append(one)
    return parts


def face(tongue):
    """Feelers with an elbow, jaws, and the tongue in its sheath."""
    black = clay("#20140f", rough=0.35, bump=0.15)
    parts = []
    for side in (-1, 1):
        root, elbow = ((-0.86, side * 0.26, 0.42), (-1.42, side * 0.5, 1.3))
        whip = [elbow, (-1.8, side * 0.62, 1.42), (-2.3, side * 0.7, 1.2), (-2.72, side * 0.72, 0.78)]
        horn = Clay().add(tube([root, (-1.1, side * 0.36, 0.9), elbow], [0.09, 0.06, 0.07]), "#20140f")
        horn.add(tube(whip, [0.06, 0.07, 0.075, 0.06], 8), "#20140f", 0.05)
        for k in range(1, 9):
            t = k / 9
            x, z = (
                np.interp(t, (0, 0.35, 0.7, 1), [p[0] for p in whip]),
                np.interp(t, (0, 0.35, 0.7, 1), [p[2] for p in whip]),
            )
            horn.paint(ball((x, side * 0.66, z), (0.02, 0.3, 0.2)), "#5a4030", 0.03)
        parts.append(kit.model(horn, (-3.0, -1.0, 0.2), (-0.5, 1.0, 1.7), 80, black))
        jaw = Clay().add(
            tube(
                [(-0.72, side * 0.3, -1.18), (-0.86, side * 0.2, -1.5), (-0.72, side * 0.05, -1.74)],
                [0.2, 0.15, 0.05],
            ),
            "#3a2416",
        )
        parts.append(kit.model(jaw, (-1.2, -0.7, -2.0), (-0.3, 0.7, -0.9), 40, black))
    tip = np.array(tongue, float)
    start = np.array(MOUTH)
    middle = start + (tip - start) * 0.5 + (0.12, 0, 0)
    sheath = Clay().add(tube([start, middle, tip], [0.2, 0.12, 0.05], 10), "#5a2c16")
    low, high = (np.minimum(start, tip) - 0.4, np.maximum(start, tip) + 0.4)
    parts.append(kit.model(sheath, low, high, 70, clay(rough=0.3, bump=0.2, vary=0.1)))
    return parts


def legs():
    """The fore legs and one of the middle ones, each thigh, shin and a thin foot."""
    parts = []
    bone = clay("#241812", rough=0.4, bump=0.3, grain=14)
    for hip, knee, ankle, toe in (
        ((1.5, -1.2, -0.7), (0.75, -1.75, -1.75), (1.2, -1.6, -2.9), (0.8, -1.5, -3.45)),
        ((1.5, 1.2, -0.7), (0.5, 1.6, -1.7), (0.75, 1.5, -2.8), (0.4, 1.4, -3.3)),
        ((2.9, -1.5, -0.9), (2.7, -2.1, -2.1), (3.4, -2.0, -3.2), (3.2, -1.9, -3.9)),
    ):
        leg = Clay().add(
            tube([hip, (np.array(hip) + knee) / 2 + (-0.1, 0, 0.1), knee], [0.28, 0.24, 0.14]), DARK
        )
        leg.add(
            tube([knee, (np.array(knee) + ankle) / 2 + (0.05, 0, 0), ankle], [0.13, 0.16, 0.08]), DARK, 0.03
        )
        leg.add(
            tube([ankle, (np.array(ankle) + toe) / 2 + (0.08, 0, -0.05), toe], [0.08, 0.06, 0.04]), DARK, 0.03
        )
        ends = np.array((hip, knee, ankle, toe))
        parts.append(kit.model(leg, ends.min(0) - 0.5, ends.max(0) + 0.5, 70, bone))
        tufts = [
            plants.tuft(c, 7, 0.26, spread=0.03, width=0.008, seed=k) for k, c in enumerate((DARK, "#5a3a1c"))
        ]
        rng = np.random.default_rng(int(abs(hip[0] * 10)) + (hip[1] > 0))
        for a, b, r in ((hip, knee, 0.27), (knee, ankle, 0.15)):
            for _ in range(kit.detail(60)):
                t, turn = (rng.random(), rng.uniform(0, math.tau))
                out = np.array((math.cos(turn), math.sin(turn), -0.3))
                at = np.array(a) + (np.array(b) - a) * t + out * r * 0.8
                parts.append(
                    kit.cast(
                        tufts[int(rng.integers(2))], at, turned(out + (0.2, 0, -0.7)), rng.uniform(0.7, 1.2)
                    )
                )
    return parts


def turned(ahead):
    """The turn that lays a thing's z axis along a direction."""
    n = ahead / np.linalg.norm(ahead)
    return (0, math.degrees(math.acos(n[2])), math.degrees(math.atan2(n[1], n[0])))


def tone(at, lump):
    """The colour of the fur: a gold collar, a dark saddle, rust and gold behind; a dark face with a gold brow."""
    x, _, z = at
    if lump == 0:
        return GOLD if z > 0.62 or x < -0.55 else RUST
    if lump == 1:
        return GOLD if x < 2.7 - 0.12 * z else DARK
    return GOLD if 4.6 < x < 5.6 else DARK


def depth(at, lump):
    """How far out a point is in an ellipsoid: 1 on its surface."""
    centre, radii, turn = lump
    return float(np.linalg.norm((at - np.array(centre)) @ rotation(turn) / np.array(radii)))


def fur(hairs, seed):
    """Hair that stands off the skin and is combed back."""
    rng = np.random.default_rng(seed)
    tufts = {
        c: [plants.tuft(shade, 12, 0.62, spread=0.07, width=0.0105, seed=k) for k, shade in enumerate(shades)]
        for c, shades in (
            (GOLD, (GOLD, "#ffd060", "#d8922a")),
            (DARK, (DARK, "#3a281c", "#4a3422")),
            (RUST, (RUST, "#8a5018", "#d09030")),
        )
    }
    lumps = (SKULL, BREAST, BELLY)
    parts = []
    for index in rng.choice(3, kit.detail(hairs), p=(0.3, 0.5, 0.2)):
        centre, radii, turn = lumps[index]
        n = rng.normal(size=3)
        n /= np.linalg.norm(n)
        m = rotation(turn).astype(float)
        at = np.array(centre) + m @ (n * radii)
        out = m @ (n / np.array(radii))
        out /= np.linalg.norm(out)
        if out[1] > 0.45 or any(depth(at, lumps[k]) < 0.93 for k in range(3) if k != index):
            continue
        if index == 0 and np.linalg.norm((at - (-0.3, -0.95, 0.1)) / (0.43, 0.5, 0.8)) < 1:
            continue
        short = 0.46 if index == 0 else 0.95
        lean = out + np.array((0.4, 0, -0.12)) * (0.5 if index == 0 else 1) + rng.normal(0, 0.12, 3)
        one = kit.cast(
            tufts[tone(at, int(index))][int(rng.integers(3))],
            at - out * 0.04,
            turned(lean),
            short * rng.uniform(0.75, 1.2),
        )
        one.name = "fur"
        parts.append(one)
    return parts


def wing(length=5.2, width=1.7):
    """A fore wing along +x from its root at the origin, upright in the xz plane: amber film, dark veins, ribbed."""
    n, m = (kit.detail(220), kit.detail(130))
    t, s = np.meshgrid(np.linspace(0, 1, n), np.linspace(-1, 1, m), indexing="ij")
    half = (
        width
        * np.clip(np.sin(np.clip(t, 0, 1) ** 0.7 * math.pi * 0.93 + 0.1), 0, 1) ** 0.75
        * (0.25 + 0.75 * t)
    )
    x = t * length
    z = s * half * np.where(s > 0, 0.62, 1.0) + 0.25 * t * length * 0.35
    lines = np.zeros_like(t)
    for at, bend in ((0.92, 0.0), (0.55, -0.2), (0.12, -0.1), (-0.35, 0.1), (-0.72, 0.2)):
        lines = np.maximum(
            lines, np.exp(-(((s - at - bend * (t - 0.5)) * half / (0.035 + 0.02 * (1 - t))) ** 2))
        )
    for at, low, high in ((0.5, -0.2, 0.5), (0.68, -0.6, 0.1)):
        across = np.exp(-(((t - at - 0.12 * s) * length / 0.04) ** 2)) * (s > low) * (s < high)
        lines = np.maximum(lines, across)
    film = np.array(linear("#e8c070")) * (0.6 + 0.5 * t)[..., None]
    lines = np.clip(lines, 0, 1)[..., None]
    paint = film * (1 - lines) + np.array(linear("#5a3216")) * lines
    y = 0.12 * np.sin(s * 5) * t + 0.35 * t**2
    skin = surfaces.paper(None, fibre=20, through=0.72, core="#f4dca0")
    thing = kit.sheet(np.stack([x, y, z], -1), skin, paint)
    thing.name = "wing"
    return thing


def pasture_height(x, y):
    """A pasture that swells a little."""
    return (
        0.08 * np.sin(x * 0.7 + 1) + 0.06 * np.sin(y * 0.8 + x * 0.3) - 0.05 + 0.012 * np.maximum(y, 0) ** 1.5
    )


def pail():
    """A tin pail, and the honey that falls into it from the tongue in one long drop."""
    tin = surfaces.metal("#b8b4a4", rough=0.35)
    wall = [
        (0.001, -0.72),
        (0.3, -0.72),
        (0.32, -0.74),
        (0.44, -0.02),
        (0.47, 0.0),
        (0.44, 0.02),
        (0.4, -0.2),
    ]
    kit.place(kit.lathe(wall, tin, 56), PAIL).name = "pail"
    kit.place(kit.ring(0.39, 0.02, tin, 48, 8), PAIL - (0, 0, 0.36)).name = "pail"
    gold = clay("#ffb428", rough=0.15, bump=0, vary=0.05, emit=0.4)
    fall = TIP[2] - PAIL[2]
    thread = [
        (0.05, 0.04), (0.075, -0.05), (0.055, -0.2), (0.032, -0.42 * fall), (0.03, -0.6 * fall), (0.05, -0.75 * fall),
        (0.1, -0.87 * fall), (0.115, -0.94 * fall), (0.08, -1.02 * fall), (0.03, -1.06 * fall), (0.04, -1.2 * fall),
    ]  # fmt: skip
    kit.place(kit.lathe(thread, gold, 24), TIP).name = "honey"
    kit.place(kit.lathe([(0.42, -0.16), (0.001, -0.16)], gold, 40), PAIL).name = "honey"


def stool():
    """What she got up from, and a can to carry it home in."""
    wood = surfaces.wood("#8a4a2c", along="x")
    at = np.array((-2.95, 0.5, 0.0))
    kit.place(kit.lathe([(0.001, 0.72), (0.4, 0.72), (0.43, 0.78), (0.4, 0.84), (0.001, 0.84)], wood, 32), at)
    for a in (0.4, 2.5, 4.6):
        c, d = math.cos(a), math.sin(a)
        kit.rope([at + (0.22 * c, 0.22 * d, 0.74), at + (0.36 * c, 0.36 * d, -0.05)], 0.05, wood, 2)


def paint(draft):
    """The sun comes up in the mist behind them."""
    light.world("#b8c49a", "#5f7a42", 0.36)
    camera = stage.camera(EYE, (0, 0, 4.55), 50)
    dawn = sky.gradient(
        [(0, "#6f7c4c"), (0.25, "#98a060"), (0.5, "#d0c070"), (0.66, "#f0d888"), (1, "#c8cc8a")], 41, 0.12
    )
    sky.backdrop(dawn, 60, camera)
    sun = EYE + (np.array((-1.1, 0, 3.9)) - EYE) * 3.4
    glowing_disc(
        1.75 * 3.4, tuple(sun), "#fff6d0", limb="#ffd468", strength=1.25, halo=0.42, reach=2.0, mottle=0.1
    )
    kit.land(pasture_height, (-16, 16), (-10, 30), clay("#54803a", bump=0.7, grain=5, vary=0.2), 140)
    for y, tone, tall, phase in ((24, "#88a058", 2.4, 2.2), (13, "#6a8c46", 1.0, 0.6)):
        kit.land(
            lambda x, yy, y=y, tall=tall, phase=phase: (
                tall * (0.8 + 0.3 * np.sin(x * 0.25 + phase)) * np.exp(-(((yy - y) / 3) ** 2))
            ),
            (-30, 30),
            (y - 6, y + 6),
            clay(tone, bump=0.4, grain=1.5),
            60,
        )

    def spot(rng):
        y = -6.5 + 14 * rng.random() ** 0.8
        return rng.uniform(-1, 1) * (3.4 + (y + 7) * 0.35), y

    pasture.turf(pasture_height, 4200, spot, tall=0.36)
    kit.place(bee((TIP - HEAD) / SIZE), HEAD, (0, 0, 0), SIZE)
    kit.place(wing(), HEAD + (2.2, -0.4, 2.15), (0, -154, -6), (0.92, 0.92, 0.8))
    pail()
    stool()
    light.area((-3.5, 10, 8), HEAD + (0.5, 0, 0), 3, 2800, "#ffe8a0")
    light.area((6, 9, 12), HEAD + (2, 0, 1), 3, 1500, "#fff0b8")
    light.area((-7, -7, 8), (1, 0, 6), 3, 1500, "#ffe2a0")
    light.area((7, -8, 4), (1, 0, 5), 4, 300, "#a8c0a0").visible_glossy = False
    return Finish(
        fog=Fog("#ecdc98", 18, 48, 0.72),
        shadows="#1f2418",
        lights="#fff6d0",
        focus=("honey", "pail", "eye", "bee"),
        lift=0.7,
    )
