# SPDX-License-Identifier: GPL-3.0-or-later
"""At the head of the parade goes an elephant whose trunk is a tuba."""

import math

import numpy as np

from painter import kit, light, sky, stage
from painter.clay import Clay, ball, limb, smooth_path, tube
from painter.finish import Finish, Fog
from painter.materials import clay, lamp

HIDE, DARK, ROSY, IVORY = "#77727f", "#4a4452", "#a08084", "#f0e2c0"
COBALT, GOLD = "#1f4fb4", "#f0b840"
TRUNK = [
    (0.1, 0, 2.75),
    (-0.7, 0, 2.15),
    (-1.45, 0, 1.3),
    (-2.05, 0, 0.85),
    (-2.55, 0, 1.1),
    (-2.7, 0, 1.75),
    (-2.68, 0, 2.3),
]
GIRTH = [0.95, 0.78, 0.6, 0.48, 0.42, 0.38, 0.36]


def skull():
    """Brow, cheek, jaw and the trunk as far as the brass."""
    made = Clay().add(ball((1.25, 0, 3.05), (1.5, 1.2, 1.55)), HIDE)
    made.add(ball((0.55, 0, 3.75), (0.95, 0.95, 0.95)), HIDE, 0.5)
    made.add(ball((0.75, 0, 1.95), (1.1, 0.95, 1.0)), HIDE, 0.4)
    made.add(tube([(0.9, 0, 1.4), (0.2, 0, 0.75), (-0.42, 0, 0.62)], [0.6, 0.42, 0.2], 5), HIDE, 0.25)
    made.add(ball((3.9, 0.8, 0.9), (2.9, 1.9, 3.0)), HIDE, 0.5)
    made.add(limb((2.7, 0.25, 1.2), (2.2, 0.2, -3.2), 1.7, 1.3), HIDE, 0.6)
    made.add(ball((1.9, 0, 0.2), (1.1, 1.0, 1.2)), HIDE, 0.6)
    path = smooth_path([[*p, r] for p, r in zip(TRUNK, GIRTH, strict=True)], 7)
    ridged = path[:, 3] * np.where(np.arange(len(path)) % 2, 1.0, 0.955)
    made.add(tube(path[:, :3], ridged, 1), HIDE, 0.22)
    return made


def elephant():
    """Head in profile to the left, eye shut for joy, ear like a sail."""
    head = skull()
    base = skull()
    head.carve(
        tube([(-0.5, -0.62, 0.98), (0.1, -0.85, 1.22), (0.62, -0.98, 1.62)], [0.05, 0.05, 0.03], 5),
        0.08,
        DARK,
    )
    head.add(ball((-0.08, -0.84, 2.96), (0.42, 0.26, 0.33)), "#716b78", 0.16)
    head.carve(ball((-0.12, -1.16, 2.9), (0.2, 0.16, 0.13)), 0.05, "#2a222e")
    lid = [
        (-0.4, -1.02, 2.9),
        (-0.26, -1.12, 3.02),
        (-0.06, -1.16, 3.07),
        (0.14, -1.16, 3.0),
        (0.26, -1.12, 2.86),
    ]
    head.add(tube(lid, [0.03, 0.06, 0.065, 0.06, 0.03], 5), HIDE, 0.05)
    for shift in (0.3, 0.44, 0.56):
        under = [(x * (1.15 - shift * 0.4), y + 0.06, 2 * 2.9 - z - shift + 0.2) for x, y, z in lid]
        head.carve(tube(under, [0.008, 0.018, 0.022, 0.018, 0.008], 5), 0.06, DARK)
    head.paint(tube(TRUNK[:5], [0.2] * 5), HIDE, 0.3)
    hide = clay(None, bump=0.9, grain=5.5, vary=0.16, rough=0.8)
    kit.model(head, (-3.3, -1.9, -2.4), (4.6, 2.7, 4.9), 220, hide).name = "head"
    kit.sphere(0.15, clay("#140d12", rough=0.08, bump=0, vary=0), (-0.12, -1.04, 2.92), 28).name = "eye"
    kit.sphere(0.03, lamp("#fff4d8", 1.5), (-0.17, -1.185, 2.97), 10).name = "eye"
    ear = Clay().add(ball((2.5, -1.4, 2.95), (1.5, 0.12, 1.7), (6, 8, -18)), HIDE)
    ear.add(ball((2.3, -1.5, 1.6), (1.1, 0.11, 1.45), (8, -14, -20)), HIDE, 0.4)
    ear.add(ball((3.5, -1.75, 2.6), (1.2, 0.11, 1.8), (6, 10, -14)), HIDE, 0.4)
    ear.add(
        tube(
            [(1.15, -1.15, 3.9), (1.7, -1.3, 4.45), (2.6, -1.55, 4.62), (3.9, -1.9, 4.2)],
            [0.1, 0.13, 0.12, 0.1],
            6,
        ),
        HIDE,
        0.2,
    )
    for k, deep in enumerate((0.05, 0.08, 0.06, 0.09, 0.05)):
        x = 1.55 + 0.48 * k
        fold = [
            (1.5 + 0.3 * k, -1.5 - 0.06 * k, 4.0),
            (x, -1.57 - 0.08 * k, 2.9),
            (x + 0.14 * k - 0.1, -1.6 - 0.1 * k, 1.0),
        ]
        ear.carve(tube(fold, [0.02, deep * 0.7, deep], 5), 0.25)
    ear.paint(ball((2.3, -1.5, 2.6), (0.9, 0.4, 1.1)), ROSY, 0.5)
    kit.model(ear, (0.8, -2.6, -0.1), (4.6, -0.7, 5.1), 140, hide).name = "head ear"
    tusk = Clay().add(
        tube(
            [(0.0, -0.78, 1.5), (-0.75, -0.98, 0.92), (-1.5, -1.08, 0.72), (-2.15, -1.05, 1.05)],
            [0.2, 0.18, 0.13, 0.03],
            7,
        ),
        IVORY,
    )
    kit.model(
        tusk, (-2.4, -1.5, 0.3), (0.4, -0.4, 1.9), 90, clay(None, rough=0.4, bump=0.15, vary=0.08)
    ).name = "head tusk"
    return base


