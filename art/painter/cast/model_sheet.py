# SPDX-License-Identifier: GPL-3.0-or-later
"""The model sheet: everybody who can be drawn, with every expression, for docs/images/cast.webp."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
from PIL import Image

from ..colour import Array, oklab_of, shown_from
from ..pixels import F, mix
from ..surface import lit
from ..wishes import Finish
from .animals import Fox, draw_bird
from .bodies import CHILD, GROWN, SLIM, SMALL, STOUT, Arm, Build, Clothes, Leg, Person
from .expressions import FACES
from .geometry import limb
from .hands import draw_hand
from .heads import Head, Looks
from .paints import Light, Pattern
from .points import HANDS
from .sheet import Sheet

GROUND = "#9ea8b8"
PEOPLE = (
    Looks("#f0b894", "bun", "#b0502c", 28, freckles=True),
    Looks("#8a5236", "curls", "#1d1216", 8),
    Looks("#e2a27c", "tousled", "#2a1a18", 24, nose=1.15),
    Looks("#7a4630", "ring", "#c8c0b8", 70, nose=1.2),
    Looks("#d89a70", "bob", "#3a2418", 10, eyes="dot"),
    Looks("#c07a50", "short", "#40281c", 38, jaw=1.1, beard="#40281c"),
    Looks("#5c3524", "braids", "#171015", 30),
    Looks("#e8b890", "short", "#d9d2c6", 74, nose=1.25, hat=("headscarf", "#b8402e", "#b8402e")),
    Looks("#b87a52", "long", "#20151a", 17),
    Looks("#eec4a0", "ring", "#d8c8a8", 58, moustache="#8a6a48", glasses="#3a2c20"),
)
"""Ten kinds of people."""
BUILDS: tuple[tuple[Build, Looks], ...] = (
    (SMALL, PEOPLE[1]), (CHILD, PEOPLE[4]), (SLIM, PEOPLE[6]), (GROWN, PEOPLE[5]), (STOUT, PEOPLE[7]),
)  # fmt: skip


def painted(sheet: Sheet, canvas: Array, relief: Array) -> None:
    """Lay a sheet on canvas and relief, in place."""
    made = sheet.painted()
    canvas[made.window] = mix(canvas[made.window], made.colour, made.cover)
    relief[made.window] = relief[made.window] * (1 - made.cover) + made.relief * made.cover


def faces(sheet: Sheet) -> None:
    """Draw each of the ten with each expression, the views in turn."""
    views = ("three-quarter", "front", "profile")
    for column, name in enumerate(FACES):
        for row, looks in enumerate(PEOPLE):
            view = views[(row + column) % 3]
            head = Head(sheet, (70 + column * 108, 80 + row * 122), 84, view, looks=looks, face=name)
            head.back()
            neck = [head.point(-0.12, 0.66), head.point(-0.1, 0.35)]
            sheet.shape(limb(neck, [16, 15]), looks.skin, brush=2)
            head.draw()


def figures(sheet: Sheet, y: float) -> None:
    """Draw the five builds, six hands, a fox and two birds."""
    for i, (build, looks) in enumerate(BUILDS):
        x, head = 130 + i * 230, 62
        hips = (x, y - 14 - (2 * build.leg - 0.04) * head)
        reach, top = build.arm * head, hips[1] - build.torso * 0.85 * head
        arms = (
            Arm((x - 1.5 * reach, top - reach), 1, "open"),
            Arm((x + 0.9 * reach, top + 1.4 * reach), -1),
        )
        legs = (Leg((x - 22, y - 14), 1), Leg((x + 24, y - 14), 1))
        skirt = 1.5 if i in {2, 4} else 0.0
        clothes = Clothes(
            ("#c8442e", "#2c5aa0", "#7a9a3c", "#e8dcc0", "#3f6a72")[i],
            pattern=Pattern("stripes", "#f2e6c8", 9, 90) if i == 1 else None,
            skirt=skirt,
            belt="#5a3a24",
        )
        Person(
            sheet, hips, head, build=build, looks=looks, clothes=clothes, face="glad", arms=arms, legs=legs
        ).draw()
    for i, pose in enumerate(HANDS):
        draw_hand(sheet, (1270 + i % 3 * 110, y - 200 + i // 3 * 120), -60, 80, pose, PEOPLE[i].skin)
    Fox(sheet, (1760, y), 250, nod=-4, smile=0.6).draw()
    draw_bird(sheet, (1890, y), 80, flip=True, beak=1)


def model_sheet(file: Path, scale: float = 1.0) -> None:
    """Write the model sheet as a picture."""
    wide, high = 30 + 108 * len(FACES), 1250 + 370
    size = (int(high * scale), int(wide * scale))
    canvas = np.broadcast_to(oklab_of(GROUND), (*size, 3)).astype(F)
    relief = np.zeros(size, F)
    light = replace(Light(), rim_amount=0.35)
    for window, draw in (((0, 0, wide, 1260), faces), ((0, 1230, wide, high), None)):
        sheet = Sheet(window, light, scale)
        if draw:
            draw(sheet)
        else:
            figures(sheet, high - 26)
        painted(sheet, canvas, relief)
    shown = lit(shown_from(canvas), relief, scale / 1.5, Finish())
    Image.fromarray((np.clip(shown, 0, 1) * 255 + 0.5).astype(np.uint8)).save(file, quality=88)
