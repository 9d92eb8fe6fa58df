"""Refusals of a table, in addition to those of the rules; codes are message ids."""

from __future__ import annotations

from enum import StrEnum
from typing import final

from msgspec import Struct


class TableCode(StrEnum):
    """Every refusal a table knows."""

    NO_TABLE = "E_NO_TABLE"
    """No such table, or it isn't for you; indistinguishable on purpose."""
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
    """No TV waits with this code, or it no longer does; indistinguishable on purpose."""
    CODE = "E_CODE"
    """No table waits with this short code."""
    CODE_CLOSED = "E_CODE_CLOSED"
    """The table with this short code has started its game."""
    LIST = "E_LIST"
    MESSAGE = "E_MESSAGE"
    RATE = "E_RATE"
    TABLE_RATE = "E_TABLE_RATE"
    """Too much was written at this table; people have to wait."""
    BUSY = "E_BUSY"
    STORE = "E_STORE"
    NOT_OVER = "E_NOT_OVER"
    PICTURES = "E_PICTURES"
    OWN_WORDS = "E_OWN_WORDS"
    LETTERS = "E_LETTERS"
    """Custom words have letters that the fonts for printing lack."""
    LINKS = "E_LINKS"
    """The table has the maximum number of public links."""
    NO_LINK = "E_NO_LINK"
    """No such public link, or this person may not revoke it; indistinguishable on purpose."""
    NOTIFICATIONS = "E_NOTIFICATIONS"
    """This server sends no notifications, or no more for this table."""
    REACTION_TIME = "E_REACTION_TIME"
    """A reaction could tell something now that the table doesn't know."""
    REACTION_RATE = "E_REACTION_RATE"
    REACTIONS_OFF = "E_REACTIONS_OFF"
    AUDIENCE = "E_AUDIENCE"
    """Only people without a seat mark along."""
    AUDIENCE_LATE = "E_AUDIENCE_LATE"
    """The table isn't marking this round now, or the host doesn't allow marking along."""
    AUDIENCE_FULL = "E_AUDIENCE_FULL"
    """The maximum number of people mark along at this table or from this network."""
    SKY = "E_SKY"
    """No such sky: it is in the future or too old, or this server has no skies."""
    NO_GUESS = "E_NO_GUESS"
    """This round of a public game can't be guessed."""
    SKY_DONE = "E_SKY_DONE"
    """Their slate for this sky is final."""
    SKY_CHANGED = "E_SKY_CHANGED"
    """The slate was made for other pictures: the server's content was updated before anyone was done."""
    SKY_ROUND = "E_SKY_ROUND"
    """The round under this sky has moved on, or hasn't begun."""
    CIRCLE = "E_CIRCLE"
    """No such circle: everyone has left it, or there never was one."""
    CIRCLE_FULL = "E_CIRCLE_FULL"
    CIRCLES = "E_CIRCLES"
    """They are in the maximum number of circles."""


@final
class Refusal(Struct, frozen=True):
    """A refused command of somebody at a table. Nothing has changed."""

    code: TableCode
    args: dict[str, int | str] = {}
