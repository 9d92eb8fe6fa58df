# SPDX-License-Identifier: GPL-3.0-or-later
"""The scarecrow opens his coat: the birds have lived there all along."""

import random

import numpy as np
from shapely import affinity

from painter import kit, light, paper, sky, stage
from painter.finish import Finish
from painter.glow import glowing_disc
from painter.materials import clay, lamp
from painter.motifs import plants

GROUND = -3.9
COAT = [
    (-0.35, 2.25),
    (-0.9, 2.12),
    (-1.7, 2.2),
    (-2.75, 2.32),
    (-2.95, 2.1),
    (-2.9, 1.72),
    (-2.55, 1.55),
    (-1.9, 1.4),
    (-1.55, 1.0),
    (-1.62, 0.0),
    (-1.85, -1.2),
    (-2.15, -2.35),
    (-1.75, -2.55),
    (-1.4, -2.36),
    (-0.9, -2.62),
    (-0.3, -2.45),
    (0.35, -2.66),
    (0.95, -2.4),
    (1.45, -2.6),
    (2.1, -2.38),
    (1.85, -1.2),
    (1.62, 0.0),
    (1.55, 1.0),
    (1.9, 1.38),
    (2.55, 1.5),
    (2.95, 1.62),
    (3.02, 2.0),
    (2.8, 2.24),
    (1.7, 2.18),
    (0.9, 2.12),
    (0.35, 2.25),
]
LINING = [
    (0, 1.75),
    (-0.32, 1.3),
    (-0.72, 0.5),
    (-1.0, -0.6),
    (-1.18, -1.8),
    (-1.1, -2.12),
    (-0.4, -2.2),
    (0.3, -2.18),
    (1.1, -2.1),
    (1.18, -1.8),
    (1.0, -0.6),
    (0.72, 0.5),
    (0.32, 1.3),
]


def songbird(x, z, size, way=1, asleep=True):
    """A plump bird in profile on its perch; asleep, its bill lies on its breast."""
    body = paper.outline(
        [
            (-0.55, -0.02),
            (-0.3, 0.28),
            (0.0, 0.42),
            (0.22, 0.56),
            (0.42, 0.5),
            (0.48, 0.3),
            (0.4, 0.05),
            (0.15, -0.12),
            (-0.2, -0.1),
        ],
        6,
    )
    tail = paper.Polygon([(-0.35, 0.14), (-1.0, -0.16), (-0.92, -0.28), (-0.25, -0.06)])
    bill = paper.Polygon(
        [(0.42, 0.42), (0.6, 0.24), (0.44, 0.26)] if asleep else [(0.42, 0.46), (0.68, 0.4), (0.44, 0.32)]
    )
    legs = paper.unary_union([paper.rectangle(a, -0.28, a + 0.04, -0.05) for a in (-0.02, 0.12)])
    shape = paper.unary_union([body, paper.rounded(tail, 0.02), bill, legs])
    return affinity.translate(affinity.scale(shape, way * size, size, origin=(0, 0)), x, z + 0.26 * size)


def nest(x, z, w):
    """A bowl of twigs."""
    rng = random.Random(int(x * 90 + z * 50))
    bowl = paper.outline(
        [
            (x - w, z + 0.5 * w),
            (x - 0.7 * w, z + 0.08 * w),
            (x, z - 0.06 * w),
            (x + 0.7 * w, z + 0.08 * w),
            (x + w, z + 0.5 * w),
            (x, z + 0.34 * w),
        ],
        6,
    )
    twigs = [
        paper.ribbon(
            [
                (x + rng.uniform(-1, -0.5) * w, z + rng.uniform(0.1, 0.5) * w),
                (x, z + rng.uniform(0, 0.25) * w),
                (x + rng.uniform(0.6, 1.2) * w, z + rng.uniform(0.15, 0.62) * w),
            ],
            0.028,
            0.014,
        )
        for _ in range(9)
    ]
    return paper.unary_union([bowl, *twigs])


