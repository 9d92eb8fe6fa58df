"""Things to cut out of paper. Each takes a pen, where it stands, and how large it is."""

from __future__ import annotations

import math

from .paper import Pen, Point


def turned(points: list[Point], x: float, y: float, angle: float, size: float = 1) -> list[Point]:
    """Points around the origin, made larger, turned by degrees and moved."""
    c, s = math.cos(math.radians(angle)) * size, math.sin(math.radians(angle)) * size
    return [(x + px * c - py * s, y + px * s + py * c) for px, py in points]


def crescent(pen: Pen, x: float, y: float, r: float, bite: float = 0.45) -> None:
    """A moon that opens to the upper right."""
    pen.oval(x, y, r)
    pen.oval(x + r * bite, y - r * 0.22, r * 0.86, on=False)


def star(pen: Pen, x: float, y: float, r: float, points: int = 5, turn: float = -90) -> None:
    """A star with soft proportions."""
    corners = [
        (math.cos(math.radians(turn + n * 180 / points)), math.sin(math.radians(turn + n * 180 / points)))
        for n in range(points * 2)
    ]
    pen.poly([(x + cx * r * (1 if n % 2 == 0 else 0.46), y + cy * r * (1 if n % 2 == 0 else 0.46))
              for n, (cx, cy) in enumerate(corners)])  # fmt: skip


def cloud(pen: Pen, x: float, y: float, r: float) -> None:
    """A flat-bottomed cloud about four r wide."""
    for dx, dy, size in ((-1.3, 0.1, 0.62), (-0.55, -0.32, 0.86), (0.4, -0.42, 0.98), (1.25, 0.05, 0.66)):
        pen.oval(x + dx * r, y + dy * r, size * r)
    pen.rect(x - 1.8 * r, y - 0.05 * r, 3.6 * r, 0.76 * r, round_by=0.38 * r)


