# SPDX-License-Identifier: GPL-3.0-or-later
"""Two tenants of one cello lean out of its windows, and the strings are between them."""

import numpy as np
import shapely
from scipy.spatial import Delaunay
from shapely.geometry import Point, Polygon
from shapely.ops import unary_union

from painter import kit, light, materials, paper, sky, stage, surfaces
from painter.clay import smooth_path
from painter.colour import linear, srgb
from painter.finish import Finish
from painter.materials import clay
from painter.motifs import animals

EDGE = np.array(  # half the width of the belly by height
    [
        (-7.5, 4.6),
        (-5.5, 4.4),
        (-4.2, 3.95),
        (-3.2, 3.35),
        (-2.62, 3.02),
        (-2.5, 3.06),
        (-2.42, 2.98),
        (-2.2, 2.72),
        (-1.6, 2.46),
        (-0.6, 2.34),
        (0.4, 2.32),
        (1.3, 2.4),
        (1.9, 2.58),
        (2.15, 2.82),
        (2.24, 2.9),
        (2.33, 2.84),
        (2.9, 3.0),
        (3.8, 3.25),
        (5.0, 3.4),
        (7.5, 3.2),
    ]
)


def half_width(z):
    """From the middle to the edge."""
    return np.interp(z, EDGE[:, 0], EDGE[:, 1])


def belly(x, z):
    """How far the arched front stands towards us."""
    t = np.clip(np.abs(x) / half_width(z), 0, 1)
    return -(0.95 * (1 - t**2) ** 1.25 - 0.16 * np.exp(-(((t - 0.86) / 0.1) ** 2)) + 0.05)


def holes():
    """Two windows wide enough to lean out of, each with a curl and a round one at its ends."""
    stem = smooth_path(
        [
            (0.92, 1.72, 0.1),
            (0.97, 2.06, 0.11),
            (1.2, 2.24, 0.13),
            (1.42, 2.02, 0.2),
            (1.57, 1.5, 0.3),
            (1.53, 0.65, 0.57),
            (1.52, -0.2, 0.55),
            (1.54, -1.1, 0.16),
            (1.66, -1.6, 0.12),
            (1.86, -1.72, 0.1),
            (2.02, -1.5, 0.09),
        ],
        14,
    )
    right = unary_union([Point(x, z).buffer(r, 16) for x, z, r in stem]).union(
        unary_union([Point(0.95, 1.6).buffer(0.26, 24), Point(2.0, -1.32).buffer(0.24, 24)])
    )
    left = shapely.transform(right, lambda p: p * (-1, 1))
    return right, left


def body():
    """The front of the cello: one arched plate with real holes, ribs behind it, an inlaid line along its edge."""
    zs = np.linspace(-7, 7, 420)
    rim = Polygon([*zip(half_width(zs), zs, strict=True), *zip(-half_width(zs[::-1]), zs[::-1], strict=True)])
    rim = rim.buffer(-0.1).buffer(0.1)
    windows = holes()
    plate = rim.difference(unary_union(windows))
    step = 0.045
    ring = [
        np.array(shapely.segmentize(line, step * 0.7).coords)[:-1]
        for line in (plate.exterior, *plate.interiors)
    ]
    x, z = (a.ravel() for a in np.meshgrid(np.arange(-4.8, 4.8, step), np.arange(-7, 7, step)))
    inner = plate.buffer(-step * 0.6)
    keep = shapely.contains_xy(inner, x, z)
    points = np.vstack([*ring, np.column_stack([x[keep], z[keep]])])
    faces = Delaunay(points).simplices
    middle = points[faces].mean(1)
    faces = faces[shapely.contains_xy(plate, middle[:, 0], middle[:, 1])]
    px, pz = points.T
    a, b, c = (points[faces[:, i]] for i in range(3))
    over = np.cross(b - a, c - a) < 0
    faces[over] = faces[over][:, ::-1]
    t = np.abs(px) / half_width(pz)
    amber, dark = np.array(linear("#d2703a")), np.array(linear("#6a2614"))
    share = np.clip((t - 0.35) / 0.65, 0, 1)[:, None] ** 1.6
    varnish = surfaces.wood(None, along="z", grain=4, dark="#a8481f")
    varnish.node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.42
    varnish.node_tree.nodes["Principled BSDF"].inputs["Specular IOR Level"].default_value = 0.4
    front = kit.mesh(
        np.column_stack([px, belly(px, pz), pz]), faces, varnish, amber * (1 - share) + dark * share
    )
    front.name = "belly"
    for k, line in enumerate(ring):
        x, z = np.vstack([line, line[:1]]).T
        y = belly(x, z)
        deep = 2.4 if k == 0 else 0.3
        rows = np.stack([np.column_stack([x, y, z]), np.column_stack([x, y + deep, z])])
        tone = "#8a3a1e" if k == 0 else "#f0c48a"
        kit.sheet(rows, clay(tone, bump=0.2, grain=12)).name = "rib" if k == 0 else "cut"
    for inset in (0.2, 0.27):
        line = np.array(shapely.segmentize(rim.buffer(-inset).exterior, 0.1).coords)
        path = np.column_stack([line[:, 0], belly(line[:, 0], line[:, 1]) - 0.004, line[:, 1]])
        kit.rope(path, 0.02, clay("#2a0f0a", bump=0), 1).name = "inlay"