def coat():
    """Five sheets of moss and umber; each opens a little less, the innermost is warm."""
    outer, lining = paper.outline(COAT, 6), paper.outline(LINING, 8)
    rng = random.Random(2)
    straw = []
    for side, x0, z0 in ((-1, -2.85, 1.9), (1, 2.92, 1.8)):
        for _ in range(13):
            a = rng.uniform(-0.55, 0.5)
            straw.append(
                paper.ribbon(
                    [(x0, z0 + rng.uniform(-0.2, 0.2)), (x0 + side * rng.uniform(0.3, 0.62), z0 + a * 0.8)],
                    0.05,
                    0.015,
                )
            )
    paper.sheet(paper.unary_union(straw), 0.15, "#7a6428")
    tones = ("#46502e", "#4c4c2a", "#5a4c28", "#744f24", "#945c26")
    for k, tone in enumerate(tones):
        hole = paper.wavering(lining.buffer(0.1 - 0.08 * k), 0.02, 3 + k)
        body = paper.wavering(outer.buffer(-0.07 * k), 0.03, 9).difference(hole)
        paper.sheet(paper.rounded(body, 0.012), -0.1 + 0.26 * k, tone)
    lapels = [
        paper.outline(
            [(s * 0.1, 1.95), (s * 0.62, 2.08), (s * 0.85, 1.2), (s * 0.62, 0.75), (s * 0.4, 1.1)], 5
        )
        for s in (-1, 1)
    ]
    paper.sheet(paper.unary_union(lapels), -0.22, "#3a4226")
    patch = affinity.rotate(paper.rectangle(-1.5, -1.55, -1.18, -1.15), 8)
    paper.sheet(patch, -0.2, "#8a3a24")
    paper.sheet(affinity.rotate(paper.rectangle(1.32, -0.55, 1.6, -0.18), -9), -0.2, "#6a5a24")
    seam = clay("#2a3020", bump=0.3)
    for fold in (
        [(-1.5, 0.9), (-1.35, -0.4), (-1.62, -2.3)],
        [(1.5, 0.9), (1.36, -0.5), (1.66, -2.3)],
        [(-1.0, 1.95), (-1.25, 1.4), (-1.42, 0.9)],
        [(1.0, 1.95), (1.25, 1.4), (1.42, 0.9)],
        [(-2.5, 2.1), (-2.0, 1.8), (-1.6, 1.75)],
        [(2.5, 2.0), (2.0, 1.75), (1.6, 1.75)],
    ):
        kit.rope([(x, -0.15, z) for x, z in fold], 0.022, seam, 6)
    for z in (0.35, -0.45, -1.3):
        kit.place(
            kit.sphere(0.08, clay("#b08a3a", rough=0.4), segments=20),
            (-0.98 - 0.12 * (0.35 - z), -0.2, z),
            size=(0.08, 0.03, 0.08),
        )
    pole = paper.rectangle(-0.13, GROUND - 0.4, 0.13, -2.0)
    paper.sheet(pole, 0.5, "#3a2a18", depth=0.2)


def dwelling():
    """Three perches across the lining, with those who sleep there."""
    dark, mid = [], []
    for k, (z, half) in enumerate(((0.28, 0.62), (-0.72, 0.9), (-1.72, 1.08))):
        dark.append(paper.wavering(paper.rectangle(-half - 0.2, z - 0.05, half + 0.2, z + 0.03), 0.012, k))
    mid += [songbird(-0.12, 0.28, 0.5), songbird(0.36, 0.28, 0.42, -1)]
    mid += [
        nest(-0.48, -0.7, 0.34),
        songbird(-0.5, -0.62, 0.44),
        songbird(0.14, -0.7, 0.5, -1),
        songbird(0.62, -0.7, 0.42, -1),
    ]
    mid += [
        songbird(-0.86, -1.7, 0.46),
        songbird(-0.36, -1.7, 0.52, 1),
        nest(0.45, -1.7, 0.4),
        songbird(0.48, -1.6, 0.52, -1),
    ]
    paper.sheet(paper.unary_union(dark), 0.95, "#3a2414")
    paper.sheet(paper.unary_union(mid), 0.8, "#2a1a12").name = "bird"
    eggs = [paper.Point(x, z).buffer(0.09) for x, z in ((0.2, -1.48), (0.72, -1.46))]
    paper.sheet(paper.unary_union(eggs), 0.88, "#fff0d0")
    paper.cutout(
        paper.outline(LINING, 8).buffer(0.25), lamp("#ffb347", 1.0), (0, 1.7, 0), depth=0.02, bevel=0
    )
    flame = kit.sphere((0.06, 0.05, 0.1), lamp("#fff0c0", 7), (0.0, 1.0, 1.02), 12)
    flame.name = "flame"
    paper.sheet(
        paper.unary_union(
            [
                paper.rectangle(-0.12, 0.86, 0.12, 0.9),
                paper.rectangle(-0.12, 1.14, 0.12, 1.18),
                paper.rectangle(-0.008, 1.15, 0.008, 1.62),
                paper.rectangle(-0.11, 0.88, -0.09, 1.15),
                paper.rectangle(0.09, 0.88, 0.11, 1.15),
            ]
        ),
        0.92,
        "#2a1a12",
    )