def house(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """Walls, a roof and a chimney; (x, y) is the middle of the doorstep."""
    pen.rect(x - w / 2, y - h, w, h)
    pen.poly([(x - w * 0.68, y - h), (x, y - h - w * 0.62), (x + w * 0.68, y - h)])
    pen.rect(x + w * 0.2, y - h - w * 0.58, w * 0.16, w * 0.5)


def figure(pen: Pen, x: float, y: float, h: float, *, hat: bool = True) -> None:
    """Somebody in a long coat, seen from behind."""
    pen.poly([(x - h * 0.1, y - h * 0.72), (x + h * 0.1, y - h * 0.72), (x + h * 0.22, y), (x - h * 0.22, y)])
    pen.oval(x, y - h * 0.82, h * 0.13)
    if hat:
        pen.oval(x, y - h * 0.9, h * 0.22, h * 0.045)
        pen.rect(x - h * 0.1, y - h * 1.06, h * 0.2, h * 0.17, round_by=h * 0.03)


def tree(pen: Pen, x: float, y: float, h: float) -> None:
    """A round tree with a bent trunk."""
    trunk(pen, x, y, h)
    for dx, dy, r in (
        (0, -0.78, 0.26),
        (-0.2, -0.66, 0.19),
        (0.21, -0.64, 0.2),
        (-0.08, -0.55, 0.2),
        (0.1, -0.9, 0.16),
    ):
        pen.oval(x + dx * h, y + dy * h, r * h)


def trunk(pen: Pen, x: float, y: float, h: float) -> None:
    """Only what is below the leaves."""
    pen.blob([(x - h * 0.1, y), (x - h * 0.035, y - h * 0.2), (x - h * 0.045, y - h * 0.5), (x, y - h * 0.62),
              (x + h * 0.04, y - h * 0.5), (x + h * 0.04, y - h * 0.2), (x + h * 0.12, y), (x, y + h * 0.02)])  # fmt: skip


def branches(pen: Pen, x: float, y: float, length: float, angle: float, width: float, depth: int) -> None:
    """A bare tree, branch by branch."""
    ex = x + math.cos(math.radians(angle)) * length
    ey = y + math.sin(math.radians(angle)) * length
    pen.line([(x, y), (ex, ey)], width)
    if depth:
        for bend in (-34, 8, 38):
            branches(pen, ex, ey, length * 0.7, angle + bend, width * 0.6, depth - 1)


def fir(pen: Pen, x: float, y: float, h: float) -> None:
    """A fir of three triangles."""
    pen.rect(x - h * 0.03, y - h * 0.2, h * 0.06, h * 0.2)
    for top, bottom, half in ((1.0, 0.6, 0.15), (0.8, 0.36, 0.21), (0.56, 0.12, 0.27)):
        pen.poly([(x, y - h * top), (x + h * half, y - h * bottom), (x - h * half, y - h * bottom)])


def boat(pen: Pen, x: float, y: float, w: float) -> None:
    """A hull; (x, y) is the middle of its deck."""
    pen.blob([(x - w / 2, y - w * 0.1), (x - w * 0.3, y + w * 0.02), (x, y + w * 0.04), (x + w * 0.3, y + w * 0.02),
              (x + w / 2, y - w * 0.1), (x + w * 0.36, y + w * 0.2), (x, y + w * 0.26), (x - w * 0.36, y + w * 0.2)])  # fmt: skip


def sail(pen: Pen, x: float, y: float, w: float) -> None:
    """Two sails on a mast above the deck."""
    pen.rect(x - w * 0.012, y - w * 0.95, w * 0.03, w)
    pen.poly([(x + w * 0.04, y - w * 0.9), (x + w * 0.42, y - w * 0.1), (x + w * 0.04, y - w * 0.08)])
    pen.poly([(x - w * 0.05, y - w * 0.74), (x - w * 0.05, y - w * 0.08), (x - w * 0.34, y - w * 0.12)])


def key(pen: Pen, x: float, y: float, h: float) -> None:
    """A key standing on its bit; (x, y) is the lower end of its shaft."""
    pen.rect(x - h * 0.035, y - h * 0.72, h * 0.07, h * 0.72, round_by=h * 0.02)
    pen.rect(x, y - h * 0.14, h * 0.19, h * 0.07)
    pen.rect(x, y - h * 0.28, h * 0.15, h * 0.07)
    pen.rect(x - h * 0.08, y - h * 0.66, h * 0.16, h * 0.045, round_by=h * 0.02)
    for dx, dy in ((0, -0.9), (-0.11, -0.76), (0.11, -0.76)):
        pen.oval(x + dx * h, y + dy * h, h * 0.115)
    for dx, dy in ((0, -0.9), (-0.11, -0.76), (0.11, -0.76)):
        pen.oval(x + dx * h, y + dy * h, h * 0.055, on=False)


def fish(pen: Pen, x: float, y: float, w: float, angle: float = 0, flip: int = 1) -> None:
    """A fish that looks to the right, or with `flip=-1` to the left."""
    body = [(-0.34, 0.0), (-0.1, -0.2), (0.2, -0.19), (0.42, -0.04), (0.43, 0.03), (0.2, 0.17), (-0.1, 0.18)]
    tail = [(-0.28, 0.0), (-0.56, -0.2), (-0.48, 0.0), (-0.56, 0.22)]
    fin = [(-0.02, -0.17), (0.06, -0.32), (0.22, -0.17)]
    pen.blob(turned([(px * flip, py) for px, py in body], x, y, angle, w))
    for part in (tail, fin):
        pen.poly(turned([(px * flip, py) for px, py in part], x, y, angle, w))


def bird(pen: Pen, x: float, y: float, w: float, angle: float = 0, flip: int = 1) -> None:
    """A bird with both wings up, flying to the right, or with `flip=-1` to the left."""
    parts = (
        [(-0.5, 0.04), (-0.1, -0.07), (0.25, -0.08), (0.5, -0.02), (0.28, 0.06), (-0.05, 0.1)],
        [(-0.08, -0.03), (-0.2, -0.25), (-0.34, -0.52), (-0.02, -0.3), (0.14, -0.04)],
        [(0.02, -0.02), (0.05, -0.28), (0.16, -0.5), (0.24, -0.22), (0.2, -0.02)],
    )
    for part in parts:
        pen.blob(turned([(px * flip, py) for px, py in part], x, y, angle, w))


def ladder(pen: Pen, x1: float, y1: float, x2: float, y2: float, width: float, rungs: int) -> None:
    """From foot to top."""
    for dx in (-width / 2, width / 2):
        pen.line([(x1 + dx, y1), (x2 + dx, y2)], width * 0.14)
    for n in range(1, rungs):
        x, y = x1 + (x2 - x1) * n / rungs, y1 + (y2 - y1) * n / rungs
        pen.line([(x - width / 2, y), (x + width / 2, y)], width * 0.12)


def umbrella(pen: Pen, x: float, y: float, r: float) -> None:
    """An open umbrella; (x, y) is the middle of its rim."""
    pen.oval(x, y, r, r * 0.86)
    pen.rect(x - r * 1.1, y, r * 2.2, r, on=False)
    for n in range(4):
        pen.oval(x - r * 0.75 + n * r * 0.5, y, r * 0.25, r * 0.13, on=False)
    pen.rect(x - r * 0.03, y - r * 0.98, r * 0.06, r * 2.0)
    pen.curve(
        [(x, y + r * 0.9), (x, y + r * 1.1), (x + r * 0.1, y + r * 1.18), (x + r * 0.2, y + r * 1.06)],
        r * 0.07,
    )


def leaf(pen: Pen, x: float, y: float, w: float, angle: float = 0) -> None:
    """A pointed leaf."""
    shape = [(-0.5, 0.0), (-0.2, -0.19), (0.15, -0.2), (0.5, 0.0), (0.15, 0.2), (-0.2, 0.19)]
    pen.blob(turned(shape, x, y, angle, w))


def cat(pen: Pen, x: float, y: float, h: float) -> None:
    """A cat sits with its back to us; (x, y) is the floor below it."""
    pen.blob([(x - h * 0.27, y), (x - h * 0.25, y - h * 0.28), (x - h * 0.13, y - h * 0.62), (x, y - h * 0.68),
              (x + h * 0.13, y - h * 0.62), (x + h * 0.25, y - h * 0.28), (x + h * 0.27, y)])  # fmt: skip
    pen.oval(x, y - h * 0.76, h * 0.17, h * 0.15)
    for side in (-1, 1):
        pen.poly(
            [
                (x + side * h * 0.16, y - h * 0.8),
                (x + side * h * 0.15, y - h),
                (x + side * h * 0.03, y - h * 0.88),
            ]
        )
    pen.curve([(x + h * 0.2, y - h * 0.04), (x + h * 0.42, y - h * 0.03), (x + h * 0.5, y - h * 0.2),
               (x + h * 0.42, y - h * 0.34)], h * 0.075)  # fmt: skip


def mountain(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """A peak with a shoulder."""
    pen.poly([(x - w / 2, y), (x - w * 0.2, y - h * 0.62), (x - w * 0.12, y - h * 0.55), (x + w * 0.04, y - h),
              (x + w * 0.2, y - h * 0.58), (x + w * 0.27, y - h * 0.64), (x + w / 2, y)])  # fmt: skip
