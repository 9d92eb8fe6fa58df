"""Sentences in the language of the shell."""

from __future__ import annotations

import re

LONGEST = 40


def say(message: str, **args: int | str) -> str:
    """A message of the catalogues, in the language of the shell."""
    from stella.content.texts import language_of, text

    return text(message, language_of(), **args)


def names_in(metavar: str) -> str:
    """Say what stands for a value in the language of the shell: FILE, CODE and other words in capitals."""
    return re.sub("[A-Z]{2,}", lambda word: say(f"help-name-{word[0].lower()}"), metavar)


def shown(given: str) -> str:
    r"""What somebody typed, fit for a terminal: short, and nothing that acts.

    >>> shown("--\x1b[2J"), shown("x" * 50) == "x" * 40 + "…"
    ('--�[2J', True)
    """
    short = given if len(given) <= LONGEST else f"{given[:LONGEST]}…"
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in short)
