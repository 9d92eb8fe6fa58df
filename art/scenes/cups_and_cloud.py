# SPDX-License-Identifier: GPL-3.0-or-later
"""The whole town holds out its cups to one small cloud."""

import math
from dataclasses import replace

import numpy as np

from painter import kit, light, stage
from painter.finish import Finish, Fog
from painter.materials import clay
from painter.motifs import buildings, rooftown, things, weather
from painter.motifs.figures import figure, hand_position
from painter.motifs.poses import POSES

CLOUD = np.array((1.75, 1.0, 8.15))
# Roofs: middle of the eaves, width, depth, height, turn.
ROOFS = (
    ((-2.5, -2.6, 0.1), 3.4, 3.6, 1.35, 84),
    ((2.9, -2.2, 0.35), 3.6, 3.4, 1.4, 97),
    ((0.2, 0.2, 0.9), 3.2, 3.4, 1.4, 88),
    ((-4.0, 1.8, 1.5), 3.4, 3.4, 1.5, 78),
    ((4.0, 2.0, 1.9), 3.4, 3.4, 1.5, 103),
    ((-1.6, 4.2, 2.15), 3.4, 3.4, 1.5, 86),
    ((1.9, 4.8, 2.4), 3.4, 3.2, 1.4, 94),
)
CUPS = ("#fffaf0", "#ffd84d", "#bfe0d2", "#fff0d2", "#e8a860", "#ffffff")
COATS = ("#8fc4b4", "#f2dcb4", "#b84c30", "#5f9a90", "#e0a050", "#8a4a30", "#fff0d2", "#cfe6da")
WISHES = (
    replace(POSES["reaching up"], look=(-26, 0, 0)),
    replace(POSES["holding up"], look=(-22, 4, 0)),
    replace(POSES["reaching up"], left_hand=(0.05, 0.5, 0.8), right_hand=(0.3, 0.3, 0.5), look=(-30, -8, 4)),
    replace(POSES["arms wide"], left_hand=(0.4, 0.3, 0.8), right_hand=(0.36, 0.34, 0.78)),
)
PEOPLE = (
    ("grown", "suit"),
    ("woman", "long dress"),
    ("small child", "jumper"),
    ("round elder", "apron"),
    ("lanky teen", "work shirt"),
    ("thin elder", "great coat"),
    ("broad worker", "overalls"),
    ("small child", "summer dress"),
)
SKINS = ("peach", "umber", "tan", "olive", "ebony", "porcelain", "brown", "peach")


def ridge(k, share):
    """A spot on the ridge of a roof; `share` from -1 to 1 along it."""
    (x, y, z), _, depth, height, turn = ROOFS[k]
    a = math.radians(turn + 90)
    return np.array(
        (
            x + math.cos(a) * depth / 2 * share * 0.92,
            y + math.sin(a) * depth / 2 * share * 0.92,
            z + height + 0.06,
        )
    )


def roofs():
    """Roof behind roof, like steps."""
    for k, (at, width, depth, height, turn) in enumerate(ROOFS):
        buildings.tiled_roof(
            at,
            (0, 0, turn),
            width=width,
            depth=depth,
            height=height,
            tiles=rooftown.ROOFS[k % 4],
            wall=rooftown.WALLS[k % 4],
            seed=k,
        )
        x, y, z = at
        kit.box((width * 0.86, depth * 0.8, 6), clay(rooftown.WALLS[k % 4]), (x, y, z - 6), (0, 0, turn))
    brick = clay("#b8563c", bump=0.8, grain=9, vary=0.25)
    for k, share, tall in ((0, -0.35, 0.85), (2, 0.55, 0.8), (3, 0.3, 0.9), (4, -0.2, 0.95), (5, -0.5, 0.8)):
        at = ridge(k, share)
        kit.box((0.42, 0.42, tall + 0.4), brick, at - (0, 0.1, 0.4))
        kit.box((0.54, 0.54, 0.1), brick, at + (0, -0.1, tall))
    rooftown.hazy_town(14, (-10, 10), (11, 20), (0.4, 1.6), 6)


