# SPDX-License-Identifier: GPL-3.0-or-later
"""At the edge of the wood the fox declares what it has to declare."""

import random

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.clay import Clay, ball, tube
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import animals, plants
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.stance import Stance, posed

RECOIL = Stance(
    lean=-13,
    hips=(-0.06, 0.95),
    look=(-14, 0, 0),
    left_foot=(0.06, 0.24, 0),
    right_foot=(0.08, -0.3, 0),
    left_hand=(0.0, 0.3, 0.2),
    right_hand=(0.05, 0.8, 0.0),
    elbows=(0.6, -0.4, -0.6),
)


def barrier():
    """A red and white pole across the road, on two posts."""
    white, red = clay("#f0e8d0", bump=0.3, vary=0.1), clay("#c8342a", bump=0.3, vary=0.1)
    start, end, n = np.array((-3.9, 0.9, 1.5)), np.array((2.35, 0.9, 1.5)), 11
    for k in range(n):
        a, b = start + (end - start) * k / n, start + (end - start) * (k + 1) / n
        kit.rope([a, (a + b) / 2, b], 0.1, white if k % 2 else red, 1)
    post = surfaces.wood("#5a4a30", along="z")
    kit.box((0.26, 0.26, 1.75), post, (2.1, 0.95, 0))
    kit.box((0.46, 0.36, 0.42), clay("#4a4a3a", bump=0.6), (2.62, 0.9, 1.28))


def hut():
    """A sentry hut with a lit window."""
    plank = surfaces.wood("#3f5a3a", along="z", grain=4)
    kit.box((1.7, 1.6, 3.0), plank, (3.35, 1.6, 0), (0, 0, -8))
    roof = surfaces.wood("#4a3524", along="x")
    kit.facets(
        [
            (2.2, 0.4, 2.95),
            (4.6, 0.4, 2.95),
            (4.6, 2.9, 2.95),
            (2.2, 2.9, 2.95),
            (2.6, 1.6, 3.85),
            (4.4, 1.6, 3.85),
        ],
        [(0, 1, 5, 4), (1, 2, 5), (2, 3, 4, 5), (3, 0, 4), (3, 2, 1, 0)],
        roof,
        0.04,
    )
    kit.box((0.62, 0.1, 0.8), lamp("#ffb850", 1.7), (2.98, 0.74, 1.55), (0, 0, -8), 0)
    bar = clay("#2a2418")
    kit.box((0.05, 0.14, 0.8), bar, (2.98, 0.72, 1.55), (0, 0, -8), 0)
    kit.box((0.62, 0.14, 0.05), bar, (2.98, 0.72, 1.93), (0, 0, -8), 0)
    kit.box((0.8, 0.3, 0.08), bar, (2.98, 0.66, 1.46), (0, 0, -8), 0.01)


def lantern():
    """A lamp on a bent arm over the road."""
    iron = clay("#23261e", rough=0.5)
    kit.rope(
        [(-2.85, 1.4, 0), (-2.85, 1.4, 3.4), (-2.7, 1.4, 4.9), (-2.0, 1.4, 5.4), (-1.1, 1.35, 5.3)],
        0.07,
        iron,
        8,
    )
    kit.place(kit.lathe([(0.5, 0), (0.2, 0.24), (0.08, 0.42), (0.001, 0.44)], iron, 32), (-1.1, 1.35, 4.85))
    bulb = kit.sphere(0.19, lamp("#ffd98a", 7), (-1.1, 1.35, 4.8), 24)
    bulb.name = "lamp"
    light.area((-1.1, 1.3, 4.7), (-0.1, 0.1, 0), 0.5, 620, "#ffc066", 120)
    light.bulb((-1.1, 1.2, 4.6), 60, "#ffc066", 0.2)


def traveller():
    """The fox sits before its open suitcase and looks up."""
    kit.place(animals.fox("sitting", look=-8), (-1.3, -0.35, 0), (0, 0, 78), 1.32)
    leather, cloth = surfaces.cloth("#6a3a20"), surfaces.cloth("#d8b078")
    kit.box((0.95, 0.62, 0.26), leather, (-0.12, -0.5, 0), (0, 0, 6), 0.04)
    kit.box((0.82, 0.5, 0.05), cloth, (-0.12, -0.5, 0.24), (0, 0, 6), 0.02)
    kit.box((0.95, 0.14, 0.62), leather, (-0.15, -0.12, 0.24), (-14, 0, 6), 0.04)
    for x, y, c in ((-0.35, -0.55, "#8fa04e"), (0.0, -0.45, "#c8603a"), (0.18, -0.58, "#e8dcc0")):
        kit.sphere((0.2, 0.15, 0.1), surfaces.cloth(c), (x, y, 0.3), 20)


