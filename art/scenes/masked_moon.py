# SPDX-License-Identifier: GPL-3.0-or-later
"""Tonight the moon is a mask, and its ribbons hang down within reach."""

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.clay import Clay, ball, rotation, smooth_path, tube
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import buildings
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.poses import POSES

MOON = np.array((-0.75, 9.0, 9.4))


def mask():
    """A pale half-face with shut eyes, slipped to one side; behind its edge, an ear and something that isn't a moon."""
    pale, line = "#f4ead0", "#4a3a44"
    face = Clay().add(ball((0, 0, 0), (2.35, 0.9, 2.75)), pale).carve(ball((0, 1.2, 0), (2.5, 1.1, 2.9)), 0.1)
    face.add(tube([(0, -0.75, 0.6), (0.02, -1.15, -0.2), (0, -1.1, -0.55)], [0.18, 0.3, 0.34]), pale, 0.25)
    for side in (-1, 1):
        face.add(ball((side * 0.95, -0.72, 0.42), (0.62, 0.3, 0.36)), pale, 0.2)
        lid = [(side * 0.42, -1.02, 0.26), (side * 0.9, -1.08, 0.12), (side * 1.42, -0.85, 0.3)]
        face.paint(tube(lid, [0.06, 0.08, 0.05]), line, 0.03)
        face.paint(
            tube(
                [(side * 0.4, -0.9, 0.98), (side * 0.95, -0.9, 1.2), (side * 1.5, -0.66, 1.05)],
                [0.05, 0.08, 0.03],
            ),
            line,
            0.03,
        )
        face.paint(ball((side * 1.15, -0.8, -0.55), (0.45, 0.5, 0.4)), "#e0889a", 0.4)
    face.add(ball((0, -0.82, -1.32), (0.5, 0.2, 0.16)), "#c2305c", 0.1).paint(
        tube([(-0.5, -0.95, -1.3), (0, -1.05, -1.36), (0.5, -0.95, -1.28)], [0.03] * 3), "#6b1430", 0.02
    )
    thing = kit.model(
        face,
        (-2.7, -1.7, -3.0),
        (2.7, 1.0, 3.0),
        190,
        clay(bump=0.3, grain=8, vary=0.08, emit=0.28, rough=0.6),
    )
    thing.name = "face of the mask"
    kit.place(thing, MOON, (4, 17, -14))
    head = (
        Clay()
        .add(ball((0, 0, 0), (2.25, 2.0, 2.6)), "#5a6a78")
        .add(ball((2.35, 0.1, 0.35), (0.35, 0.3, 0.62)), "#6d7d8a", 0.15)
    )
    head.carve(ball((2.5, -0.25, 0.35), (0.16, 0.2, 0.36)), 0.06)
    kit.place(
        kit.model(head, (-2.5, -2.2, -2.8), (3, 2.2, 2.8), 110, clay(bump=0.8, grain=3, vary=0.3)),
        MOON + (0.85, 1.7, 0.25),
        (0, 10, -14),
    ).name = "who is behind"


def ribbons(hands):
    """Two raspberry ribbons: one trails away over the roofs, one ends in both his hands and is taut."""
    silk = clay("#c8345f", bump=0.2, rough=0.45, sheen=0.5)

    def ribbon(points, width, curl):
        path = smooth_path(points, 24)
        t = np.linspace(0, 1, len(path))
        turn = curl * np.sin(t * 9)
        side = np.stack([np.cos(turn), 0.8 * np.sin(turn), 0.3 * np.sin(turn)], -1) * width / 2
        strip = [path + side * s for s in np.linspace(-1, 1, 5)]
        kit.sheet(np.stack(strip, 1), silk).name = "ribbon"

    tie = MOON + (-2.1, 0.0, 0.7)
    trail = [
        tie,
        (-4.1, 8, 8.4),
        (-3.3, 7, 7.0),
        (-4.4, 6, 5.6),
        (-3.5, 5.4, 4.2),
        (-4.0, 5, 3.0),
        (-2.9, 4.6, 2.4),
    ]
    ribbon(trail, 0.42, 1.0)
    tie, low = MOON + (2.15, -0.2, -0.3), np.array(hands[0])
    ribbon(
        [tie, tie + (0.2, -1.6, -1.3), (tie + low) / 2 + (0.1, 0, -0.25), low + (0.02, 0.1, 0.25), low],
        0.36,
        0.35,
    )
    end = np.array(hands[1])
    ribbon(
        [low, (low + end) / 2 + (0, -0.05, 0), end, end + (0.35, -0.2, -0.8), end + (0.05, -0.2, -1.5)],
        0.3,
        0.8,
    )


