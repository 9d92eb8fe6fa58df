# SPDX-License-Identifier: GPL-3.0-or-later
"""The face drawn on a head: eyes, brows, mouth and lines as brush strokes that follow the clay."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from .. import kit
from ..clay import smooth_path
from ..colour import Colour, linear
from ..materials import Material
from . import meshes
from . import surfaces as sf
from .head import HIGH, LOW, flushed, form, mixed, traced
from .look import Expression, Face

Flat = tuple[float, float]


def remembered(role: str, path: np.ndarray, width: float, paint: Sequence[float]) -> dict[str, Any]:
    """What the finish needs to draw a stroke of a face again: what it is, its line in the head's space, its colour."""
    line = [[round(float(n), 5) for n in point] for point in path]
    return {"role": role, "path": line, "width": float(width), "paint": [float(n) for n in paint]}


def disc(at: np.ndarray, rx: float, rz: float) -> np.ndarray:
    """The outline of something round on the face, seen from the front."""
    a = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    return np.asarray(at) + np.stack([rx * np.cos(a), 0 * a - 0.02, rz * np.sin(a)], -1)


class Drawn:
    """A head of clay and what is drawn on it, in its own space: `parts` are the objects, `features` the strokes."""

    def __init__(
        self,
        face: Face,
        expression: Expression,
        hair_colour: Colour,
        beard: Colour | None = None,
        cells: int = 120,
        line: float = 1.0,
    ) -> None:
        from ..motifs.forms import shaped

        self.face, self.mood, self.hair_colour, self.line = face, expression, hair_colour, line
        self.clay = form(face)
        if beard is not None:
            from .beard import shadow

            shadow(self.clay, beard)
        flushed(self.clay, face, expression.flush)
        v, f, colours = shaped(self.clay, LOW, HIGH, cells, seam=0.012)
        head = kit.mesh(v, f, sf.skin(), colours)
        self.parts: list[Any] = [head]
        self.features: list[dict[str, Any]] = []
        light = sum(linear(face.skin)) > 0.5
        self.lip = sf.ink(mixed("#8c3a34" if light else "#3c0f10", face.skin, 0.15))
        self.dark = sf.ink("#1d1310")
        self._eyes()
        self._mouth()
        self._marks()
        self._nose()
        for part in self.parts:  # the finish paints with care what is named so
            part.name = "face"

    def remember(self, role: str, path: np.ndarray, material: Material, width: float = 0.0) -> None:
        """Keep a stroke for the finish."""
        self.features.append(remembered(role, path, width, material["paint"]))

    def on(self, points: Sequence[Flat], lift: float = 0.0) -> np.ndarray:
        """The points of the face at (x, z), seen from the front."""
        start = np.array([[x, -0.8, z] for x, z in points])
        return traced(self.clay, start, np.array([0, 1.0, 0])) - np.array([0, lift, 0])

    def stroke(
        self,
        points: Sequence[Flat],
        width: float,
        material: Material,
        *,
        flat: float = 0.5,
        lift: float = 0.002,
        tips: float = 0.15,
        role: str = "line",
    ) -> None:
        """A tapering brush line over the face; `role` tells the finish, which draws it again, what it is."""
        width *= self.line
        path = smooth_path(list(self.on(points, lift)), 6)
        t = np.linspace(-1, 1, len(path))
        w = width * (tips + (1 - tips) * np.sqrt(np.maximum(1 - t**2, 0)))
        v, f = meshes.lock(path, w, w * flat, np.tile([0, -1.0, 0], (len(path), 1)))
        self.parts.append(kit.mesh(v, f, material))
        self.remember(role, path, material, width)

    def _nose(self) -> None:
        """The wings and the underside of the nose: no mesh of their own, but a stroke for the finish."""
        n = self.face.nose
        y, z = -0.385 - 0.085 * n, -0.085 - 0.03 * n - 0.03 * self.face.hook
        r = 0.052 * n**0.7
        low = [
            (-r * 1.25, y + 0.06, z + 0.01),
            (-r * 0.8, y + 0.02, z - r * 0.75),
            (0, y - 0.01, z - r * 0.95),
        ]
        path = smooth_path([*low, (r * 0.8, y + 0.02, z - r * 0.75), (r * 1.25, y + 0.06, z + 0.01)], 5)
        self.features.append(remembered("nose", path, 0.011 * self.line, linear(self.face.skin)))

    def _eyes(self) -> None:
        k, brow = self.mood, sf.ink(self.hair_colour)
        for s in (-1, 1):
            x, z = s * 0.165 * self.face.apart, 0.015
            if k.eyes in ("open", "wide"):
                self._open_eye(x, z, self.face.eye * (1.25 if k.eyes == "wide" else 1))
            else:
                e, h = self.face.eye, 0.05 if k.eyes == "glad" else -0.035
                line = [
                    (x - 0.068 * e, z),
                    (x - 0.03 * e, z + h * 0.85),
                    (x + 0.03 * e, z + h * 0.85),
                    (x + 0.068 * e, z),
                ]
                self.stroke(line, 0.0145, self.dark, lift=0.004, role="lid")
            lift = k.brow + (k.arch * 0.9 if s < 0 else -0.3 * k.arch)
            anger = max(k.frown, 0)
            b = z + 0.125 + 0.045 * lift + (0.02 if k.eyes == "wide" else 0) - 0.012 * anger
            f = k.frown * 0.035 + 0.03 * anger
            line = [
                (x - s * (0.085 + 0.015 * anger), b - f),
                (x - s * 0.01, b + 0.022 * (1 - 0.6 * anger) - f * 0.2),
                (x + s * 0.09, b - 0.012 + f * 0.5),
            ]
            wide = 0.019 + 0.005 * self.face.brow + 0.004 * self.face.old + 0.006 * anger
            self.stroke(line, wide, brow, lift=0.006, tips=0.3, role="brow")
            if k.tears:
                self._tear(x)

    def _open_eye(self, x: float, z: float, big: float) -> None:
        k = self.mood
        at = self.on([(x, z)], -0.006)[0]
        pale = sf.ink("#f4ead8")
        white = kit.sphere((0.058 * big, 0.028, 0.062 * big), pale, at)
        pupil = at + (k.gaze[0] * 0.02, -0.017, k.gaze[1] * 0.022)
        colour = self.dark if self.face.iris == "#1d1310" else sf.ink(self.face.iris)
        iris = kit.sphere((0.037 * big, 0.016, 0.043 * big), colour, pupil)
        glint = kit.sphere(0.011 * big, sf.ink("#ffffff"), pupil + (-0.012, -0.015, 0.017))
        self.remember("white", disc(at, 0.058 * big, 0.062 * big), pale)
        self.remember("iris", disc(pupil, 0.037 * big, 0.043 * big), colour)
        self.parts += [white, iris, glint]
        if colour is not self.dark:
            self.parts.append(kit.sphere((0.02 * big, 0.01, 0.024 * big), self.dark, pupil + (0, -0.009, 0)))
        top = 0.064 * big
        slant = (
            (1 if x > 0 else -1) * 0.035 * float(np.clip(k.frown, -1, 1))
        )  # a frown lowers the inner corners
        lid = max(k.lid, 0.0) if k.eyes == "open" else 0.0
        if lid > 0.05:  # the upper lid: skin over the upper part of the eye
            skin = sf.ink(mixed(self.face.skin, self.face.blush, 0.25))
            drop = top * 2 * lid
            cover = at + np.array([0, -0.004, top * 1.06 - drop * 0.5])
            upper = kit.sphere((0.066 * big, 0.036, max(drop * 0.5, 0.012)), skin, cover)
            half = max(drop * 0.5, 0.012)
            self.remember("cover", disc(cover - (0, 0.03, 0), 0.066 * big, half), skin)
            self.parts.append(kit.place(upper, cover, (0, -slant * 300, 0), upper.scale))
            top = max(top - drop * 0.92, -top * 0.2)
        edge = 0.2 * 0.064 * big if lid < 0.3 else min(top * 0.6, 0.2 * 0.064 * big)
        line = [
            (x - 0.066 * big, z + edge - slant * 0.8),
            (x - 0.03, z + top * 0.92 - slant * 0.45),
            (x + 0.03, z + top * 0.92 + slant * 0.45),
            (x + 0.066 * big, z + edge + slant * 0.8),
        ]
        self.stroke(line, 0.014, self.dark, lift=0.014 + 0.012 * (lid > 0.05), role="lid")

    def _tear(self, x: float) -> None:
        wet = sf.ink("#cfe6f2")
        for z, r in ((-0.07, 0.014), (-0.13, 0.019)):
            self.parts.append(kit.sphere((r, r * 0.6, r * 1.5), wet, self.on([(x * 1.08, z)], 0.004)[0], 16))

    def _mouth(self) -> None:
        k = self.mood
        w, z = 0.088 + 0.03 * max(k.mouth, 0) + 0.014 * max(-k.mouth, 0), -0.27
        m = k.mouth * (0.04 if k.mouth > 0 else 0.062)
        low, high = z + m * (1 - 0.9 * max(k.skew, 0)), z + m + 0.03 * k.skew  # right and left corner
        if k.gap > 0.1:
            self._open_mouth(w, z, m)
            return
        line = [
            (-w, high),
            (-w * 0.5, z + m * 0.1 + 0.012 * k.skew),
            (0, z - m * 0.25),
            (w * 0.5, z + m * 0.1),
            (w, low),
        ]
        self.stroke(line, 0.014, self.lip, lift=0.004, role="mouth")
        if self.face.lips > 0.2:
            under = [(-w * 0.42, z - 0.048), (0, z - 0.056), (w * 0.42, z - 0.048)]
            rosy = sf.ink(self.face.blush)
            self.stroke(under, 0.013 + 0.011 * self.face.lips, rosy, flat=0.35, lift=-0.002, role="lip")
        if self.face.lips > 0.7:
            bow = [
                (-w * 0.6, z + 0.012 + m * 0.3),
                (-w * 0.2, z + 0.024),
                (0, z + 0.016),
                (w * 0.2, z + 0.024),
                (w * 0.6, z + 0.012 + m * 0.3),
            ]
            self.stroke(bow, 0.012, sf.ink(self.face.blush), flat=0.35, lift=-0.001, role="lip")

    def _open_mouth(self, w: float, z: float, m: float) -> None:
        k = self.mood
        h = 0.02 + 0.06 * k.gap
        bowl = k.mouth > 0.4 or k.teeth
        if k.mouth > 0.4:  # a laughing mouth is a bowl
            rim = [
                (-w, z + m),
                (-w * 0.5, z + m * 0.35),
                (0, z + m * 0.2),
                (w * 0.5, z + m * 0.35),
                (w, z + m),
            ]
            low = [(w * 0.7, z - h * 0.6), (0, z - h * 1.1), (-w * 0.7, z - h * 0.6)]
        elif k.teeth:  # a shouting one an arch
            rim = [
                (-w, z - h * 0.9),
                (-w * 0.7, z + h * 0.3),
                (0, z + h * 0.7),
                (w * 0.7, z + h * 0.3),
                (w, z - h * 0.9),
            ]
            low = [(w * 0.5, z - h * 0.75), (0, z - h * 0.7), (-w * 0.5, z - h * 0.75)]
        else:
            w *= 0.3 + 0.3 * min(k.gap, 1)
            a = np.linspace(0, 2 * np.pi, 9)[:-1]
            rim, low = [(w * math.cos(t), z + h * math.sin(t)) for t in a], []
        ring = smooth_path([*rim, *low, rim[0]], 4)[:-1]
        c = ring.mean(0)
        flat = [c + (q - c) * g for g in (1, 0.66, 0.33) for q in ring]
        pts = self.on([(float(x), float(y)) for x, y in [*flat, c]], 0.003)
        n = len(ring)
        faces = [tuple(int(i) for i in f) for f in kit.quads(3, n, closed=True)]
        faces += [(2 * n + i, 2 * n + (i + 1) % n, 3 * n) for i in range(n)]
        throat = sf.ink("#4a1518")
        self.parts.append(kit.facets(list(pts), faces, throat, 0))
        self.remember("gape", pts[:n], throat)
        if bowl:
            up = m * 0.32 if k.mouth > 0.4 else h * 0.28
            mid = m * 0.02 if k.mouth > 0.4 else h * 0.5
            line = [(-w * 0.62, z + up), (0, z + mid), (w * 0.62, z + up)]
            self.stroke(line, 0.012 + 0.006 * k.teeth, sf.ink("#fbf2e4"), lift=0.006, role="teeth")

    def _marks(self) -> None:
        """Lines of anger, disgust and age, freckles, glasses."""
        face, mood = self.face, self.mood
        crease = sf.ink(mixed(mixed(face.skin, face.blush, 0.8), "#1d1310", 0.25))
        if mood.frown > 0.45:  # two furrows between the brows
            for s in (-1, 1):
                self.stroke(
                    [(s * 0.03, 0.075), (s * 0.026, 0.12), (s * 0.04, 0.165)], 0.008, crease, lift=0.001
                )
        for k in range(3 if mood.wrinkle > 0.3 else 0):  # the nose is drawn up
            z, w = 0.045 - 0.034 * k, 0.03 + 0.012 * k
            self.stroke([(-w, z - 0.012), (0, z + 0.012), (w, z - 0.012)], 0.007, crease, lift=0.002)
        if (
            max(mood.wrinkle, mood.frown * (mood.mouth < -0.3)) > 0.5
        ):  # from the nostrils to the mouth's corners
            for s in (-1, 1):
                self.stroke(
                    [(s * 0.075, -0.12), (s * 0.135, -0.19), (s * 0.145, -0.27)], 0.009, crease, lift=0.001
                )
        if face.old > 0.25:
            line = sf.ink(mixed(face.skin, face.blush, 0.5 + 0.5 * face.old))
            for s in (-1, 1):
                self.stroke([(s * 0.1, -0.13), (s * 0.155, -0.19), (s * 0.165, -0.26)], 0.006, line, lift=0)
                self.stroke([(s * 0.2, -0.055), (s * 0.16, -0.068), (s * 0.11, -0.055)], 0.005, line, lift=0)
        if face.freckles:
            spot = sf.ink(mixed(face.skin, "#8a4a28", 0.55))
            rng = np.random.default_rng(5)
            spots = [
                (s * rng.uniform(0.07, 0.26), rng.uniform(-0.14, -0.05)) for s in (-1, 1) for _ in range(7)
            ]
            for at in self.on(spots[: max(2, int(14 * face.freckles))]):
                self.parts.append(kit.sphere((0.009, 0.004, 0.009), spot, at, 10))
        if face.glasses:
            wire = sf.metal(face.glasses)
            for s in (-1, 1):
                x = s * 0.165 * face.apart
                at = self.on([(x, 0.005)], 0.045)[0]
                self.parts.append(kit.place(kit.ring(0.098, 0.009, wire, 36, 8), at, (90, 0, s * 9)))
                self.parts.append(
                    kit.rope([at + (s * 0.098, 0.01, 0.02), (s * 0.42, -0.05, 0.03)], 0.008, wire, 2)
                )
            y = float(self.on([(0, 0.02)], 0.03)[0][1])
            self.parts.append(
                kit.rope([(-0.07, y, 0.02), (0, y - 0.02, 0.035), (0.07, y, 0.02)], 0.008, wire, 4)
            )