def inside():
    """Lamplight in the hollow, brightest where somebody lives."""
    z, x = np.mgrid[3:-3:300j, -2.3:2.3:230j]
    away = np.hypot((np.abs(x) - 1.5) / 0.6, (z - 1.1) / 0.9)
    near = np.exp(-(away**2))[..., None]
    pixels = srgb("#ffdc84") * near + srgb("#9a4a1c") * (1 - near)
    glow = kit.plane(
        4.6, 6, materials.picture(sky.image(pixels.astype(np.float32)), 0.9), (0, 0.9, 0), (90, 0, 0)
    )
    glow.name = "lamplight"
    for s in (-1, 1):
        light.bulb((s * 1.5, 0.3, 0.75), 14, "#ffc468", 0.15)


def strings():
    """Bridge, strings, the end of the fingerboard and the tailpiece."""
    maple = surfaces.wood("#d9a566", along="x", grain=7, dark="#8a5428")
    ebony = clay("#1e1614", bump=0.15, grain=20, rough=0.35)
    half = [
        (0, 0.84),
        (0.5, 0.74),
        (0.56, 0.64),
        (0.44, 0.52),
        (0.62, 0.42),
        (0.52, 0.3),
        (0.72, 0.12),
        (0.78, 0),
        (0.5, 0),
        (0.42, 0.14),
        (0.2, 0.2),
        (0, 0.3),
    ]
    shape = Polygon(half + [(-x, y) for x, y in reversed(half[1:-1])])
    for s in (-1, 1):
        shape = shape.difference(Point(s * 0.26, 0.48).buffer(0.09))
    shape = shape.difference(Point(0, 0.5).buffer(0.08))
    bridge = paper.cutout(
        shape.buffer(-0.02).buffer(0.02), maple, (0, -0.86, -0.35), (90, 0, 0), 1, depth=0.16, bevel=0.02
    )
    bridge.name = "bridge"
    steel = clay("#c4b494", bump=0, rough=0.4)
    for x in (-0.42, -0.14, 0.14, 0.42):
        top = -0.86 - 0.78 + abs(x) * 0.22
        path = [(x * 0.85, -1.45, -3.6), (x, top, -0.35), (x * 0.72, -1.42, 7)]
        line = [np.array(path[0]) + (np.array(path[1]) - path[0]) * j / 6 for j in range(7)]
        line += [np.array(path[1]) + (np.array(path[2]) - path[1]) * j / 10 for j in range(1, 11)]
        kit.rope(line, 0.045, steel, 1).name = "string"
    board = [(-0.62, 3.1), (0.62, 3.1), (0.5, 8), (-0.5, 8)]
    paper.cutout(
        Polygon(board).buffer(0.06), ebony, (0, -1.2, 0), depth=0.26, bevel=0.06
    ).name = "fingerboard"
    tail = [(-0.72, -3.5), (0.72, -3.5), (0.5, -7), (-0.5, -7)]
    paper.cutout(Polygon(tail).buffer(0.1), ebony, (0, -1.35, 0), depth=0.3, bevel=0.08).name = "tailpiece"


def sill_of(side):
    """The sill of a window."""
    sill = Polygon([(-0.42, 0.1), (0.42, 0.1), (0.42, -0.5), (0.28, -0.78), (-0.28, -0.78), (-0.42, -0.5)])
    board = paper.cutout(
        sill.buffer(0.04),
        surfaces.wood("#8a4a26", along="x"),
        (side * 1.46, -0.42, -0.77),
        (-90, 0, 0),
        depth=0.09,
    )
    board.name = "sill"


def paint(draft):
    """Hard sun from the left on old varnish, lamplight inside."""
    light.world("#cfe4dc", "#d2a080", 0.4)
    stage.camera((0, -17, -3.2), (0, 0, 0.25), 64)
    kit.box((30, 0.3, 30), surfaces.plaster("#a8e0d0", grain=5), (0, 3.4, -15)).name = "wall"
    body()
    inside()
    strings()
    for side in (-1, 1):
        sill_of(side)
    kit.place(animals.cat("sitting", pale="#2a1c20"), (2.02, 0.1, -1.56), (0, 0, -160), 0.4).name = "cat"
    light.area((-9, -9, 7), (0, 0, 0), 0.7, 2300, "#ffd49a")
    light.area((8, -9, -2), (0, 0, 0), 5, 300, "#9fd0d8")
    return Finish(
        shadows="#2a2030",
        lights="#fff0c8",
        focus=("bridge", "string", "cut", "cat"),
        vignette=0.26,
    )
