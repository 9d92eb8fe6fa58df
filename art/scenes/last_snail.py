# SPDX-License-Identifier: GPL-3.0-or-later
"""The last snail of the night stops for one passenger."""

import math

import numpy as np
from mathutils import Vector

from painter import kit, light, sky, stage, surfaces
from painter.clay import Clay, ball, limb, tube
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import plants, things
from painter.motifs.figures import figure, hand_position
from painter.motifs.snails import SHRINK, START, Shell

CENTRE, SIZE = (-0.5, 0.1, 2.88), 3.05
TURN = math.radians(44)


def placed(x, y, z):
    """A point of the snail on the stage: mirrored, so that it creeps to the left, and turned towards us."""
    return (-x * math.cos(TURN) - y * math.sin(TURN), -x * math.sin(TURN) + y * math.cos(TURN), z)


def turned(things):
    """Parts of the snail, mirrored and turned with it."""
    return kit.group(things, (0, 0, 0), (0, 0, math.degrees(TURN)), (-1, 1, 1))


def creature():
    """A wet body, its foot spread on the grass, the head low and curious, a lamp on each horn."""
    skin, dark, pale = "#c8ae70", "#6a5630", "#e6d49a"
    one = Clay().add(
        tube(
            [(-4.2, 0, 0.05), (-2.8, 0, 0.22), (-1.0, 0, 0.45), (0.8, 0, 0.62), (2.0, -0.05, 0.72)],
            [0.05, 0.36, 0.66, 0.66, 0.5],
        ),
        skin,
    )
    one.add(ball((-0.6, 0, 0.05), (3.5, 0.85, 0.2)), skin, 0.25)
    one.add(ball((0.5, 0.05, 0.95), (1.5, 0.75, 0.55)), skin, 0.3)
    one.add(ball((1.12, 0.1, 0.98), (1.1, 1.12, 0.66), (0, -24, 0)), skin, 0.3)
    one.add(
        tube(
            [(1.8, -0.05, 0.7), (2.4, -0.1, 1.0), (2.75, -0.14, 1.45), (2.98, -0.18, 1.7)],
            [0.5, 0.44, 0.36, 0.35],
        ),
        skin,
        0.25,
    )
    one.add(ball((3.08, -0.18, 1.58), (0.32, 0.34, 0.3)), skin, 0.15)
    for s, tip in ((-1, (3.45, -1.05, 2.72)), (1, (3.1, 0.5, 2.95))):
        one.add(
            tube([(3.0, -0.18 + s * 0.14, 1.85), (3.2, -0.18 + s * 0.24, 2.3), tip], [0.15, 0.1, 0.08]),
            skin,
            0.08,
        )
        one.add(limb((3.25, -0.18 + s * 0.14, 1.5), (3.5, -0.2 + s * 0.2, 1.28), 0.065, 0.035), skin, 0.05)
    for i in range(24):
        x = -3.2 + i * 0.25
        one.paint(
            tube([(x, -0.95, -0.1), (x + 0.05, -0.8, 0.18), (x + 0.12, -0.66, 0.36)], [0.02] * 3, 3),
            dark,
            0.05,
        )
    for i in range(40):
        a = i * 2.4
        one.paint(
            ball(
                (-2 + 5.2 * ((i * 0.618) % 1), -0.55 + 0.12 * math.sin(a), 0.62 + 0.3 * math.sin(a * 1.7)),
                0.09,
            ),
            pale,
            0.06,
        )
    rng = np.random.default_rng(5)
    for at in rng.uniform((-3, -1, 0.1), (3.2, 1, 1.8), (700, 3)):
        one.paint(ball(at, 0.045), "#96804c", 0.04)
    body = kit.model(
        one, (-4.4, -1.4, -0.12), (3.9, 1.35, 3.15), 210, clay(rough=0.35, bump=0.9, grain=8, vary=0.2)
    )
    body.name = "snail"
    for tip in ((3.45, -1.05, 2.78), (3.1, 0.5, 3.01)):
        eye = kit.sphere(0.16, lamp("#ffdc8a", 5), placed(*tip), 24)
        eye.name = "lamp"
        light.bulb(placed(tip[0] + 0.25, tip[1], tip[2]), 34, "#ffc766", 0.12)
    turned([body])


def house():
    """The shell as a paper lantern: amber from inside, dark along its growth lines, with portholes."""
    shell = Shell(CENTRE, SIZE)
    along, round_ = np.linspace(START, shell.end, kit.detail(420)), np.linspace(0, 360, 41)
    points = np.array([[shell.on(a, b) for b in round_] for a in along])
    line = np.clip(np.sin(along * 16) * 4 - 2.4, 0, 1)[:, None] * np.ones(41)
    depth = ((along - START) / (shell.end - START))[:, None] * np.ones(41)
    suture = np.clip(np.cos(np.radians(round_ - 180)) * 2.2 - 0.9, 0, 1)[None] * np.ones((len(along), 1))
    deep, amber, cream = (np.array(linear(c)) for c in ("#7a3418", "#e08a30", "#ffd884"))
    glow = np.clip(0.15 + 0.95 * depth, 0, 1)[..., None]
    paint = amber * (1 - glow) + cream * glow
    band = np.exp(-(((((round_ + 180) % 360) - 180 - 38) / 20) ** 2))[None, :, None]
    paint = paint * (1 - 0.55 * band) + deep * 0.55 * band
    shade = np.clip(0.7 * line + 0.8 * suture, 0, 0.85)[..., None]
    paint = paint * (1 - shade) + deep * shade
    coil = kit.sheet(points, clay(bump=0.5, grain=9, vary=0.14, rough=0.45, emit=0.3), paint)
    coil.name = "shell"
    tip = shell.reach * math.exp(-SHRINK * (shell.end - START))
    heart = kit.sphere(
        tip * 1.3, clay("#ffd884", emit=0.35), shell.centre - (0, 0.5 * (shell.reach - tip), 0), 24
    )
    brass = surfaces.metal("#a8702c", worn=0.4, rough=0.4)
    parts = [coil, heart]
    ring = [(-0.42 + 0.36 * k, 46) for k in range(12)] + [(6.2 + 0.5 * k, 62) for k in range(8)]
    for k, (angle, round_at) in enumerate(ring):
        small = math.exp(-SHRINK * (angle - START))
        at, out = shell.on(angle, round_at), shell.on(angle, round_at, 0.3) - shell.on(angle, round_at)
        turn = [math.degrees(a) for a in Vector(out).to_track_quat("Z", "Y").to_euler()]
        glass = clay("#7a4420", rough=0.3) if k == 3 else lamp("#ffe39a", 1.6)
        pane = kit.sphere((0.2, 0.2, 0.06), glass, (0, 0, 0.0), 24)
        pane.name = "window"
        parts.append(kit.group([pane, kit.ring(0.2, 0.045, brass, 40, 8)], at, turn, 1.08 * small**0.7))
    turned(parts)


