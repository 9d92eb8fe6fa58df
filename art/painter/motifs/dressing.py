# SPDX-License-Identifier: GPL-3.0-or-later
"""Flesh and cloth on a skeleton: trunk, limbs, coats, things worn, and what a body leans or rolls on."""

from __future__ import annotations

import math

import numpy as np

from ..clay import Clay, ball, block, limb, loop, tube
from ..colour import Colour
from .bodies import Body
from .clothes import Clothes
from .forms import cloth, frame_along, placed, unit, vector
from .hands import mitten
from .heads import darker, head
from .skeleton import SIDES, Skeleton

DOWN = vector(0, 0, -1)


def dressed(body: Body, bones: Skeleton, clothes: Clothes, skin: Colour, toes: tuple[float, float]) -> Clay:
    """The whole person as clay, in shares of the body's height."""
    clay = Clay()
    _trunk(clay, body, bones, clothes)
    _legs(clay, body, bones, clothes, toes)
    _skirt(clay, body, bones, clothes)
    _arms(clay, body, bones, clothes, skin)
    clay.add(limb(bones.neck - bones.chest_frame[:, 2] * 0.03, bones.head, body.head * 0.42), skin, 0.02)
    head(clay, lambda f: placed(f, bones.head, bones.head_frame, body.head), body.head, skin, clothes)
    _worn(clay, body, bones, clothes)
    return clay


def _trunk(clay: Clay, body: Body, bones: Skeleton, clothes: Clothes) -> None:
    coat = clothes.coat
    seat = ball((0, 0.1 * body.hips, 0), (body.hips * 1.12, body.hips * 0.98, body.torso * 0.26))
    clay.add(
        placed(seat, bones.hips, bones.hip_frame),
        (clothes.skirt or coat) if clothes.length > 0.02 else clothes.trousers,
        0.03,
    )
    middle = body.hips * 0.52 + body.shoulders * 0.34
    clay.add(
        placed(ball((0, 0, 0), (middle, middle * 0.84, body.torso * 0.34)), bones.waist, bones.hip_frame),
        coat,
        0.06,
    )
    rib = ball((0, 0, 0), (body.shoulders * 0.88, body.chest, body.torso * 0.36))
    clay.add(placed(rib, bones.chest, bones.chest_frame), coat, 0.06)
    left, right = bones.arms["left"].root, bones.arms["right"].root
    clay.add(limb(left, right, body.limb * 1.35), coat, 0.05)
    if body.belly:
        front = bones.waist - bones.hip_frame[:, 1] * (body.belly * 0.75) + DOWN * body.torso * 0.12
        round_ = ball((0, 0, 0), (body.hips * 0.95, body.belly * 1.25 + 0.02, body.torso * 0.42))
        clay.add(placed(round_, front, bones.hip_frame), coat, 0.08)


def _legs(clay: Clay, body: Body, bones: Skeleton, clothes: Clothes, toes: tuple[float, float]) -> None:
    for name, drop in zip(SIDES, toes, strict=True):
        leg, r = bones.legs[name], body.limb
        clay.add(limb(leg.root, leg.joint, r * 1.5, r * 1.15), clothes.trousers, 0.02)
        clay.add(limb(leg.joint, leg.end, r * 1.15, r * 0.92), clothes.trousers, 0.025)
        side, size = SIDES[name], body.foot
        out = math.radians(12 * side)
        slope = math.radians(drop)
        ahead = vector(math.sin(out) * math.cos(slope), -math.cos(out) * math.cos(slope), -math.sin(slope))
        shin = unit(leg.end - leg.joint)
        frame = frame_along(ahead, vector(1, 0, 0))
        sole = leg.end + shin * size * 0.30 + ahead * size * 0.42
        clay.add(
            limb(leg.end - shin * size * 0.35, leg.end + shin * size * 0.3, r * 1.12, r * 1.15),
            clothes.shoes,
            0.01,
        )
        clay.add(placed(ball((0, 0, 0), (0.50, 0.36, 1.0)), sole, frame, size), clothes.shoes, 0.02)


