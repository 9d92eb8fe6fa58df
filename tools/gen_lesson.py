"""Write the lesson's deal, and how the real rules show it, as data for the page.

`./dev generate` writes `web/src/lib/learn/lesson.json`; `tests/web/test_lesson.py` fails when it is stale, and compares
whole rounds as the page plays them with the rules.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from generate import ROOT
from stella import rules
from stella.bots import BotLevel, Character
from stella.content.decks import STARLIGHT, load_built_in
from stella.content.wordcards import load_word_cards
from stella.rules import CardId, Place, Rejection, Seat, Word, WordCard
from stella.tables import commands as c
from stella.tables.dealer import Deal
from stella.tables.decide import decide
from stella.tables.evolve import evolve_all
from stella.tables.options import OptionChanges
from stella.tables.people import MemberId
from stella.tables.project import project_own, project_play, project_table
from stella.tables.refusal import Refusal
from stella.tables.state import TableState

TARGET: Final = ROOT / "web/src/lib/learn/lesson.json"
LEARNER: Final = MemberId("m1")
WORD: Final = Word("w.snow")
GRID: Final = (
    *("tuba-parade", "bottled-winter", "moon-mender", "frost-bridge", "turned-sunflowers"),
    *("snowball-fair", "fox-border", "tucked-bear", "cake-stair", "footprint-birds"),
    *("orange-railway", "buttoned-houses", "ice-double", "whale-kite", "tea-bath"),
)
"""The pictures: some are full of snow, some hint at it, some have none."""
BOTS: Final = {
    Character.MIRA: ("tucked-bear", "bottled-winter", "snowball-fair", "buttoned-houses", "frost-bridge"),
    Character.ATLAS: ("tucked-bear", "snowball-fair", "tea-bath", "footprint-birds"),
    Character.PUCK: (
        *("tucked-bear", "bottled-winter", "buttoned-houses", "tea-bath"),
        *("ice-double", "cake-stair"),
    ),
}
"""The players clockwise of the learner, and what they mark. Puck marks the most, whatever a learner does."""
MOST: Final = 3
"""Maximum crosses of the learner."""
NOT_DRAWN: Final = (*("options", "draw_left", "words_left", "other_word", "swapped", "lanterns", "record"),)
"""What the page's `GameBoard` leaves out of a game."""


def slates() -> list[list[Place]]:
    """Return the crosses of the bots, by seat from 1 on."""
    return [sorted(Place(GRID.index(card)) for card in cards) for cards in BOTS.values()]


@dataclass(frozen=True)
class LessonDealer:
    """Deals the lesson, and nothing else."""

    def time(self) -> int:
        """Return any time: nothing asks."""
        return 0

    def has_deck(self, deck: str) -> bool:
        """Return whether it is the built-in deck."""
        return deck == STARLIGHT

    def has_sky(self, day: str) -> bool:
        """Return false: a lesson has no sky."""
        return False

    def deal(self, table: TableState) -> Deal | None:
        """Return the pictures of the lesson first, one word for the round, and the learner as first scout."""
        every = [card.id for deck in load_built_in() if deck.id == STARLIGHT for card in deck.cards]
        deck = [CardId(card) for card in GRID] + [card for card in every if card not in GRID]
        words = (WordCard("lesson", (WORD,)), *load_word_cards().ordinary[:3])
        return Deal(tuple(deck), words, Seat(0))

    def secret(self) -> str:
        """Return nothing: what the bots mark is written above."""
        return ""

    def character(self, free: Sequence[Character]) -> Character:
        """Return any: each bot is named."""
        return free[0]


def done(table: TableState | None, command: c.TableCommand, actor: MemberId | None = LEARNER) -> TableState:
    """Return the table after a command; raise if it is refused."""
    decision = decide(table, actor, command, LessonDealer())
    if isinstance(decision, Refusal | Rejection):
        raise ValueError(f"{command} was refused: {decision.code}")
    after = evolve_all(table, decision)
    assert after is not None
    return after


def played(table: TableState, *moves: rules.Command) -> TableState:
    """Return the table after moves of the game, no matter who makes them."""
    for move in moves:
        events = rules.decide(table.game, move)
        if isinstance(events, Rejection):
            raise ValueError(f"{move} was refused: {events.code}")
        after = evolve_all(table, events)
        assert after is not None
        table = after
    return table


@cache
def dealt() -> TableState:
    """Return the table of the lesson before its word is turned."""
    table = done(None, c.CreateTable(OptionChanges(), "You", "en", "key"), None)
    for character in BOTS:
        table = done(table, c.AddBot(BotLevel.DREAMER, character))
    return done(table, c.Start())


def marked(crosses: Sequence[int]) -> TableState:
    """Return the table once the learner has made these crosses."""
    moves = [rules.MarkCard(Seat(0), Place(place)) for place in crosses]
    return played(dealt(), rules.RevealWord(Seat(0)), *moves)


def revealed(crosses: Sequence[int], pointed: Sequence[int]) -> TableState:
    """Return the table after these pointings, each by the scout at the time."""
    table = marked(crosses)
    for number, slate in enumerate(slates(), start=1):
        table = played(table, *(rules.MarkCard(Seat(number), place) for place in slate))
    table = played(table, *(rules.FinishMarking(Seat(seat)) for seat in range(len(BOTS) + 1)))
    for place in pointed:
        assert table.game is not None
        assert table.game.round.scout is not None
        table = played(table, rules.PointAt(table.game.round.scout, Place(place)))
    return table


def step_of(table: TableState) -> dict[str, Any]:
    """Return the game as the learner sees it, and what the learner may do."""
    play = project_play(table, load_word_cards().text_of)
    own = project_own(table, LEARNER)
    assert play is not None
    assert own is not None
    assert own.game is not None
    game = dict(json.loads(msgspec.json.encode(play.game)))
    for name in NOT_DRAWN:
        del game[name]
    return {"game": game, "may": json.loads(msgspec.json.encode(own.game.actions))}


def whole_round(crosses: Sequence[int]) -> tuple[int, ...]:
    """Return a legal order of pointing until the round is scored: each scout's first open cross."""
    pointed: list[int] = []
    while True:
        game = revealed(crosses, pointed).game
        assert game is not None
        if game.phase is not rules.Phase.REVEAL:
            return tuple(pointed)
        assert game.round.scout is not None
        pointed.append(min(game.round.marks[game.round.scout] - set(pointed)))


def lesson() -> dict[str, Any]:
    """Return the file's content: who plays, the word, the crosses of the bots, and a step of each kind to build on."""
    first = [GRID.index("tucked-bear")]
    play = project_play(marked([]), load_word_cards().text_of)
    assert play is not None
    bots = project_table(dealt(), "LESSON", {LEARNER}).players[1:]
    return {
        "most": MOST,
        "clue": play.clue,
        "bots": [
            {"symbol": bot.symbol, "character": bot.character, "slate": slate}
            for bot, slate in zip(bots, slates(), strict=True)
        ],
        "steps": {
            "word": step_of(dealt()),
            "mark": step_of(marked([])),
            "reveal": step_of(revealed(first, [])),
            "scoring": step_of(revealed(first, whole_round(first))),
        },
    }


def generated() -> dict[Path, str]:
    """Return the text of the file."""
    return {TARGET: json.dumps(lesson(), ensure_ascii=False, separators=(",", ":")) + "\n"}
