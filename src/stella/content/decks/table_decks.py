"""The uploaded deck of a table: its id is this prefix and the table's code."""

from __future__ import annotations

from typing import Final

TABLE_DECK: Final = "table-"


def table_deck_id(code: str) -> str:
    """Return the id of a table's own deck."""
    return f"{TABLE_DECK}{code}"


def table_of_deck(deck_id: str) -> str | None:
    """Return the code of the table that a deck belongs to; `None` for a deck that every table may choose.

    >>> table_of_deck("table-ABCD2345"), table_of_deck("starlight")
    ('ABCD2345', None)
    """
    return deck_id.removeprefix(TABLE_DECK) if deck_id.startswith(TABLE_DECK) else None
