"""A finished slate, the counts of a sky, and the port for storing them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Final, NewType, Protocol

from msgspec import Struct
from msgspec.structs import replace

from stella.rules import PLACES, Place
from stella.tables.refusal import TableCode

from .deal import Sky

VisitorId = NewType("VisitorId", str)
"""Somebody who plays skies: the hash of a key that only their browser has."""

MIN_PEOPLE: Final = 5
"""Counts are published for this many more people at a time: smaller steps would tell who marked what."""


class Slate(Struct, frozen=True):
    """What one visitor marked under one sky. Final, except for the pointings of their own round."""

    visitor: VisitorId
    number: int
    """Counted from 1 in the order they finished. The number of a forgotten slate isn't used again."""
    order: tuple[Place, ...]
    """Their crosses, the surest first."""
    name: str = ""
    company: tuple[int, ...] = ()
    """The numbers of the people they play with; bots take the other seats."""
    pointings: tuple[Place, ...] = ()
    stars: int | None = None
    """What they earned, once their round is over."""
    late: bool = False
    """Whether it was finished after its day."""
    research: bool = False
    """Whether they share it for research."""
    teaches: bool = True
    """Whether bots may learn from it."""


class SkyCounts(Struct, frozen=True):
    """One sky with its counts, which each slate updates. They are never recounted."""

    day: str
    sky: Sky
    last: int = 0
    """The number of the newest slate."""
    people: int = 0
    marks: tuple[int, ...] = (0,) * PLACES
    """How many people marked each picture."""
    stars: tuple[int, ...] = ()
    """How many people earned 0, 1, 2, … stars."""
    learned: bool = False
    """Whether bots have learned from it."""
    told_last: int = 0
    """Counts are published for people up to this number."""
    told_people: int = 0
    told_marks: tuple[int, ...] = (0,) * PLACES

    def told_to(self, slate: Slate) -> tuple[int, tuple[int, ...]] | None:
        """Return how many people a visitor is told of, and their marks on each picture; `None` for too few.

        Their own marks are always included.
        """
        if self.told_people < MIN_PEOPLE:
            return None
        if slate.number <= self.told_last:
            return self.told_people, self.told_marks
        return self.told_people + 1, _with_marks(self.told_marks, slate)

    def rank_of(self, stars: int) -> int:
        """Return the rank of somebody with this many stars.

        >>> SkyCounts("2026-11-16", Sky("sea", ()), stars=(0, 2, 0, 1)).rank_of(1)
        2
        """
        return 1 + sum(self.stars[stars + 1 :])

    def with_slate(self, slate: Slate, change: int = 1) -> SkyCounts:
        """Return the counts with this slate added, or removed with -1.

        >>> slate = Slate(VisitorId("v"), 1, (Place(2), Place(0)))
        >>> counts = SkyCounts("2026-11-16", Sky("sea", ())).with_slate(slate)
        >>> counts.people, counts.marks[:3], counts.with_slate(slate, -1).people
        (1, (1, 0, 1), 0)
        """
        counts = replace(
            self,
            people=self.people + change,
            marks=_with_marks(self.marks, slate, change),
            last=max(self.last, slate.number),
        ).with_stars(slate.stars, change)
        if change < 0 and slate.number <= self.told_last:
            marks = _with_marks(self.told_marks, slate, change)
            return replace(counts, told_people=self.told_people + change, told_marks=marks)
        untold = counts.people - counts.told_people
        if untold >= MIN_PEOPLE or counts.told_people < MIN_PEOPLE <= counts.people:
            return replace(counts, told_last=counts.last, told_people=counts.people, told_marks=counts.marks)
        return counts

    def with_stars(self, stars: int | None, change: int = 1) -> SkyCounts:
        """Return the counts with one more round that earned this many stars; `None`: it isn't over."""
        return self if stars is None else replace(self, stars=added(self.stars, stars, change))


class Visit(Struct, frozen=True):
    """Everything a visitor's round is built from."""

    slate: Slate
    counts: SkyCounts
    company: dict[int, Slate]
    """The slates of their companions by number, without those that were forgotten."""
    closest: Slate | None = None
    """The most similar of the newest slates, once their round is over."""


def _with_marks(counts: tuple[int, ...], slate: Slate, change: int = 1) -> tuple[int, ...]:
    return tuple(count + change * (place in slate.order) for place, count in enumerate(counts))


def added(counts: Sequence[int], index: int, change: int = 1) -> tuple[int, ...]:
    """Return counts with one of them changed, lengthened if needed.

    >>> added((1,), 2)
    (1, 0, 1)
    """
    longer = [*counts, *[0] * (index + 1 - len(counts))]
    longer[index] += change
    return tuple(longer)


def bits_of(order: Iterable[Place]) -> int:
    """Return marked places as bits, by which many slates are compared faster.

    >>> bits_of([Place(1), Place(2)])
    6
    """
    return sum(1 << place for place in order)