def passenger():
    """Somebody with a suitcase holds up a lantern at the stop."""
    who = figure(
        "round elder",
        "holding a lamp",
        "great coat",
        skin="umber",
        coat="#d03a2c",
        hat="bowler",
        hat_colour="#2a2420",
        length=0.9,
        flipped=True,
    )
    at = np.array((1.0, -3.5, 0.0))
    kit.place(who, at, (0, 0, -122), 1.6)
    hand = np.array(hand_position(who, "left"))
    case = surfaces.cloth("#7a4a24")
    kit.box((0.56, 0.22, 0.4), case, at + (0.72, -0.1, 0.02), (0, 0, 14), 0.04)
    grip = [at + (0.72 + dx, -0.1, z) for dx, z in ((-0.1, 0.41), (-0.07, 0.5), (0.07, 0.5), (0.1, 0.41))]
    kit.rope(grip, 0.025, clay("#3a2010"), 3)
    things.lantern(hand + (0, -0.02, 0.04), power=22, size=0.75)


def meadow():
    """Grass at dusk, a wet trail that shines, low hills."""
    rise = lambda x, y: 0.06 * np.sin(x * 0.8 + y * 0.6) + 0.02 * np.maximum(y - 2, 0)  # noqa: E731
    soil = clay(bump=1.0, grain=5, vary=0.25)
    kit.land(
        rise,
        (-16, 16),
        (-15, 30),
        soil,
        120,
        lambda x, y, z: np.ones((len(x), 1)) * np.array(linear("#6a7a30")),
    )
    tufts = [
        plants.tuft(c, 14, 0.42, spread=0.12, width=0.016, seed=k)
        for k, c in enumerate(("#8aa044", "#708c3a", "#a8b450", "#5f7a34"))
    ]

    def spot(rng):
        x, y = rng.uniform(-6, 7), rng.uniform(-10.5, 9)
        along = -x * math.cos(TURN) - y * math.sin(TURN)
        aside = -x * math.sin(TURN) + y * math.cos(TURN)
        return None if (abs(aside) < 0.9 and along < 3.2) or math.hypot(x - 1.3, y + 3.9) < 0.75 else (x, y)

    plants.meadow(tufts, kit.detail(3800), spot, rise, (0.45, 1.15), seed=4)
    for far, colour, tall, phase in ((16, "#7c7c3a", 1.5, 0.4), (26, "#a8923e", 2.6, 2.0)):
        kit.land(
            lambda x, y, far=far, tall=tall, phase=phase: (
                tall * (0.5 + 0.4 * np.sin(x * 0.2 + phase)) * np.exp(-(((y - far) / 3.5) ** 2)) - 0.2
            ),
            (-30, 30),
            (far - 6, far + 6),
            clay(colour, bump=0.4, grain=1.5),
            70,
        )


def paint(draft):
    """A stormy yellow dusk; the shell is the lamp of the meadow."""
    light.world("#a8923e", "#4a5228", 0.4)
    camera = stage.camera((-0.3, -13.6, 1.45), (-0.25, 0, 2.85), 48)
    dusk = sky.gradient(
        [
            (0, "#33352a"),
            (0.25, "#50502e"),
            (0.42, "#857432"),
            (0.55, "#c8a03c"),
            (0.62, "#f4d668"),
            (1, "#a8883a"),
        ],
        6,
        0.12,
    )
    dusk = sky.clouds(
        dusk,
        "#a88a3c",
        "#3c3a2a",
        cover=0.42,
        soft=0.2,
        cell=220,
        seed=9,
        stretch=3.4,
        band=(0, 0.5),
        amount=0.75,
    )
    sky.backdrop(dusk, 60, camera)
    meadow()
    creature()
    house()
    passenger()
    light.area((-6, -7, 6), (-0.5, 0, 2), 3, 260, "#ffdc9a")
    light.area((6, -6, 3), (1, 0, 1.5), 4, 280, "#a8b078")
    light.area((2, 7, 4), (0, 0, 2), 3, 650, "#ffd86a")
    light.area((0, -12, 7), (0, -5, 0), 4, 520, "#e0d090")
    light.bulb((1.6, -2.8, 1.5), 30, "#ffb84a", 0.6)
    return Finish(
        fog=Fog("#d8b850", 16, 45, 0.6),
        shadows="#20220f",
        lights="#fff2c0",
        focus=("window", "lamp", "lantern", "shell"),
        lift=0.6,
    )
