# SPDX-License-Identifier: GPL-3.0-or-later
"""One cup of tea is still hot in all that snow. The village has got in."""

import math
import random

import numpy as np

from painter import kit, light, stage, surfaces
from painter.clay import Clay, ball
from painter.finish import Finish
from painter.materials import clay
from painter.motifs import animals
from painter.motifs.figures import figure
from painter.motifs.poses import Pose

R, TEA = 3.3, 0.55
LEMON = (0.95, 0.75)


def snow():
    """Deep snow from above, trodden towards the cup from all sides."""

    def height(x, y):
        r = np.hypot(x, y)
        return (
            0.05 * np.sin(x * 1.1 + y * 0.6)
            + 0.06 * np.sin(y * 1.5 - x * 0.4)
            + 0.3 * np.exp(-(((r - R - 0.5) / 0.5) ** 2))
        )

    kit.land(
        height, (-12, 12), (-12, 16), clay("#dfe8f3", bump=0.5, grain=5, vary=0.05, rough=0.95), 240
    ).name = "snow"
    blue = clay("#8ea4c8", bump=0.3)
    rng = random.Random(4)
    for a, start in ((-2.5, 8.5), (-0.95, 8.0), (-1.75, 8.4), (2.6, 9.5), (0.75, 9.5)):
        bend = rng.uniform(-0.05, 0.05)
        for k in range(13):
            r = R + 0.95 + k * 0.36
            if r > start:
                break
            t = a + bend * (r - R)
            side = 0.11 * (1 if k % 2 else -1)
            x, y = r * math.cos(t) - side * math.sin(t), r * math.sin(t) + side * math.cos(t)
            one = kit.sphere((0.14, 0.075, 0.03), blue, (x, y, float(height(x, y)) + 0.012), 14)
            one.rotation_euler = (0, 0, t)


def cup():
    """Sunk to its rim: white porcelain with one slate line, a handle, amber tea that shines from below."""
    china = clay("#f4f2ee", rough=0.3, bump=0.1, vary=0.04)
    wall = [
        (R + 0.1, -0.6),
        (R + 0.2, 0.5),
        (R + 0.24, 0.88),
        (R + 0.16, 0.98),
        (R + 0.04, 0.96),
        (R - 0.06, 0.8),
        (R - 0.2, 0.2),
    ]
    glaze = clay("#1f3a78", rough=0.22, bump=0.1, vary=0.12)
    kit.lathe(wall[:3], glaze, 128).name = "cup"
    kit.lathe(wall[2:], china, 128).name = "cup rim"
    for k in range(40):
        a = math.tau * k / 40
        kit.sphere(0.07, china, ((R + 0.2) * math.cos(a), (R + 0.2) * math.sin(a), 0.62), 12).name = "cup dot"
    loop = [
        (R + 0.1, 0.6, 0.55),
        (R + 1.0, 0.85, 0.8),
        (R + 1.4, 0.1, 0.85),
        (R + 1.0, -0.65, 0.8),
        (R + 0.1, -0.55, 0.5),
    ]
    kit.place(kit.rope(loop, 0.25, glaze, 10), turn=(0, 0, -52)).name = "cup handle"
    silver = surfaces.metal("#c8d0e0", worn=0.5)
    kit.rope(
        [(0.9, 2.0, TEA - 0.3), (1.9, 3.0, 1.15), (2.7, 4.2, 1.95), (3.3, 5.2, 2.5)], 0.13, silver, 8
    ).name = "spoon"
    kit.place(
        kit.sphere((0.3, 0.55, 0.07), silver, (0, 0, 0), 24),
        (3.42, 5.42, 2.6),
        (24, 0, -30),
        (0.26, 0.5, 0.08),
    ).name = "spoon"
    n = kit.detail(260)
    r, a = np.meshgrid(np.linspace(0.001, R - 0.02, n), np.linspace(0, math.tau, n))
    x, y = r * np.cos(a), r * np.sin(a)
    wave = (
        0.02 * np.sin(r * 7 + 0.6 * np.sin(3 * a))
        + 0.02 * np.sin(x * 3.1 + y * 2.2)
        + 0.015 * np.sin(y * 5 - x * 2)
    )
    shade = np.clip(0.62 + 0.38 * np.cos(r / R * 2.6) + 4 * wave, 0, 1)[..., None]
    low, high = np.array((0.2, 0.035, 0.008)), np.array((0.8, 0.25, 0.035))
    colours = low * (1 - shade) + high * shade
    kit.sheet(
        np.stack([x, y, TEA + wave], -1), clay(bump=0.15, grain=3, vary=0.1, rough=0.2, emit=0.38), colours
    ).name = "tea"


