# SPDX-License-Identifier: GPL-3.0-or-later
"""A seedling has been taken out of the ground, and it holds on to the gardener's finger."""

import numpy as np

from painter import kit, light, paper, sky, stage, surfaces
from painter.clay import Clay, ball, rotation, smooth_path, tube
from painter.colour import linear
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.people.hands import hand

AT = np.array((1.15, 0.0, -0.95))
TURN = (0, 72, 180)
SIZE = 2.5
GLOVE = "#c24e2e"


def glove():
    """A worn work glove, the first finger held out; gives the axis and the girth of that finger."""
    thing = hand("pointing", skin=GLOVE, sleeve="#3a4a34", age=50, female=0.3)
    palm = next(one for one in thing.children if one.name.startswith("hand"))
    palm.data.materials[0] = clay(GLOVE, bump=1.1, grain=7, vary=0.22, rough=0.7)
    thick = palm.modifiers.new("thick", "DISPLACE")
    thick.strength, thick.mid_level = 0.022, 0
    palm.name = "glove"
    kit.place(thing, AT, TURN, SIZE)
    sleeve = next(one for one in thing.children if one is not palm)
    hide = clay("#a03c24", bump=0.8, grain=9, vary=0.2)
    thread = clay("#7a2a18", bump=0.5, grain=30)
    cuff = kit.lathe(
        [(0.21, 0.08), (0.243, 0.04), (0.262, -0.06), (0.3, -0.2), (0.315, -0.26), (0.29, -0.27)], hide, 48
    )
    welts = [
        kit.place(kit.ring(r, 0.011, thread, 60, 8), (0, 0, z)) for r, z in ((0.245, 0.05), (0.312, -0.262))
    ]
    gauntlet = kit.group([cuff, *welts])
    gauntlet.rotation_euler, gauntlet.parent = sleeve.rotation_euler, thing
    co = np.empty(len(palm.data.vertices) * 3, np.float32)
    palm.data.vertices.foreach_get("co", co)
    co = co.reshape(-1, 3)
    for x0, x1 in ((-0.125, -0.075), (-0.02, -0.01), (0.085, 0.05)):
        line = []
        for t in np.linspace(0, 1, 13):
            x, z = x0 * (1 - t) + x1 * t, 0.5 - 0.3 * t
            near = co[np.hypot(co[:, 0] - x, co[:, 2] - z) < 0.06]
            line.append((x, float(near[:, 1].max()) + 0.016, z))
        seam = kit.rope(line, 0.0065, thread, 4)
        seam.parent, seam.name = thing, "seam"
    m = rotation(TURN)
    spots, girth = [], []
    for low in (0.8, 0.84, 0.88, 0.92, 0.96, 1.0):
        part = co[(co[:, 2] >= low) & (co[:, 2] < low + 0.06)]
        if len(part) < 6:
            continue
        middle = (part.max(0) + part.min(0)) / 2
        spots.append(m @ (middle * SIZE) + AT)
        girth.append(float(np.ptp(part[:, 0]) / 2 + np.ptp(part[:, 1]) / 2) / 2 * SIZE + 0.022 * SIZE)
    return np.array(spots), np.array(girth)


def seedling(spots, girth):
    """Five roots over the finger like a child's hand, a thin stem, leaves with the sun in them."""
    at = spots[1]
    r = float(np.median(girth)) * 0.98
    way = spots[-1] - spots[0]
    way /= np.linalg.norm(way)
    up = np.array((0, 0, 1.0)) - way * way[2]
    up /= np.linalg.norm(up)
    out = np.cross(way, up)
    out *= -np.sign(out[1])  # towards us
    bark, pale = "#866036", "#b88c58"
    c = Clay()
    foot = at + up * (r + 0.16)
    c.add(ball(foot - up * 0.04, (0.15, 0.14, 0.15)), bark)
    for side, along, end, thick in (
        (1, -0.4, 190, 0.058),
        (1, -0.19, 224, 0.07),
        (1, 0.02, 238, 0.074),
        (1, 0.23, 216, 0.066),
        (1, 0.46, 160, 0.052),
        (-1, -0.25, 200, 0.06),
        (-1, 0.1, 200, 0.06),
        (-1, 0.34, 190, 0.05),
    ):
        path = [foot + (0, 0, 0.1)]
        for j in range(1, 8):
            t = j / 7
            a = np.radians(8 + end * t)
            ring = up * np.cos(a) + side * out * np.sin(a)
            path.append(at + way * along * min(1, 2.4 * t) + ring * (r + thick * 0.75 + 0.1 * (1 - t) ** 3))
        c.add(
            tube(
                path,
                [
                    thick * 1.1,
                    thick * 1.15,
                    thick * 1.1,
                    thick,
                    thick * 0.9,
                    thick * 0.8,
                    thick * 0.7,
                    thick * 0.55,
                ],
                6,
            ),
            pale,
            0.03,
        )
    stem = [
        foot,
        foot + (0.02, 0, 0.4),
        foot + (-0.08, 0.02, 0.85),
        foot + (0.0, 0.0, 1.3),
        foot + (0.1, 0, 1.75),
    ]
    c.add(tube(stem, [0.14, 0.095, 0.075, 0.06, 0.035], 8), bark, 0.1)
    c.paint(ball(foot + (0, 0, 1.8), (0.6, 0.6, 1.0)), "#7f8a3a", 0.5)
    low, high = at - (0.9, 0.8, 0.8), at + (0.9, 0.8, 3.1)
    kit.model(c, low, high, 170, clay(bump=0.9, grain=13, vary=0.2)).name = "roots"
    line = smooth_path(stem, 10)
    n = len(line)
    for share, turn, lift, roll, size in (
        (0.42, 186, 16, -58, 1.0),
        (0.52, -8, 24, 62, 1.15),
        (0.68, 174, 34, -52, 1.15),
        (0.8, 10, 36, 56, 1.05),
        (0.9, 190, 62, -44, 0.85),
        (1.0, -14, 66, 40, 0.8),
    ):
        leaf(line[min(int(share * n), n - 1)], turn, lift, roll, size)


