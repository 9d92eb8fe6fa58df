"""Synthetic people, who agree with each other and with the bots about as much as real ones do."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from stella import rules
from stella.bots import BotFactory, BotLevel, Character, Knowledge, builtin_knowledge, sit_down
from stella.bots.characters import ENSEMBLE
from stella.bots.deck_index import standard
from stella.bots.port import Bot, BotContext, Randrange
from stella.bots.stable_random import normal_quantile, stable_normal
from stella.content.decks import load_built_in
from stella.content.wordcards import load_word_cards
from stella.rules import CardId, Phase, Place, Seat, SeatCommand, SeatView, State, WordCard

AGREEMENT = 0.7071
"""How much of what one of these people feels is what all of them feel."""
INSIGHT = 0.73
"""How well the common view of bots agrees with that, as measured on judged decks."""

DECK = load_built_in()[0]


@dataclass(frozen=True, slots=True)
class TaggedCard:
    """A card by its tags, and how it looks."""

    id: str
    motifs: tuple[str, ...] = ()
    moods: tuple[str, ...] = ()
    looks: tuple[float, ...] = ()


def person(name: str, knowledge: Knowledge | None = None) -> Bot:
    """Marks what feels strong enough, about five pictures, and points at what feels strongest."""
    known = knowledge or builtin_knowledge()

    def scores(view: SeatView) -> list[float]:
        clue, cards = str(view.public.clue), [str(card) for card in view.public.grid]
        index, seen = known.index(DECK.id), known.view(DECK.id, clue, ENSEMBLE)
        assert index is not None
        assert seen is not None
        told = standard([seen[index.place[card]] for card in cards])
        common = [
            INSIGHT * value + _rest(INSIGHT) * stable_normal("people", clue, card)
            for value, card in zip(told, cards, strict=True)
        ]
        return [
            AGREEMENT * value + _rest(AGREEMENT) * stable_normal(name, clue, card)
            for value, card in zip(common, cards, strict=True)
        ]

    def choose(view: SeatView, randrange: Randrange) -> SeatCommand | None:
        own = view.own
        assert own is not None
        match view.public.phase:
            case Phase.WORD:
                return rules.RevealWord(own.seat)
            case Phase.MARK:
                felt = scores(view)
                bar = normal_quantile(1 - min(max(5 + 1.2 * stable_normal(name, "generosity"), 1), 10) / 15)
                ranked = sorted(range(15), key=lambda place: -felt[place])
                wanted = [Place(n) for n in ranked if felt[n] > bar][:10] or [Place(ranked[0])]
                missing = [place for place in wanted if place not in own.crosses]
                return rules.MarkCard(own.seat, missing[0]) if missing else rules.FinishMarking(own.seat)
            case Phase.ANNOUNCE:
                assert own.actions.announce is not None
                return rules.Announce(own.seat, own.actions.announce)
            case _:
                felt = scores(view)
                mood = [0.5 * (randrange(1000) / 500 - 1) for _ in range(15)]
                return rules.PointAt(own.seat, max(own.open, key=lambda place: felt[place] + mood[place]))

    return choose


def _rest(share: float) -> float:
    return math.sqrt(1 - share * share)


def bots_at(chairs: int, *who: tuple[Character, BotLevel]) -> list[Bot]:
    """Bots for a table of this many chairs."""
    made: list[BotFactory] = [sit_down(*each) for each in who]
    names = tuple((character.value, character.value) for character, _ in who)
    return [
        sit(BotContext(character, DECK.id, chairs, len(who), others=(*names[:number], *names[number + 1 :])))
        for number, (sit, (character, _)) in enumerate(zip(made, who, strict=True))
    ]


def deal(rng: Random, chairs: int) -> State:
    """A new game with the built-in deck and words."""
    cards: list[CardId] = list(DECK.card_ids)
    rng.shuffle(cards)
    words: list[WordCard] = rng.sample(list(load_word_cards().ordinary), 4)
    return rules.start(list(rules.Colour)[:chairs], cards, words, first_scout=rng.randrange(chairs))


def play(rng: Random, players: list[Bot], seen: Callable[[State], None] = lambda _: None) -> State:
    """A whole game; `seen` looks at every state before somebody moves."""
    state = deal(rng, len(players))
    while state.phase is not Phase.OVER:
        seen(state)
        if state.phase is Phase.SCORING:
            state = rules.play(state, rules.NextRound())
            continue
        seat = Seat(rules.turn_of(state).waiting_for[0])
        command = players[seat](rules.project(state, seat), rng.randrange)
        assert command is not None
        state = rules.play(state, command)
    return state
