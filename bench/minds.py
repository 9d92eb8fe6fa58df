"""How long a bot really thinks: one decision, from the view of a seat to a command, known and custom words mixed."""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Final

from stella import rules
from stella.bots import CHARACTERS, LEVELS, BotContext, Knowledge, sit_down
from stella.content.decks import load_built_in
from stella.content.wordcards import load_word_cards
from stella.rules import Colour, Phase, Seat, Word, WordCard, WordKind

GAMES: Final = 150
BOUND: Final = 20.0
"""Milliseconds that 99 of 100 decisions stay under."""
OWN: Final = (
    "Großmutter",
    "ice cream",
    "volcán en erupción",
    "samotność",
    "xqzzv",
    "l’heure bleue",
    "hurry up!",
    "Zug",
)


def one_game(rng: Random, knowledge: Knowledge) -> list[float]:
    """The milliseconds of every decision of a game of four bots."""
    deck = load_built_in()[0]
    cards, own = rng.sample(deck.card_ids, len(deck.card_ids)), rng.sample(OWN, 2)
    words = [
        *rng.sample(load_word_cards().ordinary, 2),
        *(WordCard(f"own-{n}", (Word(word),), WordKind.OWN) for n, word in enumerate(own)),
    ]
    who = zip(rng.sample(CHARACTERS, 4), LEVELS, strict=True)
    players = [
        sit_down(name, level)(BotContext(name, deck.id, 4, 4, knowledge=knowledge)) for name, level in who
    ]
    state, took = rules.start(list(Colour)[:4], cards, words), list[float]()
    while state.phase is not Phase.OVER:
        if state.phase is Phase.SCORING:
            state = rules.play(state, rules.NextRound())
            continue
        seat = Seat(rules.turn_of(state).waiting_for[0])
        view, start = rules.project(state, seat), time.perf_counter()
        command = players[seat](view, rng.randrange)
        took.append((time.perf_counter() - start) * 1000)
        assert command is not None
        state = rules.play(state, command)
    return took


def main() -> int:
    """Measure, say, and fail when bots think too long."""
    rng = Random(1)
    took = sorted(each for _ in range(GAMES) for each in one_game(rng, Knowledge()))
    median, p99, worst = took[len(took) // 2], took[int(len(took) * 0.99)], took[-1]
    sys.stdout.write(
        f"{len(took)} decisions of bots that know nothing yet, each game anew: "
        f"median {median:.3f} ms, 99 % under {p99:.2f} ms, longest {worst:.1f} ms\n"
    )
    return int(p99 >= BOUND)


if __name__ == "__main__":
    sys.exit(main())
