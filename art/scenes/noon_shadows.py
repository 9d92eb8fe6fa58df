# SPDX-License-Identifier: GPL-3.0-or-later
"""While their people sleep, the shadows go for a walk in the square."""

import numpy as np

from painter import kit, light, stage, surfaces
from painter.colour import linear
from painter.finish import Finish
from painter.materials import clay
from painter.motifs import animals
from painter.motifs.figures import figure, parts


def unseen(*things_):
    """Make things that only their shadow tells of."""
    for thing in things_:
        for part in parts(thing):
            part.visible_camera = part.visible_diffuse = part.visible_glossy = False


def shadowless(*things_):
    """Make things that cast nothing."""
    for thing in things_:
        for part in parts(thing):
            part.visible_shadow = False


def square():
    """Pale stone in rings about the middle of a square; each ring of slabs a little differently worn."""

    def stones(x, y, z):
        r, a = np.hypot(x - 0.6, y - 1.2), np.arctan2(y - 1.2, x - 0.6)
        ring = np.floor(r / 0.82)
        count = np.maximum(np.round(ring * 5.5 + 4), 6)
        slab = np.floor((a / (2 * np.pi) + 0.5 + 0.37 * ring) * count)
        worn = 0.84 + 0.26 * np.modf(np.abs(np.sin(ring * 12.9898 + slab * 78.233) * 43758.5))[0]
        cream, clay_red, mint = (np.array(linear(c)) for c in ("#f2e2c2", "#d88a5c", "#c8d8c0"))
        tone = np.where(
            (ring % 4 == 3)[:, None],
            clay_red,
            np.where((ring % 4 == 1)[:, None], mint * 0.5 + cream * 0.5, cream),
        )
        across = np.abs(np.modf(r / 0.82)[0] - 0.5) > 0.45
        joint = (
            np.abs(np.modf((a / (2 * np.pi) + 0.5 + 0.37 * ring) * count)[0] - 0.5)
            > 0.5 - 0.02 * count / np.maximum(r, 0.3) / 6
        )
        seam = np.where(across | joint, 0.74, 1.0)
        return tone * (worn * seam)[:, None]

    kit.land(
        lambda x, y: 0 * x, (-9, 9), (-7, 15), clay(bump=0.35, grain=9, vary=0.06, rough=0.9), 1000, stones
    )


def walkers():
    """Couples, a child with a hoop, an old man with a stick, a dog: only their shadows are here."""
    folk = [
        ("grown", "walking", "suit", (-1.9, 3.6), 90, {"hat": "top"}),
        ("woman", "walking", "long dress", (-1.1, 3.5), 84, {"hat": "brim"}),
        ("small child", "running", "jumper", (2.2, 3.2), -90, {}),
        ("thin elder", "walking", "great coat", (2.55, 0.2), -90, {"hat": "bowler"}),
        ("woman", "dancing", "summer dress", (-0.15, 0.35), 80, {}),
        ("grown", "dancing", "suit", (0.75, 0.3), -80, {}),
        ("stick", "walking", "great coat", (-2.4, -0.3), 90, {"hat": "brim"}),
    ]
    for body, pose, dress, (x, y), turn, wish in folk:
        who = kit.place(figure(body, pose, dress, far=True, **wish), (x, y, 0), (0, 0, turn), 1.45)
        unseen(who)
    hoop = kit.place(kit.ring(0.36, 0.035, clay("#222222"), 40, 8), (1.65, 3.2, 0.38), (90, 0, 0))
    dog = kit.place(animals.fox("trotting"), (0.1, -1.75, 0), (0, 0, 90), 0.62)
    unseen(hoop, dog)


def sleepers():
    """On a bench in the corner they doze, hats over their faces; the sun throws nothing of them."""
    wood = surfaces.wood("#8a4a2c", along="x")
    for k in range(4):
        kit.box((2.5, 0.14, 0.06), wood, (-1.35, -3.75 + 0.17 * k, 0.42), bevel=0.01)
    for k in range(2):
        kit.box((2.5, 0.06, 0.14), wood, (-1.35, -3.12, 0.62 + 0.2 * k), (-10, 0, 0), 0.01)
    for x in (-2.45, -0.25):
        kit.box((0.1, 0.62, 0.42), clay("#2f3a38"), (x, -3.45, 0))
    folk = (
        (
            "grown",
            "suit",
            -2.0,
            {
                "coat": "#f6efe0",
                "trousers": "#efe4d0",
                "hat": "brim",
                "hat_colour": "#f4e2a8",
                "skin": "peach",
            },
        ),
        (
            "woman",
            "summer dress",
            -1.25,
            {"coat": "#f0c43a", "hat": "brim", "hat_colour": "#f8eed8", "skin": "brown"},
        ),
        (
            "round elder",
            "work shirt",
            -0.55,
            {"coat": "#3f7a86", "hat": "brim", "hat_colour": "#c8643a", "skin": "tan"},
        ),
    )
    for body, dress, x, wish in folk:
        who = figure(body, "sitting", dress, **wish)
        kit.place(who, (x, -3.72, 0.0), (0, 0, 6), 1.3)
        shadowless(who)


def paint(draft):
    """The hour after lunch; hard sun from our side, long shadows, nobody awake."""
    light.world("#cfe0e0", "#e8d0b0", 0.24)
    stage.camera((0, -8.6, 11.6), (0, 0.4, 0), 47)
    square()
    walkers()
    sleepers()
    light.sun((58, 0, -8), 4.6, "#fff0cc", 0.8)
    return Finish(shadows="#20344e", lights="#fff6e0", vignette=0.18, contour=0.6)
