"""Somebody who has read the code: what they foretell of a bot's crosses, and what they win by marking the public view.

Also how many of a bot's first pointings most people would understand, by the judgements of `tests/gold`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final

from minds.gold import understood_for
from stella.bots import (
    CHARACTERS,
    Bot,
    BotContext,
    BotFactory,
    BotLevel,
    BotPlayer,
    Character,
    Randrange,
    bot_player,
    builtin_knowledge,
)
from stella.bots.characters import ENSEMBLE
from stella.lab.exploit import marker
from stella.lab.standings import Estimate, estimate
from stella.rules import (
    PLACES,
    Colour,
    FinishMarking,
    MarkCard,
    Phase,
    Place,
    PointAt,
    RevealWord,
    Seat,
    SeatView,
    State,
    WordCard,
    play,
    project,
    start,
)

SECRETS: Final = 100
"""Secrets made up for each deal: what a bot marks with one is foretold from all others."""
SEATS: Final = 4
FIRST: Final = 3
UNDERSTOOD: Final = 2
"""The least number of its first three pictures that some people would mark."""


@dataclass(frozen=True, slots=True)
class Stake:
    """What bots are attacked with."""

    deck: str
    cards: Sequence[str]
    words: Sequence[WordCard]


def copyist(crosses: int) -> BotFactory:
    """Marks this many pictures, the best in the public view, and points at the best of them first."""

    def sit_down(context: BotContext) -> Bot:
        def common(view: SeatView, _: Randrange) -> list[float]:
            seen = builtin_knowledge().view(context.deck, view.public.clue or "", ENSEMBLE)
            index = builtin_knowledge().index(context.deck)
            assert seen is not None
            assert index is not None
            return [seen[index.place[card]] for card in view.public.grid]

        return marker(common, crosses)

    return sit_down


def foretold(
    stake: Stake, level: BotLevel, deals: int, seed: int, *, told: bool = False
) -> tuple[Estimate, Estimate]:
    """Which share of a bot's crosses, and of whole slates, is foretold by who knows all but the secret, or that too.

    That is what most bots of this character mark with all other secrets of a deal, as many as the bot has marked.
    """
    chance, right, exact = Random(f"foretold {seed} {level}"), list[float](), list[float]()
    for number in range(deals):
        state, character = dealt(stake, chance), chance.choice(CHARACTERS)
        slates = [
            frozenset(marked(seated(stake, level, character, f"{seed} {number} {secret}"), state))
            for secret in range(SECRETS)
        ]
        votes = Counter(place for slate in slates for place in slate)
        guesses = [_guess(Counter(slate) if told else votes - Counter(slate), len(slate)) for slate in slates]
        both = list(zip(guesses, slates, strict=True))
        right.append(fmean(len(guess & slate) / len(slate) for guess, slate in both))
        exact.append(fmean(guess == slate for guess, slate in both))
    return estimate(right), estimate(exact)


def _guess(votes: Counter[Place], crosses: int) -> frozenset[Place]:
    return frozenset(sorted(votes, key=lambda place: (-votes[place], place))[:crosses])


def understood(stake: Stake, level: BotLevel, rounds: int, seed: int) -> Estimate:
    """In which share of rounds most of a bot's first pointings are ones people would explain, where they can be."""
    fitting = understood_for(stake.deck)
    judged = [card for card in stake.words if card.words[0] in fitting]
    chance, found = Random(f"understood {seed} {level}"), list[float]()
    for number in range(rounds):
        state = dealt(Stake(stake.deck, stake.cards, judged), chance)
        bot = seated(stake, level, chance.choice(CHARACTERS), f"truth {seed} {number}")
        assert state.round.card is not None
        fits = {
            place for place in range(PLACES) if state.round.grid[place] in fitting[state.round.card.words[0]]
        }
        if len(fits) >= UNDERSTOOD:
            found.append(float(len(fits.intersection(_pointed(bot, state))) >= UNDERSTOOD))
    return estimate(found)


def dealt(stake: Stake, chance: Random) -> State:
    """Return a game whose first word is turned."""
    cards = chance.sample(stake.cards, len(stake.cards))
    state = start(list(Colour)[:SEATS], cards, chance.sample(stake.words, 4))
    return play(state, RevealWord(Seat(0)))


def seated(stake: Stake, level: BotLevel, character: Character, secret: str) -> BotPlayer:
    """Return a bot among people."""
    return bot_player(BotContext(character, stake.deck, SEATS, 1, secret=secret), character, level)


def marked(bot: BotPlayer, state: State) -> list[Place]:
    """Return what a bot in the first seat marks."""
    view = project(state, Seat(0))
    assert view.own is not None
    return bot.chosen(view.public, view.own)


def _pointed(bot: BotPlayer, state: State) -> list[Place]:
    """At which pictures the bot points first, where it sits in every seat."""
    slate, found = marked(bot, state), list[Place]()
    for seat in range(SEATS):
        state = play(state, *(MarkCard(Seat(seat), place) for place in slate), FinishMarking(Seat(seat)))
    while state.phase is not Phase.SCORING and len(found) < FIRST:
        for seat in range(SEATS):
            command = bot.choose(project(state, Seat(seat)), lambda _: 0)
            if command is not None:
                state = play(state, command)
                if isinstance(command, PointAt):
                    found.append(command.place)
                break
    return found
