# SPDX-License-Identifier: GPL-3.0-or-later
"""Someone cycles by night over the sea of a record, and the song is nearly over."""

import math

import numpy as np

from painter import kit, light, sky, stage, surfaces
from painter.clay import Clay, block, limb, tube
from painter.finish import Finish, Fog
from painter.materials import clay, lamp
from painter.motifs.figures import figure
from painter.people.stance import Stance

MIDDLE = np.array((3.4, 15.0, 0.0))
LABEL, RIM, PITCH = 4.4, 24.0, 0.92
CYCLING = Stance(
    on_edge=True,
    hips=(0, 1.1),
    lean=20,
    look=(-8, 0, 0),
    left_hand=(0.02, 0.66, -0.5),
    right_hand=(0.02, 0.66, -0.5),
    left_foot=(0.05, 0.3, 0.2),
    right_foot=(0.05, 0.42, 0.5),
    left_knee=(0.1, 1, 0.6),
    right_knee=(0.1, 1, 0.6),
)


def record():
    """Black ridges one behind the other, as waves are, winding in to the label."""
    n, m = kit.detail(760), kit.detail(620)
    a, r = np.meshgrid(np.linspace(0, math.tau, n), np.linspace(LABEL, RIM, m), indexing="ij")
    turn = (r / PITCH - a / math.tau) % 1
    z = 0.17 * np.abs(np.sin(turn * math.pi)) ** 0.75 - 0.17
    z *= 1 + 0.18 * np.sin(a * 41 + r * 2.3) + 0.12 * np.sin(a * 97 - r)
    z = np.where(r < LABEL + 1.3, -0.16, z)
    points = np.stack([MIDDLE[0] + r * np.cos(a), MIDDLE[1] + r * np.sin(a), z], -1)
    kit.sheet(points[::-1], clay("#34343f", rough=0.3, bump=0.12, grain=7, vary=0.12)).name = "record"
    kit.place(
        kit.lathe([(RIM, 0), (RIM + 0.3, -0.2), (RIM, -0.5), (0.001, -0.5)], clay("#2b2b30"), 160), MIDDLE
    )


def label():
    """A pale island in the middle; the spindle stands on it like a light tower, and somebody waits there."""
    face = kit.lathe([(LABEL + 0.05, -0.2), (LABEL, -0.1), (0.001, -0.1)], surfaces.paper("#d9cba8"), 120)
    kit.place(face, MIDDLE)
    for radius in (LABEL - 0.35, 1.5):
        kit.place(kit.ring(radius, 0.05, clay("#6a6152"), 120, 6), MIDDLE + (0, 0, -0.1))
    spindle = [(0.42, -0.1), (0.42, 0.8), (0.36, 1.15), (0.2, 1.4), (0.001, 1.48)]
    kit.place(kit.lathe(spindle, surfaces.metal("#cfc6b2", rough=0.3), 40), MIDDLE)
    at = MIDDLE + (-2.0, -2.4, -0.1)
    kit.place(
        figure("woman", "waiting", "long dress", far=True, coat="#2a2830", hat="none"),
        at + (1.25, 0.1, 0),
        (0, 0, -60),
        1.5,
    )
    kit.rope([at + (0.6, 0, 0), at + (0.6, 0, 1.9)], 0.06, clay("#2a282e"), 1)
    kit.sphere(0.2, lamp("#ffe45a", 7), at + (0.6, 0, 2.05), 18)
    light.bulb(at + (0.6, -0.3, 2.1), 260, "#ffe070", 0.2)


def needle():
    """The arm reaches in from the right like a harbour crane and stands on its one point."""
    dark = clay("#26252c", rough=0.35, bump=0.15)
    tip = np.array((-0.4, 8.2, 0.0))
    arm = Clay().add(
        tube(
            [tip + (0.35, 0.2, 2.3), tip + (2.8, 1.4, 4.6), tip + (7.5, 3.6, 7.0), tip + (14, 7, 8.6)],
            [0.34, 0.38, 0.44, 0.5],
        ),
        "#26252c",
    )
    arm.add(block(tip + (0.15, 0.0, 1.75), (0.62, 0.55, 0.72), 0.16, (0, 38, 26)), "#26252c", 0.15)
    arm.add(limb(tip + (-0.25, -0.1, 1.1), tip + (-0.02, 0, 0.5), 0.24, 0.12), "#26252c", 0.08)
    arm.add(limb(tip + (-0.02, 0, 0.5), tip + (0.02, 0, -0.1), 0.1, 0.03), "#26252c", 0.03)
    kit.model(arm, tip + (-1.6, -1.4, -0.3), tip + (9, 6, 9.2), 190, dark).name = "needle"
    kit.sphere(0.12, lamp("#ffd83a", 4), tip + (-0.55, -0.5, 1.55), 14)


