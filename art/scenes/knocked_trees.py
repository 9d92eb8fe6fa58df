# SPDX-License-Identifier: GPL-3.0-or-later
"""He pounds on the door of the tree; somebody up in the trunk was asleep."""

import math

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import rotation
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs import bark, things
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.pose import Arm, Leg, Pose

TREE, ROUND = np.array((0.95, 3.0)), 2.6
DOOR, PANE = math.radians(-132), math.radians(-109)
WIDE, HIGH = 1.3, 2.55
SILL, TOP, HALF = 5.75, 7.05, 0.52
POUNDING = Pose(
    left=Arm((0.25, 0.35, -0.75), (0.7, 1, 0.1), curl=0.95, thumb=0.7),
    right=Arm(
        (0.1, -0.55, 0.62), (0.8, 0.1, -0.8), point=(0, -0.3, 1), palm=(-0.2, -1, 0), curl=0.95, thumb=0.7
    ),
    left_leg=Leg((0.12, -0.36, -0.86)),
    right_leg=Leg((0.16, 0.46, -0.86), foot=(0.3, -1, 0)),
    tilt=(12, 0, 0),
    bend=(8, 0, 10),
    look=(-22, 0, 0),
)


def out(angle, r, z):
    """A point before the trunk: at an angle, a distance from its middle, a height."""
    return np.array((TREE[0] + r * math.cos(angle), TREE[1] + r * math.sin(angle), z))


def turned(angle):
    """Degrees about z so that a thing faces out of the trunk at an angle."""
    return math.degrees(angle) + 90


def arch(width, height):
    """An upright shape with a round top."""
    r = width / 2
    return paper.rectangle(-r, 0, r, height - r).union(paper.Point(0, height - r).buffer(r, 32))


def tree():
    """One trunk, wider than a house, with a doorway pressed into it and a hole for the window."""

    def doorway(a, z):
        near = np.clip(1.45 - np.abs(a - DOOR) * ROUND / (WIDE * 0.62), 0, 1) * np.clip(
            (HIGH + 0.5 - z) * 3, 0, 1
        )
        return 0.3 * np.clip(near * 2, 0, 1)

    def window(a, z):
        x = (a - PANE) * ROUND
        roof = TOP - HALF
        return (np.abs(x) < HALF) & (z > SILL) & ((z < roof) | (np.hypot(x, z - roof) < HALF))

    bark.trunk(
        tuple(TREE), ROUND, 12.5, colour="#5c4630", press=doorway, hole=window, relief=0.26, roots=1.3, seed=4
    )


def doorway():
    """A low plank door, shut, iron hinges, no handle on this side."""
    planks = surfaces.wood("#7a4a2a", along="z", grain=7)
    post = surfaces.wood("#4a3222", along="z", grain=6)
    iron = surfaces.metal("#3a3430", rough=0.5)
    leaf = arch(WIDE, HIGH)
    parts = [
        paper.cutout(
            leaf.buffer(0.17).intersection(paper.rectangle(-3, 0, 3, 9)).difference(leaf),
            post,
            depth=0.5,
            bevel=0.04,
        ),
        paper.cutout(leaf, planks, (0, 0.12, 0), depth=0.2, bevel=0.01),
    ]
    gap = clay("#2a1a10")
    parts += [
        kit.box((0.025, 0.03, HIGH - drop), gap, (x, 0.02, 0), bevel=0)
        for x, drop in ((-0.42, 0.5), (-0.15, 0.15), (0.15, 0.15), (0.42, 0.5))
    ]
    parts += [
        paper.cutout(paper.rectangle(-0.6, z, 0.35, z + 0.1), iron, depth=0.06, bevel=0.01)
        for z in (0.55, 1.75)
    ]
    parts.append(
        kit.box((1.9, 0.8, 0.16), surfaces.plaster("#5a5648", grain=7), (0, -0.15, -0.1), bevel=0.05)
    )
    kit.group(parts, out(DOOR, ROUND + 0.02, 0.1), (0, 0, turned(DOOR)))


def window():
    """The lit opening, its frame, a sill, and a room of plain wood behind it."""
    post = surfaces.wood("#4f3624", along="z", grain=6)
    tall = TOP - SILL
    leaf = arch(2 * HALF, tall)
    parts = [
        paper.cutout(
            leaf.buffer(0.13).difference(leaf.buffer(-0.02)), post, (0, -0.1, 0), depth=0.4, bevel=0.04
        ),
        kit.box((1.5, 0.5, 0.12), post, (0, -0.22, -0.16), bevel=0.03),
        paper.cutout(arch(2.2, 2.2), lamp("#ffa94a", 1.0), (0, 1.5, -0.4), depth=0.02, bevel=0),
    ]
    kit.group(parts, out(PANE, ROUND + 0.02, SILL), (0, 0, turned(PANE)))
    light.bulb(out(PANE, ROUND - 0.75, TOP + 0.1), 16, "#ffb460", 0.2)


