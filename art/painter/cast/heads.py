# SPDX-License-Identifier: GPL-3.0-or-later
"""Heads: three views, a face with an expression, hair and hats. A head looks right; `flip` mirrors it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from ..colour import Array
from .expressions import FACES, Face
from .eyes import draw_eye, draw_tear
from .geometry import Point, Points, oval, spline, turned
from .hair import draw_hair, draw_hair_behind
from .hats import draw_hat
from .mouths import draw_mouth
from .paints import Paint, deeper, mixed
from .points import BEARDS, VIEWS

if TYPE_CHECKING:
    from .sheet import Sheet

ROSE = "#d8432f"


@dataclass(frozen=True)
class Looks:
    """Who somebody is: skin, hair, age in years, and what makes a character (nose and jaw around 1).

    `eyes` is "almond" with whites, or "dot" as in many picture books; `hat` is its kind, colour and band.
    """

    skin: str = "#e2a27c"
    hair: str = "short"
    hair_colour: str = "#2a1a18"
    age: float = 30
    nose: float = 1.0
    jaw: float = 1.0
    eyes: str = "almond"
    iris: str = "#4a2e1e"
    lips: str | None = None
    beard: str | None = None
    moustache: str | None = None
    hat: tuple[str, str, str] | None = None
    glasses: str | None = None
    freckles: bool = False

    @property
    def child(self) -> float:
        """1 up to five years, 0 from fourteen on."""
        return float(np.clip((14 - self.age) / 9, 0, 1))


class Head:
    """A head on a sheet: `back` goes before the body's collar, `draw` after it; `point` finds places on the card."""

    def __init__(
        self,
        sheet: Sheet,
        at: Point,
        size: float,
        view: str = "three-quarter",
        angle: float = 0.0,
        *,
        flip: bool = False,
        looks: Looks | None = None,
        face: str | Face = "calm",
        pitch: float = 0.0,
    ) -> None:
        self.sheet, self.at, self.size, self.angle, self.flip = (
            sheet,
            np.asarray(at, float),
            size,
            angle,
            flip,
        )
        self.looks = looks or Looks()
        self.face = FACES[face] if isinstance(face, str) else face
        self.name, self.view = view, VIEWS[view]
        self.pitch = pitch + 0.055 * self.looks.child
        self.dark = deeper(self.looks.skin, 0.40, sheet.light.line)
        self.skin = self.curve(self.outline())

    def point(self, x: float, y: float) -> Array:
        """Return a place of the head, on the card."""
        return np.asarray(self.place([(x, y)])[0])

    def place(self, points: Points) -> Array:
        """Return points of the head, on the card."""
        return turned(points, self.at, self.size, self.angle, flip=self.flip)

    def curve(self, points: Points, closed: bool = True, n: int = 10) -> Array:
        """Return a smooth curve through points of the head."""
        return spline(self.place(points), closed, n)

    def nodded(self, points: Points) -> list[tuple[float, float]]:
        """Return features that moved up or down because the head nods."""
        return [(float(x), float(y + self.pitch * (1 - 0.5 * abs(y)))) for x, y in np.asarray(points, float)]

    def line(
        self,
        points: Points,
        width: float,
        colour: Paint | None = None,
        pressure: tuple[float, ...] = (0.25, 1, 0.8, 0.15),
        alpha: float = 0.95,
    ) -> None:
        """Draw a line of the face; widths are those of a head of 80 card pixels, and skin-coloured lines stay on it."""
        paint, clip = (self.dark, self.skin) if colour is None else (colour, None)
        path = self.curve(points, closed=False, n=8)
        self.sheet.line(path, max(width * self.size / 80, 0.8), paint, pressure, alpha, clip, dry=0.25)

    def outline(self) -> list[tuple[float, float]]:
        """Return the skin's outline with an open jaw, a nose, cheeks and chin of its own."""
        out, child, nose = [], self.looks.child, self.looks.nose
        for x, y in self.view.outline:
            if self.name == "profile" and 0.0 < y < 0.17 and x > 0.36:
                x = 0.34 + (x - 0.34) * nose * (1 - 0.25 * child)  # noqa: PLW2901
            if y > 0.28:
                y += 0.075 * self.face.open * min((y - 0.28) / 0.12, 1) - 0.075 * child  # noqa: PLW2901
                x *= 1 + (self.looks.jaw - 1) * 0.8  # noqa: PLW2901
            if 0.05 < y < 0.36:
                x *= 1 + 0.15 * child + 0.03 * max(self.face.smile, 0)  # noqa: PLW2901
            out.append((x, y))
        return out

    def back(self) -> None:
        """Draw hair that hangs behind the neck."""
        draw_hair_behind(self)

    def draw(self) -> None:
        """Draw skin, features, hair and hat."""
        looks = self.looks
        if self.name != "profile":
            for ear in self.view.ears:
                self._ear(*ear)
        self.sheet.shape(
            self.skin,
            looks.skin,
            bulge=0.75,
            round_to=0.42 * self.size,
            brush=1.6,
            line=1.35,
            cast=0.07 * self.size,
        )
        if self.name == "profile":
            self._ear(*self.view.ears[0])
        self._colour()
        self._nose()
        for i, eye in enumerate(self.view.eyes):
            draw_eye(self, *eye, far=i == 1)
        self._marks()
        if looks.beard:
            self.sheet.shape(self.curve(BEARDS[self.name]), looks.beard, brush=2, cast=2, line=1.1)
        draw_mouth(self)
        if looks.moustache:
            self._moustache(looks.moustache)
        draw_hair(self)
        if looks.glasses:
            self._glasses(looks.glasses)
        if looks.hat:
            draw_hat(self, *looks.hat)

    def _ear(self, x: float, y: float) -> None:
        side, w = (-1 if x > 0.2 else 1), (0.062 if self.name == "profile" else 0.05)
        w *= side
        ear = [(-w, -0.05), (0, -0.1), (w, -0.05), (0.7 * w, 0.04), (0, 0.11), (-0.5 * w, 0.06)]
        fold = [(-0.3 * w, -0.04), (0.35 * w, -0.03), (0, 0.05)]
        shape = self.curve([(x + u, y + v) for u, v in ear])
        self.sheet.shape(shape, mixed(self.looks.skin, ROSE, 0.12), brush=1.4, line=1.1, cast=1.5)
        self.line([(x + u, y + v) for u, v in fold], 1.1, alpha=0.7)

    def _colour(self) -> None:
        """Cheeks, sockets of the eyes, the shadow below the lip."""
        sheet, s, skin, face = self.sheet, self.size, self.looks.skin, self.face
        rose, shade = mixed(skin, ROSE, 0.55), deeper(skin, 0.66, sheet.light.shade)
        for x, y in self.nodded(self.view.cheeks):
            blush = self.curve(oval((x, y), 0.1, 0.075))
            sheet.fill(blush, rose, 0.62 * face.flush, clip=self.skin, soft=0.035 * s)
        for x, y, w in self.view.eyes:
            ((x, y),) = self.nodded([(x, y)])  # noqa: PLW2901
            socket = self.curve(oval((x, y - 0.035), 1.5 * w, 1.05 * w))
            sheet.fill(socket, shade, 0.34, clip=self.skin, soft=0.03 * s)
        if face.open < 0.2:
            (ax, ay), (bx, by) = self.nodded(self.view.mouth)
            middle = (ax + bx) / 2
            below = [(ax, ay + 0.065), (middle, ay + 0.05), (bx, by + 0.065), (middle, ay + 0.1)]
            sheet.fill(self.curve(below), shade, 0.4, clip=self.skin, soft=0.02 * s)
        tip = self.nodded([self.view.tip])[0]
        warm = self.curve(oval(tip, 0.05, 0.04))
        sheet.fill(warm, rose, 0.35 + 0.35 * face.flush, clip=self.skin, soft=0.025 * s)

    def _nose(self) -> None:
        sheet, s, looks = self.sheet, self.size, self.looks
        if self.view.nose:
            root = 0.13 if self.name == "three-quarter" else 0.0
            shape = self.nodded(self.view.nose)
            large = looks.nose * (1 - 0.22 * looks.child)
            nose = [(root + (x - root) * large, y * (0.6 + 0.4 * large)) for x, y in shape]
            under = self.curve([(x - 0.23 * root, y + 0.012) for x, y in nose[2:6]])
            sheet.fill(under, deeper(looks.skin, 0.72), 0.55, soft=0.02 * s)
            sheet.fill(self.curve(nose), mixed(looks.skin, "#fff2dc", 0.28), 0.45, soft=0.018 * s)
        self.line(self.nodded(self.view.nose_line), 1.5, pressure=(0.15, 0.55, 1, 0.8, 0.3))

    def _marks(self) -> None:
        """Wrinkles of anger, disgust and age, freckles, tears under closed eyes."""
        face, looks, x0 = self.face, self.looks, self.view.brow
        if face.wrinkle:
            for d in (-0.055, -0.02, 0.015):
                end = (x0 + 0.035 * (self.name != "profile"), d + 0.008)
                self.line([(x0 - 0.05, d + 0.012), (x0, d - 0.012), end], 1.3 * face.wrinkle)
            if looks.child < 0.5:
                self.line([(x0, -0.19), (x0 + 0.012, -0.11)], 1.6)
                self.line([(x0 - 0.1, 0.12), (x0 - 0.17, 0.2), (x0 - 0.17, 0.28)], 1.6)
        if face.brow[0] < -0.8:  # a frown's upright furrows
            for d in (-0.02, 0.025):
                self.line([(x0 + d - 0.01, -0.2), (x0 + d, -0.12)], 1.4, alpha=0.8)
        if looks.age > 55:
            self._age(x0)
        if looks.freckles:
            rng = np.random.default_rng(5)
            for x, y in self.view.cheeks:
                for dx, dy in rng.normal(0, 0.04, (8, 2)):
                    spot = oval((x + dx, y - 0.03 + dy * 0.6), 0.008)
                    self.sheet.fill(self.curve(spot), deeper(looks.skin, 0.6), 0.7)
        if face.tear and face.lid < 0.15:
            x, y, w = self.view.eyes[0]
            draw_tear(self, *self.nodded([(x - w * 0.3, y + 0.075)])[0])

    def _age(self, x0: float) -> None:
        thin = (0.1, 0.8, 0.1)
        for x, y, w in self.view.eyes:
            self.line([(x - w, y + 0.06), (x, y + 0.095), (x + w, y + 0.06)], 1.1, pressure=thin, alpha=0.7)
            self.line([(x - w * 1.25, y), (x - w * 1.7, y - 0.02)], 1.0, alpha=0.7)
            self.line([(x - w * 1.25, y + 0.02), (x - w * 1.7, y + 0.035)], 1.0, alpha=0.7)
        for d in (-0.26, -0.215):
            self.line([(x0 - 0.14, d), (x0, d - 0.012), (x0 + 0.12, d)], 1.0, pressure=thin, alpha=0.55)
        self.line([(x0 - 0.11, 0.14), (x0 - 0.19, 0.22), (x0 - 0.18, 0.31)], 1.3, pressure=thin, alpha=0.7)

    def _moustache(self, colour: Paint) -> None:
        (ax, ay), (bx, by) = self.nodded(self.view.mouth)
        middle, up = (ax + bx) / 2, 0.07
        wing = [(ax - 0.07, ay - 0.01), (ax, ay - up), (middle, ay - up - 0.01), (bx, by - up)]
        wing += [(bx + 0.05, by - 0.01), (bx - 0.02, by - 0.03), (middle, ay - 0.03), (ax, ay - 0.015)]
        self.sheet.shape(self.curve(wing), colour, brush=1.5, cast=1.5, line=1)

    def _glasses(self, colour: Paint) -> None:
        for x, y, w in self.view.eyes:
            rim = self.curve(oval((x, y), w * 1.5, w * 1.42))
            self.sheet.fill(rim, "#fff8e8", 0.14)
            self.sheet.line(np.vstack([rim, rim[:2]]), 1.6 * self.size / 80, colour, (0.9, 0.9))
