# SPDX-License-Identifier: GPL-3.0-or-later
"""Old and young, they have got it as far as this; nobody lets go."""

from dataclasses import replace

import numpy as np

from painter.cast.bodies import CHILD, GROWN, SLIM, STOUT, Arm, Clothes, Leg, Person, sole, standing
from painter.cast.expressions import with_face
from painter.cast.geometry import limb, normals, oval, spline, turned
from painter.cast.heads import Looks
from painter.cast.paints import Light, Pattern, mixed

LIGHT = Light(
    key=(-0.35, -0.45, 0.75),
    warm="#fff0d0",
    shade="#8080a8",
    rim="#ffd090",
    rim_from=(-0.6, -0.7),
    rim_amount=0.8,
    line="#1c1c40",
)
RIVER = [
    (-40, 1150),
    (0, 960),
    (-14, 770),
    (30, 590),
    (130, 462),
    (250, 424),
    (350, 366),
    (460, 334),
    (560, 266),
    (680, 224),
    (830, 132),
]
WIDE = np.array([96, 84, 72, 62, 60, 62, 58, 60, 58, 60, 62])
BLUES = ("#2a5cae", "#4f8fd2", "#9fd0ee", "#3a74c4", "#f2fafc", "#22489a", "#6aaae0", "#d4ecf6")


def river(sheet):
    """Strands of water side by side, white where they break; it drips between the hands."""
    path = spline(RIVER, closed=False, n=14)
    out = normals(path)
    wide = np.interp(np.linspace(0, 1, len(path)), np.linspace(0, 1, len(WIDE)), WIDE)[:, None]
    sag = (14 * np.sin(np.linspace(0, 1, len(path)) * 40))[:, None] * np.array((0, 1.0))
    whole = limb((path + sag)[::5], np.interp(np.linspace(0, 1, 40), np.linspace(0, 1, len(WIDE)), WIDE), n=6)
    sheet.shape(whole, BLUES[0], brush=5, cast=12, bulge=0.8)
    rng = np.random.default_rng(8)
    t = np.linspace(0, 1, len(path))
    for k in range(15):
        across = 0.86 * (2 * k / 14 - 1)
        weave = 0.16 * np.sin(t * (16 + 5 * rng.random()) + rng.uniform(0, 6))[:, None]
        strand = path + sag + out * wide * (across + weave)
        start = rng.integers(0, 26)
        while start < len(path) - 16:
            end = min(start + rng.integers(22, 60), len(path))
            thick = rng.uniform(5, 10)
            sheet.shape(limb(strand[start:end:4], [1, thick, thick * 0.8, 1], n=5), BLUES[(k * 3 + start) % 8],
                        brush=3, line=0.5, cast=2, bulge=0.6, inside=whole)  # fmt: skip
            start = end - 4
    for _ in range(34):
        k = rng.integers(40, len(path) - 6)
        x, y = (path + sag)[k] + [rng.normal(0, 10), wide[k, 0] * rng.uniform(0.9, 2.1)]
        r = rng.uniform(2.5, 6)
        drop = [(x, y - 2.6 * r), (x + r, y), (x, y + r), (x - r, y)]
        sheet.shape(spline(drop), BLUES[(2, 4, 6)[k % 3]], brush=1.5, line=0.8, cast=0, gloss=1)


def koi(sheet, at, size, angle):
    """A fish that looks where all this is going."""

    def place(points):
        return turned(points, at, size, angle)

    for fin in (
        [(-0.42, 0), (-0.95, -0.34), (-0.8, 0.0), (-1.0, 0.3)],
        [(0.16, 0.2), (-0.1, 0.52), (-0.2, 0.2)],
        [(0.1, -0.22), (-0.2, -0.44), (-0.36, -0.14)],
    ):
        sheet.shape(spline(place(fin)), "#f4b48a", brush=2.5)
    body = [(0.66, 0.02), (0.4, -0.2), (0.0, -0.28), (-0.5, -0.07), (-0.52, 0.07), (0.0, 0.26), (0.42, 0.2)]
    whole = spline(place(body))
    sheet.shape(whole, "#f8ead8", brush=3, bulge=0.9)
    for x, y, r in ((0.34, -0.16, 0.17), (-0.08, -0.1, 0.2), (-0.4, 0.0, 0.12), (0.1, 0.2, 0.1)):
        sheet.shape(
            spline(place(oval((x, y), r, r * 0.8))),
            "#e4572e",
            brush=2.5,
            line=0.5,
            cast=0,
            bulge=0.3,
            inside=whole,
        )
    sheet.line(spline(place([(0.36, -0.16), (0.28, 0.02), (0.36, 0.18)]), closed=False), 2, "#8a3a24")
    sheet.fill(place(oval((0.46, -0.05), 0.075)), "#fff8e8")
    sheet.fill(place(oval((0.475, -0.06), 0.042)), "#140c14")
    sheet.line(spline(place([(0.66, 0.04), (0.58, 0.1), (0.5, 0.09)]), closed=False), 2, "#8a3a24")