def caller():
    """A broad man in a brick-red jacket, feet planted, his fist over his head against the planks."""
    turn = 112
    at = out(DOOR, ROUND + 0.95, 0.0) + (-0.12, -0.2, 0.06)
    inside = rotation((0, 0, -turn))
    fist = out(DOOR, ROUND + 0.16, 2.3) + (0.05, -0.08, 0)
    him = person(
        age=46,
        female=0,
        build="broad",
        tall=2.45,
        height_heads=4.9,
        pose=POUNDING,
        expression="furious",
        look=Look(SKINS["tan"], nose=1.3, eye=1.1),
        hair="short",
        hair_colour="#2a1c16",
        beard="short",
        clothes=[
            Garment("trousers", "#3a3f48", loose=0.1),
            Garment("top", "#b8402a", sleeve=1, hem=0.16, loose=0.16),
        ],
        shoes="#2a1c14",
        boot=2,
        reach={"right": inside @ (fist - at)},
        look_at=inside @ (out(PANE, ROUND + 0.5, SILL + 0.5) - at),
    )
    kit.place(him.thing, at, (0, 0, turn))
    return him


def sleeper(him):
    """An old woman in a nightcap, both arms on the sill, looking down at him."""
    turn = turned(PANE)
    at = out(PANE, ROUND - 0.42, SILL - 0.95)
    inside = rotation((0, 0, -turn))
    her = person(
        age=72,
        female=1,
        build="round",
        tall=1.85,
        height_heads=4.2,
        pose=Pose(tilt=(8, 0, 0), bend=(20, 0, 0), look=(18, 0, 0)),
        expression="doubtful",
        look=Look(SKINS["brown"], nose=1.3, eye=1.2),
        hair="bun",
        hair_colour="#b8b2a8",
        clothes=[Garment("top", "#6f86a4", sleeve=1, hem=0.2, loose=0.14)],
        reach={
            "left": inside @ (out(PANE, ROUND + 0.2, SILL + 0.06) - at) + (0.26, 0, 0),
            "right": inside @ (out(PANE, ROUND + 0.2, SILL + 0.06) - at) - (0.26, 0, 0),
        },
        look_at=inside @ (him.face() - at),
    )
    kit.place(her.thing, at, (0, 0, turn))


def wood():
    """Bare trees far back in the dark, and the trodden floor."""
    for k, (x, y, tall, colour) in enumerate(
        (
            (-4.6, 14.0, 15.0, "#16241f"),
            (-7.2, 21.0, 18.0, "#20352d"),
            (-2.4, 27.0, 17.0, "#2a4238"),
            (7.5, 18.0, 16.0, "#1c2e27"),
        )
    ):
        paper.cutout(
            paper.bare_tree((0, 0), tall, tall * 0.055, 31 + k),
            clay(colour, bump=0.6),
            (x, y, -0.2),
            depth=0.3,
        )
    kit.land(
        lambda x, y: 0.05 * np.sin(x * 1.4) + 0.05 * np.sin(y * 1.3 + x * 0.5) + 0.03 * np.sin(x * 4 + y * 3),
        (-20, 20),
        (-9, 40),
        clay("#4a4a30", bump=0.9, grain=6, vary=0.3),
        140,
    )


def paint(draft):
    """Deep night; his lantern on the ground is the light, and a window has come on."""
    light.world("#5f8a80", "#202c28", 0.4)
    camera = stage.camera((-0.5, -13, 2.3), (-0.35, 0, 4.0), 50)
    night = sky.gradient([(0, "#122a2a"), (0.5, "#1f4640"), (0.8, "#3f6a5c"), (1, "#4f7a66")], 4, 0.1)
    sky.backdrop(night, 70, camera)
    wood()
    tree()
    doorway()
    window()
    sleeper(caller())
    spot = out(DOOR, ROUND + 1.3, 0.82) + (1.3, -0.75, 0)
    things.lantern(tuple(spot), "#ffbe5a", 0, 1.9)
    light.bulb(spot + (-0.12, -0.42, 0.0), 420, "#ffae50", 0.12)
    light.area((-7, -7, 9), (0, 1, 4), 4, 420, "#8fc0c8")
    light.area((-1.6, -3.2, 6.0), out(PANE, ROUND, SILL + 0.5), 0.8, 9, "#ffc88a", 40)
    light.area((-6, 9, 8), (-1, 1, 4), 3, 420, "#8fc8b8")
    return Finish(
        fog=Fog("#3a5f54", 16, 40, 0.75),
        shadows="#0e1c1a",
        lights="#fff0cc",
        lift=0.8,
        vignette=0.26,
        focus=("light",),
    )
