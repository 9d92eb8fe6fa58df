"""Something asked of a table and not yet answered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from stella.rules import Rejection
from stella.tables import commands as c
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal
from stella.tables.state import TableState

Answer = Refusal | Rejection | None
"""Why a wish was refused; `None` when it was carried out and is on disk."""

Make = Callable[[TableState | None], c.TableCommand | Refusal]
"""Turns a wish into a command for the state of the moment; chance comes in here."""


@dataclass(slots=True)
class Wish:
    """Something asked of the table and not yet answered."""

    actor: MemberId | None
    id: str
    make: Make
    reply: Callable[[Answer], None]
    tries: int = 0


Pending = list[tuple[Wish, Answer]]
"""Wishes that wait for a commit, and what each will hear after it."""
