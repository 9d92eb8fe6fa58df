"""What requests and replies of the HTTP API carry. The OpenAPI document is made from these structs."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from stella.rules import Colour, Place
from stella.tables.commands import Id
from stella.tables.options import OptionChanges, Text
from stella.tables.people import MAX_ANSWER, MIN_ANSWER, MemberId

ShortText = Annotated[str, Meta(max_length=40)]
SecretId = Annotated[str, Meta(min_length=22, max_length=64)]
"""Drawn by the client, 128 bits of chance or more: repeating the request returns the same key."""


class CreateTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table, and who opens it."""

    id: SecretId
    name: Text
    language: ShortText = "en"
    colour: Colour | None = None
    options: OptionChanges | None = None


class JoinTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to join."""

    id: SecretId
    name: Text
    language: ShortText = "en"
    colour: Colour | None = None


class AskTicket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a one-time ticket for another device."""

    id: Id


class ShareGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to make a finished game public."""

    id: SecretId
    names: bool
    """Whether the names of all who played are public too."""


class PublicLink(msgspec.Struct, frozen=True):
    """A public link to a finished game."""

    id: str
    """To withdraw it."""
    link: str
    by: str
    """The name of who made it; empty when they have left the table."""
    names: bool
    may_withdraw: bool
    """Whether it is yours, or you are the host."""
    guesses: int | None
    """How many people have guessed a round; null for others than who made it."""


class PublicLinks(msgspec.Struct, frozen=True):
    """The public links to a finished game."""

    links: tuple[PublicLink, ...]
    may_share: bool
    """Whether you may make one: you have played this game."""


class UseTicket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another device, with the ticket from its link."""

    id: SecretId
    ticket: Annotated[str, Meta(max_length=100)]


class WatchTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board or a spectator, with the key from its link."""

    key: Annotated[str, Meta(max_length=100)]


class WaitForTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A TV that waits for a table. The same request sent again tells how it stands."""

    id: SecretId


class TvPairing(msgspec.Struct, frozen=True):
    """A TV that waits: what it shows, until it is given a table and the key to watch it."""

    code: str | None
    """Six digits to type at the table."""
    link: str | None
    """The same to scan."""
    seconds: int
    """How long both are good for; then ask again for others."""
    table: str | None
    key: str | None


class ShowOnScreen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The TV that shall show my table: its code as typed, or the part after `#` in its link."""

    screen: Annotated[str, Meta(max_length=40)]


class GuessRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a reader of a public game would have marked."""

    id: SecretId
    """Drawn once for each reader and link, so that they are counted once."""
    order: Annotated[tuple[Place, ...], Meta(max_length=15)]


