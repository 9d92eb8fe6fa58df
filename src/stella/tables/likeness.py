"""Who thinks alike: how many pictures two players both marked, beyond what chance gives."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from stella.rules import RoundRecord


def bonds_of(rounds: Sequence[RoundRecord], seats: int) -> tuple[tuple[int, int, float], ...]:
    """Return the pairs of seats that agree beyond chance, from 0 to 1: the closest pair has 1.

    Where slates stay closed, only what was pointed at is known. The page's `constellation.ts` counts the same way.
    """
    pairs = [(*pair, _alike(rounds, *pair)) for pair in combinations(range(seats), 2)]
    closest = max((alike for *_, alike in pairs), default=0.0)
    return tuple((first, second, alike / closest) for first, second, alike in pairs if alike > 0)


def _alike(rounds: Sequence[RoundRecord], first: int, second: int) -> float:
    """Return the crosses that two players share beyond chance, of all they could have shared beyond it."""
    shared = room = 0.0
    for record in rounds:
        one, other = (_crosses(record, seat) for seat in (first, second))
        both, chance, most = len(one & other), 0.0, len(one | other)
        if record.slates is not None:
            chance, most = len(one) * len(other) / len(record.grid), min(len(one), len(other))
        shared, room = shared + both - chance, room + most - chance
    return shared / room if room > 0 else 0.0


def _crosses(record: RoundRecord, seat: int) -> set[int]:
    if record.slates is not None:
        return set(record.slates[seat])
    return {each.place for each in record.pointings if seat in each.holders}
