"""What we promise of the levels, checked with many games: `./dev league`.

Order and bands of win shares among human-like players, fairness for people at tables with two bots and for one person
among bots, no collusion of bots, slates that overlap with those of people as theirs do, characters that can be told,
and quick decisions. A share breaks a promise when its whole interval (95 %) does; a mean that alone is outside leaves
the promise open, and more games tell. The seed is fixed, unless another is asked for: the same code yields the same
verdict.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import pairwise
from statistics import fmean
from typing import Final

from rich.console import Console
from rich.progress import track

from recognition import recognise
from stella.bots import LEVELS, Bot, BotContext, BotFactory, Randrange
from stella.cli.lab.league import MOST_ALIKE, tables_of
from stella.content.wordcards import load_word_cards
from stella.lab import TRUST
from stella.lab.entrants import build_stage, decks, level_bots
from stella.lab.games import PEOPLE, LineUp, Played
from stella.lab.league import hold_league
from stella.lab.standings import Estimate, League
from stella.rules import SeatCommand, SeatView

SEED: Final = 7
GAMES: Final = 1000
SIZES: Final = (3, 4, 5, 6)
BANDS: Final = {
    "dreamer": (0.10, 0.50),
    "stargazer": (0.40, 0.85),
    "navigator": (0.65, 1.15),
    "oracle": (0.85, 1.50),
}
"""Win share of one bot among people at a table of four."""
FAIR: Final = 0.8
"""Least win share of people at a table of two people and two bots of a level."""
ALONE: Final = {"dreamer": 0.8, "stargazer": 0.8, "navigator": 0.8, "oracle": 0.6}
"""Least win share of one person among bots of a level, at tables of three and four."""
ALIKE: Final = 0.03
"""A bot and a person mark the same nearly as often as two people do: slates overlap by at most this much less."""
RECOGNISED: Final = 0.5
"""Least share of evenings after which a character is told by its slates alone; one in six is chance."""
EVENINGS: Final = 24
SLOWEST: Final = 0.020
"""Seconds for a decision, in 99 of 100 cases."""


class Verdict(StrEnum):
    """What many games say about a promise."""

    KEPT = "ok"
    OPEN = "open"
    """What was found is outside, but its interval is not: more games would tell."""
    BROKEN = "FAIL"
    """The whole interval (95 %) is outside."""


@dataclass(frozen=True, slots=True)
class Gate:
    """One promise: what was found, and what that says."""

    name: str
    found: str
    verdict: Verdict

    @property
    def holds(self) -> bool:
        """Nothing speaks against it beyond chance."""
        return self.verdict is not Verdict.BROKEN


def exact(holds: bool) -> Verdict:
    """The verdict on what has no interval."""
    return Verdict.KEPT if holds else Verdict.BROKEN


def within(found: Estimate, least: float, most: float = math.inf) -> Verdict:
    """Whether a mean lies there, as far as its interval can tell.

    >>> [within(Estimate(mean, mean - 0.1, mean + 0.1), 0.8).value for mean in (0.85, 0.75, 0.65)]
    ['ok', 'open', 'FAIL']
    """
    if least <= found.mean <= most:
        return Verdict.KEPT
    return Verdict.OPEN if found.low <= most and found.high >= least else Verdict.BROKEN


def rising(found: Sequence[Estimate]) -> Verdict:
    """Whether each is greater than the one before; broken where an interval lies wholly below the one before.

    >>> [rising([Estimate(0.5, 0.4, 0.6), Estimate(m, m - 0.1, m + 0.1)]).value for m in (0.55, 0.45, 0.25)]
    ['ok', 'open', 'FAIL']
    """
    steps = list(pairwise(found))
    if all(weaker.mean < stronger.mean for weaker, stronger in steps):
        return Verdict.KEPT
    return Verdict.BROKEN if any(one.low > other.high for one, other in steps) else Verdict.OPEN


def shown(found: Estimate) -> str:
    """A mean and its interval."""
    return f"{found.mean:.2f} ({found.low:.2f} to {found.high:.2f})"


@dataclass
class Stopwatch:
    """Measures every decision of the bots it seats."""

    seconds: list[float] = field(default_factory=list)

    def beside(self, sit_down: BotFactory) -> BotFactory:
        """The same bot, measured."""

        def take_seat(context: BotContext) -> Bot:
            bot = sit_down(context)

            def act(view: SeatView, randrange: Randrange) -> SeatCommand | None:
                began = time.thread_time()
                command = bot(view, randrange)
                self.seconds.append(time.thread_time() - began)
                return command

            return act

        return take_seat

    def worst_of_hundred(self) -> float:
        """What 99 of 100 decisions do not exceed."""
        return sorted(self.seconds)[len(self.seconds) * 99 // 100]


def programme() -> list[LineUp]:
    """Every level alone at tables of all sizes; two of each with two people, and with one person as many as fit."""
    alone = [(seats, 1) for seats in SIZES]
    return [
        LineUp(seats, (name,) * bots)
        for seats, bots in (*alone, (4, 2), (3, 2), (4, 3))
        for name in level_bots()
    ]


def gates(league: League, watch: Stopwatch) -> Iterator[Gate]:
    """All promises."""
    found = {(each.seats, each.bots): each for each in league.standings}
    names = list(level_bots())
    for seats in SIZES:
        shares = [found[seats, (name,)].share_of(name) for name in names]
        yield Gate(
            f"order at {seats} seats", " < ".join(f"{share.mean:.2f}" for share in shares), rising(shares)
        )
    for name, (least, most) in BANDS.items():
        share = found[4, (name,)].share_of(name)
        yield Gate(f"{name} within {least:.2f} and {most:.2f}", shown(share), within(share, least, most))
    for name in names:
        people = found[4, (name, name)].share_of(PEOPLE)
        yield Gate(f"two of {name} leave people {FAIR:.2f} or more", shown(people), within(people, FAIR))
    for seats in (3, 4):
        for name, least in ALONE.items():
            share = found[seats, (name,) * (seats - 1)].share_of(PEOPLE)
            promise = f"{seats - 1} of {name} leave one person {least:.2f} or more"
            yield Gate(promise, shown(share), within(share, least))
    shares = [found[4, (name,) * 3].share_of(PEOPLE) for name in names]
    order = " > ".join(f"{share.mean:.2f}" for share in shares)
    yield Gate("order of 3 with one person", order, rising(shares[::-1]))
    yield from _apart(league)
    yield from _alike(league)
    worst = watch.worst_of_hundred()
    promise = f"a decision takes less than {SLOWEST * 1000:.0f} ms"
    yield Gate(promise, f"{worst * 1000:.2f} ms", exact(worst < SLOWEST))


def _apart(league: League) -> Iterator[Gate]:
    """At every table with several bots: they do not see the same."""
    for each in league.standings:
        overlap, collusion = each.overlap, each.overlap.collusion
        if collusion is not None:
            found = (
                f"bot and bot {overlap.bots:.3f} (chance {overlap.bots_at_random:.3f}), "
                f"bot and person {overlap.mixed:.3f} (chance {overlap.mixed_at_random:.3f})"
            )
            name = f"{len(each.bots)} of {each.bots[0]} at {each.seats} seats do not see the same"
            yield Gate(name, found, exact(collusion <= MOST_ALIKE))


def _alike(league: League) -> Iterator[Gate]:
    """At every table; where one person sits alone, compared with people at the other tables of the league."""
    usual = fmean(each.overlap.people for each in league.standings if each.overlap.people is not None)
    for each in league.standings:
        mixed, people = each.overlap.mixed or 0.0, each.overlap.people or usual
        found = f"bot and person {mixed:.3f}, two people {people:.3f}"
        name = f"{len(each.bots)} of {each.bots[0]} at {each.seats} seats mark what people mark"
        yield Gate(name, found, exact(mixed >= people - ALIKE))


def characters(seed: int, evenings: int = EVENINGS) -> Iterator[Gate]:
    """Whether each level leaves the characters what they are."""
    deck = next(iter(decks().values()))
    words = [str(word) for card in load_word_cards().ordinary for word in card.words]
    for level in LEVELS:
        found = recognise(deck.id, [str(card) for card in deck.card_ids], words, level, evenings, seed)
        share = f"{found.right} of {found.evenings} evenings"
        yield Gate(
            f"a {level.value}'s character is told by its slates", share, exact(found.share >= RECOGNISED)
        )


def main(arguments: Sequence[str]) -> int:
    """Play, show, judge; returns the number of broken promises."""
    parser = argparse.ArgumentParser(prog="./dev league", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each line-up (default: {GAMES})")
    parser.add_argument("--seed", type=int, default=SEED, help=f"of all chance (default: {SEED})")
    parser.add_argument(
        "--trust", type=float, default=TRUST, help=f"how far people follow the bots (default: {TRUST})"
    )
    asked = parser.parse_args(arguments)
    watch = Stopwatch()
    bots = {name: watch.beside(sit_down) for name, sit_down in level_bots().items()}
    stage = build_stage(bots, trust=asked.trust)
    console = Console(stderr=True)

    def progress(games: Iterable[Played], total: int) -> Iterator[Played]:
        yield from track(games, "playing", total, console=console, disable=not console.is_terminal)

    league = hold_league(stage, programme(), asked.games, asked.seed, progress)
    print(tables_of(league))
    judged = [*gates(league, watch), *characters(asked.seed)]
    for gate in judged:
        print(f"{gate.verdict:4}  {gate.name}: {gate.found}")
    counts = Counter(gate.verdict for gate in judged)
    print(f"{len(judged)} promises: {', '.join(f'{counts[each]} {each}' for each in Verdict)}")
    return counts[Verdict.BROKEN]


if __name__ == "__main__":
    sys.exit(min(main(sys.argv[1:]), 1))