def head():
    """A sack under a wide straw hat; in its shade there is nothing to read."""
    sack = paper.outline(
        [(-0.32, 2.05), (-0.46, 2.5), (-0.42, 2.95), (0.42, 2.95), (0.46, 2.5), (0.32, 2.05)], 6
    )
    paper.sheet(sack, 0.12, "#5a4a28")
    scarf = paper.outline(
        [(-0.62, 2.2), (-0.3, 1.98), (0, 1.9), (0.3, 1.98), (0.62, 2.2), (0.3, 2.32), (-0.3, 2.32)], 6
    )
    paper.sheet(scarf, -0.24, "#b8392a")
    brim = paper.outline(
        [
            (-1.35, 2.78),
            (-0.7, 2.72),
            (0, 2.64),
            (0.7, 2.72),
            (1.35, 2.82),
            (0.75, 3.02),
            (0, 3.06),
            (-0.75, 3.0),
        ],
        6,
    )
    crown = paper.outline([(-0.55, 2.9), (-0.5, 3.4), (-0.3, 3.66), (0.1, 3.7), (0.42, 3.52), (0.55, 2.9)], 6)
    paper.sheet(paper.wavering(crown, 0.02, 4), -0.18, "#8a7030")
    paper.sheet(paper.rectangle(-0.56, 2.92, 0.57, 3.08), -0.26, "#6a2a1e")
    paper.sheet(paper.wavering(brim, 0.03, 2), -0.34, "#9a7e34")
    perching = [
        songbird(-2.1, 2.3, 0.5),
        songbird(-1.5, 2.2, 0.42),
        songbird(2.25, 2.28, 0.46, -1, False),
        songbird(0.05, 3.68, 0.46, -1, False),
    ]
    paper.sheet(paper.unary_union(perching), -0.05, "#26261c").name = "bird"


def field():
    """Stubble in dusk, low hills of paper, a last band of light."""
    for k, (tone, z, y) in enumerate(
        (("#c8a43a", -1.2, 7.5), ("#a8923a", -2.1, 6.2), ("#7c7c34", -2.9, 4.8))
    ):
        paper.sheet(paper.hills(z, 1.3 + 2 * k, swell=0.28, half_width=9, bottom=-9), y, tone)
    soil = clay("#5c5a26", bump=1.0, grain=6, vary=0.25)
    rise = lambda x, y: GROUND + 0.05 * np.sin(x * 1.1 + y * 0.4)  # noqa: E731
    kit.land(rise, (-7, 7), (-7, 5), soil, 120)
    stalks = [
        plants.tuft(c, 12, 0.42, spread=0.1, width=0.014, seed=k)
        for k, c in enumerate(("#b8983a", "#96802e", "#d0b04a", "#7a6a28"))
    ]
    rng = random.Random(5)
    for _ in range(kit.detail(2200)):
        row, y = round(rng.uniform(-6, 6) / 0.42) * 0.42, rng.uniform(-6.5, 4)
        x = row + rng.gauss(0, 0.06)
        kit.cast(
            rng.choice(stalks), (x, y, rise(x, y) - 0.03), (0, 0, rng.uniform(0, 360)), rng.uniform(0.6, 1.1)
        )


def paint(draft):
    """Late dusk; the light is in the coat."""
    light.world("#d8b450", "#5a5a2a", 0.42)
    camera = stage.camera((0, -14, -1.2), (0, 0, -0.25), 47)
    dusk = sky.gradient(
        [
            (0, "#5a5a34"),
            (0.25, "#8f8038"),
            (0.45, "#c8a23c"),
            (0.62, "#f0c850"),
            (0.72, "#ffe58a"),
            (1, "#e0b848"),
        ],
        4,
        0.12,
    )
    dusk = sky.clouds(
        dusk,
        "#f0cc62",
        "#8a7436",
        cover=0.3,
        soft=0.2,
        cell=180,
        seed=5,
        stretch=4,
        band=(0.05, 0.6),
        amount=0.5,
    )
    sky.backdrop(dusk, 60, camera)
    glowing_disc(2.6, (11.5, 50, 1.2), "#fff3c0", limb="#ffb83a", halo=0.4)
    field()
    coat()
    dwelling()
    head()
    light.bulb((0.0, 1.2, 0.7), 70, "#ffb850", 0.3)
    light.bulb((0.0, 1.2, -1.2), 80, "#ffb850", 0.3)
    light.area((0, 0.6, -0.8), (-0.8, -6, GROUND), 1.4, 380, "#ffb450")
    light.area((-6, -8, 5), (0, 0, 0), 3, 330, "#ffe0a0")
    light.area((7, 7, 2), (0, 0, -1), 3, 900, "#ffd070")
    return Finish(shadows="#1c2016", lights="#fff0c0", vignette=0.24, lift=0.5, focus=("bird", "flame"))