def officer():
    """The guard leans back, holds the nose, and the fish as far away as an arm is long."""
    tall = 2.15
    him = person(
        age=48,
        female=0.2,
        build="stout",
        tall=tall,
        height_heads=5.0,
        pose=posed(RECOIL),
        expression="disgusted",
        look=Look(SKINS["tan"], nose=1.3),
        hair="short",
        hair_colour="#2a2018",
        beard="moustache",
        clothes=[
            Garment("trousers", "#2c3a30"),
            Garment(
                "coat",
                "#3f6248",
                length=0.5,
                belt="#2a2018",
                buttons="#d8b04a",
                collar="stand",
                collar_colour="#c8342a",
            ),
        ],
        hat=hats.cap("#2f4a38"),
        shoes="#1c1814",
        gloves="#e8e0c8",
        reach={"left": (0.17, 0.1, 1.97), "right": (-0.1, -0.98, 1.56)},
        look_at=(0.7, 1.2, 2.7),
    )
    kit.place(him.thing, (1.35, -0.3, 0), (0, 0, -90))
    x, y, z = him.hand("right")
    fish = Clay().add(
        tube(
            [(0, 0, -0.02), (0.01, 0, -0.2), (0, 0, -0.45), (-0.02, 0, -0.72), (-0.03, 0, -0.86)],
            [0.03, 0.07, 0.15, 0.13, 0.05],
        ),
        "#8fa8a0",
    )
    fish.add(ball((0.0, 0, 0.06), (0.13, 0.025, 0.09)), "#6a8078", 0.03)
    fish.add(ball((0.12, 0, -0.42), (0.07, 0.02, 0.12)), "#6a8078", 0.03)
    fish.paint(ball((-0.13, 0, -0.5), (0.1, 0.3, 0.4)), "#d8d8b8", 0.05)
    fish.add(ball((-0.03, -0.1, -0.76), 0.025), "#101010", 0.005)
    body = kit.model(
        fish, (-0.3, -0.25, -1.0), (0.3, 0.25, 0.25), 70, surfaces.metal("#9ab0a4", rough=0.4, worn=0.1)
    )
    body.name = "fish"
    kit.place(body, (x - 0.03, y - 0.03, z - 0.02), (0, 6, 0), 0.85)


def wood(camera):
    """Great trunks to both sides, a road of needles, night between the trees."""
    sky.backdrop(
        sky.gradient(
            [(0, "#0f2a26"), (0.4, "#1c4438"), (0.62, "#4f7a54"), (0.7, "#6f9a62"), (1, "#1c3a2c")], 3, 0.1
        ),
        60,
        camera,
    )
    rng = random.Random(3)
    bark = [surfaces.wood(c, along="z", grain=3) for c in ("#3a3a2c", "#45402e", "#33382c")]
    spots = [
        (-4.1, 2.4, 0.75),
        (4.9, 4.6, 0.8),
        (-3.4, 8, 0.6),
        (3.1, 9.5, 0.55),
        (-5.6, 12, 0.7),
        (-1.9, 15, 0.5),
        (1.9, 17, 0.5),
        (5.5, 14, 0.7),
        (-3.6, 20, 0.6),
        (3.8, 22, 0.6),
        (-7, 18, 0.7),
        (7.5, 20, 0.7),
        (0.5, 27, 0.6),
    ]
    for k, (x, y, r) in enumerate(spots):
        lean = rng.uniform(-0.25, 0.25)
        trunk = kit.lathe(
            [(r * 1.9, -0.1), (r * 1.35, 0.25), (r * 1.1, 0.9), (r, 2.5), (r * 0.9, 10), (r * 0.7, 40)],
            bark[k % 3],
            28,
        )
        kit.place(trunk, (x, y, 0), (0, lean * 6, rng.uniform(0, 360)))
    kit.land(
        lambda x, y: (
            0.03 * np.sin(x * 1.7 + y)
            + 0.12 * np.clip(np.abs(x) - 2.6, 0, 2) * (0.6 + 0.4 * np.sin(y * 0.8 + x))
        ),
        (-14, 14),
        (-7, 34),
        clay(bump=1.0, grain=5, vary=0.25),
        140,
        lambda x, y, z: np.where(
            (np.abs(x + 0.4 * np.sin(y * 0.25)) < 2.3 - 0.045 * y)[:, None],
            np.array((0.16, 0.1, 0.045)),
            np.array((0.035, 0.085, 0.035)),
        ),
    )
    tufts = [
        plants.tuft(c, 14, 0.6, spread=0.13, width=0.018, seed=k)
        for k, c in enumerate(("#3f6a34", "#2c5230", "#6f8a44"))
    ]
    for _ in range(kit.detail(3200)):
        x, y = rng.choice((-1, 1)) * rng.uniform(2.5, 6), rng.uniform(-4.5, 12)
        kit.cast(rng.choice(tufts), (x, y, 0.02), (0, 0, rng.uniform(0, 360)), rng.uniform(0.5, 1.2))


def paint(draft):
    """Night in the wood; one lamp over the road."""
    light.world("#2f5a4a", "#16302a", 0.34)
    camera = stage.camera((0.05, -13.2, 2.4), (0.05, 0, 2.5), 52)
    wood(camera)
    barrier()
    hut()
    lantern()
    traveller()
    officer()
    light.area((-5, -8, 4), (0, 0, 1), 3, 330, "#d8c890")
    light.area((4, 7, 5), (0, 0, 1.2), 3, 420, "#a8d8a0")
    return Finish(
        fog=Fog("#4f7a54", 16, 44, 0.75),
        shadows="#0a201e",
        lights="#fff0c4",
        focus=("fish", "lamp"),
        lift=0.55,
    )