class FinishSky(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished slate."""

    id: SecretId
    order: Annotated[tuple[Place, ...], Meta(max_length=15)]
    """The crosses, the surest first."""
    name: Text = ""
    research: bool = False
    """Whether the slate is given to research."""


class PointUnderSky(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One pointing of the visitor."""

    number: Annotated[int, Meta(ge=0, le=15)]
    """How many times they have pointed before."""
    place: Place


class JoinCircle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who joins a circle."""

    id: SecretId
    key: Annotated[str, Meta(max_length=100)] | None = None
    """From its link; without one a new circle begins."""


class SkyConsent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a visitor's slates are given to research."""

    day: Annotated[str, Meta(max_length=10)] | None
    """Give the slate of this day; `null`: take back all of them."""


class MoveSkies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another device, with the ticket from its link."""

    ticket: Annotated[str, Meta(max_length=100)]


class LobbyCode(msgspec.Struct, frozen=True):
    """The short code by which others find a table until its game starts."""

    code: str


class FoundTable(msgspec.Struct, frozen=True):
    """The table that waits with a short code."""

    code: str
    """The id in its links."""


class Links(msgspec.Struct, frozen=True):
    """Where others find the table. Keys are after the `#`, so that no server log ever has them."""

    invite: str
    board: str | None
    """Null until the host has let you in; the same request sent again then has it."""
    spectate: str | None


class Seated(msgspec.Struct, frozen=True):
    """You are in; the key of this device is in the cookie."""

    code: str
    member: MemberId
    approved: bool
    links: Links


class Ticket(msgspec.Struct, frozen=True):
    """A link for another device: good for ten minutes, to a seat only once."""

    link: str
    expires_at: int


class SeatBot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chair for a program, asked by the host."""

    id: SecretId
    name: Text
    """As everybody at the table reads it."""
    answer_in: Annotated[int, Meta(ge=MIN_ANSWER, le=MAX_ANSWER)] = 30
    """Seconds that the program has for an answer; then a stand-in plays for the rest of the round."""


class BotSeat(msgspec.Struct, frozen=True):
    """A chair for a program, and the key that opens its socket and nothing else. The key is not told again."""

    code: str
    member: MemberId
    socket: str
    key: str
    """To be sent as `Authorization: Bearer KEY` when the socket is opened."""
    answer_in: int


class DeckSummary(msgspec.Struct, frozen=True):
    """A deck that every table may choose."""

    id: str
    name: dict[str, str]
    """By language: each of the five is there."""
    cards: int
    described: bool
    """There are tags for bots to associate with."""


class DeckList(msgspec.Struct, frozen=True):
    """The decks there are."""

    decks: list[DeckSummary]


class DeckCard(msgspec.Struct, frozen=True):
    """A card of a deck. The names of its pictures are hashes of what is in them, so they never change."""

    small: str
    """400 × 600 pixels."""
    large: str
    """800 × 1200 pixels."""
    title: dict[str, str]
    """For the gallery, and after a game."""
    description: dict[str, str]
    """What one sees, for people who cannot see it."""
    number: int
    """In the order of the deck, from 1: what is printed on the card."""
    tiny: str | None = None
    """240 × 360 pixels, for phones; decks made before there was this size do not have it."""


class DeckManifest(msgspec.Struct, frozen=True):
    """All of a deck. Fetch all pictures of the size you show, in an order of your own, and nobody learns what comes."""

    id: str
    name: dict[str, str]
    author: str
    licence: str
    cards: dict[str, DeckCard]


class OwnDeck(msgspec.Struct, frozen=True):
    """The pictures are the table's deck now, and it plays with them."""

    deck: str
    cards: int
    duplicates: int
    """How many were left out because they were there already."""


class Progress(msgspec.Struct, frozen=True):
    """How far the making of cards is."""

    done: int
    of: int | None
    """Null for a zip: what is in it is only counted at the end."""


class UploadLimits(msgspec.Struct, frozen=True):
    """What may be brought."""

    least: int
    most: int
    """Pictures of a deck."""
    file_bytes: int
    total_bytes: int


class OwnPictures(msgspec.Struct, frozen=True):
    """What the host has brought to a table, and what is becoming of new pictures."""

    cards: int
    """0 when there are no uploaded pictures."""
    making: Progress | None
    limits: UploadLimits


class Descriptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is on cards of the uploaded deck, by card; an empty text takes a description away."""

    descriptions: Annotated[
        dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=1000)]], Meta(max_length=300)
    ]


class OwnWords(msgspec.Struct, frozen=True):
    """Custom word cards, tidied: what `set_options` takes."""

    cards: list[list[str]]


class AllWords(msgspec.Struct, frozen=True):
    """All word cards of Stella in one language, both words of each."""

    discovery: list[list[str]]
    ordinary: list[list[str]]


class CardProblem(msgspec.Struct, frozen=True):
    """What is wrong with one custom card, counted from 1; `card` is null when it is about all of them."""

    card: int | None
    code: str
    message: str
    args: dict[str, int | str]


class RefusedWords(msgspec.Struct, frozen=True, tag_field="type", tag="problem"):
    """Custom words that cannot be: a problem like others, with one more for each card."""

    status: int
    code: str
    message: str | None
    args: dict[str, int | str]
    cards: list[CardProblem]


class FileProblem(msgspec.Struct, frozen=True):
    """What is wrong with one file of an upload; `file` is empty when it is about all of them."""

    file: str
    code: str
    message: str
    args: dict[str, int | str]


class RefusedPictures(msgspec.Struct, frozen=True, tag_field="type", tag="problem"):
    """An upload of which nothing was kept: a problem like others, with one more for each file."""

    status: int
    code: str
    message: str | None
    args: dict[str, int | str]
    files: list[FileProblem]
