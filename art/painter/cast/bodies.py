# SPDX-License-Identifier: GPL-3.0-or-later
"""Bodies: a line of action, limbs that reach where they are told, clothes with folds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ..colour import Array
from .expressions import Face
from .geometry import Point, joint, limb, merged, oval, spline, unit
from .hands import draw_hand
from .heads import Head, Looks
from .paints import Paint, deeper, mixed

if TYPE_CHECKING:
    from .paints import Pattern
    from .sheet import Fold, Sheet

TROUSERS = ("hair behind", "far arm", "body", "far leg", "near leg", "belt", "neck", "head", "near arm")
SKIRT = ("hair behind", "far arm", "far leg", "near leg", "body", "belt", "neck", "head", "near arm")
THIN = (0.1, 0.9, 0.1)


@dataclass(frozen=True)
class Clothes:
    """What somebody wears.

    `sleeve` is 0.3 for short and 1 for long; `skirt` the hem's distance below the hips in heads (0: trousers), which
    swings by `sway` heads to the right; a `coat` is a skirt that is open in front. The rest are colours.
    """

    top: str = "#f0e6d2"
    pattern: Pattern | None = None
    legs: str = "#2f4a78"
    shoes: str = "#2a1c20"
    sleeve: float = 1.0
    skirt: float = 0.0
    skirt_colour: str | None = None
    flare: float = 1.0
    sway: float = 0.0
    coat: bool = False
    collar: str | None = None
    buttons: str | None = None
    belt: str | None = None
    braces: str | None = None
    scarf: str | None = None
    apron: str | None = None


@dataclass(frozen=True)
class Build:
    """Proportions in heads."""

    torso: float = 1.5
    arm: float = 0.98
    leg: float = 1.25
    broad: float = 1.0
    hand: float = 0.56
    waist: float = 0.8
    limb: float = 1.0


GROWN, SLIM = Build(), Build(broad=0.88, waist=0.7, limb=0.85)
STOUT = Build(torso=1.45, broad=1.3, waist=1.15, limb=1.15)
CHILD = Build(torso=1.1, arm=0.74, leg=0.82, broad=0.92, hand=0.48, waist=0.95, limb=0.95)
SMALL = Build(torso=0.95, arm=0.66, leg=0.68, broad=0.84, hand=0.43, waist=1.0, limb=0.9)


@dataclass(frozen=True)
class Arm:
    """Where a hand goes (a card point), to which side the elbow bends (1 or -1), the hand's pose and where it points.

    Without a `palm` the hand goes on in the direction of the arm. Elbows that hang down: bend -1 for an arm to the
    right, 1 to the left. `behind` lets an arm that swings backwards start at the back shoulder.
    """

    to: Point
    bend: float = 1
    hand: str | None = "rest"
    palm: float | None = None
    behind: bool = False


@dataclass(frozen=True)
class Leg:
    """Where an ankle goes (a card point), to which side the knee bends (1 to the right), and where the toes point."""

    to: Point
    bend: float = 1
    toes: tuple[float, float] | None = None


def standing(x: float, ground: float, head: float, build: Build = GROWN) -> tuple[float, float]:
    """Return the hips of somebody whose soles are on the ground at this height, knees nearly straight."""
    return x, ground - (0.19 + 1.96 * build.leg) * head


def sole(x: float, ground: float, head: float) -> tuple[float, float]:
    """Return the ankle over a sole on the ground."""
    return x, ground - 0.19 * head


class Person:
    """Somebody. `draw` draws all parts; to put something between two parts, draw it between two calls.

    `hips` is a card point, `head` the height of the head in card pixels. `lean` tilts the spine to the right in
    degrees, `curve` bows it. Arms and legs are near and far. A person looks right; `flip` mirrors who looks left.
    `turn` is how much of the chest we see: 1 from the front, 0.5 from the side.
    """

    def __init__(
        self,
        sheet: Sheet,
        hips: Point,
        head: float = 70,
        *,
        lean: float = 0,
        curve: float = 0.0,
        build: Build = GROWN,
        looks: Looks | None = None,
        clothes: Clothes | None = None,
        face: str | Face = "calm",
        view: str = "three-quarter",
        nod: float = 0,
        flip: bool = False,
        arms: tuple[Arm | None, Arm | None] = (None, None),
        legs: tuple[Leg | None, Leg | None] = (None, None),
        turn: float = 0.8,
        head_at: tuple[float, float] = (0.06, 0.5),
        pitch: float = 0.0,
    ) -> None:
        self.sheet, self.h, self.build, self.flip, self.turn = sheet, head, build, flip, turn
        self.looks, self.clothes = looks or Looks(), clothes or Clothes()
        self.hips, self.arms, self.legs = np.array(hips, float), arms, legs
        side, a = (-1 if flip else 1), np.radians(lean)
        self.up = up = np.array([np.sin(a), -np.cos(a)])
        right = np.array([-up[1], up[0]])
        self.across = right * side  # points forwards
        length = build.torso * head
        self.neck = self.hips + up * length
        self.mid = self.hips + up * length * 0.5 - right * curve * head
        self.chest = self.hips + up * length * 0.82 - right * curve * 0.5 * head
        at = self.neck + up * head_at[1] * head * 1.02 + self.across * head_at[0] * head
        angle = lean * 0.5 + nod * side
        self.face = Head(sheet, at, head, view, angle, flip=flip, looks=self.looks, face=face, pitch=pitch)
        w, high = 0.5 * head * build.broad * turn, self.chest + up * 0.08 * head
        self.shoulder = (high - self.across * w * 0.72, high + self.across * w * 0.66)
        self.hip = (self.hips - self.across * w * 0.42, self.hips + self.across * w * 0.42)
        half = np.array([0.40, 0.42 * build.waist + 0.06, 0.5, 0.47]) * head * build.broad
        half *= 0.55 + 0.45 * turn
        spine = [self.hips - up * 0.06 * head, self.mid, self.chest, self.neck - up * 0.06 * head]
        self.back_side = [p - self.across * w for p, w in zip(spine, half, strict=True)]
        self.front_side = [p + self.across * w for p, w in zip(spine, half, strict=True)]

    def draw(self, *parts: str) -> Person:
        """Draw the parts in the order in which they overlap; all in the usual order if none are named."""
        calls = {
            "hair behind": self.face.back,
            "far arm": lambda: self.arm(1),
            "near arm": lambda: self.arm(0),
            "far leg": lambda: self.leg(1),
            "near leg": lambda: self.leg(0),
            "body": self.body,
            "belt": self.belt,
            "neck": self.throat,
            "head": self.face.draw,
        }
        for part in parts or (SKIRT if self.clothes.skirt else TROUSERS):
            calls[part]()
        return self

    def arm_points(self, i: int) -> tuple[Array, Array, Array]:
        """Return shoulder, elbow and wrist of the near (0) or far (1) arm."""
        arm, b = self.arms[i], self.build
        if arm is None:
            raise ValueError("this arm isn't drawn")
        shoulder = self.shoulder[1 - i if arm.behind else i]
        elbow, wrist = joint(shoulder, arm.to, b.arm * self.h, b.arm * 0.92 * self.h, arm.bend)
        return shoulder, elbow, wrist

    def wrist(self, i: int) -> Array:
        """Return where the near (0) or far (1) wrist is."""
        return self.arm_points(i)[2]

    def cloth(self, colour: Paint, i: int, shade: float) -> Paint:
        """Return the colour of a near (0) or far (1) limb's cloth."""
        return mixed(colour, self.sheet.light.shade, shade) if i else colour

    def arm(self, i: int) -> None:
        """Draw the near (0) or far (1) arm, its hand under its sleeve."""
        arm = self.arms[i]
        if arm is None:
            return
        sheet, h, sleeve = self.sheet, self.h, self.clothes.sleeve
        s, e, w = self.arm_points(i)
        thick = h * self.build.limb
        path = [s, s * 0.45 + e * 0.55, e, e * 0.45 + w * 0.55, w]
        if sleeve < 1:
            upper = limb([s, s * 0.5 + e * 0.5, e], np.array([0.14, 0.125, 0.095]) * thick)
            lower = limb(
                [e, e * 0.68 + w * 0.32, w], np.array([0.096, 0.112, 0.066]) * thick, cap=0.3, root=0.9
            )
            sheet.shape(merged([upper, lower], 0.07 * h), self.looks.skin, brush=1.7, cast=3)
        self.hand(i)
        cloth = self.cloth(self.clothes.top, i, 0.18)
        if sleeve < 1:
            path = [s, s * 0.6 + e * 0.4, s * (1 - sleeve) + e * sleeve]
            parts = [limb(path, np.array([0.19, 0.17, 0.155]) * thick, cap=0.15, root=0.6)]
        else:
            upper = limb(
                [s, s * 0.5 + e * 0.5, e], np.array([0.195, 0.168, 0.132]) * thick, cap=0.8, root=0.6
            )
            lower = limb(
                [e, e * 0.6 + w * 0.4, w], np.array([0.132, 0.136, 0.108]) * thick, cap=0.15, root=0.9
            )
            sharp = unit(s - e) @ unit(w - e) > 0.3  # the forearm lies over the upper arm
            parts = [upper, lower] if sharp else [merged([upper, lower], 0.06 * h)]
        folds = self._sleeve_folds(path, s, w)
        for outline, lost in zip(parts, ((s, 0.36 * h), (e, 0.16 * h)), strict=False):
            sheet.shape(
                outline,
                cloth,
                folds=folds,
                pattern=self.clothes.pattern,
                brush=3,
                cast=0.06 * h,
                lost=[lost],
            )
            self._creases(folds, cloth, outline, 1.1)
        if sleeve >= 1 and arm.hand:
            out = w - e
            n = np.array([-out[1], out[0]]) / (np.hypot(*out) + 1e-6) * 0.1 * thick
            sheet.line(np.array([w + n, w + out * 0.05, w - n]), 2.2, deeper(cloth, 0.55), (0.6, 1, 0.6))

    def hand(self, i: int) -> None:
        """Draw the near (0) or far (1) hand alone: over something that it holds."""
        arm = self.arms[i]
        if arm is None or not arm.hand:
            return
        _, e, w = self.arm_points(i)
        out = unit(w - e)
        angle = float(np.degrees(np.arctan2(out[1], out[0]))) if arm.palm is None else arm.palm
        turned = self.flip != (arm.bend < 0)
        draw_hand(
            self.sheet,
            w + out * 0.02 * self.h,
            angle,
            self.build.hand * self.h,
            arm.hand,
            self.looks.skin,
            flip=turned,
        )

    def _sleeve_folds(self, path: Sequence[Array], s: Array, w: Array) -> list[Fold]:
        h, p = self.h, spline(path, closed=False, n=8)
        q = p[len(p) // 2]
        on = p[-1] - q
        cross = np.array([-(w - s)[1], (w - s)[0]]) / (np.hypot(*(w - s)) + 1e-6) * 0.16 * h
        return [
            (
                np.array([q - cross + on * t, q + on * (t - 0.15), q + cross * 0.6 + on * (t + 0.1)]),
                0.045 * h,
                -0.04 * h,
            )
            for t in (-0.25, 0.05, 0.3)
        ]

    def _creases(self, folds: Sequence[Fold], cloth: Paint, clip: Array, width: float) -> None:
        ink = deeper(cloth, 0.5, self.sheet.light.line)
        for path, _, rise in folds:
            if rise < 0:
                self.sheet.line(spline(path, closed=False), width, ink, THIN, alpha=0.55, clip=clip)

    def leg(self, i: int) -> None:
        """Draw the near (0) or far (1) leg and its shoe."""
        leg = self.legs[i]
        if leg is None:
            return
        sheet, h = self.sheet, self.h
        s = self.hip[i]
        knee, ankle = joint(s, leg.to, self.build.leg * h, self.build.leg * h, leg.bend)
        toes = np.array(leg.toes or ((-1.0 if self.flip else 1.0), 0.0))
        sole = np.array([-toes[1], toes[0]]) * (1 if toes[0] >= 0 else -1)
        shoe = [
            (-0.15, -0.08),
            (0.1, -0.1),
            (0.34, 0.02),
            (0.46, 0.12),
            (0.4, 0.2),
            (0.1, 0.19),
            (-0.16, 0.18),
        ]
        points = [ankle + (toes * x + sole * y) * h for x, y in shoe]
        sheet.shape(spline(points), self.clothes.shoes, brush=2.5, cast=0, gloss=0.35)
        cloth = self.cloth(self.clothes.legs, i, 0.25)
        thick = h * self.build.limb
        thigh = limb([s, s * 0.5 + knee * 0.5, knee], np.array([0.27, 0.225, 0.165]) * thick, root=0.12)
        calf = limb(
            [knee, knee * 0.62 + ankle * 0.38, ankle], np.array([0.165, 0.172, 0.112]) * thick, cap=0.2
        )
        outline = merged([thigh, calf], 0.08 * h)
        shin = ankle - knee
        folds: list[Fold] = [
            (
                np.array([knee + shin * t + [-0.15 * h, 0.02 * h], knee + shin * (t + 0.06) + [0.14 * h, 0]]),
                0.05 * h,
                -0.04 * h,
            )
            for t in (-0.08, 0.75, 0.9)
        ]
        sheet.shape(outline, cloth, brush=3.5, folds=folds, cast=0.08 * h, lost=[(s, 0.36 * h)])
        self._creases(folds, cloth, outline, 1.2)

    def body(self) -> None:
        """Draw trunk and skirt."""
        c, h, u, x = self.clothes, self.h, self.up, self.across
        if c.skirt and not c.coat:
            self._skirt()
        outline = self._trunk()
        left, right = self.back_side, self.front_side
        bent = [
            [left[1] + u * 0.1 * h, self.mid + u * 0.04 * h, self.mid + x * 0.2 * h + u * 0.12 * h],
            [right[1] + u * 0.02 * h, self.mid - u * 0.1 * h, self.mid - x * 0.2 * h - u * 0.06 * h],
            [self.shoulder[0] - u * 0.1 * h, self.chest - x * 0.2 * h - u * 0.15 * h],
        ]
        folds: list[Fold] = [(spline(path, closed=False), 0.05 * h, -0.035 * h) for path in bent]
        hem = [(self.hips, 0.75 * h)] if c.skirt and not c.skirt_colour else []  # a dress has no seam there
        self.sheet.shape(
            outline, c.top, bulge=0.8, folds=folds, pattern=c.pattern, brush=4.5, cast=0.08 * h, lost=hem
        )
        self._creases(folds, c.top, outline, 1.4)
        if c.skirt and c.coat:
            self._skirt()
        self._trimmings()

    def _trunk(self) -> Array:
        h, u, x, t, broad = self.h, self.up, self.across, self.turn, self.build.broad
        neck = 0.17 * h
        top = [
            self.neck - x * 0.36 * h * broad * t - u * 0.17 * h,
            self.neck - x * neck + u * 0.04 * h,
            self.neck + x * neck,
            self.neck + x * 0.34 * h * broad * t - u * 0.19 * h,
        ]
        return spline([*self.back_side[:3], *top, *self.front_side[2::-1]], n=10)

    def _trimmings(self) -> None:
        """Buttons, braces, apron."""
        sheet, c, h, u, x, t = self.sheet, self.clothes, self.h, self.up, self.across, self.turn
        if c.buttons:
            front = [self.neck + x * 0.1 * h, self.chest + x * 0.22 * h * t]
            front += [self.mid + x * 0.2 * h * t, self.hips + x * 0.12 * h]
            edge = spline([p - x * 0.04 * h for p in front], closed=False)
            sheet.line(edge, 1.6, deeper(c.top, 0.5, sheet.light.line), (0.6, 1, 0.8))
            for q in spline(front, closed=False, n=3)[1:-1]:
                sheet.shape(oval(q, 0.045 * h), c.buttons, brush=1.2, cast=1, line=0.8, gloss=1)
        if c.braces:
            for o in (-0.26, 0.2):
                path = [self.neck + x * o * h - u * 0.06 * h, self.chest + x * (o + 0.03) * h]
                path += [self.mid + x * o * h, self.hips + x * o * 0.8 * h]
                strap = limb(path, np.array([0.05, 0.05]) * h, cap=0)
                sheet.shape(strap, c.braces, brush=2, cast=2, line=0.9)
        if c.apron:
            self._apron(c.apron)

    def _apron(self, colour: Paint) -> None:
        """A bib, a lap that falls over the skirt in folds, and a band around the waist."""
        sheet, h, u, x, t = self.sheet, self.h, self.up, self.across, self.turn
        waist, low = self.hips + u * 0.3 * h, self.hips + [self.clothes.sway * 0.6 * h, 1.0 * h]
        bib = [self.chest - x * 0.16 * h * t, self.chest + x * 0.36 * h * t, waist + x * 0.46 * h * t]
        sheet.shape(spline([*bib, waist - x * 0.26 * h * t], n=4), colour, bulge=0.5, brush=4, cast=3)
        front = max([0.56, *((self.knee(i) - self.hips) @ x / h + 0.08 for i in (0, 1) if self.legs[i])])
        lap = [waist - x * 0.34 * h * t, waist + x * 0.5 * h * t, (waist + low) / 2 + x * front * h]
        hem = [low + x * (front - 0.3 * k) * h + [0, 0.05 * h * (-1) ** k] for k in range(4)]
        folds: list[Fold] = [
            (spline([waist + x * 0.1 * k * h, end], closed=False), 0.06 * h, (-0.06 if k % 2 else 0.06) * h)
            for k, end in enumerate(hem[::-1])
        ]
        whole = spline([*lap, *hem, (waist + low) / 2 - x * 0.4 * h], n=8)
        sheet.shape(whole, colour, bulge=0.6, brush=4, cast=4, folds=folds)
        self._creases(folds, colour, whole, 1.4)
        band = limb([waist - x * 0.4 * h * t, waist + x * 0.52 * h * t], np.array([0.07, 0.07]) * h, cap=0.2)
        sheet.shape(band, colour, brush=2, cast=2)

    def knee(self, i: int) -> Array:
        """Return where the near (0) or far (1) knee is."""
        leg = self.legs[i]
        if leg is None:
            raise ValueError("this leg isn't drawn")
        return joint(self.hip[i], leg.to, self.build.leg * self.h, self.build.leg * self.h, leg.bend)[0]

    def belt(self) -> None:
        """Draw the belt over shirt and trousers or skirt."""
        c, h = self.clothes, self.h
        if not c.belt:
            return
        t = 0.5 if c.skirt else 0.22
        a, b = (side[0] + (side[1] - side[0]) * t for side in (self.back_side, self.front_side))
        band = limb([a, (a + b) / 2 - self.up * 0.05 * h, b], np.array([0.055, 0.055]) * h, cap=0)
        self.sheet.shape(band, c.belt, brush=2, cast=2, line=1)

    def _hem(self) -> list[Array]:
        """The wave of a skirt's hem, front to back."""
        c, h, x = self.clothes, self.h, self.across
        low, wide = self.hips + np.array([c.sway, c.skirt]) * h, (0.5 + 0.42 * c.flare) * h
        swing = 0.14 * np.sign(x[0]) * np.sign(-c.sway) * abs(c.sway)
        wave = []
        for j in range(7):
            f = j / 3 - 1
            down = 0.05 * (-1) ** j - 0.10 * f * f - swing * f
            wave.append(low - x * f * wide + np.array([0, down * h]))
        return wave

    def _skirt(self) -> None:
        sheet, c, h, u, x = self.sheet, self.clothes, self.h, self.up, self.across
        colour, left, right, wave = c.skirt_colour or c.top, self.back_side, self.front_side, self._hem()
        sway, out = np.array([c.sway * 0.35 * h, 0]), x * 0.08 * h * c.flare
        l0, r0 = (side[1] * 0.45 + side[0] * 0.55 for side in (left, right))
        outline = [
            l0,
            left[0] - out - u * 0.1 * h,
            (left[0] + wave[-1]) / 2 - x * 0.02 * h + sway,
            *wave[::-1],
        ]
        outline += [self._over_knees((right[0] + wave[0]) / 2 + x * 0.02 * h + sway)]
        outline += [right[0] + out - u * 0.1 * h, r0]
        waist = (l0 + r0) / 2
        folds: list[Fold] = []
        for j in range(1, 6):
            top = waist + x * (1 - j / 3) * 0.3 * h
            path = [top - u * 0.12 * h, (top + wave[j]) / 2 + sway * 0.6, wave[j] - [0, 0.02 * h]]
            folds.append((spline(path, closed=False), 0.075 * h, (0.07 if j % 2 else -0.08) * h))
        whole, pattern = spline(outline, n=8), None if c.skirt_colour else c.pattern
        sheet.shape(whole, colour, bulge=0.7, folds=folds, pattern=pattern, brush=5, cast=0.1 * h)
        self._creases(folds, colour, whole, 1.7)
        if c.coat:
            opening = [waist + x * 0.12 * h, (waist + wave[2]) / 2 + sway + x * 0.05 * h, wave[2]]
            ink = deeper(colour, 0.4, sheet.light.line)
            sheet.line(spline(opening, closed=False), 2.2, ink, (0.5, 1, 1))

    def _over_knees(self, point: Array) -> Array:
        """Bring a point of a skirt's front forwards, so that no bent knee comes through."""
        ahead = [(self.knee(i) - point) @ self.across for i in (0, 1) if self.legs[i]]
        return np.asarray(point + self.across * max([0.0, *(a + 0.3 * self.h for a in ahead)]))

    def throat(self) -> None:
        """Draw neck, collar and scarf."""
        sheet, h, c, x, u = self.sheet, self.h, self.clothes, self.across, self.up
        base = self.face.point(0 if self.face.name == "front" else -0.13, 0.3)
        neck = limb([self.neck - u * 0.08 * h, base], np.array([0.17, 0.155]) * h * self.build.limb)
        sheet.shape(neck, self.looks.skin, brush=2, cast=0.05 * h, lost=[(self.neck, 0.2 * h)])
        if c.collar:
            ring = [(-0.22, 0.05), (-0.3, -0.1), (0.02, -0.2), (0.3, -0.12), (0.22, 0.03), (0.05, -0.05)]
            points = [self.neck + (x * a + u * b) * h for a, b in ring]
            sheet.shape(spline(points), c.collar, brush=2.5, cast=3)
        if c.scarf:
            end = [self.neck + x * 0.12 * h, self.chest + x * 0.24 * h, self.mid + x * 0.2 * h]
            around = [(-0.24, 0.06), (0, -0.05), (0.25, 0.04)]
            sheet.shape(limb(end, np.array([0.1, 0.13, 0.12]) * h, cap=0.2), c.scarf, brush=3, cast=4)
            wound = limb(
                [self.neck + (x * a + u * b) * h for a, b in around], np.array([0.12, 0.15, 0.12]) * h
            )
            sheet.shape(wound, c.scarf, brush=3, cast=4)
