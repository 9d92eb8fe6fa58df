"""Why a table refuses: codes, which are message ids, besides those of the rules."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class TableCode(StrEnum):
    """Every refusal a table knows."""

    NO_TABLE = "E_NO_TABLE"
    """No such table, or not for you: nobody can tell which."""
    NAME = "E_NAME"
    LANGUAGE = "E_LANGUAGE"
    FULL = "E_FULL"
    COLOUR_TAKEN = "E_COLOUR_TAKEN"
    SYMBOL_TAKEN = "E_SYMBOL_TAKEN"
    NOT_HOST = "E_NOT_HOST"
    NO_MEMBER = "E_NO_MEMBER"
    NO_SEAT = "E_NO_SEAT"
    PROGRAM = "E_PROGRAM"
    """A program may make the moves of its seat and nothing else."""
    SEAT_TAKEN = "E_SEAT_TAKEN"
    NOT_SEATED = "E_NOT_SEATED"
    GAME_RUNNING = "E_GAME_RUNNING"
    NO_GAME = "E_NO_GAME"
    BETWEEN_ROUNDS = "E_BETWEEN_ROUNDS"
    TOO_FEW_SEATS = "E_TOO_FEW_SEATS"
    OPTION = "E_OPTION"
    NOT_APPROVED = "E_NOT_APPROVED"
    TICKET = "E_TICKET"
    SCREEN = "E_SCREEN"
    """No TV waits with this code, or not any more: nobody can tell which."""
    CODE = "E_CODE"
    """No table waits with this short code."""
    CODE_CLOSED = "E_CODE_CLOSED"
    """The table with this short code has started its game."""
    LIST = "E_LIST"
    MESSAGE = "E_MESSAGE"
    RATE = "E_RATE"
    TABLE_RATE = "E_TABLE_RATE"
    """Too much was written at this table; it has to wait."""
    BUSY = "E_BUSY"
    STORE = "E_STORE"
    NOT_OVER = "E_NOT_OVER"
    PICTURES = "E_PICTURES"
    OWN_WORDS = "E_OWN_WORDS"
    LETTERS = "E_LETTERS"
    """Custom words have letters that the fonts for printing lack."""
    LINKS = "E_LINKS"
    """The table has as many public links as it may have."""
    NO_LINK = "E_NO_LINK"
    """No such public link, or not this person's to withdraw: nobody can tell which."""
    REACTION_TIME = "E_REACTION_TIME"
    """A reaction could tell something now that the table doesn't know."""
    REACTION_RATE = "E_REACTION_RATE"
    REACTIONS_OFF = "E_REACTIONS_OFF"
    SKY = "E_SKY"
    """No such sky: it is still to come, too long ago, or this server has none."""
    NO_GUESS = "E_NO_GUESS"
    """This round of a public game can't be guessed."""
    SKY_DONE = "E_SKY_DONE"
    """Their slate for this sky is final."""
    SKY_ROUND = "E_SKY_ROUND"
    """The round under this sky is elsewhere by now, or has not begun."""
    CIRCLE = "E_CIRCLE"
    """No such circle: everyone has left it, or there never was one."""
    CIRCLE_FULL = "E_CIRCLE_FULL"
    CIRCLES = "E_CIRCLES"
    """They are in the maximum number of circles."""


class Refusal(Struct, frozen=True):
    """A refused command of somebody at a table. Nothing has changed."""

    code: TableCode
    args: dict[str, int | str] = {}
