"""The players at very many tables, and their links with the word of the round."""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from stella.rules import MAX_CROSSES, MAX_SEATS, MIN_SEATS, PLACES

from .people import NORMAL, TASTES, Crowd

Floats = NDArray[np.float32]
Which = NDArray[np.intp]
"""Numbers of tables."""

EYES: Final = 4.0
"""Likings are cut at this many deviations."""


class Pictures(Protocol):
    """Source of words and pictures."""

    def begin(self, which: Which, chance: np.random.Generator) -> None:
        """Start new games at these tables."""

    def deal(
        self, which: Which, rounds: NDArray[np.intp], chance: np.random.Generator
    ) -> tuple[Floats, Floats]:
        """Return the next round there, numbered from 0.

        Returns what people in general link, (tables, 1, 15), and which tastes the pictures appeal to, (tables, 15, 4).
        """


class Invented:
    """A new random word and fifteen new random pictures in every round."""

    def begin(self, which: Which, chance: np.random.Generator) -> None:
        """Do nothing: nothing is remembered."""

    def deal(
        self, which: Which, rounds: NDArray[np.intp], chance: np.random.Generator
    ) -> tuple[Floats, Floats]:
        """Return standard normal links, and random directions of taste."""
        appeal = chance.standard_normal((len(which), PLACES, TASTES), dtype=np.float32)
        appeal /= np.linalg.norm(appeal, axis=2, keepdims=True)
        return chance.standard_normal((len(which), 1, PLACES), dtype=np.float32), appeal


class HumanPlayers:
    """Human-like players at all seats (`people.Crowd`); a liking is a standard normal number for each picture."""

    def __init__(self, tables: int, seats: int, crowd: Crowd | None = None, pictures: Pictures | None = None):
        if seats not in range(MIN_SEATS, MAX_SEATS + 1) or tables < 1:
            raise ValueError(f"seats must be {MIN_SEATS} to {MAX_SEATS}, and there must be tables")
        self.crowd, self.pictures = crowd or Crowd(), pictures or Invented()
        self.thresholds = np.zeros((tables, seats), dtype=np.float32)
        self.tastes = np.zeros((tables, seats, TASTES), dtype=np.float32)
        self.likings = np.zeros((tables, seats, PLACES), dtype=np.float32)

    def sit_down(self, which: Which, chance: np.random.Generator) -> None:
        """Seat new people at these tables."""
        shape = (len(which), self.thresholds.shape[1])
        usual = self.crowd.crosses + self.crowd.spread * chance.standard_normal(shape)
        counts = np.clip(np.rint(usual * 100), 100, 100 * MAX_CROSSES).astype(int)
        self.thresholds[which] = _THRESHOLDS[counts - 100]
        self.tastes[which] = chance.standard_normal((*shape, TASTES), dtype=np.float32)
        self.pictures.begin(which, chance)

    def deal(self, which: Which, rounds: NDArray[np.intp], chance: np.random.Generator) -> None:
        """Deal a new word and pictures at these tables."""
        common, appeal = self.pictures.deal(which, rounds, chance)
        taste = np.einsum("nst,npt->nsp", self.tastes[which], appeal)
        own = _blend(self.crowd.taste, taste, chance.standard_normal(taste.shape, dtype=np.float32))
        self.likings[which] = _blend(self.crowd.agreement, common, own)

    def as_people(self, which: Which, chance: np.random.Generator) -> Floats:
        """Return the human-like players' actions: likings above their threshold, in a wavering order."""
        likings = self.likings[which]
        wavering = self.crowd.wavering * chance.standard_normal(likings.shape, dtype=np.float32)
        above = likings - self.thresholds[which][..., None]
        # Wavering changes the order of pointing, not what is marked.
        sure = np.exp(np.clip(above + wavering, -EYES, EYES))
        actions: Floats = np.where(above > 0, sure, -1 / sure).astype(np.float32)
        return actions


def slates(actions: Floats) -> tuple[NDArray[np.bool_], NDArray[np.uint8]]:
    """Return the marks and the order of pointing that actions of 15 numbers stand for.

    Marked is what is above 0, at least the highest and at most the ten highest.
    """
    order = np.argsort(np.argsort(actions, axis=-1), axis=-1).astype(np.uint8)
    marks = ((actions > 0) & (order >= PLACES - MAX_CROSSES)) | (order == PLACES - 1)
    return marks, order


def _blend(weight: float, one: Floats, other: Floats) -> Floats:
    """Return two independent standard numbers as one that correlates by `weight` with the first."""
    mixed: Floats = np.float32(weight) * one + np.float32(np.sqrt(1 - weight * weight)) * other
    return mixed


_THRESHOLDS: Final = np.array(
    [NORMAL.inv_cdf(1 - share / 1500) for share in range(100, 100 * MAX_CROSSES + 1)], dtype=np.float32
)
"""By hundredths of crosses above 1: which liking this many of fifteen pictures exceed."""
