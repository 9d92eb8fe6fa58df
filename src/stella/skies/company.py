"""A visitor's round and circles: from stored slates to what the visitor may see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from msgspec import Struct

from stella import bots, rules
from stella.bots import CHARACTERS, BotContext, BotLevel, Knowledge, stable_uniform
from stella.rules import (
    MAX_SEATS,
    PLACES,
    CardId,
    Phase,
    Place,
    PublicView,
    Refused,
    Rejection,
    Seat,
    State,
)
from stella.tables.people import Symbol

from .deal import Sky
from .round import COMPANIONS, YOU, marking, play_round
from .slates import MIN_PEOPLE, CircleId, Members, Slate, Visit, bits_of, likeness
from .view import Circle, CircleMember, Company, Light, Mind, SkyRound, SkySeat

SIGNS: Final = tuple(Symbol)


class SecretSeat(Struct, frozen=True):
    """A seat of the round with its secret."""

    id: str
    """The visitor, or the bot's character."""
    seat: SkySeat
    order: tuple[Place, ...]


class Pointed(Struct, frozen=True):
    """A visitor's pointings after one more, and their stars if that was the last."""

    pointings: tuple[Place, ...]
    stars: int | None


def round_of(visit: Visit, deck: Sequence[CardId]) -> SkyRound:
    """Return what a visitor may know of their round: by the rules, and the light once it is over."""
    seats = seated(visit)
    _, state = _so_far(visit, seats, deck)
    return view_of(state, seats, visit)


def play_on(visit: Visit, deck: Sequence[CardId], number: int, place: Place) -> Pointed | Rejection | None:
    """Have the visitor point for the `number`-th time, counted from 0; `None` if they are elsewhere by now."""
    seats = seated(visit)
    mine, _ = _so_far(visit, seats, deck)
    pointings = (*mine[:number], place)
    if number > len(mine) or mine not in (pointings, pointings[:-1]):
        return None
    try:
        state = _played(visit, seats, deck, pointings)
        return Pointed(pointings, stars_of(rules.project_public(state)))
    except Refused as refused:
        return refused.rejection


def _so_far(
    visit: Visit, seats: Sequence[SecretSeat], deck: Sequence[CardId]
) -> tuple[tuple[Place, ...], State]:
    """Return the visitor's pointings, and their round.

    If a companion was forgotten meanwhile and the bot in their seat changes who points when, the round starts over.
    """
    mine = visit.slate.pointings
    try:
        return mine, _played(visit, seats, deck, mine)
    except Refused:
        return (), _played(visit, seats, deck, ())


def _played(
    visit: Visit, seats: Sequence[SecretSeat], deck: Sequence[CardId], pointings: Sequence[Place]
) -> State:
    sky = visit.counts.sky
    first_scout = Seat(int(stable_uniform("first scout", visit.slate.visitor, sky.word) * MAX_SEATS))
    return play_round(marking(sky, deck, first_scout), [each.order for each in seats], pointings)


def seated(visit: Visit) -> list[SecretSeat]:
    """Return the visitor and five companions. Bots sit where nobody is, or where somebody was forgotten since."""
    slate, bot_orders = visit.slate, visit.counts.sky.bots
    dealt = (each for each in CHARACTERS if each in bot_orders)  # a newer character isn't under an older sky
    bots = iter(sorted(dealt, key=lambda each: stable_uniform(slate.visitor, each)))
    numbers = (*slate.company, *[0] * COMPANIONS)[:COMPANIONS]
    people = [slate, *[visit.company.get(number) or next(bots) for number in numbers]]
    ids = [each.visitor if isinstance(each, Slate) else each.value for each in people]
    found: list[SecretSeat] = []
    for each, name, sign in zip(people, ids, signs_of(ids), strict=True):
        if isinstance(each, Slate):
            who = Company.PERSON if found else Company.YOU
            found.append(SecretSeat(name, SkySeat(who, sign, each.name), each.order))
        else:
            found.append(SecretSeat(name, SkySeat(Company.BOT, sign, character=each), bot_orders[each]))
    return found


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


def stars_of(public: PublicView) -> int | None:
    """Return what the visitor has earned; `None` before the round is over."""
    return public.scores[-1][YOU] if public.phase is Phase.SCORING else None


def view_of(state: State, seats: Sequence[SecretSeat], visit: Visit) -> SkyRound:
    """Return what the visitor may know of this state of their round."""
    view = rules.project(state, YOU)
    assert view.own is not None
    stars = stars_of(view.public)
    light = None if stars is None else _light(stars, seats, visit)
    return SkyRound(view.public, view.own, tuple(each.seat for each in seats), light)


def _light(stars: int, seats: Sequence[SecretSeat], visit: Visit) -> Light:
    counts = visit.counts
    people, marks = counts.told_to(visit.slate) or (counts.people, None)
    bots, ranked = counts.sky.bots.values(), sum(counts.stars)
    return Light(
        people=people,
        marks=marks,
        bots=len(bots),
        bot_marks=tuple(sum(place in order for order in bots) for place in range(PLACES)),
        rank=None if marks is None or ranked < MIN_PEOPLE else counts.rank_of(stars),
        ranked=ranked,
        closest=_closest(seats, visit.closest),
    )


def _closest(seats: Sequence[SecretSeat], newest: Slate | None) -> Mind | None:
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
) -> dict[str, tuple[Place, ...]]:
    """Return what each character marks, the surest first. Nobody without `secret` can work it out."""
    view = rules.project(marking(sky, cards), YOU)
    assert view.own is not None
    found: dict[str, tuple[Place, ...]] = {}
    for character in CHARACTERS:
        others = tuple((each.value, each.value) for each in CHARACTERS if each is not character)
        context = BotContext(
            name=character.value,
            deck=deck,
            seats=COMPANIONS + 1,
            bots=COMPANIONS,
            secret=secret,
            others=others[: COMPANIONS - 1],
            knowledge=knowledge,
        )
        bot = bots.bot_player(context, character, BotLevel.STARGAZER)
        found[character.value] = tuple(bot.chosen(view.public, view.own))
    return found