def lemon():
    """A slice of lemon as a raft."""
    x, y = LEMON
    rind, flesh = clay("#d89c1c", bump=0.5, grain=14), clay("#e8b838", bump=0.3, grain=9, emit=0.1)
    parts = [
        kit.lathe(
            [(0.001, 0.0), (0.98, 0.0), (1.02, 0.08), (0.98, 0.16), (0.9, 0.17), (0.001, 0.15)],
            clay("#f0dca0"),
            64,
        )
    ]
    parts.append(kit.place(kit.ring(0.97, 0.075, rind, 72, 10), (0, 0, 0.09)))
    for k in range(9):
        a0, a1 = math.tau * (k + 0.07) / 9, math.tau * (k + 0.93) / 9
        t = np.linspace(a0, a1, 8)
        edge = [(0.82 * math.cos(q), 0.82 * math.sin(q)) for q in t]
        m = (a0 + a1) / 2
        wedge = [(0.12 * math.cos(m), 0.12 * math.sin(m)), *edge]
        v = [(px, py, 0.19) for px, py in wedge] + [(0.5 * math.cos(m), 0.5 * math.sin(m), 0.23)]
        f = [(i, (i + 1) % len(wedge), len(wedge)) for i in range(len(wedge))]
        parts.append(kit.mesh(v, f, flesh))
    for part in parts:
        part.name = "lemon"
    kit.group(parts, (x, y, TEA - 0.04), (3, -3, 15), 1.08)


def bathers():
    """Heads and shoulders in the warm; somebody floats on the back, two sit on the lemon, one stands on the rim."""
    hair = ("#1c1412", "#d9d2c6", "#6a3a1c", "#a8502c", "#2a1c18", "#d8b070", "#3a2620")
    skins = ("brown", "peach", "umber", "tan", "porcelain", "ebony", "olive")
    cuts = ("afro", "bun", "short", "bob", "curls", "braids", "ring")
    up = Pose(left_hand=(0.45, 0.15, 0.75), right_hand=(0.45, 0.2, 0.7), look=(-26, 0, 0))
    out = Pose(left_hand=(0.75, 0.45, 0.1), right_hand=(0.75, 0.45, 0.1), look=(-20, 10, 0))
    spots = (
        (-1.85, 1.3, 300),
        (-2.2, -0.1, 285),
        (-1.35, -1.5, 210),
        (0.1, -2.1, 160),
        (1.55, -1.45, 120),
        (-0.75, 0.55, 250),
        (-0.2, 2.2, 350),
    )
    for k, (x, y, turn) in enumerate(spots):
        body = ("grown", "round elder", "broad worker", "woman", "grown", "small child", "round elder")[k]
        tall = 1.95 if body != "small child" else 2.2
        one = figure(
            body,
            (up, out)[k % 2],
            "jumper",
            skin=skins[k],
            hair=cuts[k],
            hair_colour=hair[k],
            coat=SKIN_TONES[k],
            trousers=SKIN_TONES[k],
            hat="beanie",
            hat_colour=("#d8402c", "#f4efe6", "#3f6ab0", "#f4efe6", "#2c7a6c", "#d8402c", "#3f6ab0")[k],
            band="#f4efe6",
            far=False,
            expression="laughing",
        )
        height = {"grown": 1.0, "round elder": 0.86, "broad worker": 1.06, "woman": 1.0, "small child": 0.66}[
            body
        ]
        kit.place(one, (x, y, TEA - height * tall * 0.66), (-10, 0, turn), tall)
        kit.place(kit.ring(0.42, 0.02, clay("#ffc070", emit=0.2), 48, 6), (x, y, TEA + 0.02))
    for x, y, turn, tone in (
        (LEMON[0] - 0.35, LEMON[1] - 0.75, -14, "#3f6a9a"),
        (LEMON[0] + 0.35, LEMON[1] - 0.68, 22, "#d8402c"),
    ):
        child = figure(
            "small child",
            "dangling",
            "jumper",
            skin="tan" if turn < 0 else "umber",
            coat=tone,
            trousers=tone,
            shoes="#c89070",
            far=False,
        )
        kit.place(child, (x, y, TEA + 0.2), (0, 0, turn), 1.7)


