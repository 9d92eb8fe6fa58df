# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawn eyes and brows: almonds with whites and lids, dots, and eyes closed in joy or rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .geometry import oval
from .paints import deeper, mixed

if TYPE_CHECKING:
    from .heads import Head

PUPIL, GLINT, WHITE = "#120a10", "#fff8e8", "#f6ecd8"


def draw_eye(head: Head, x: float, y: float, w: float, *, far: bool) -> None:
    """Draw one eye of this half width, and its brow."""
    ((x, y),) = head.nodded([(x, y)])
    w *= 1 + 0.22 * head.looks.child
    out = 1 if far and head.name == "front" else -1  # where the outer corner is
    _brow(head, x, y, w, out, far=far)
    if head.face.lid < 0.15:
        _closed(head, x, y, w, out)
    elif head.looks.eyes == "dot":
        _dot(head, x, y, w)
    else:
        _almond(head, x, y, w, out)


def draw_tear(head: Head, x: float, y: float) -> None:
    """Draw a tear that hangs from this place."""
    drop = [(x, y), (x + 0.022, y + 0.06), (x, y + 0.09), (x - 0.022, y + 0.06)]
    head.sheet.fill(head.curve(drop), "#d8f0ff", 0.85)


def _brow(head: Head, x: float, y: float, w: float, out: int, *, far: bool) -> None:
    face, looks = head.face, head.looks
    brow = face.nearer_brow if face.nearer_brow and not far else face.brow
    inner = (x - out * w * 0.95, y - 0.145 - 0.065 * brow[0])
    outer = (x + out * w * 1.35, y - 0.13 - 0.05 * brow[1])
    if head.name == "profile":
        inner, outer = (x + 0.075, y - 0.13 - 0.06 * brow[0]), (x - 0.1, y - 0.13 - 0.05 * brow[1])
    arch = 0.02 + 0.025 * max(brow[1], 0)
    middle = ((inner[0] + outer[0]) / 2, (inner[1] + outer[1]) / 2 - arch)
    hair = looks.hair_colour if looks.age < 60 else mixed(looks.hair_colour, looks.skin, 0.25)
    head.line([inner, middle, outer], 4.2, deeper(hair, 0.75), (0.7, 1, 0.75, 0.2))


def _corners(head: Head, x: float, y: float, w: float, out: int) -> tuple[tuple[float, float], ...]:
    if head.name == "profile":
        return (x - w * 1.15, y + 0.008), (x + w * 0.75, y)
    return (x - w, y + 0.012 * out), (x + w, y - 0.012 * out)


def _closed(head: Head, x: float, y: float, w: float, out: int) -> None:
    a, b = _corners(head, x, y, w, out)
    if head.face.glad_eyes:
        head.line([a, (x, y - 0.04), b], 2.9, pressure=(0.45, 1, 1, 0.45))
        below = [(a[0], a[1] + 0.045), (x, y + 0.05), (b[0], b[1] + 0.045)]
        head.line(below, 1.0, pressure=(0.1, 0.8, 0.1))
        return
    head.line([a, (x, y + 0.05), b], 2.9, pressure=(0.45, 1, 1, 0.45))
    for t in (0.1, 0.4) if out < 0 else (0.6, 0.9):  # lashes
        px = a[0] + (b[0] - a[0]) * t
        py = y + 0.045 * (1 - (2 * t - 1) ** 2) + 0.005
        head.line([(px, py), (px + 0.012 * out, py + 0.03)], 1.4, pressure=(1, 0.3))


def _dot(head: Head, x: float, y: float, w: float) -> None:
    """A dark oval with a catch-light, as many picture books have it."""
    face, sheet = head.face, head.sheet
    high = w * (0.3 + 0.32 * min(face.lid, 1.3)) * (1 - 0.3 * face.squint)
    cx, cy = x + face.gaze[0] * w * 0.3, y + face.gaze[1] * w * 0.3
    sheet.fill(head.curve(oval((cx, cy), w * 0.44, high)), PUPIL, 1)
    sheet.fill(head.curve(oval((cx - 0.12 * w, cy - 0.3 * high), w * 0.13)), GLINT, 0.95)
    if face.lid < 0.75:  # a lid rests on it
        head.line([(x - w, y - high * 0.5), (x, y - high * 1.05), (x + w * 0.9, y - high * 0.6)], 2.4)


def _almond(head: Head, x: float, y: float, w: float, out: int) -> None:
    sheet, looks, face = head.sheet, head.looks, head.face
    a, b = _corners(head, x, y, w, out)
    top, low = 0.95 * w, 0.55 * w * (1 - 0.75 * face.squint)
    under = [(x + w * 0.3, y + low * 0.8), (x - w * 0.4, y + low * 0.85)]
    whole = [a, (x - w * 0.45, y - top * 0.82), (x + w * 0.3, y - top * 0.85), b, *under]
    sheet.fill(head.curve(whole), deeper(looks.skin, 0.86), 0.85, clip=head.skin)
    lid = top * (min(face.lid, 1.3) * 1.25 - 0.45)
    edge = [a, (x - w * 0.45, y - lid * 0.85), (x + w * 0.3, y - lid * 0.9), b]
    gap = head.curve([*edge, *under])
    sheet.fill(gap, mixed(WHITE, sheet.light.shade, 0.12), 1, clip=head.skin)
    cx, cy = x + face.gaze[0] * w * 0.42, y - 0.1 * w + face.gaze[1] * w * 0.36
    sheet.fill(head.curve(oval((cx, cy), w * 0.62)), looks.iris, 1, clip=gap)
    sheet.fill(head.curve(oval((cx, cy), w * 0.40)), PUPIL, 1, clip=gap)
    sheet.fill(head.curve(oval((cx - 0.22 * w, cy - 0.26 * w), w * 0.17)), GLINT, 0.95, clip=gap)
    head.line(edge, 3.0, deeper(looks.skin, 0.22, sheet.light.line), (0.7, 1, 1, 0.6))
    head.line([b, *under, a], 1.1, pressure=(0.2, 0.8, 0.8, 0.2))
    if face.tear:
        draw_tear(head, x, y + low)
