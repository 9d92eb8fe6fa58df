"""What a stranger sends costs about as much as it is long, whatever is in it."""

from __future__ import annotations

import contextlib
import gc
import time
from collections.abc import Callable

import pytest

from stella.content.findings import WordsError
from stella.content.wordcards import Format, own_cards, read_own
from stella.content.wordcards.exchange import OWN_SIZE_LIMIT

MOST = 0.1
"""Seconds of a processor, on a slow one, for a file of the largest size."""

HALF = OWN_SIZE_LIMIT // 2 - 10
FILES = {
    "a key of many parts": "x." * HALF + "x=1",
    "a quoted key of many parts": '"".' * (OWN_SIZE_LIMIT // 3 - 10) + "x=1",
    "a key of many parts with spaces": "x . " * (HALF // 2) + "x=1",
    "a table of many parts": "[" + "x." * HALF + "x]",
    "an inline table with a key of many parts": "a={" + "x." * HALF + "x=1}",
    "many keys of several parts": "\n".join("x." * 40 + f"y{n}=1" for n in range(180)),
    "lists in lists": "a=" + "[" * HALF,
    "a list": "own=[" + "1," * HALF + "]",
    "many tables": "[[own]]\n" * (OWN_SIZE_LIMIT // 8),
    "many unknown fields": "\n".join(f"k{n}=1" for n in range(OWN_SIZE_LIMIT // 9)),
    "escapes": 'a="' + "\\n" * HALF + '"',
    "a long number": "a=" + "9" * (OWN_SIZE_LIMIT - 10),
    "a long number with bars": "a=" + "9_" * HALF + "9",
    "a pile of marks": '[[own]]\nwords=["a' + "\u0301\u0316" * (HALF // 2 - 20) + '"]',
    "letters that grow": '[[own]]\nwords=["' + "\ufdfa" * (OWN_SIZE_LIMIT // 3 - 20) + '"]',
}
TABLES = {
    "commas": "," * OWN_SIZE_LIMIT,
    "lines": "a\n" * (OWN_SIZE_LIMIT // 2),
    "quotes": '"' * OWN_SIZE_LIMIT,
    "a pile of marks": "a" + "\u0301\u0316" * (HALF // 2 - 20),
    "empty lines": "\n" * (OWN_SIZE_LIMIT - 10) + "a;b",
}
CASES = [
    *(pytest.param(text, Format.TOML, id=f"toml: {name}") for name, text in FILES.items()),
    *(pytest.param(text, Format.CSV, id=f"csv: {name}") for name, text in TABLES.items()),
]


def cost_of(run: Callable[[], object]) -> float:
    """Seconds of this thread on a processor, at best: what else the process collects meanwhile is not its cost."""

    def once() -> float:
        begin = time.thread_time()
        run()
        return time.thread_time() - begin

    gc.disable()
    try:
        return min(once() for _ in range(3))
    finally:
        gc.enable()


@pytest.mark.parametrize(("text", "file_format"), CASES)
def test_a_file_of_words_takes_no_longer_than_its_size_allows(text: str, file_format: Format) -> None:
    data = text.encode()
    assert len(data) <= OWN_SIZE_LIMIT

    def read() -> None:
        with contextlib.suppress(WordsError):  # a few are fine
            read_own(data, file_format, "")

    assert cost_of(read) < MOST


def test_a_word_as_long_as_a_message_is_refused_before_it_is_composed() -> None:
    def compose() -> None:
        with pytest.raises(WordsError) as refused:
            own_cards([["a" + "\u0301\u0316" * 30_000], ["fine"]])
        assert [finding.code for finding in refused.value.findings] == ["own-long"]

    assert cost_of(compose) < MOST