def roofs():
    """Tiled roofs, asleep; the nearest runs down to the right, and here and there a window is lit."""
    near = {"tiles": "#4f7a74", "wall": "#7fa898"}
    buildings.tiled_roof((1.5, 0.0, -0.9), (0, 0, 82), width=4.4, depth=9.5, height=2.0, seed=3, **near)
    kit.box((8.6, 3.4, 6), surfaces.plaster("#6a9486"), (1.5, 0.0, -6.9), (0, 0, -8))
    brick = clay("#7a5244", bump=0.8, grain=9, vary=0.25)
    kit.box((0.75, 0.7, 1.5), brick, (-1.2, 0.4, 0.3), (0, 0, -8), 0.03)
    kit.box((0.95, 0.9, 0.16), brick, (-1.2, 0.4, 1.8), (0, 0, -8), 0.03)
    spots = (
        (-4.2, 5, 0.0),
        (-1.3, 6.5, -0.6),
        (2.2, 8, 0.3),
        (5.2, 6, 0.7),
        (-6.5, 9, 0.8),
        (-3.2, 11, 0.6),
        (0.6, 12, 1.0),
        (4.4, 12, 1.2),
    )
    for k, (x, y, z) in enumerate(spots):
        tone = ("#3f625e", "#4a6a5c", "#5a5048", "#35544f")[k % 4]
        buildings.tiled_roof(
            (x, y, z),
            (0, 0, 24 * (k % 3) - 20),
            width=3.2,
            depth=2.6,
            height=1.6,
            tiles=tone,
            wall="#6d9486",
            seed=k,
        )
        kit.box((2.7, 2.1, 8), surfaces.plaster("#5f8878"), (x, y, z - 8), (0, 0, 24 * (k % 3) - 20))
        if k in (0, 2):
            kit.box(
                (0.5, 0.1, 0.7), lamp("#ffc46a", 1.4), (x + 0.2, y - 1.25, z - 1.3), (0, 0, 24 * (k % 3) - 20)
            )


def boy():
    """A lanky teenager in a nightshirt on the ridge, leaning back on the ribbon: he did not think it would move."""
    at, turn = np.array((1.75, -0.05, 1.05)), 206
    inside = rotation((0, 0, -turn))
    him = person(
        age=15,
        female=0.1,
        build="lanky",
        tall=3.3,
        height_heads=4.7,
        pose=POSES["pulling"],
        expression="astonished",
        look=Look(SKINS["umber"], eye=1.15),
        hair="curls",
        hair_colour="#1c1412",
        clothes=[
            Garment("dress", "#f6eedc", length=0.62, collar="round", buttons="#c2305c", loose=0.2, sleeve=1)
        ],
        shoes=None,
        reach={
            "right": inside @ (np.array((1.35, 0.75, 4.05)) - at),
            "left": inside @ (np.array((1.5, 0.7, 3.45)) - at),
        },
        look_at=inside @ (MOON - at),
    )
    kit.place(him.thing, at, (0, 0, turn))
    return him.hand("right"), him.hand("left")


def paint(draft):
    """Mint night; what lights the roofs is not the moon's own face."""
    light.world("#6f9c94", "#3f4a48", 0.45)
    camera = stage.camera((0.2, -12.5, 3.6), (0.1, 0, 4.3), 40)
    night = sky.gradient([(0, "#1f4a4c"), (0.4, "#35706a"), (0.75, "#6aa892"), (1, "#a8d0b4")], 6, 0.12)
    sky.backdrop(sky.stars(night, 60, 3), 70, camera)
    mask()
    roofs()
    ribbons(boy())
    light.area((-6, -6, 9), (0, 2, 4), 3, 760, "#f6f0d4")
    light.bulb(tuple(MOON + (0, -3.5, 0)), 260, "#fff0d0", 1.0)
    light.area((6, -8, 4), (0, 2, 1), 4, 420, "#b8d8cc")
    return Finish(
        fog=Fog("#8fbfae", 14, 45, 0.4),
        shadows="#16282c",
        lights="#fff4dc",
        focus=("ribbon",),
        vignette=0.22,
        broken=0.06,
        second="#173a4a",  # the mint family's brown would be worms in this sky
    )
