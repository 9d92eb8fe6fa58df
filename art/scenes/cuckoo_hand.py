# SPDX-License-Identifier: GPL-3.0-or-later
"""This hour a hand came out of the cuckoo clock, and the cuckoo has come home."""

import math

import numpy as np
from mathutils import Vector

from painter import kit, light, paper, stage, surfaces
from painter.clay import rotation
from painter.finish import Finish
from painter.materials import clay, lamp
from painter.motifs import animals
from painter.people.hands import hand

AT, TURN = np.array((1.05, 0.9, 0.0)), -36
DOOR = (0.0, 3.15)  # middle of the threshold on the front, across and up
WOOD, DARK = "#4c464c", "#1c1a1e"


def on_stage(point):
    """A point of the clock, whose front is at y = -0.8 and faces -y, on the stage."""
    return rotation((0, 0, TURN)) @ np.array(point, float) + AT


WRIST = on_stage((-0.08, -1.7, DOOR[1] + 0.62))
FINGERS = rotation((0, 0, TURN - 4)) @ np.array((0.0, -1.0, 0.0))  # where the hand points


def house():
    """Dark carved wood: a steep roof of shingles, a round-headed door, leaves round the edge."""
    parts = []
    x, z = DOOR
    door = paper.Point(x, z + 0.95).buffer(0.62, 32).union(paper.rectangle(x - 0.62, z, x + 0.62, z + 0.95))
    front = paper.Polygon([(-1.45, 0.6), (1.45, 0.6), (1.45, 3.7), (0, 5.35), (-1.45, 3.7)])
    wood = surfaces.wood(WOOD, along="y", grain=7)
    parts.append(paper.cutout(front.difference(door), wood, (0, -0.1, 0), depth=1.4, bevel=0.02))
    parts.append(
        paper.cutout(
            door.buffer(0.16).difference(door),
            surfaces.wood("#4a4448", along="z"),
            (0, -0.86, 0),
            depth=0.12,
            bevel=0.03,
        )
    )
    parts.append(kit.box((1.75, 0.3, 0.14), surfaces.wood("#4a4448", along="x"), (x, -0.9, z - 0.14)))
    parts.append(kit.box((2.9, 1.5, 0.14), wood, (0, 0, 0.5)))
    parts.append(paper.cutout(door.buffer(0.02), lamp("#ffdc6a", 1.15), (0, 0.3, 0), depth=0.01, bevel=0))
    for s in (-1, 1):
        for k in range(8):
            t = (k + 0.5) / 8
            at = (s * (2.0 * (1 - t) + 0.02), -0.12, 3.25 + 2.35 * t)
            parts.append(
                kit.box((0.12, 1.95, 0.42), surfaces.wood("#3a363c", along="y"), at, (0, s * -41, 0), 0.03)
            )
        leaf = surfaces.wood("#5a4a38", along="y")
        panel = (
            paper.Point(0, 0.95)
            .buffer(0.6, 32)
            .union(paper.rectangle(-0.6, 0, 0.6, 0.95))
            .intersection(paper.rectangle(-0.6, -1, 0, 3))
        )
        thing = paper.cutout(panel, leaf, (0, 0, 0), depth=0.07, bevel=0.02)
        parts.append(kit.group([thing], (s * 0.62, -0.98, z + 0.02), (0, 0, 78 if s < 0 else 102), (1, 1, 1)))
    return parts


