"""What we promise of the bots, checked with many games: `./dev league`.

Levels in order of their points, a fair share for one person among two to five bots, bots that can't be foretold or
milked with the public view, slates that overlap as those of people do, first pointings that most understand, characters
that can be told, and quick decisions. Every promise has an interval (95 %): it is broken when the whole interval is
outside; a mean that alone is outside leaves it open, and more games tell. The seed is fixed, unless another is asked
for: the same code yields the same verdict. Some aims are out of reach, so there we promise less:
docs/decisions/0042-bots-are-drawn-people.md.
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
from typing import Final

from rich.console import Console
from rich.progress import track

from attacks import Stake, copyist, foretold, understood
from recognition import recognise
from stella.bots import Bot, BotContext, BotFactory, BotLevel, Randrange
from stella.cli.lab.league import tables_of
from stella.content.wordcards import load_word_cards
from stella.lab import TRUST
from stella.lab.entrants import build_stage, decks, level_bots
from stella.lab.games import PEOPLE, LineUp, Played
from stella.lab.league import hold_league
from stella.lab.standings import Estimate, League, share_in
from stella.rules import SeatCommand, SeatView

SEED: Final = 7
GAMES: Final = 200
SIZES: Final = (3, 4, 5, 6)
FAIR: Final = (0.8, 1.2)
"""Win share of one person among bots of the default level."""
DEFAULT: Final = BotLevel.STARGAZER
ATTACKED: Final = (DEFAULT, BotLevel.ORACLE)
"""Levels whose slates somebody tries to foretell."""
FORETOLD: Final = 0.57
"""Most crosses of a bot that a hundred guesses foretell; the public view foretells 0.53 of a simulated person's."""
WHOLE: Final = 0.10
"""Most slates of a bot that anybody foretells."""
COPIED: Final = 1.25, 3.8
"""Most that somebody should win, of a fair share, who marks the best of the public view among bots; and does."""
COPIES: Final = (4, 5, 6, 7, 8)
"""Numbers of pictures that this one marks."""
ALIKE: Final = 0.33, 0.25
"""How much slates of bot and person, and of two bots, should overlap, and do; those of two people overlap by 0.35."""
CLEAR: Final = 0.9, 0.7
"""Least share of rounds, of those where it is possible, in which most should understand two of a bot's first three
pointings; and do."""
DARK: Final = 0.08
"""How far the share of rounds in which one person among three bots is in the dark may be from that among people."""
ROUNDS: Final = 2
"""Rounds of pointing to judge, for each game of a line-up …"""
GAMES_A_DEAL: Final = 3
"""… and games of a line-up for each deal that is foretold; ten deals at least."""
RECOGNISED: Final = 0.5
"""Least share of evenings after which a character is told by its slates alone; one in six is chance."""
GAMES_AN_EVENING: Final = 8
"""One evening, after which a character is guessed, for this many games of a line-up; three at least."""
SLOWEST: Final = 0.020
"""Seconds for a decision, in 99 of 100 cases."""


class Verdict(StrEnum):
    """What many games say about a promise."""

    KEPT = "ok"
    MISSED = "miss"
    """As promised, but less than what we aim for, which is out of reach."""
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


def aimed(found: Estimate, aim: float, promised: float) -> Verdict:
    """Whether a mean is as good as promised, and as what we aim for.

    >>> [aimed(Estimate(mean, mean - 0.1, mean + 0.1), 0.9, 0.7).value for mean in (0.95, 0.8, 0.65, 0.5)]
    ['ok', 'miss', 'open', 'FAIL']
    """
    up = aim > promised
    verdict = within(found, promised) if up else within(found, 0, promised)
    reached = found.mean >= aim if up else found.mean <= aim
    return verdict if reached or verdict is not Verdict.KEPT else Verdict.MISSED


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
    """Every level alone at tables of all sizes; two to five of the default with one person; and who copies the view."""
    alone = [LineUp(seats, (level,)) for seats in SIZES for level in level_bots()]
    return [
        *alone,
        *map(fair_line_up, SIZES),
        *(copied(seats, crosses) for seats in SIZES for crosses in COPIES),
    ]


def fair_line_up(seats: int) -> LineUp:
    """One person among bots."""
    return LineUp(seats, (DEFAULT,) * (seats - 1))


def copied(seats: int, crosses: int) -> LineUp:
    """Somebody who marks this many of the public view, among bots."""
    return LineUp(seats, (copy(crosses), *(DEFAULT,) * (seats - 1)))


def copy(crosses: int) -> str:
    """The name of somebody who marks this many pictures of the public view."""
    return f"copy-{crosses}"


