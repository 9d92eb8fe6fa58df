"""Ids of tables and of people at them, and the short codes of tables that wait for people.

The id of a table is in its links. A lobby has a short code as well, which works only until the game starts;
its length is worked out in docs/decisions/0037-lobby-codes.md.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final, NewType

TableId = NewType("TableId", str)
"""A table by the eight characters of its links, without look-alikes."""
MemberId = NewType("MemberId", str)
"""A person at one table: m1 created it, then m2, m3 … in the order of joining."""

CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""32 letters and digits without 0, 1, I and O, which look alike."""
CODE_LENGTH: Final = 8


def is_code(text: str) -> bool:
    """Return whether this could be the code of a table."""
    return len(text) == CODE_LENGTH and all(letter in CODE_LETTERS for letter in text)


def tidy_code(text: str) -> str:
    """Normalise a typed code: drop spaces and dashes, capitalise, correct look-alikes.

    >>> tidy_code("abcd-2o1i")
    'ABCD2QLL'
    """
    letters = "".join(char for char in text.upper() if char.isalnum())
    return letters.translate(str.maketrans("0O1I", "QQLL"))


LOBBY_LETTERS: Final = "ABCDEFGHJKMNPRSTUVWXYZ"
"""22 letters without I, L, O and Q, which look alike, and without digits."""
MEANT: Final = str.maketrans("258", "ZSB")
"""Digits that people type for letters that look like them."""
LOBBY_SPACE: Final[Mapping[int, int]] = {4: 2, 5: 40, 6: 1_000, 7: 20_000}
"""Maximum number of open lobbies per code length: a blind guess finds one less than once in 100,000 tries."""
LONGEST: Final = max(LOBBY_SPACE)
ATTEMPTS: Final = 16
"""Number of codes to try for a table before trying longer ones."""
UNWANTED: Final = (
    *(
        "ARSE",
        "BUTT",
        "CRAP",
        "CUNT",
        "DAMN",
        "DEAD",
        "DUMB",
        "FART",
        "FUCK",
        "HATE",
        "NUDE",
        "RAPE",
        "SEX",
        "TURD",
    ),
    *(
        "WANK",
        "KKK",
        "ARSCH",
        "DEPP",
        "DUMM",
        "FETT",
        "FURZ",
        "HURE",
        "KACK",
        "NUTT",
        "SS",
        "CACA",
        "CUCU",
        "PUTA",
    ),
    *("PUTE", "PEDE", "MERD", "CHUJ", "DUPA", "KURW", "SUKA", "CAZZ", "CULA", "VACCA"),
)
"""Letter sequences nobody should have to read out."""


def is_lobby_code(text: str) -> bool:
    """Return whether this could be the short code of a lobby.

    >>> is_lobby_code("KAFU"), is_lobby_code("KAF"), is_lobby_code("KALI"), is_lobby_code("ABCD2345")
    (True, False, False, False)
    """
    return len(text) in LOBBY_SPACE and all(letter in LOBBY_LETTERS for letter in text)


def tidy_lobby_code(text: str) -> str:
    """Normalise a typed short code: drop spaces and dashes, capitalise, replace digits by the letters they look like.

    >>> tidy_lobby_code(" ka-5u ")
    'KASU'
    """
    return "".join(char for char in text.upper() if char.isalnum()).translate(MEANT)


def is_unwanted(code: str) -> bool:
    """Return whether nobody should have to read this out."""
    return any(word in code for word in UNWANTED)


def draw_lobby_code(
    letters: Callable[[int], str], open_codes: Mapping[int, int], taken: Collection[str]
) -> str:
    """Return the shortest free code for a table: of a length that has room for one more.

    `letters` returns the letters of this table, others for each attempt; `open_codes` has how many lobbies are open
    with codes of each length. When all lengths are full, or many codes are taken, the longest ones are used.
    """
    for length, room in LOBBY_SPACE.items():
        if open_codes.get(length, 0) >= room and length < LONGEST:
            continue
        for attempt in range(ATTEMPTS):
            code = letters(attempt)[:length]
            if code not in taken and not is_unwanted(code):
                return code
    raise LookupError("every code that was drawn is taken")  # 16 of 2,494,357,888 at the same time
