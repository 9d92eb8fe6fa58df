"""Results of learners and baselines in our environments: a file that others can add theirs to, and what it may hold.

`docs/results` has the schema and our own file; `stella lab results check FILE` says what is wrong with one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from .standings import Estimate, share_in

FEWEST: Final = 1000
"""Games; with fewer the intervals say little."""

Line = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^\S[^\n\r]*$")]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One policy at tables of one size."""

    name: Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^\S[^\n\r]*$")]
    about: Line
    """What it is, in a sentence."""
    environment: Literal["stella_scouts_v0", "stella_rounds_v0"]
    see: Literal["numbers", "ids", "embeddings", "pixels"]
    """What its observations hold besides numbers."""
    likings: bool
    """Whether it is told how well pictures go with the word in its seat's eyes."""
    seats: Annotated[int, Meta(ge=3, le=6)]
    games: Annotated[int, Meta(ge=FEWEST)]
    seed: Annotated[int, Meta(ge=0)]
    """Of the games that were counted. A learner has not seen them."""
    margin: Estimate
    """Of a game: its points less the mean of the others'."""
    share: Estimate
    """Games won, in units of what is fair."""
    code: Line | None = None
    """Where it can be found; a learner also says how it was trained there."""


class Results(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file."""

    format: Literal[1]
    results: Annotated[tuple[Result, ...], Meta(min_length=1)]


def schema() -> dict[str, Any]:
    """The JSON schema of a file."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Results in the environments of Stella",
        **msgspec.json.schema(Results),
    }


def read(text: str | bytes) -> Results:
    """The results in a file; raises `msgspec.ValidationError` for what is none."""
    return msgspec.json.decode(text, type=Results)


def faults_in(results: Results) -> Iterator[str]:
    """What the schema cannot say: intervals that belong to their means, and each result once."""
    seen = set[tuple[object, ...]]()
    for each in results.results:
        where, margin, share = f"{each.name} at {each.seats} seats", each.margin, each.share
        if not margin.low < margin.mean < margin.high or not _near(margin.mean * 2, margin.low + margin.high):
            yield f"{where}: the interval of the margin does not lie around its mean"
        if not 0 <= share.mean <= each.seats:
            yield f"{where}: a share is between 0 and {each.seats}"
        elif not _is_wilson(each):
            yield f"{where}: the interval of the share is not Wilson's"
        key = (each.name, each.environment, each.see, each.likings, each.seats, each.seed)
        if key in seen:
            yield f"{where}: given twice"
        seen.add(key)


def _is_wilson(result: Result) -> bool:
    """Wilson's interval depends on the mean and the number of games alone."""
    share = result.share
    wilson = share_in([share.mean / result.seats] * result.games, result.seats)
    return _near(share.low, wilson.low) and _near(share.high, wilson.high)


def _near(one: float, other: float) -> bool:
    return abs(one - other) < 0.002