def cap(head):
    """A cobalt cloth over its brow, edged with gold."""
    place = ball((0.95, 0, 4.75), (1.25, 1.35, 1.75), (0, 10, 0))
    cloth = Clay().add(lambda p: np.maximum(head.distance(p) - 0.06, place(p)), COBALT)
    low, high = (-0.7, -1.5, 2.8), (2.6, 1.5, 5.0)
    kit.model(cloth, low, high, 110, clay(COBALT, bump=0.3, grain=22, vary=0.1, rough=0.7)).name = "cloth"
    hem = Clay().add(lambda p: np.maximum(head.distance(p) - 0.1, np.abs(place(p)) - 0.07), GOLD)
    kit.model(hem, low, high, 130, clay(GOLD, rough=0.35, metal=0.3, bump=0.4, grain=20)).name = "cloth hem"


def sweep(path, radii, material, sides=56):
    """A round tube through points near one upright plane, with a radius at each."""
    way = np.gradient(path, axis=0)
    way /= np.linalg.norm(way, axis=1)[:, None]
    side = np.cross(way, (0, 1, 0))
    side /= np.linalg.norm(side, axis=1)[:, None]
    other = np.cross(way, side)
    a = np.linspace(0, math.tau, sides, endpoint=False)
    ring = np.cos(a)[None, :, None] * side[:, None] + np.sin(a)[None, :, None] * other[:, None]
    points = path[:, None] + radii[:, None, None] * ring
    return kit.mesh(points.reshape(-1, 3), kit.quads(len(path), sides, closed=True), material)


def tuba():
    """The brass goes on where the trunk ends: a coil, three valves, and a bell to the sky."""
    brass = clay("#e0a030", rough=0.24, metal=0.72, bump=0.08, grain=5, vary=0.08)
    bright = clay("#f6c860", rough=0.25, metal=0.6, bump=0.05)
    coil = [
        (-2.68, 0, 2.1),
        (-2.66, -0.02, 2.9),
        (-2.5, -0.05, 3.9),
        (-1.85, -0.1, 4.6),
        (-1.2, -0.1, 4.1),
        (-1.28, 0.05, 3.35),
    ]
    coil += [
        (-1.85, 0.3, 2.95),
        (-2.4, 0.45, 3.6),
        (-2.35, 0.4, 4.6),
        (-1.95, 0.25, 5.4),
        (-1.66, -0.1, 6.05),
        (-1.5, -0.62, 6.65),
    ]
    path = smooth_path(coil, 16)
    t = np.linspace(0, 1, len(path))
    radii = 0.27 + 0.16 * t
    flare = np.clip((t - 0.8) / 0.2, 0, 1)
    radii = radii + 0.2 * flare + 1.15 * flare**4.2
    sweep(path, radii, brass).name = "tuba"
    end, way = path[-1], path[-1] - path[-3]
    way /= np.linalg.norm(way)
    turn = (
        0,
        math.degrees(math.atan2(math.hypot(way[0], way[1]), way[2])),
        math.degrees(math.atan2(way[1], way[0])),
    )
    kit.place(kit.ring(radii[-1], 0.085, bright, 90, 12), end, turn).name = "tuba rim"
    for k, (r, h) in enumerate(((0.41, 2.2), (0.37, 2.42))):
        kit.place(kit.ring(r, 0.07, bright, 50, 10), (-2.675, -0.01, h), (0, 2 * k, 0)).name = "tuba ring"
    pearl = clay("#f8ecd0", rough=0.25, bump=0)
    valve = [
        (0.001, -0.42),
        (0.16, -0.42),
        (0.16, 0.3),
        (0.2, 0.31),
        (0.2, 0.4),
        (0.06, 0.42),
        (0.06, 0.58),
        (0.001, 0.58),
    ]
    for k in range(3):
        at = (-2.2 + 0.36 * k, -0.28, 3.72 + 0.03 * k)
        kit.place(kit.lathe(valve[::-1], bright, 28), at, (0, 3, 0)).name = "tuba valve"
        kit.sphere((0.14, 0.14, 0.05), pearl, (at[0] + 0.03, at[1], at[2] + 0.6), 18).name = "tuba valve"


def paint(draft):
    """Late sun over a dusty square."""
    light.world("#c89a50", "#6a4a3c", 0.28)
    camera = stage.camera((-0.32, -14.5, 2.6), (-0.32, 0, 3.45), 50)
    dust = sky.gradient(
        [
            (0, "#7a4c1a"),
            (0.3, "#b47e22"),
            (0.55, "#dcaa3c"),
            (0.78, "#f6d88a"),
            (0.9, "#f0c870"),
            (1, "#d8a050"),
        ],
        3,
        0.12,
    )
    sky.backdrop(dust, 70, camera)
    base = elephant()
    cap(base)
    tuba()
    light.area((-9, -5, 8), (0, 0, 3), 2.0, 3600, "#ffcf88")
    light.area((7, -7, 1), (1, 0, 2), 5, 220, "#6a7ae0")
    light.area((4, 7, 9), (0.5, 0, 4), 3, 1400, "#ffc870")
    return Finish(
        fog=Fog("#e0b050", 15, 40, 0.3),
        shadows="#2a1a2c",
        lights="#fff0cc",
        focus=("tuba", "cloth"),
    )