SKIN_TONES = ("#8a5a3c", "#e8b896", "#5a3826", "#c89068", "#f0ccb0", "#3f2a20", "#c8a070")


def rim():
    """One jumps in from the rim; coats and boots lie in the snow; one little one, dressed, sits apart."""
    jumper = figure(
        "lanky teen",
        "cheering",
        "jumper",
        skin="peach",
        coat="#e0642f",
        trousers="#28406c",
        hair="short",
        hair_colour="#2a1810",
        far=False,
    )
    a = 2.15
    kit.place(jumper, ((R + 0.1) * math.cos(a), (R + 0.1) * math.sin(a), 0.97), (0, 0, 40), 1.8)
    for k, (a, tone) in enumerate(((-1.9, "#d8502f"), (-1.5, "#d89a3c"), (2.62, "#5f86c0"))):
        pair = []
        for s in (-0.13, 0.13):
            boot = Clay().add(ball((0, -0.08, 0.06), (0.095, 0.2, 0.075)), tone)
            boot.add(ball((0, 0.06, 0.2), (0.09, 0.095, 0.22)), tone, 0.06).carve(
                ball((0, 0.06, 0.42), (0.06, 0.06, 0.1)), 0.02, "#1a141c"
            )
            pair.append(
                kit.place(
                    kit.model(boot, (-0.2, -0.35, -0.05), (0.2, 0.25, 0.5), 44), (s, 0, 0), (0, 0, 40 * s)
                )
            )
        for part in pair:
            part.name = "boots"
        r = R + 0.9
        kit.group(
            pair,
            (r * math.cos(a), r * math.sin(a), 0.24),
            (0, 0, math.degrees(a) - 90 + 20 * math.sin(3 * k)),
            1.25,
        )


def fox():
    """It keeps an eye on the boots."""
    kit.place(animals.fox("sitting"), (-2.1, -5.0, 0.05), (0, 0, 155), 1.1).name = "fox"


def paint(draft):
    """A clear night from above: blue snow, and one round warm light."""
    light.world("#4a62a8", "#5a6498", 0.42)
    stage.camera((0.1, -9.8, 11.4), (0.1, -0.1, 0.3), 41)
    snow()
    cup()
    lemon()
    bathers()
    rim()
    fox()
    light.area((0, 0, TEA + 0.1), (0, 0, 5), 5.5, 420, "#ff9a48")
    light.bulb((-0.6, -0.4, 2.4), 120, "#ffb060", 0.8)
    light.area((-8, 7, 9), (0, 0, 0), 3, 1250, "#a8bcff")
    light.area((8, -6, 8), (0, 0, 0), 4, 260, "#8090e8")
    light.area((-3, -9.5, 4), (-2, -5, 0.4), 1.2, 26, "#ffc890", 60)
    return Finish(shadows="#141f58", lights="#fff0d4", focus=("lemon", "cup"), lift=0.6, vignette=0.3)