def bicycle():
    """Along -y, the saddle at (0, 0.18, 1.12); its lamp burns."""
    dark, steel = clay("#d8ceb8", rough=0.35), clay("#8f897c", rough=0.3, metal=0.4)
    parts = []
    for y in (-0.62, 0.6):
        parts.append(kit.place(kit.ring(0.47, 0.05, dark, 40, 10), (0, y, 0.47), (0, 90, 0)))
        for k in range(4):
            b = math.pi * k / 4
            dy, dz = 0.42 * math.cos(b), 0.42 * math.sin(b)
            parts.append(kit.rope([(0, y - dy, 0.47 - dz), (0, y + dy, 0.47 + dz)], 0.012, steel, 1))
    crank, saddle, head, rear = (0, 0.05, 0.42), (0, 0.2, 1.06), (0, -0.42, 1.1), (0, 0.6, 0.47)
    tubes = ([crank, saddle], [crank, head], [saddle, head], [rear, saddle], [rear, crank])
    parts += [kit.rope(line, 0.045, dark, 1) for line in tubes]
    parts.append(kit.rope([(0, -0.62, 0.47), (0, -0.4, 1.3)], 0.045, dark, 1))
    bar = [(-0.3, -0.3, 1.42), (-0.12, -0.42, 1.36), (0.12, -0.42, 1.36), (0.3, -0.3, 1.42)]
    parts.append(kit.rope(bar, 0.035, dark))
    parts.append(kit.sphere((0.13, 0.2, 0.06), clay("#2a282e"), (0, 0.22, 1.1), 16))
    parts.append(kit.sphere(0.11, lamp("#fff08a", 8), (0, -0.66, 1.2), 16))
    return parts


def rider():
    """Small, on the crest of a groove, a lamp before him, a scarf behind."""
    at, turn, size = np.array((-1.15, 0.6, 0.0)), 66, 0.6
    him = figure(
        "thin elder",
        CYCLING,
        "work shirt",
        skin="tan",
        hat="cap",
        hat_colour="#d8ceb8",
        tall=2.3,
        height_heads=4.7,
        hunch=6,
        wind=(0, 1.6, 0.2),
        scarf="#e6d22a",
    )
    kit.group([*bicycle(), kit.place(him, (0, 0.2, 1.1))], at, (0, 0, turn), size)
    ahead = np.array((math.sin(math.radians(turn)), -math.cos(math.radians(turn)), 0))
    lamp_at = at + ahead * 0.75 + (0, 0, 1.25)
    light.area(lamp_at, at + ahead * 3, 0.3, 60, "#ffe27a", 150)
    light.bulb(lamp_at + ahead * 0.3, 16, "#ffe27a", 0.1)


def paint(draft):
    """Moonlight on black ridges, one lamp under way."""
    light.world("#4a5170", "#3a3844", 0.3)
    camera = stage.camera((0, -9.2, 3.7), (0.2, 4, 1.55), 40)
    night = sky.gradient(
        [(0, "#23242f"), (0.3, "#34353f"), (0.5, "#5f5c58"), (0.6, "#b0a688"), (1, "#8d8570")], 5, 0.06
    )
    sky.backdrop(sky.stars(night, 90, 4, down_to=0.55), 80, camera)
    record()
    label()
    needle()
    rider()
    light.area((-9, 46, 12), (-1, 4, 0), 6, 8500, "#e9e4d4")
    light.area((-8, -9, 7), (-1, -1, 0.6), 3, 420, "#aeb8e0")
    light.area((9, -6, 6), (0, 0, 1), 4, 200, "#8a90c0")
    return Finish(
        fog=Fog("#a89f86", 20, 52, 0.8),
        shadows="#15152a",
        lights="#fff5c8",
        focus=("needle", "face", "head"),
        lift=0.6,
        vignette=0.28,
    )