def _skirt(clay: Clay, body: Body, bones: Skeleton, clothes: Clothes) -> None:
    if clothes.length <= 0.02:
        return
    colour = clothes.skirt or clothes.coat
    left, right = bones.legs["left"].along(clothes.length), bones.legs["right"].along(clothes.length)
    paths = [
        [
            bones.waist * 0.4 + bones.hips * 0.6,
            *[a * (1 - t) + b * t for a, b in zip(left, right, strict=True)],
        ]
        for t in (0.0, 0.33, 0.67, 1.0)
    ]
    hip = body.hips * 0.72 + body.belly * 0.3
    hem = max(body.limb * 1.6, hip * (0.72 + 0.36 * clothes.length)) + clothes.flare
    radii = [hip * 0.9, *np.linspace(hip, hem, len(left))]
    skirt, underside = cloth(paths, radii)
    clay.add(skirt, colour, 0.035)
    clay.paint(underside, darker(colour, 0.3), 0.006)
    if clothes.belt:
        _band(clay, body, bones, clothes.belt)


def _band(clay: Clay, body: Body, bones: Skeleton, colour: Colour) -> None:
    low = bones.waist * 0.55 + bones.hips * 0.45
    clay.paint(placed(block((0, 0, 0), (0.4, 0.4, 0.012), 0.004), low, bones.hip_frame), colour, 0.008)


def _arms(clay: Clay, body: Body, bones: Skeleton, clothes: Clothes, skin: Colour) -> None:
    for name, side in SIDES.items():
        arm, r = bones.arms[name], body.limb
        clay.add(limb(arm.root, arm.joint, r * 1.22, r * 1.08), clothes.coat, 0.035)
        clay.add(limb(arm.joint, arm.end, r * 1.08, r * 1.12), clothes.coat, 0.02)
        along = unit(arm.end - arm.joint)
        cuff = arm.end - along * r * 0.3
        clay.add(limb(cuff, arm.end, r * 1.28, r * 1.3), clothes.cuffs or darker(clothes.coat, 0.72), 0.008)
        thumb = vector(-side * 0.45, -0.75, 0.55)
        frame = frame_along(along, thumb)
        if side < 0:  # the palm faces the body on both sides
            frame = frame * np.array([1, -1, 1])
        frame = frame * np.array([1, -1, 1])
        grip = lambda f, at=arm.end, axes=frame: placed(f, at, axes, body.hand)  # noqa: E731
        mitten(clay, grip, body.hand, clothes.gloves or skin)


def _worn(clay: Clay, body: Body, bones: Skeleton, clothes: Clothes) -> None:
    chest, up, back = bones.chest_frame, bones.chest_frame[:, 2], bones.chest_frame[:, 1]
    throat = bones.neck - up * 0.004
    if clothes.collar:
        clay.add(
            placed(loop((0, 0, 0), body.head * 0.62, body.head * 0.2), throat - up * 0.01, chest),
            clothes.collar,
            0.01,
        )
        front = placed(ball((0, -body.chest, -0.09), (0.03, 0.06, 0.09)), throat, chest)
        clay.paint(front, clothes.collar, 0.01)
    if clothes.scarf:
        clay.add(
            placed(loop((0, 0, 0), body.head * 0.66, body.head * 0.34), throat, chest), clothes.scarf, 0.012
        )
        start = throat + back * body.head * 0.8 + chest[:, 0] * body.head * 0.4
        wind = [
            start,
            start + back * 0.07 + chest[:, 0] * 0.05 - up * 0.03,
            start + back * 0.15 + chest[:, 0] * 0.12,
            start + back * 0.24 + chest[:, 0] * 0.14 - up * 0.05,
        ]
        clay.add(tube(wind, [0.024, 0.028, 0.026, 0.034], 4), clothes.scarf, 0.02)
    if clothes.apron:
        width = body.hips * 1.05
        bib = placed(
            block((0, -body.chest * 1.1, -0.01), (body.shoulders * 0.6, 0.06, body.torso * 0.26), 0.01),
            bones.chest,
            chest,
        )
        clay.paint(bib, clothes.apron, 0.008)
        for name in SIDES:
            strap = [bones.arms[name].root * 0.55 + throat * 0.45 + back * k for k in (-0.09, 0.0, 0.09)]
            clay.paint(tube(strap, [0.016] * 3, 3), clothes.apron, 0.008)
        if clothes.length > 0.2:
            knees = (
                bones.legs["left"].along(clothes.length * 0.85)[-1]
                + bones.legs["right"].along(clothes.length * 0.85)[-1]
            ) / 2
            middle = [
                bones.waist - back * 0.12,
                (bones.waist + knees) / 2 - vector(0, 0.14, 0),
                knees - vector(0, 0.14, 0),
            ]
            clay.paint(tube(middle, [width * 0.9, width, width * 1.1], 4), clothes.apron, 0.01)
    if clothes.cape:
        left, right = bones.arms["left"].root, bones.arms["right"].root
        fall = vector(0, 0.16, -body.leg * 0.62)
        paths = []
        for t in (-0.1, 0.3, 0.7, 1.1):
            top = left * (1 - t) + right * t + back * body.chest * 0.5
            end = top + fall + chest[:, 0] * (0.5 - t) * 0.22 - up * body.torso * 0.9
            end[2] = max(end[2], 0.05)
            paths.append([top, (top + end) / 2 + back * 0.05, end])
        clay.add(cloth(paths, [0.04, 0.045, 0.055])[0], clothes.cape, 0.02)
        clay.add(
            placed(loop((0, 0, 0), body.head * 0.7, body.head * 0.26), throat, chest), clothes.cape, 0.03
        )
    if clothes.pack:
        depth = body.chest * 0.8
        bag = block(
            (0.01, body.chest + depth * 0.8, -0.01),
            (body.shoulders * 0.75, depth, body.torso * 0.42),
            0.045,
            (4, 0, 3),
        )
        clay.add(placed(bag, bones.chest, chest), clothes.pack, 0.015)
        roll = limb(
            (-0.13, body.chest + depth, body.torso * 0.5),
            (0.13, body.chest + depth, body.torso * 0.47),
            0.045,
        )
        clay.add(placed(roll, bones.chest, chest), darker(clothes.pack, 1.5), 0.01)