def dial():
    """A bone dial at seven, weights on chains below."""
    bone = surfaces.plaster("#e9e0cd")
    parts = [
        kit.place(
            kit.lathe([(0.001, 0.07), (0.74, 0.07), (0.8, 0.03), (0.8, 0)], bone, 64),
            (0, -0.8, 1.75),
            (90, 0, 0),
        )
    ]
    parts.append(kit.place(kit.ring(0.8, 0.06, surfaces.wood("#4a4448")), (0, -0.83, 1.75), (90, 0, 0)))
    for k in range(12):
        a = math.tau * k / 12
        parts.append(
            kit.box(
                (0.05, 0.02, 0.14),
                clay(DARK),
                (0.62 * math.sin(a), -0.89, 1.75 + 0.62 * math.cos(a) - 0.07),
                (0, math.degrees(a), 0),
                0.005,
            )
        )
    for a, long, wide in ((0.0, 0.55, 0.08), (math.radians(210), 0.38, 0.11)):
        parts.append(
            kit.rope(
                [(0, -0.92, 1.75), (long * math.sin(a), -0.92, 1.75 + long * math.cos(a))],
                wide / 2,
                clay(DARK),
                1,
            )
        )
    brass = clay("#8a7a4a", metal=0.5, rough=0.4)
    parts += [kit.rope([(s, -0.4, 0.6), (s, -0.4, -1.2)], 0.02, brass, 1) for s in (-0.45, 0.4)]
    return parts


def wall():
    """Bone plaster, a little stained."""
    kit.place(
        kit.plane(30, 16, surfaces.plaster("#b8ae9a", stain="#8a8070"), (0, 0, 0), (90, 0, 0)),
        tuple(on_stage((0, 0.78, 3))),
        (90, 0, TURN),
    )


def arm():
    """An old hand, palm up, out of the light."""
    thing = hand("flat", skin="brown", age=66, female=1, sleeve="#e9e0cd")
    for part in thing.children:
        if not part.name.startswith("hand"):
            along = part.rotation_euler.to_quaternion() @ Vector((0, 0, -1)) + Vector((0, 0, -1))
            part.rotation_euler = along.to_track_quat(
                "-Z", "Y"
            ).to_euler()  # the sleeve runs back into the clock
            part.scale = (1.12, 1.12, 1)
    turn = kit.group([kit.place(thing, turn=(90, 180, 0))], turn=(0, 0, 0))
    kit.group([turn], tuple(WRIST), (0, 0, TURN - 4), 1.32)


def cuckoo():
    """It stands on the fingers with its bag and looks in."""
    bird = animals.crow("#767c94", look=10)
    kit.place(bird, tuple(WRIST + FINGERS * 1.0 + (0, 0, 0.1)), (0, 0, 108), 0.95).name = "eye bird"
    case = [
        kit.box((0.34, 0.13, 0.24), surfaces.cloth("#e6d22a"), bevel=0.03),
        kit.rope(
            [(-0.07, 0, 0.24), (-0.06, 0, 0.31), (0.06, 0, 0.31), (0.07, 0, 0.24)], 0.016, clay(DARK), 4
        ),
        kit.box((0.03, 0.14, 0.25), clay("#7a6a14"), (-0.09, 0, 0)),
        kit.box((0.03, 0.14, 0.25), clay("#7a6a14"), (0.09, 0, 0)),
    ]
    for part in case:
        part.name = "case"
    kit.group(case, tuple(WRIST + FINGERS * 0.42 + (-0.05, 0, 0.12)), (0, 0, 15), 0.95)


def paint(draft):
    """A room at night: the only lamp is behind the little doors."""
    light.world("#6f6c74", "#5a5450", 0.3)
    stage.camera((-0.75, -9.6, 3.9), (-0.2, 0, 3.25), 53)
    wall()
    kit.group([*house(), *dial()], tuple(AT), (0, 0, TURN))
    arm()
    cuckoo()
    x, z = DOOR
    light.area(on_stage((x, 0.2, z + 0.8)), on_stage((x, -4, z + 0.6)), 1.0, 150, "#ffd868")
    light.bulb(on_stage((x, -0.3, z + 1.3)), 10, "#ffd868", 0.2)
    light.area((-6, -5, 6.5), (0, 0, 3), 2, 1150, "#cfd4e6")
    light.area(WRIST + (-1.2, -2.6, 1.6), WRIST + FINGERS * 0.5, 0.6, 9, "#fff0c8", 60)
    light.area((5, -7, 2), (1, 0, 2.5), 3, 330, "#e6d0b0")
    return Finish(shadows="#17151f", lights="#fff6dc", focus=("eye", "case"), lift=0.7, vignette=0.28)