def leaf(at, turn, lift, roll, size):
    """A blade folded a little along its rib, on a short stalk."""
    u, v = np.meshgrid(np.linspace(0, 1, 64), np.linspace(-1, 1, 25), indexing="ij")
    wide = 0.3 * np.sin(np.pi * u**0.8) ** 0.9 * (1 - 0.25 * u)
    x = 0.1 + u
    y = v * wide
    z = 0.12 * np.abs(v) * wide / 0.3 - 0.22 * u**2 + 0.015 * np.cos(np.abs(v) * 9 - u * 26) * (wide / 0.3)
    points = np.stack([x, y, z], -1)
    base, rib = np.array(linear("#82b838")), np.array(linear("#d6e07a"))
    vein = np.exp(-((v / 0.09) ** 2))[..., None]
    vein = np.maximum(vein, 0.5 * np.exp(-(((np.sin(np.abs(v) * 3.2 - u * 13)) / 0.16) ** 2))[..., None])
    blade = kit.sheet(
        points, surfaces.paper(None, through=0.5, core="#cfe27a"), base * (1 - vein) + rib * vein
    )
    stalk = kit.rope([(0, 0, 0), (0.06, 0, 0.01), (0.13, 0, 0.0)], 0.016, clay("#7f8a3a"), 4)
    one = kit.group([blade, stalk], at, (roll, -lift, turn), size)
    blade.name = "leaf"
    return one


def land():
    """Dark hedges and a field far off, without a house."""
    for y, tone, base, swell, phase in (
        (40, "#7a8a34", -1.6, 1.5, 0.4),
        (28, "#4f6e2e", -3.0, 1.2, 2.0),
        (18, "#2a4424", -3.9, 0.8, 3.4),
    ):
        xs = np.linspace(-30, 30, 200)
        edge = base + swell * (0.5 * np.sin(xs * 0.16 + phase) + 0.25 * np.sin(xs * 0.41 + 2 * phase))
        edge += 0.12 * np.abs(np.sin(xs * 2.3 + phase)) + 0.08 * np.abs(np.sin(xs * 5.1))
        paper.cutout(
            paper.Polygon([*zip(xs, edge, strict=True), (30, -20), (-30, -20)]),
            clay(tone),
            (0, y, 0),
            depth=0.1,
            bevel=0,
        ).name = "hill"


def paint(draft):
    """The sun has just gone behind the hill; everything has a bright edge."""
    light.world("#8a9a5a", "#5a6a3a", 0.35)
    camera = stage.camera((-0.12, -13, 0.3), (-0.12, 0, 0.48), 84)
    sky.backdrop(
        sky.gradient(
            [
                (0, "#2f4a2a"),
                (0.25, "#5f7a30"),
                (0.48, "#b8a834"),
                (0.62, "#f0d84a"),
                (0.72, "#fff0a0"),
                (1, "#f0d060"),
            ],
            4,
            0.1,
        ),
        70,
        camera,
    )
    land()
    spots, girth = glove()
    seedling(spots, girth)
    light.area((-5, 7, 5), (0, 0, 0.6), 2.5, 3600, "#ffe080")
    light.area((-3, -8, 6), (0.3, 0, 0), 2, 900, "#ffe8b0")
    light.area((6, -8, -2), (0, 0, 0), 5, 260, "#8fb87a")
    return Finish(
        fog=Fog("#e8d468", 20, 60, 0.4),
        shadows="#1c2a20",
        lights="#fff6cc",
        focus=("roots", "leaf", "glove", "seam"),
        vignette=0.24,
    )