def bearer(sheet, x, ground, head, build, *, face, up, looks, clothes):
    """Somebody who climbs to the right, both palms under the river at the height `up`."""
    who = Person(
        sheet,
        standing(x, ground + 16, head, build),
        head,
        lean=13,
        curve=-0.05,
        nod=-16,
        face=face,
        build=build,
        looks=looks,
        clothes=clothes,
        arms=(Arm((x - 14, up + 14), 1, "flat", -80), Arm((x + 104, up - 24), -1, "flat", -80)),
        legs=(Leg(sole(x - 44, ground + 26, head), 1), Leg(sole(x + 58, ground - 22, head), 1)),
    )
    who.draw()
    return who


def draw(page):
    """Triumph, and what it costs."""
    back = page.sheet((0, 40, 800, 1190), LIGHT, seed=47)
    koi(back, (214, 250), 96, -34)
    page.lay(back)
    sheet = page.sheet((0, 40, 800, 1190), LIGHT, seed=48)
    bearer(sheet, 128, 934, 80, STOUT, face=with_face("furious", flush=1), up=478,
           looks=Looks("#c07a50", "short", "#2a1a18", 44, nose=1.25, beard="#3a2420"),
           clothes=Clothes("#e8dcc0", legs="#4a4468", braces="#8a3a2c"))  # fmt: skip
    bearer(sheet, 300, 884, 80, GROWN, face="laughing", up=424,
           looks=Looks("#8a5236", "bun", "#d8d0c4", 68, nose=1.2, hat=("headscarf", "#e0a83c", "#e0a83c")),
           clothes=Clothes("#3f8a7c", legs="#5a3a2a", skirt=1.5, flare=0.5, apron="#f2e6d0"))  # fmt: skip
    bearer(sheet, 462, 830, 80, SLIM, face=with_face("triumphant", gaze=(0.7, -0.7)), up=362,
           looks=Looks("#e2a47c", "flying", "#8a3c1c", 27),
           clothes=Clothes("#d8503c", legs="#34407a", belt="#f0c860",
                           pattern=Pattern("stripes", "#f2d8a8", 16, 90, 0.3)))  # fmt: skip
    bearer(sheet, 632, 772, 80, SLIM, face="laughing", up=288,
           looks=Looks("#6a3e2a", "curls", "#181014", 19),
           clothes=Clothes("#7a5cb0", legs="#3a4a3c", scarf="#f0c050"))  # fmt: skip
    river(sheet)
    page.lay(sheet, depth=page.at(0, -0.4, 0.6)[2])
    helper(page)


def helper(page):
    """A child catches what they spill."""
    sheet = page.sheet((440, 700, 760, 1190), replace(LIGHT, level=1.05), seed=49)
    child = Person(
        sheet,
        standing(590, 1150, 104, CHILD),
        104,
        lean=-8,
        nod=-16,
        face="laughing",
        build=CHILD,
        looks=Looks("#d8966a", "bob", "#2a1a1c", 7, freckles=True),
        clothes=Clothes("#f2b82c", legs="#4a4a78", shoes="#c8402c", skirt=0.7, coat=True, flare=0.7),
        arms=(Arm((660, 872), -1, "hold", -60), Arm((690, 900), -1, "hold", -40)),
        legs=(Leg(sole(566, 1148, 104)), Leg(sole(622, 1152, 104))),
    )
    child.draw("far arm", "far leg", "near leg", "body", "neck", "head")
    pail = [(640, 850), (716, 836), (708, 910), (660, 918)]
    sheet.shape(spline(pail, n=4), "#c85a3c", brush=3, gloss=0.5, bulge=0.7)
    sheet.shape(spline(oval((678, 843), 38, 9)), mixed("#4f8fd2", "#ffffff", 0.2), brush=2)
    child.draw("near arm")
    child.hand(0)
    page.lay(sheet, depth=page.at(1.1, -3.3, 0)[2], shadow=(1150, 0.4))
