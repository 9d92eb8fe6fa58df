"""Companions and circles of a visitor, and their views: from stored slates to what the visitor may see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

from stella import bots, rules
from stella.bots import CHARACTERS, BotContext, BotLevel, Character, Knowledge, stable_uniform
from stella.rules import MAX_SEATS, CardId, Phase, Place, PublicView, Seat, State
from stella.tables.people import Symbol

from .deal import Sky
from .round import COMPANIONS, YOU, marking
from .slates import CircleId, Members, Slate, Visit, VisitorId, bits_of, likeness
from .view import Circle, CircleMember, Company, Light, Mind, SkyRound, SkySeat

BotSlates = Mapping[Character, tuple[Place, ...]]
SIGNS: Final = tuple(Symbol)


class Seated(Struct, frozen=True):
    """A seat of the round with its secret."""

    id: str
    """The visitor, or the bot's character."""
    seat: SkySeat
    order: tuple[Place, ...]


def seated(visit: Visit, bot_marks: BotSlates) -> list[Seated]:
    """Return the visitor and five companions. Bots sit where nobody is, or where somebody was forgotten since."""
    slate = visit.slate
    bots = _bots_for(slate.visitor)
    numbers = (*slate.company, *[0] * COMPANIONS)[:COMPANIONS]
    people = [slate, *[visit.company.get(number) or next(bots) for number in numbers]]
    ids = [each.visitor if isinstance(each, Slate) else each.value for each in people]
    found: list[Seated] = []
    for each, name, sign in zip(people, ids, signs_of(ids), strict=True):
        if isinstance(each, Slate):
            who = Company.PERSON if found else Company.YOU
            found.append(Seated(name, SkySeat(who, sign, each.name), each.order))
        else:
            found.append(Seated(name, SkySeat(Company.BOT, sign, character=each), bot_marks[each]))
    return found


def _bots_for(visitor: VisitorId) -> Iterator[Character]:
    yield from sorted(CHARACTERS, key=lambda each: stable_uniform(visitor, each))


def signs_of(names: Iterable[str]) -> list[Symbol]:
    """Return the sign of each visitor or bot: their favourite, or the next that is free. The 13th starts over."""
    found: list[Symbol] = []
    for name in names:
        taken = found[len(found) // len(SIGNS) * len(SIGNS) :]
        sign = int(stable_uniform("sign", name) * len(SIGNS))
        while SIGNS[sign] in taken:
            sign = (sign + 1) % len(SIGNS)
        found.append(SIGNS[sign])
    return found


def first_scout_of(visitor: VisitorId, sky: Sky) -> Seat:
    """Return who begins: drawn once for each visitor and sky."""
    return Seat(int(stable_uniform("first scout", visitor, sky.word) * MAX_SEATS))


def stars_of(public: PublicView) -> int | None:
    """Return what the visitor has earned; `None` before the round is over."""
    return public.scores[-1][YOU] if public.phase is Phase.SCORING else None


def told(state: State, seats: Sequence[Seated], visit: Visit, bot_marks: BotSlates) -> SkyRound:
    """Return what the visitor may know now: by the rules, and the light once their round is over."""
    view = rules.project(state, YOU)
    assert view.own is not None
    stars = stars_of(view.public)
    light = None if stars is None else _light(stars, seats, visit, bot_marks)
    return SkyRound(view.public, view.own, tuple(each.seat for each in seats), light)


def _light(stars: int, seats: Sequence[Seated], visit: Visit, bot_marks: BotSlates) -> Light:
    counts = visit.counts
    people, marks = counts.told_to(visit.slate) or (counts.people, None)
    sure = [place for order in bot_marks.values() for place in order]
    return Light(
        people=people,
        marks=marks,
        bots=len(bot_marks),
        bot_marks=tuple(sure.count(Place(place)) for place in range(len(counts.marks))),
        rank=None if marks is None else counts.rank_of(stars),
        ranked=sum(counts.stars),
        closest=_closest(seats, visit.closest),
    )


def _closest(seats: Sequence[Seated], newest: Slate | None) -> Mind | None:
    """Return who marked most alike: one of the round, or of the newest slates."""
    mine, *others = (bits_of(each.order) for each in seats)
    alike = [likeness(mine, bits) for bits in others]
    seat = 1 + alike.index(max(alike))
    if newest is not None and likeness(mine, bits_of(newest.order)) > max(alike):
        *_, sign = signs_of([*[each.id for each in seats], newest.visitor])
        return Mind(None, sign, newest.name, _shared(seats[YOU].order, newest.order))
    closest = seats[seat]
    shared = _shared(seats[YOU].order, closest.order)
    return Mind(Seat(seat), closest.seat.symbol, closest.seat.name, shared) if shared else None


def _shared(a: Sequence[Place], b: Sequence[Place]) -> int:
    return (bits_of(a) & bits_of(b)).bit_count()


def circle_view(circle: CircleId, link: str, members: Members, mine: Slate | None) -> Circle:
    """Return what a member is told. `mine`: their own slate, once their round is over; nothing of a sky before."""
    if mine is None:
        return Circle(circle, link, len(members), None, None)
    signs = dict(zip(members, signs_of(members), strict=True))
    slates = sorted(
        (each for each in members.values() if each is not None),
        key=lambda each: (-1 if each.stars is None else each.stars, each.number == mine.number),
        reverse=True,
    )
    seen = tuple(
        CircleMember(
            you=each.number == mine.number,
            symbol=signs[each.visitor],
            name=each.name,
            stars=each.stars,
            shared=_shared(each.order, mine.order),
        )
        for each in slates
    )
    return Circle(circle, link, len(members), seen, _most_alike(slates))


def _most_alike(slates: Sequence[Slate]) -> tuple[int, int] | None:
    """Return the two who share most; `None` for fewer than three, or if nobody shares a picture."""
    if len(slates) < 3:
        return None
    bits = [bits_of(each.order) for each in slates]
    pairs = ((likeness(bits[a], bits[b]), -a, -b) for a, b in combinations(range(len(slates)), 2))
    alike, a, b = max(pairs)
    return (-a, -b) if alike > 0 else None


def bot_slates(
    sky: Sky, deck: str, cards: Sequence[CardId], secret: str, knowledge: Knowledge
) -> dict[Character, tuple[Place, ...]]:
    """Return what each character marks, the surest first. Nobody without `secret` can work it out."""
    view = rules.project(marking(sky, cards), YOU)
    assert view.own is not None
    found: dict[Character, tuple[Place, ...]] = {}
    for character in CHARACTERS:
        others = tuple((each.value, each.value) for each in CHARACTERS if each is not character)[:-1]
        context = BotContext(
            name=character.value,
            deck=deck,
            seats=COMPANIONS + 1,
            bots=COMPANIONS,
            secret=secret,
            others=others,
            knowledge=knowledge,
        )
        bot = bots.bot_player(context, character, BotLevel.STARGAZER)
        found[character] = tuple(bot.chosen(view.public, view.own))
    return found
