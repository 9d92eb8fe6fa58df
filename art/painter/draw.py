# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawing last: what the brushes ate of living things is drawn again over the paint, before paper and relief.

First people get a light of their own (`portrait`), then figures are set off from the ground (`outline`); last come the
eyes of animals (`eyes`) and the faces of people (`features`).
"""

from __future__ import annotations

from .colour import Array
from .eyes import with_eyes
from .features import SMALLEST_HEAD, FaceDrawing
from .layers import Layers
from .living import LARGEST_HEAD, Living
from .outline import set_off
from .pixels import F
from .plan import Plan
from .portrait import portrayed
from .profiles import averted
from .wishes import HIGH, Finish


def drawn(canvas: Array, relief: Array, plan: Plan, layers: Layers, wish: Finish) -> tuple[Array, Array]:
    """Draw over the painted canvas; gives it and the relief, which is flatter where skin was drawn."""
    if wish.draw <= 0:
        return canvas, relief
    who = Living(plan, layers)
    out, skin = portrayed(canvas, plan, who, layers, wish)
    out = with_eyes(set_off(out, plan, who, wish), plan, layers)
    for head in sorted(layers.heads, key=lambda one: -one.depth):
        if SMALLEST_HEAD < head.tall * HIGH < LARGEST_HEAD and not averted(head):
            FaceDrawing(out, plan, head).draw()
    return (canvas + (out - canvas) * wish.draw).astype(F), relief * (1 - 0.75 * skin)
