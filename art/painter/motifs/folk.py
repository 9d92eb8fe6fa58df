# SPDX-License-Identifier: GPL-3.0-or-later
"""People: faceless, about 1.1 tall, facing the camera (-y); turn them by about 180 to show their back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from ..clay import Clay, ball, block, cone, limb, loop, tube
from ..kit import model

Point = Sequence[float] | np.ndarray
SKINS = ("#f0c39a", "#d99e74", "#b5784e", "#8a5636", "#5e3a28", "#f3d2b4")


def figure(
    coat: str = "#d9482b",
    *,
    cut: str = "coat",
    head: str = "hair",
    head_colour: str = "#4a2c20",
    skin: str = SKINS[0],
    boots: str = "#3a2b3a",
    legs: str | None = None,
    scarf: str | None = None,
    left: Point | None = None,
    right: Point | None = None,
    stride: float = 0,
    stoop: float = 0,
    bow: Point = (0, 0),
    build: float = 1,
    resolution: int = 130,
) -> Any:
    """A standing or walking person.

    `cut` of the clothes: coat, cloak, dress, jacket, apron; `head`: hair, bun, braid, bald, hood, peak (a pointed
    hood), brim, straw, cap, topper, kerchief, helmet. `left` and `right` are where the hands are (x, y, z; hanging
    by default), `stride` moves one foot forward by that much, `stoop` bends the upper body forward (0.2 is an
    elder), `bow` turns the head aside and down, `build` widens the body.
    """
    clay = Clay()
    trunk(clay, cut, coat, build, stoop, legs or boots)
    lean = np.array((0, -stoop, -stoop * 0.35))
    face = np.array((bow[0], -0.01 - bow[1], 0.87)) + lean
    headgear(clay, head, head_colour, coat, skin, face)
    for side, hand in ((-1, left), (1, right)):
        shoulder = np.array((side * 0.115 * build, 0, 0.68)) + lean * 0.8
        end = np.array(
            hand if hand is not None else (side * 0.25 * build, -0.03 - stoop * 0.7, 0.4 - stoop * 0.2)
        )
        elbow = (shoulder + end) / 2 + np.array((side * 0.05, 0.04, -0.04))
        clay.add(tube([shoulder, elbow, end], [0.058, 0.062, 0.056], 4), coat, 0.04)
        clay.add(ball(end + (end - elbow) * 0.18, 0.046), skin, 0.02)
    for side in (-1, 1):
        knee, foot = (
            np.array((side * 0.08, side * stride, 0.24)),
            np.array((side * 0.09, side * stride * 1.7, 0.05)),
        )
        clay.add(limb(knee, foot, 0.05, 0.052), legs or boots, 0.02)
        clay.add(ball(foot + (0, -0.04, -0.01), (0.062, 0.1, 0.05)), boots, 0.02)
    if scarf:
        clay.add(loop(face + (0, 0.01, -0.135), 0.095, 0.048, (stoop * 60, 0, 0)), scarf, 0.02)
        tail = [(0.08, 0.08, 0.72), (0.2, 0.18, 0.7), (0.34, 0.16, 0.76), (0.46, 0.22, 0.7)]
        clay.add(tube([np.array(p) + lean for p in tail], [0.05, 0.05, 0.045, 0.05], 5), scarf, 0.03)
    return model(clay, (-0.85, -0.95, -0.05), (0.85, 0.6, 1.55), resolution)


def trunk(clay: Clay, cut: str, coat: str, build: float, stoop: float, legs: str) -> None:
    """The body down to the knees."""
    b, forward = build, -stoop
    chest = ball((0, forward * 0.8, 0.66 - stoop * 0.3), (0.15 * b, 0.12 * b, 0.12))
    spine = tube(
        [(0, 0, 0.42), (0, forward * 0.3, 0.55), (0, forward * 0.8, 0.68 - stoop * 0.3)],
        [0.15 * b, 0.13 * b, 0.1 * b],
    )
    if cut == "jacket":
        clay.add(spine, coat, 0.05).add(ball((0, 0, 0.42), (0.15 * b, 0.125 * b, 0.1)), coat, 0.05)
        for side in (-1, 1):
            clay.add(limb((side * 0.07, 0, 0.42), (side * 0.08, 0, 0.2), 0.075, 0.055), legs, 0.03)
    else:
        low, skirt, top = {
            "coat": (0.21, 0.26, 0.115),
            "cloak": (0.06, 0.34, 0.1),
            "dress": (0.16, 0.36, 0.09),
            "apron": (0.16, 0.27, 0.12),
        }[cut]
        half = (0.7 - low) / 2
        clay.add(cone((0, forward * 0.3, low + half), half, skirt * b, top * b, 0.05), coat, 0.05).add(
            spine, coat
        )
        if cut == "dress":
            clay.carve(cone((0, 0, 0.1), 0.12, 0.3 * b, 0.12, 0.02), 0.05)
        if cut == "apron":
            clay.paint(block((0, -0.2, 0.42), (0.13 * b, 0.16, 0.24), 0.05), "#efe2c8", 0.02)
    clay.add(chest, coat, 0.06)


def headgear(clay: Clay, head: str, colour: str, coat: str, skin: str, at: np.ndarray) -> None:
    """The head and what is on it."""

    def lump(offset: Point, radius: Any, paint: str, blend: float = 0.02, turn: Point = (0, 0, 0)) -> None:
        clay.add(ball(at + offset, radius, turn), paint, blend)

    lump((0, 0, 0), (0.135, 0.14, 0.155), skin, 0.01)
    clay.add(limb(at + (0, 0.02, -0.1), at + (0, 0.03, -0.22), 0.06), skin, 0.03)
    if head in ("hood", "peak"):
        lump((0, 0.045, 0.03), (0.17, 0.16, 0.18), coat, 0.03)
        tip = (0.02, 0.3, 0.3) if head == "peak" else (0, 0.11, 0.18)
        clay.add(limb(at + (0, 0.08, 0.1), at + tip, 0.12, 0.035), coat, 0.06)
        clay.carve(ball(at + (0, -0.15, -0.01), (0.11, 0.12, 0.12)), 0.02)
        lump((0, -0.025, -0.005), (0.115, 0.1, 0.125), skin, 0.005)
        return
    if head == "helmet":
        lump((0, 0, 0.01), (0.2, 0.2, 0.2), colour, 0.01)
        return
    if head != "bald":
        lump(
            (0, 0.035, 0.035), (0.152, 0.15, 0.148), colour if head in ("hair", "bun", "braid") else "#3a2620"
        )
    if head == "bun":
        lump((0, 0.13, 0.13), 0.075, colour)
    elif head == "braid":
        tail = [
            at + p for p in ((0, 0.14, 0.04), (0.03, 0.2, -0.12), (-0.02, 0.19, -0.28), (0.02, 0.2, -0.4))
        ]
        clay.add(tube(tail, [0.06, 0.055, 0.045, 0.02]), colour, 0.02)
    elif head == "brim":
        clay.add(cone(at + (0, 0, 0.12), 0.018, 0.27, 0.25, 0.015, (8, 4, 0)), colour, 0.01)
        clay.add(cone(at + (0, 0.01, 0.21), 0.1, 0.15, 0.12, 0.04, (8, 4, 0)), colour, 0.02)
    elif head == "straw":
        clay.add(cone(at + (0, 0.02, 0.15), 0.09, 0.34, 0.03, 0.02), colour, 0.02)
    elif head == "cap":
        lump((0, 0.02, 0.09), (0.165, 0.165, 0.1), colour)
        lump((0, -0.13, 0.07), (0.11, 0.1, 0.02), colour)
    elif head == "topper":
        clay.add(cone(at + (0, 0, 0.12), 0.016, 0.21, 0.21, 0.012), colour, 0.01)
        clay.add(cone(at + (0, 0, 0.29), 0.17, 0.13, 0.15, 0.02), colour, 0.02)
    elif head == "kerchief":
        lump((0, 0.03, 0.03), (0.16, 0.155, 0.16), colour)
        clay.add(limb(at + (0, 0.15, -0.05), at + (0.02, 0.22, -0.2), 0.06, 0.02), colour, 0.04)
        clay.carve(ball(at + (0, -0.15, -0.02), (0.105, 0.1, 0.12)), 0.02)
        lump((0, -0.02, -0.005), (0.11, 0.1, 0.12), skin, 0.005)


def sitter(
    coat: str = "#3f6f8f",
    *,
    head: str = "hair",
    head_colour: str = "#4a2c20",
    skin: str = SKINS[1],
    boots: str = "#3a2b3a",
    left: Point | None = None,
    right: Point | None = None,
    dangle: float = 1,
    resolution: int = 120,
) -> Any:
    """A person sitting on an edge at height 0 (legs hang by `dangle`; at 0 they lie straight ahead)."""
    clay = Clay()
    clay.add(tube([(0, 0.05, 0.1), (0, 0.03, 0.3), (0, 0, 0.46)], [0.16, 0.14, 0.11]), coat, 0.05)
    headgear(clay, head, head_colour, coat, skin, np.array((0, -0.02, 0.66)))
    for side in (-1, 1):
        knee = np.array((side * 0.09, -0.32, 0.1))
        foot = knee + np.array((0, -0.3 * (1 - dangle) - 0.03, -0.34 * dangle - 0.02))
        clay.add(limb((side * 0.08, 0, 0.09), knee, 0.085, 0.065), boots, 0.03).add(
            limb(knee, foot, 0.06, 0.05), boots, 0.03
        )
        clay.add(ball(foot + (0, -0.05, 0), (0.06, 0.1, 0.05)), boots, 0.02)
        hand = np.array((left if side < 0 else right) or (side * 0.14, -0.24, 0.2))
        shoulder = np.array((side * 0.115, 0, 0.47))
        elbow = (shoulder + hand) / 2 + np.array((side * 0.07, 0.05, -0.03))
        clay.add(tube([shoulder, elbow, hand], [0.056, 0.058, 0.05], 4), coat, 0.04).add(
            ball(hand, 0.046), skin, 0.02
        )
    return model(clay, (-0.7, -0.95, -0.5), (0.7, 0.55, 1.25), resolution)
