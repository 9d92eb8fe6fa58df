# SPDX-License-Identifier: GPL-3.0-or-later
"""Where people and animals are in a picture: maps for the drawing that comes last."""

from __future__ import annotations

import numpy as np

from .colour import Array, oklab
from .layers import Head, Layers
from .plan import Plan
from .profiles import averted
from .wishes import HIGH, LIVING

LARGEST_HEAD = 300
"""Heads higher than this (pixels of a picture 1800 high) need no help: the brushes do them justice."""
ALIKE = np.array([0.12, 0.022, 0.022])
"""How far (in Oklab) the paint of a far person may be from the pigment of the skin and still be skin."""

Box = tuple[slice, slice]


def padded(box: Box, by: int, shape: tuple[int, ...]) -> Box:
    """A box with a margin, inside the picture."""
    rows, columns = (
        slice(max(part.start - by, 0), min(part.stop + by, most))
        for part, most in zip(box, shape[:2], strict=True)
    )
    return rows, columns


def box_of(mask: Array) -> Box:
    """The rows and columns that a mask touches."""
    ys, xs = np.nonzero(mask)
    return slice(int(ys.min()), int(ys.max()) + 1), slice(int(xs.min()), int(xs.max()) + 1)


def face_map(head: Head, plan: Plan, near: Box) -> Array:
    """Which pixels of a box show the skin of a head's face."""
    mine = np.isin(plan.index[near], [number + 1 for number in head.things])
    if head.far:  # body, hair and face are one mesh: tell them by place and paint
        high = plan.index.shape[0]
        y, x = np.mgrid[near]
        close = np.hypot(x - head.at[0] * high, y - head.at[1] * high) < 0.62 * head.tall * high
        off = np.abs(plan.pigment[near] - oklab(head.skin))
        mine &= close & (off < ALIKE).all(-1) & (not averted(head))
    return np.asarray(mine)


class Living:
    """Maps of the living.

    `skin` and `hair` are masks, `figure` is the number of the one who owns a pixel (0: nobody), `part` tells skin, hair
    and each garment apart. `boxes` has each figure's rows and columns; `near` are those whom the brushes do justice:
    portraits, and hands that are a motif of their own; `far` are the far ones.
    """

    def __init__(self, plan: Plan, layers: Layers) -> None:
        most = max([*layers.names, 0]) + 2
        skin, hair, alive = (np.zeros(most, bool) for _ in range(3))
        owner = np.zeros(most, np.int32)
        for number, name in layers.names.items():
            kind, low = layers.kinds.get(number, ""), name.lower()
            skin[number + 1] = kind == "skin" or (kind == "ink" and low.startswith("face"))
            hair[number + 1] = kind == "hair"
            owner[number + 1] = layers.owners.get(number, number)
            alive[number + 1] = low.startswith(LIVING) and "far" not in low
        far = {head.things[0] for head in layers.heads if head.far}
        people = np.unique(np.concatenate([owner[skin], np.array([*far, 0], np.int32)]))
        for number in far:
            owner[number + 1] = number
        member = np.isin(owner, people[people > 0])
        index = np.clip(plan.index, 0, most - 1)
        self.skin, self.hair = skin[index], hair[index]
        animals = np.where(alive[index], most + 1, 0)
        self.figure = np.where(member[index], owner[index], animals).astype(np.int32)
        for head in layers.heads:
            if head.far:
                near = self.around(head, plan)
                self.skin[near] |= face_map(head, plan, near)
        self.part = np.where(self.skin, 1, np.where(self.hair, 2, index + 3)) * (self.figure > 0)
        self.boxes: dict[int, Box] = {}
        for one in np.unique(self.figure[self.figure > 0]):
            mask = self.figure == one
            if mask.sum() > 60:
                self.boxes[int(one)] = box_of(mask)
        self.near, self.far = self._near(plan, layers), far

    @staticmethod
    def around(head: Head, plan: Plan) -> Box:
        """The box of a head, hat and chin included."""
        high, width = plan.index.shape
        r = int(head.tall * high * 0.85) + 6
        x, y = int(head.at[0] * high), int(head.at[1] * high)
        return (
            slice(min(max(y - r, 0), high), min(max(y + r, 0), high)),
            slice(min(max(x - r, 0), width), min(max(x + r, 0), width)),
        )

    def _near(self, plan: Plan, layers: Layers) -> set[int]:
        tall: dict[int, float] = {}
        for head in layers.heads:
            whose = head.things[0] if head.far else layers.owners.get(head.things[0], 0)
            tall[whose] = max(tall.get(whose, 0.0), head.tall * HIGH)

        def large(one: int, box: Box) -> bool:
            if one in tall:
                return tall[one] > LARGEST_HEAD
            return (box[0].stop - box[0].start) / plan.scale > LARGEST_HEAD

        return {one for one, box in self.boxes.items() if large(one, box)}
