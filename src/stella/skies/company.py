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
from .slates import CircleId, Members, Slate, Visit, VisitorId, shared_share
from .view import Circle, CircleMember, Company, Light, Mind, SkyRound, SkySeat

BotSlates = Mapping[Character, tuple[Place, ...]]
SIGNS: Final = tuple(Symbol)


class Seated(Struct, frozen=True):
    """A seat of the round with its secret."""

    seat: SkySeat
    order: tuple[Place, ...]


def seated(visit: Visit, bot_marks: BotSlates) -> list[Seated]:
    """Return the visitor and five companions. Bots sit where nobody is, or where somebody was forgotten since."""
    slate = visit.slate
    bots = _bots_for(slate.visitor)
    numbers = (*slate.company, *[0] * COMPANIONS)[:COMPANIONS]
    company = [visit.company.get(number) or next(bots) for number in numbers]
    you, *signs = signs_of(
        [slate.visitor, *[each.visitor if isinstance(each, Slate) else each for each in company]]
    )
    found = [Seated(SkySeat(Company.YOU, you, slate.name), slate.order)]
    for each, sign in zip(company, signs, strict=True):
        if isinstance(each, Slate):
            found.append(Seated(SkySeat(Company.PERSON, sign, each.name), each.order))
        else:
            found.append(Seated(SkySeat(Company.BOT, sign, character=each), bot_marks[each]))
    return found


def _bots_for(visitor: VisitorId) -> Iterator[Character]:
    yield from sorted(CHARACTERS, key=lambda each: stable_uniform(visitor, each))


def sign_of(name: str) -> Symbol:
    """Return the sign of a visitor or a bot, always the same."""
    return SIGNS[int(stable_uniform("sign", name) * len(SIGNS))]


def signs_of(names: Iterable[str]) -> list[Symbol]:
    """Return everybody's sign, or the next one that nobody before them has. The thirteenth begins again."""
    found: list[Symbol] = []
    for name in names:
        sign = sign_of(name)
        taken = found[len(found) // len(SIGNS) * len(SIGNS) :]
        while sign in taken:
            sign = SIGNS[(SIGNS.index(sign) + 1) % len(SIGNS)]
        found.append(sign)
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
    mine = seats[YOU].order
    seat = max(range(1, len(seats)), key=lambda seat: shared_share(mine, seats[seat].order))
    alike = seats[seat]
    if newest is not None and shared_share(mine, newest.order) > shared_share(mine, alike.order):
        return Mind(None, sign_of(newest.visitor), newest.name, _shared(mine, newest.order))
    shared = _shared(mine, alike.order)
    return Mind(Seat(seat), alike.seat.symbol, alike.seat.name, shared) if shared else None


def _shared(a: Sequence[Place], b: Sequence[Place]) -> int:
    return len({*a} & {*b})


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
    pairs = {
        pair: shared_share(slates[pair[0]].order, slates[pair[1]].order)
        for pair in combinations(range(len(slates)), 2)
    }
    best = max(pairs, key=pairs.__getitem__)
    return best if pairs[best] > 0 else None


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
