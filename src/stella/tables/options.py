"""Options that the host may set before a game."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import replace

from stella.content.wordcards import MAX_OWN_CARDS, own_cards
from stella.rules import ROUNDS, Options, SlatesShown

from .pace import Pace

MIN_PATIENCE: Final = 5
MAX_PATIENCE: Final = 600
MIN_TIME_LIMIT: Final = 15
MAX_TIME_LIMIT: Final = 1800
ROUND_HOURS: Final = (12, 24, 72)
"""Hours that a round of a table over days can stay open."""

Text = Annotated[str, Meta(max_length=200)]


class Joining(StrEnum):
    """Who may sit down: anyone with the code, or people the host lets in."""

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


class TableOptions(Struct, frozen=True):
    """The options of a table; each new game takes the current ones."""

    deck: str = "starlight"
    words: WordChoice = WordChoice.ORDINARY
    own_words: tuple[tuple[str, ...], ...] = ()
    slates_shown: SlatesShown = SlatesShown.AFTER_GAME
    strict_pens: bool = False
    time_limit: int | None = None
    """Seconds for each step; no limit by default."""
    real_cards: bool = False
    """The pictures are on a real table; the page shows numbered places."""
    printed: bool = False
    """The real cards are the printed deck, which is dealt as usual; the page shows the numbers printed on them."""
    joining: Joining = Joining.OPEN
    spectators: bool = True
    audience: bool = True
    """People without a seat can mark along."""
    patience: int = 60
    """Seconds to wait for a seat without a connection before a stand-in plays."""
    thinking: bool = True
    """Bots take their time, as people do."""
    pace: Pace = Pace.UNHURRIED
    """How scenes are staged before the board changes."""
    round_hours: int | None = None
    """Hours that each round stays open at a table over days; `None` if people play in one sitting."""
    sky: str = ""
    """The day whose sky is dealt in the first round of the first game."""

    @property
    def knows_pictures(self) -> bool:
        """Whether the server deals the pictures and so knows them."""
        return self.printed or not self.real_cards


class OptionChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Options to change. Options left out stay the same; `time_limit` 0 and `round_hours` 0 mean no limit."""

    deck: Text | None = None
    words: WordChoice | None = None
    own_words: tuple[tuple[Text, ...], ...] | None = None
    slates_shown: SlatesShown | None = None
    strict_pens: bool | None = None
    time_limit: int | None = None
    real_cards: bool | None = None
    printed: bool | None = None
    joining: Joining | None = None
    spectators: bool | None = None
    audience: bool | None = None
    patience: int | None = None
    thinking: bool | None = None
    pace: Pace | None = None
    round_hours: int | None = None
    sky: Text | None = None


def changed_options(options: TableOptions, changes: OptionChanges) -> TableOptions:
    """Return the options with `changes` applied. Raises `WordsError` for invalid custom words."""
    new: dict[str, Any] = {
        name: value for name in changes.__struct_fields__ if (value := getattr(changes, name)) is not None
    }
    for name in ("time_limit", "round_hours"):
        if new.get(name) == 0:
            new[name] = None
    if changes.own_words is not None:
        new["own_words"] = tuple(card.words for card in own_cards(changes.own_words))
    return replace(options, **new)


def game_options(options: TableOptions) -> Options:
    """Return the part of the options that the rules know about."""
    return Options(
        strict_pens=options.strict_pens,
        slates_shown=options.slates_shown,
        discovery=options.words is WordChoice.DISCOVERY,
    )


def problem_with(
    options: TableOptions, has_deck: Callable[[str], bool], has_sky: Callable[[str], bool]
) -> str | None:
    """Return the name of an invalid option; `None` if all are valid.

    >>> problem_with(TableOptions(patience=1), lambda deck: True, lambda day: False)
    'patience'
    """
    limit = options.time_limit
    checks = {
        "deck": has_deck(options.deck),
        "sky": not options.sky or has_sky(options.sky),
        "own_words": _own_words_fit(options),
        "time_limit": limit is None or MIN_TIME_LIMIT <= limit <= MAX_TIME_LIMIT,
        "round_hours": options.round_hours in (None, *ROUND_HOURS)
        and not (options.round_hours and options.real_cards),
        "patience": MIN_PATIENCE <= options.patience <= MAX_PATIENCE,
    }
    return next((name for name, well in checks.items() if not well), None)


def _own_words_fit(options: TableOptions) -> bool:
    count = len(options.own_words)
    return count <= MAX_OWN_CARDS and (options.words is not WordChoice.OWN or count >= ROUNDS)
