"""Simple policies for `stella.lab.stella_scouts_v0`, to compare learners with: what they get, with intervals.

The main track is `ids`: word and pictures, and no opinion about them. `numbers` includes the opinion and is only good
for a smoke test. People are of another world than the one learners practise in, so partners are unseen.

A policy is a function of the observations of all tables, the number of seats and a source of randomness. It returns an
action of 15 numbers for each table. A human-like player would get a margin of 0 and a share of 1.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
import numpy as np

from stella.rules import MAX_CROSSES, PLACES, ROUNDS

from .company import Floats
from .observation import LIKINGS
from .pictures import See, gallery_of
from .scout_tables import LEARNER
from .standings import Estimate, estimate, share_in
from .stella_scouts_v0 import vector_env

Policy = Callable[[Any, int, np.random.Generator], Floats]

UNSEEN: Final = 2
"""The world that policies are measured in. Learners practise in the default one."""
MOST_STEPS: Final = ROUNDS * (MAX_CROSSES + 1)
"""A round asks once for crosses and at most ten times for a pointing."""


class Result(msgspec.Struct, frozen=True):
    """One policy at tables of one size."""

    name: str
    about: str
    """What it is, in a sentence."""
    environment: str
    see: str
    """What its observations hold besides numbers."""
    likings: bool
    """Whether it is told how well pictures go with the word in its seat's eyes."""
    seats: int
    games: int
    seed: int
    """Of the games that were counted. A learner has not seen them."""
    margin: Estimate
    """Of a game: its points less the mean of the others'."""
    share: Estimate
    """Games won, in units of what is fair."""


class Results(msgspec.Struct, frozen=True):
    """A file."""

    format: int
    results: tuple[Result, ...]


def at_random(seen: Any, seats: int, chance: np.random.Generator) -> Floats:
    """Five crosses, and pointings, at random."""
    tables = len(seen["word"] if isinstance(seen, dict) else seen)
    return _top(chance.random((tables, PLACES), dtype=np.float32), 5)


def favourites(seen: Floats, seats: int, chance: np.random.Generator) -> Floats:
    """Mark the five pictures that it likes best, the best first."""
    return _top(seen[:, LIKINGS], 5)


def nearest(seen: Any, seats: int, chance: np.random.Generator) -> Floats:
    """Mark the five pictures whose vectors are closest to the word's, the closest first."""
    words, pictures = seen["word"], seen["pictures"]
    if words.ndim == 1:  # their numbers
        words, pictures = gallery_of().word_vectors[words], gallery_of().card_vectors[pictures]
    return _top(np.einsum("tv,tpv->tp", words, pictures), 5)


def common(crosses: int) -> Policy:
    """Marks this many of the public view."""

    def act(seen: Any, seats: int, chance: np.random.Generator) -> Floats:
        return _top(gallery_of().common[seen["word"][:, None], seen["pictures"]], crosses)

    act.__doc__ = f"The {crosses} pictures that the shipped public view likes best, the best first."
    return act


def baselines_for(see: See) -> Mapping[str, Policy]:
    """Return the policies to compare with, by what is seen."""
    match see:
        case See.NUMBERS:
            return {"random": at_random, "favourites": favourites}
        case See.IDS:
            commons = {f"common-{crosses}": common(crosses) for crosses in range(4, 9)}
            return {"random": at_random, "nearest": nearest, **commons}
        case See.EMBEDDINGS:
            return {"random": at_random, "nearest": nearest}
        case See.PIXELS:
            return {"random": at_random}


def evaluate(
    name: str,
    policy: Policy,
    seats: int,
    games: int,
    seed: int,
    *,
    see: See = See.IDS,
) -> Result:
    """Return the first game of each of this many tables. The same seed yields the same games."""
    likings, chance = see is See.NUMBERS, np.random.default_rng([seed, 1])
    env = vector_env(games, seats, see=see, likings=likings, world=UNSEEN)
    seen, _ = env.reset(seed=seed)
    margins, won, playing = np.zeros(games), np.zeros(games), np.ones(games, dtype=np.bool_)
    for _ in range(MOST_STEPS):
        seen, rewards, over, _, _ = env.step(np.clip(policy(seen, seats, chance), -1, 1))
        margins += rewards * playing
        ended = over & playing
        best = env.tables.scores == env.tables.scores.max(axis=1, keepdims=True)
        won[ended] = (best[:, LEARNER] / best.sum(axis=1))[ended]
        playing &= ~ended
        if not playing.any():
            break
    return Result(
        name=name,
        about=(policy.__doc__ or name).strip().splitlines()[0],
        environment="stella_scouts_v0",
        see=see.value,
        likings=likings,
        seats=seats,
        games=games,
        seed=seed,
        margin=estimate(margins.tolist()),
        share=share_in(won.tolist(), seats),
    )


def _top(values: Floats, count: int) -> Floats:
    """Numbers that mark this many of the highest, and keep their order."""
    order = np.argsort(np.argsort(values, axis=1), axis=1)
    actions: Floats = ((order - PLACES + count + 0.5) / PLACES).astype(np.float32)
    return actions
