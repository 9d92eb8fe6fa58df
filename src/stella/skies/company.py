"""The companions of a visitor, and what the visitor is told: from stored slates to views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from stella import bots, rules
from stella.bots import CHARACTERS, BotContext, BotLevel, Character, Knowledge, stable_uniform
from stella.rules import MAX_SEATS, CardId, Phase, Place, Seat, State
from stella.tables.people import Symbol

from .deal import Sky
from .round import COMPANIONS, YOU, marking
from .slates import Visit, VisitorId, shared_share
from .view import Company, Light, SkyRound, SkySeat

HouseSlates = Mapping[Character, tuple[Place, ...]]


class Seated(Struct, frozen=True):
    """A seat of the round with its secret."""

    seat: SkySeat
    order: tuple[Place, ...]


def seated(visit: Visit, house: HouseSlates) -> list[Seated]:
    """Return the visitor and five companions. Bots sit where nobody is, or where somebody was forgotten since."""
    slate = visit.slate
    bots = iter(sorted(CHARACTERS, key=lambda each: stable_uniform(slate.visitor, each)))
    company = [visit.company.get(number) for number in (*slate.company, *[0] * COMPANIONS)][:COMPANIONS]
    found = [Seated(SkySeat(Company.YOU, sign_of(slate.visitor), slate.name), slate.order)]
    for each in company:
        if each is None:
            character = next(bots)
            seat = SkySeat(Company.BOT, _free(sign_of(character), found), character=character)
            found.append(Seated(seat, house[character]))
        else:
            seat = SkySeat(Company.PERSON, _free(sign_of(each.visitor), found), each.name)
            found.append(Seated(seat, each.order))
    return found


def sign_of(name: str) -> Symbol:
    """Return the sign of a visitor or a bot, always the same."""
    signs = list(Symbol)
    return signs[int(stable_uniform("sign", name) * len(signs))]


def _free(symbol: Symbol, taken: Sequence[Seated]) -> Symbol:
    signs = list(Symbol)
    start = signs.index(symbol)
    used = {each.seat.symbol for each in taken}
    return next(each for each in [*signs[start:], *signs[:start]] if each not in used)


def first_scout_of(visitor: VisitorId, sky: Sky) -> Seat:
    """Return who begins: drawn once for each visitor and sky."""
    return Seat(int(stable_uniform("first scout", visitor, sky.word) * MAX_SEATS))


def stars_of(state: State) -> int | None:
    """Return what the visitor has earned; `None` before the round is over."""
    public = rules.project_public(state)
    return public.scores[-1][YOU] if public.phase is Phase.SCORING else None


def told(state: State, seats: Sequence[Seated], visit: Visit, house: HouseSlates) -> SkyRound:
    """Return what the visitor may know now: by the rules, and the light once their round is over."""
    stars = stars_of(state)
    light = None if stars is None else _light(stars, seats, visit, house)
    view = rules.project(state, YOU)
    assert view.own is not None
    return SkyRound(view.public, view.own, tuple(each.seat for each in seats), light)


def _light(stars: int, seats: Sequence[Seated], visit: Visit, house: HouseSlates) -> Light:
    counts = visit.counts
    people, marks = counts.told_to(visit.slate) or (counts.people, None)
    sure = [place for order in house.values() for place in order]
    return Light(
        people=people,
        marks=marks,
        bots=len(house),
        bot_marks=tuple(sure.count(Place(place)) for place in range(len(counts.marks))),
        rank=None if marks is None else counts.rank_of(stars),
        ranked=sum(counts.stars),
        closest=_closest(seats),
    )


def _closest(seats: Sequence[Seated]) -> Seat | None:
    mine = seats[YOU].order
    alike = {Seat(seat): shared_share(mine, each.order) for seat, each in enumerate(seats) if seat != YOU}
    best = max(alike, key=lambda seat: alike[seat])
    return best if alike[best] > 0 else None


def house_slates(
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