def townspeople():
    """All with their cups up, all towards the cloud."""
    rng, kinds = np.random.default_rng(12), []
    for k, (body, outfit) in enumerate(PEOPLE):
        person = figure(body, WISHES[k % 4], outfit, skin=SKINS[k], quality=80, coat=COATS[k])
        marks = [np.array(person[f"{side}_hand"]) for side in ("left", "right")]
        raised = [m for m in marks if m[2] > 0.85 * max(m[2] for m in marks)]
        kinds.append((kit.mould(person), raised))
    cups = [(c, kind) for c in CUPS for kind in (0, 1, 2, 3)]
    spots = [
        (0, 0.25),
        (0, 0.75),
        (0, -0.8),
        (1, 0.9),
        (1, 0.3),
        (2, -0.85),
        (2, -0.3),
        (2, 0.15),
        (2, 0.85),
        (3, -0.7),
        (3, -0.2),
        (3, 0.75),
        (4, 0.85),
        (4, 0.35),
        (4, -0.6),
        (5, -0.9),
        (5, -0.1),
        (5, 0.3),
        (5, 0.8),
        (6, -0.8),
        (6, -0.35),
        (6, 0.1),
        (6, 0.6),
    ]
    spots = [(ridge(k, s), 1.0) for k, s in spots] + [
        (ridge(0, -0.35) + (0, -0.1, 0.92), 1.0),
        (ridge(3, 0.3) + (0, -0.1, 1.0), 1.0),
    ]
    for i, (at, scale) in enumerate(spots):
        shape, raised = kinds[(i * 3 + i // 8) % 8]
        to = CLOUD - at
        turn = math.degrees(math.atan2(to[0], -to[1])) + rng.normal(0, 12)
        size = scale * rng.uniform(0.88, 1.05)
        kit.cast(shape, at, (0, 0, turn), size)
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        for m in raised[: 1 if i % 3 else 2]:
            where = at + np.array((m[0] * c - m[1] * s, m[0] * s + m[1] * c, m[2] + 0.02)) * size
            colour, kind = cups[rng.integers(len(cups))]
            kit.place(
                rooftown.cup(colour, kind),
                where,
                (rng.normal(0, 8), rng.normal(0, 8), rng.uniform(0, 360)),
                1.25,
            )


def nearest():
    """Close by: a broad woman on a chimney with a tureen, a man in a wheelchair with a thimble, a boy with a secret."""
    brick = clay("#c4603f", bump=0.8, grain=9, vary=0.25)
    kit.box((0.95, 0.95, 3.2), brick, (1.55, -4.6, -1.6))
    kit.box((1.12, 1.12, 0.16), brick, (1.55, -4.6, 1.6))
    stout = replace(
        POSES["holding up"], left_hand=(0.14, 0.4, 0.78), right_hand=(0.14, 0.38, 0.8), look=(-26, 0, 0)
    )
    woman = figure(
        "round elder", stout, "apron", skin="brown", coat="#5f9a90", hat_colour="#ffd84d", quality=150
    )
    kit.place(woman, (1.55, -4.6, 1.76), (0, 0, 176), 1.6)
    middle = (np.array(hand_position(woman, "left")) + np.array(hand_position(woman, "right"))) / 2
    china = clay("#fffaf0", rough=0.3, bump=0.1)
    tureen = [
        kit.lathe(
            [(0.001, 0), (0.2, 0.0), (0.36, 0.14), (0.4, 0.3), (0.43, 0.32), (0.38, 0.3), (0.001, 0.16)],
            china,
            40,
        )
    ]
    tureen += [
        kit.place(kit.ring(0.09, 0.026, china, 20, 8), (s * 0.42, 0, 0.22), (90, 0, 0)) for s in (-1, 1)
    ]
    kit.group(tureen, middle - (0, 0, 0.02), (-6, 0, 0), 1.15)
    slab = clay("#e2b48c", bump=0.5, grain=8)
    kit.box((2.3, 1.6, 2.4), slab, (-1.35, -5.0, -1.75))
    sitter = figure(
        "wheelchair",
        replace(POSES["reaching up"], right_hand=(0.24, 0.3, -0.4), look=(-22, 0, 0)),
        "suit",
        skin="olive",
        coat="#f2dcb4",
        trousers="#8a4a30",
        hat="brim",
        hat_colour="#ffd84d",
        quality=140,
    )
    kit.place(sitter, (-1.75, -4.9, 0.65), (0, 0, 192), 1.35)
    kit.place(
        kit.lathe(
            [(0.001, 0), (0.03, 0), (0.038, 0.08), (0.03, 0.08)], clay("#e8b13a", rough=0.3, metal=0.6), 14
        ),
        np.array(hand_position(sitter, "left")) + (0, 0, 0.06),
        size=1.5,
    )
    boy = figure(
        "small child",
        replace(POSES["reaching up"], left_hand=(0.2, 0.5, 0.35), right_hand=(0.3, 0.1, -0.8)),
        "jumper",
        skin="ebony",
        coat="#ffd84d",
        quality=110,
    )
    kit.place(boy, (-0.62, -5.05, 0.65), (0, 0, 160), 1.3)
    hand = np.array(hand_position(boy, "left"))
    kit.place(rooftown.cup("#fffaf0", 0), hand + (0, 0, 0.16), (180, 0, 30), 1.0)
    kit.sphere((0.05, 0.05, 0.065), clay("#7fc8d8", rough=0.1, emit=0.3), hand + (0, 0, -0.06), 12)


def paint(draft):
    """Hard morning sun from the left."""
    light.world("#d4efe2", "#f6c9a0", 0.55)
    camera = stage.camera((0, -14.5, 3.9), (0, 0, 4.15), 45)
    rooftown.egg_sky(camera, 61, cover=0.2)
    roofs()
    townspeople()
    nearest()
    wood = clay("#a87040", bump=0.4)
    things.ladder((-2.55, -3.9, 0.3), (-1.9, 0.1, 3.6), wood, width=0.42, rungs=11)
    things.ladder((2.0, -0.6, 1.9), (2.3, 3.0, 4.3), wood, width=0.42, rungs=9)
    kit.place(
        weather.cloud("#f4f4ea", "#b4c8c4", half=(0.95, 0.6, 0.75), seed=8, emit=0.12),
        CLOUD,
        (0, -4, 0),
        0.92,
    )
    light.sun((54, 0, -48), 3.3, "#ffdfa2", 3)
    light.area((7, -7, 6), (0, 0, 4), 5, 320, "#a8dcd0")
    light.area((3, 9, 9), (0, 0, 4), 4, 900, "#ffd8a0")
    return Finish(fog=Fog("#fbe4c4", 16, 38, 0.8), shadows="#2a4650", lights="#fff4d4", vignette=0.14)