def gates(league: League, watch: Stopwatch) -> Iterator[Gate]:
    """All promises that games can tell."""
    found = {(each.seats, each.bots): each for each in league.standings}
    orders = [[found[seats, (name,)].of(name).points for name in level_bots()] for seats in SIZES]
    yield Gate(
        "points of levels are in order",
        "; ".join(" < ".join(f"{points.mean:.1f}" for points in order) for order in orders),
        worst(map(rising, orders)),
    )
    shares = [found[seats, fair_line_up(seats).bots].of(PEOPLE).share for seats in SIZES]
    yield Gate(
        f"two to five bots leave one person {FAIR[0]} to {FAIR[1]}",
        "; ".join(map(shown, shares)),
        worst(within(share, *FAIR) for share in shares),
    )
    best = [
        max(
            (found[seats, copied(seats, crosses).bots].of(copy(crosses)).share for crosses in COPIES),
            key=lambda share: share.mean,
        )
        for seats in SIZES
    ]
    yield Gate(
        f"marking the public view wins at most {COPIED[1]} (aim: {COPIED[0]})",
        "; ".join(map(shown, best)),
        worst(aimed(share, *COPIED) for share in best),
    )
    company = found[4, fair_line_up(4).bots]
    for whom, alike in ("bot and person", company.overlap.mixed), ("two bots", company.overlap.bots):
        assert alike is not None
        name = f"slates of {whom} overlap by {ALIKE[1]} (aim: {ALIKE[0]})"
        yield Gate(name, shown(alike), aimed(alike, *ALIKE))
    people, dark = found[4, (DEFAULT,)].of(PEOPLE).dark, company.of(PEOPLE).dark
    yield Gate(
        "one person is in the dark as often as among people",
        f"{dark.mean:.3f} ({dark.low:.3f} to {dark.high:.3f}), among people {people.mean:.3f}",
        within(dark, people.mean - DARK, people.mean + DARK),
    )
    slowest = watch.worst_of_hundred()
    promise = f"a decision takes less than {SLOWEST * 1000:.0f} ms"
    yield Gate(promise, f"{slowest * 1000:.2f} ms", exact(slowest < SLOWEST))


def worst(verdicts: Iterable[Verdict]) -> Verdict:
    """The worst of several verdicts."""
    return max(verdicts, key=list(Verdict).index)


def starlight() -> Stake:
    """The default deck and all words."""
    deck = next(iter(decks().values()))
    return Stake(deck.id, deck.card_ids, load_word_cards().ordinary)


def attacks(seed: int, games: int) -> Iterator[Gate]:
    """What somebody foretells who has read the code, and whether newcomers understand."""
    stake = starlight()
    deals = max(10, games // GAMES_A_DEAL)
    crosses, whole = zip(*(foretold(stake, level, deals, seed) for level in ATTACKED), strict=True)
    for most, what, shares in ((FORETOLD, "crosses", crosses), (WHOLE, "slates", whole)):
        yield Gate(
            f"at most {most} of {what} are foretold, of {' and '.join(ATTACKED)}",
            "; ".join(map(shown, shares)),
            worst(within(share, 0, most) for share in shares),
        )
    clear = understood(stake, DEFAULT, ROUNDS * games, seed)
    name = f"first pointings are understood in {CLEAR[1]} of rounds (aim: {CLEAR[0]})"
    yield Gate(name, shown(clear), aimed(clear, *CLEAR))


def characters(seed: int, evenings: int) -> Gate:
    """Whether a character can be told by its slates alone."""
    found = recognise(starlight(), DEFAULT, evenings, seed)
    share = share_in([1.0] * found.right + [0.0] * (found.evenings - found.right), 1)
    return Gate(f"a character is told in {RECOGNISED} of evenings", shown(share), within(share, RECOGNISED))


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
    bots |= {copy(crosses): copyist(crosses) for crosses in COPIES}
    stage = build_stage(bots, trust=asked.trust)
    console = Console(stderr=True)

    def progress(games: Iterable[Played], total: int) -> Iterator[Played]:
        yield from track(games, "playing", total, console=console, disable=not console.is_terminal)

    league = hold_league(stage, programme(), asked.games, asked.seed, progress)
    print(tables_of(league))
    judged = [
        *gates(league, watch),
        *attacks(asked.seed, asked.games),
        characters(asked.seed, max(3, asked.games // GAMES_AN_EVENING)),
    ]
    for gate in judged:
        print(f"{gate.verdict:4}  {gate.name}: {gate.found}")
    counts = Counter(gate.verdict for gate in judged)
    print(f"{len(judged)} promises: {', '.join(f'{counts[each]} {each}' for each in Verdict)}")
    return counts[Verdict.BROKEN]


if __name__ == "__main__":
    sys.exit(min(main(sys.argv[1:]), 1))
