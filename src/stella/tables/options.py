"""What the host may set before a game."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from stella.content.wordcards import MAX_OWN_CARDS
from stella.rules import ROUNDS, Options, SlatesShown

MIN_PATIENCE: Final = 5
MAX_PATIENCE: Final = 600
MIN_TIME_LIMIT: Final = 15
MAX_TIME_LIMIT: Final = 1800
FIRST_DEFAULT: Final = "first default"
"""What a field was by default when the first logs were written, where that has changed since: see `state_hash`."""


class Joining(StrEnum):
    """Who may sit down: anyone with the code, or whom the host lets in."""

    OPEN = "open"
    APPROVED = "approved"


class WordChoice(StrEnum):
    """Where the word cards come from."""

    ORDINARY = "ordinary"
    DISCOVERY = "discovery"
    MIXED = "mixed"
    """The table's own words mixed into the ordinary ones."""
    OWN = "own"
    """The table's own words alone."""


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The options of a table; each new game takes those of the moment."""

    deck: str = field(default="starlight", metadata={FIRST_DEFAULT: "placeholder"})
    words: WordChoice = WordChoice.ORDINARY
    own_words: tuple[tuple[str, ...], ...] = ()
    slates_shown: SlatesShown = SlatesShown.AFTER_GAME
    strict_pens: bool = False
    time_limit: int | None = None
    """Seconds for each step; none by default."""
    real_cards: bool = False
    """The pictures lie on a real table; the page shows numbered places."""
    joining: Joining = Joining.OPEN
    spectators: bool = True
    patience: int = 60
    """Seconds a seat without a connection is waited for before it is carried on."""
    thinking: bool = True
    """Bots take their time, as people do."""


def game_options(options: TableOptions) -> Options:
    """The part of the options that the rules know about."""
    return Options(
        strict_pens=options.strict_pens,
        slates_shown=options.slates_shown,
        discovery=options.words is WordChoice.DISCOVERY,
    )


def problem_with(options: TableOptions, decks: Container[str]) -> str | None:
    """The name of the option that cannot be, or `None` when all is well.

    >>> problem_with(TableOptions(patience=1), frozenset({"starlight"}))
    'patience'
    """
    limit = options.time_limit
    checks = {
        "deck": options.deck in decks,
        "own_words": _own_words_fit(options),
        "time_limit": limit is None or MIN_TIME_LIMIT <= limit <= MAX_TIME_LIMIT,
        "patience": MIN_PATIENCE <= options.patience <= MAX_PATIENCE,
    }
    return next((name for name, well in checks.items() if not well), None)


def _own_words_fit(options: TableOptions) -> bool:
    count = len(options.own_words)
    return count <= MAX_OWN_CARDS and (options.words is not WordChoice.OWN or count >= ROUNDS)