def support(body: Body, bones: Skeleton) -> Clay | None:
    """The wheelchair or stick that belongs to the body; it takes its place from hips or hand."""
    if body.support == "stick":
        hand = bones.arms["right"].end
        tip = vector(hand[0] - 0.03, hand[1] - 0.06, 0.01)
        clay = Clay().add(limb(hand + (hand - tip) * 0.04, tip, 0.016, 0.012), "#5a3a26")
        crook = [
            hand + vector(0, 0, 0.02),
            hand + vector(0, -0.03, 0.06),
            hand + vector(0, -0.08, 0.05),
            hand + vector(0, -0.09, 0.0),
        ]
        return clay.add(tube(crook, [0.016, 0.017, 0.017, 0.015], 4), "#5a3a26", 0.01)
    if body.support != "wheelchair":
        return None
    steel, wood, seat = "#59616b", "#6e4a30", bones.hips
    clay = Clay()
    z = seat[2] - body.hips * 0.85
    clay.add(block((0, seat[1] - 0.03, z), (body.hips * 1.25, 0.13, 0.022), 0.015), wood)
    clay.add(
        block((0, seat[1] + 0.13, z + 0.19), (body.hips * 1.15, 0.02, 0.19), 0.015, (-8, 0, 0)), wood, 0.02
    )
    for side in (-1, 1):
        x, hub = side * (body.hips * 1.25 + 0.05), (seat[1] + 0.05, 0.235)
        clay.add(loop((x, *hub), 0.215, 0.019, (0, 90, 0)), "#2d2a2e", 0.01)
        clay.add(loop((x + side * 0.035, *hub), 0.175, 0.009, (0, 90, 0)), steel, 0.005)
        clay.add(limb((x - side * 0.05, *hub), (x + side * 0.03, *hub), 0.03), steel, 0.01)
        for k in range(5):
            a = k * math.tau / 5 + 0.3
            end = (x, hub[0] + 0.21 * math.cos(a), hub[1] + 0.21 * math.sin(a))
            clay.add(limb((x, *hub), end, 0.008), steel, 0.006)
        clay.add(loop((x * 0.8, seat[1] - 0.26, 0.06), 0.045, 0.016, (0, 90, 0)), "#2d2a2e", 0.01)
        rail = [
            (x * 0.82, seat[1] + 0.14, z),
            (x * 0.82, seat[1] - 0.12, z),
            (x * 0.80, seat[1] - 0.24, z - 0.06),
            (x * 0.8, seat[1] - 0.27, 0.08),
        ]
        clay.add(tube(rail, [0.014] * 4, 4), steel, 0.01)
        clay.add(limb((x * 0.8, seat[1] - 0.25, 0.1), (x * 0.7, seat[1] - 0.40, 0.07), 0.013), steel, 0.01)
        push = [
            (x * 0.82, seat[1] + 0.14, z),
            (x * 0.82, seat[1] + 0.18, z + 0.36),
            (x * 0.82, seat[1] + 0.26, z + 0.40),
        ]
        clay.add(tube(push, [0.014] * 3, 4), steel, 0.01)
    return clay.add(block((0, seat[1] - 0.42, 0.065), (0.12, 0.06, 0.012), 0.008), steel, 0.01)