def likeness(a: int, b: int) -> float:
    """Return how alike the bits of two slates are: shared pictures over all pictures of both.

    >>> likeness(bits_of([Place(1), Place(2)]), bits_of([Place(2), Place(3)]))
    0.3333333333333333
    """
    return (a & b).bit_count() / max(1, (a | b).bit_count())


Draw = Callable[[int], tuple[int, ...]]
"""Draws numbers from 1 to this one: companions, and more who take the places of those forgotten since."""


CircleId = NewType("CircleId", str)

MOST_PEOPLE: Final = 30
"""Maximum number of people per circle."""
MOST_CIRCLES: Final = 20
"""Maximum number of circles per visitor."""

Members = Mapping[VisitorId, Slate | None]
"""A circle's members in the order they joined, with their slates under one sky; `None`: not finished."""
NotJoined = TableCode | None
"""Why somebody couldn't join a circle; `None` if they did."""


class Membership(Struct, frozen=True):
    """One visitor in one circle. A circle is nothing but its members."""

    circle: CircleId
    visitor: VisitorId
    since: str
    """The day they joined."""


def refusal_to_join(members: int, circles: int, *, new: bool) -> NotJoined:
    """Return why somebody with this many circles can't join one with this many members, if they can't.

    >>> refusal_to_join(0, 0, new=True), refusal_to_join(30, 0, new=False).value
    (None, 'E_CIRCLE_FULL')
    """
    if members == 0 and not new:
        return TableCode.CIRCLE
    if members >= MOST_PEOPLE:
        return TableCode.CIRCLE_FULL
    return TableCode.CIRCLES if circles >= MOST_CIRCLES else None


class SkyStore(Protocol):
    """Stores slates, counts and circles. Whatever returns is on disk; otherwise it raises `StoreUnavailable`."""

    async def counts(self, day: str) -> SkyCounts | None:
        """Return a sky that somebody has finished; `None` if nobody has."""

    async def visit(self, day: str, visitor: VisitorId) -> Visit | None:
        """Return a visitor's slate and what belongs to it; `None` if they haven't finished this sky."""

    async def slates(self, day: str, numbers: Collection[int]) -> dict[int, Slate]:
        """Return the slates with these numbers, without those that were forgotten."""

    async def finish(self, day: str, sky: Sky, slate: Slate, draw: Draw) -> Visit | None:
        """Store and count a slate, with a number and company. A visitor's second slate changes nothing.

        The first slate of a day also stores the sky, which then stays the same. `None` if that has another word or
        other pictures than this `sky`: then the slate is of no use.
        """

    async def point(
        self,
        day: str,
        visitor: VisitorId,
        known: Sequence[Place],
        pointings: Sequence[Place],
        stars: int | None,
    ) -> bool:
        """Store a visitor's pointings, and the stars once the round is over. Storing the same again changes nothing.

        False if the stored ones aren't the `known` ones.
        """

    async def nights(self, visitor: VisitorId) -> list[tuple[SkyCounts, Slate]]:
        """Return all skies that a visitor has finished, the newest first."""

    async def consent(self, visitor: VisitorId, day: str | None) -> None:
        """Share a visitor's slate of this day for research; `None` takes back all of them."""

    async def take_name(self, day: str, name: str) -> int:
        """Remove this name from all slates of a sky; returns how many had it."""

    async def teach(self, visitor: VisitorId, *, on: bool) -> None:
        """Let bots learn from a visitor's slates, or not."""

    async def note_learned(self, day: str) -> None:
        """Note that bots have learned from a sky."""

    async def join(self, circle: CircleId, visitor: VisitorId, day: str, *, new: bool) -> NotJoined:
        """Add a visitor to a circle; `new`: nobody needs to be in it yet. Joining again changes nothing."""

    async def leave(self, circle: CircleId, visitor: VisitorId) -> None:
        """Remove a visitor from a circle. It ends with its last member."""

    async def circles(self, visitor: VisitorId, day: str | None) -> dict[CircleId, Members]:
        """Return a visitor's circles, the oldest first, with the slates of all members under one sky.

        `None` reads no slates, so that the time it takes doesn't tell who has finished.
        """

    async def forget(self, visitor: VisitorId) -> int:
        """Delete everything of a visitor, counts and circles included; returns how many slates that were."""

    async def list_counts(self) -> list[SkyCounts]:
        """Return all skies, the newest first."""

    async def keep(self, counts: SkyCounts, slates: Collection[Slate]) -> None:
        """Save a whole sky from elsewhere, replacing ours."""

    async def memberships(self) -> list[Membership]:
        """Return everyone in every circle."""

    async def keep_memberships(self, memberships: Collection[Membership]) -> None:
        """Save circles from elsewhere, replacing ours."""

    async def remove_before(self, day: str) -> int:
        """Delete older skies with all their slates; returns how many.

        People who joined before that day, and have no slate left, leave their circles.
        """

    async def close(self) -> None:
        """Close files and connections."""
