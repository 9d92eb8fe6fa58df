# SPDX-License-Identifier: GPL-3.0-or-later
"""Body types by name: age, sex, build and size of the people that `figures.figure` makes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Body:
    """A kind of person. `female` None lets the outfit decide; `heads` is how many heads make the height.

    `belly` (0 to 1) is a belly with child, `support` the stick or wheelchair that belongs to the body.
    """

    height: float = 1.0
    age: float = 36
    female: float | None = None
    build: str = "average"
    heads: float = 5.2
    hunch: float = 0.0
    belly: float = 0.0
    support: str = ""


BODIES: dict[str, Body] = {
    "small child": Body(0.66, 6, 0.5, "average", 3.9),
    "lanky teen": Body(0.98, 16, None, "lanky", 5.2, 8),
    "broad worker": Body(1.06, 42, None, "broad", 5.3),
    "round elder": Body(0.86, 70, None, "round", 4.7, 6),
    "thin elder": Body(1.08, 74, None, "slight", 5.4, 16),
    "woman": Body(1.0, 32, 1.0, "average", 5.2),
    "wheelchair": Body(1.0, 34, None, "average", 5.1, 3, support="wheelchair"),
    "stick": Body(0.92, 76, None, "average", 5.0, 24, support="stick"),
    "giant": Body(1.45, 45, None, "stout", 6.4, 6),
    "grown": Body(),
}
