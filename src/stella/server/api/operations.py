"""Every operation of the HTTP API: its handler and what the OpenAPI document says of it. Routes are made from this."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stella.live import queries
from stella.live.my_tables import MyTables
from stella.server.api import models
from stella.server.api.albums import AlbumsApi
from stella.server.api.bots import BotsApi
from stella.server.api.decks import DecksApi
from stella.server.api.printing import PrintApi
from stella.server.api.public_links import SharesApi
from stella.server.api.responses import Address, Health, Keeping
from stella.server.api.status import StatusApi
from stella.server.api.tables import TablesApi
from stella.server.api.tv import ScreensApi
from stella.server.api.uploads import UploadsApi
from stella.server.api.words import FORMATS, WordsApi
from stella.tables.album import Album, Albums
from stella.tables.record import GameRecord
from stella.tables.shared import SharedGame
from stella.tables.thoughts import Thoughts

Body = type
Handler = Callable[[Any, Request], Awaitable[Response]]

ASKED: Final = (400, 403, 408, 413, 415, 422, 429, 503)
"""What any request with a body can be refused with."""


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation of the API."""

    handler: Handler
    """A method of the API class that it is listed under."""
    method: str
    path: str
    summary: str
    status: int
    reply: Body | None = None
    body: Body | None = None
    problems: tuple[int, ...] = ()
    files: dict[str, Any] | None = None
    """What the body is by media type, where it is no JSON; 422 then says what is wrong with each `part`."""
    part: Body | None = None


PICTURES: Final = {
    "multipart/form-data": {
        "schema": {
            "type": "object",
            "properties": {"files": {"type": "array", "items": {"type": "string", "format": "binary"}}},
            "required": ["files"],
        }
    },
    "application/zip": {"schema": {"type": "string", "format": "binary"}},
}
WORDS: Final = {kind: {"schema": {"type": "string"}} for kind in FORMATS}

OPERATIONS: Final[Mapping[type, tuple[Operation, ...]]] = {
    StatusApi: (
        Operation(StatusApi.health, "get", "/api/health", "The server answers", 200, Health),
        Operation(StatusApi.ready, "get", "/api/ready", "The server can load tables", 200, Health, problems=(503,)),
        Operation(StatusApi.address, "get", "/api/address", "Where others find this server", 200, Address),
        Operation(StatusApi.keeping, "get", "/api/keeping", "What is kept here, and how long", 200, Keeping),
    ),
    TablesApi: (
        Operation(TablesApi.create, "post", "/api/tables", "Create a table", 201, models.Seated,
                  models.CreateTable, (*ASKED, 409)),
        Operation(TablesApi.mine, "get", "/api/tables", "The tables of this browser", 200, MyTables, None, (429, 503)),
        Operation(TablesApi.look, "get", "/api/tables/{code}", "Look before joining", 200, queries.TableInfo, None,
                  (404, 429, 503)),
        Operation(TablesApi.delete, "delete", "/api/tables/{code}", "Delete my table", 204,
                  problems=(403, 404, 429, 503)),
        Operation(TablesApi.join, "post", "/api/tables/{code}/members", "Join", 201, models.Seated,
                  models.JoinTable, (*ASKED, 404, 409)),
        Operation(TablesApi.ask_ticket, "post", "/api/tables/{code}/tickets", "A one-time link for another device",
                  201, models.Ticket, models.AskTicket, (*ASKED, 404)),
        Operation(TablesApi.use_ticket, "post", "/api/tables/{code}/devices", "Come in by a ticket", 201,
                  models.Seated, models.UseTicket, (*ASKED, 404)),
        Operation(TablesApi.watch, "post", "/api/tables/{code}/watchers", "Watch by the key of a link", 204, None,
                  models.WatchTable, (*ASKED, 404)),
        Operation(TablesApi.record, "get", "/api/tables/{code}/record", "The record of a finished game", 200,
                  GameRecord, None, (404, 409, 429, 503)),
        Operation(TablesApi.thoughts, "get", "/api/tables/{code}/thoughts", "Why bots marked what they marked", 200,
                  Thoughts, None, (404, 429, 503)),
    ),
    AlbumsApi: (
        Operation(AlbumsApi.list_albums, "get", "/api/tables/{code}/albums", "The finished games of a table", 200,
                  Albums, None, (404, 429, 503)),
        Operation(AlbumsApi.show, "get", "/api/tables/{code}/albums/{game}", "A finished game, step by step", 200,
                  Album, None, (404, 409, 429, 503)),
    ),
    SharesApi: (
        Operation(SharesApi.make, "post", "/api/tables/{code}/albums/{game}/links", "Make a finished game public", 201,
                  models.PublicLink, models.ShareGame, (*ASKED, 404, 409)),
        Operation(SharesApi.list_links, "get", "/api/tables/{code}/albums/{game}/links",
                  "The public links to a finished game", 200, models.PublicLinks, None, (404, 409, 429, 503)),
        Operation(SharesApi.withdraw, "delete", "/api/tables/{code}/albums/{game}/links/{link}",
                  "Withdraw a public link", 204, problems=(403, 404, 409, 429, 503)),
        Operation(SharesApi.look, "get", "/api/shared/{token}", "A game that is public", 200, SharedGame, None,
                  (404, 429, 503)),
    ),
    BotsApi: (
        Operation(BotsApi.seat, "post", "/api/tables/{code}/bots", "A chair for a program, and its key", 201,
                  models.BotSeat, models.SeatBot, (*ASKED, 404, 409)),
        Operation(BotsApi.revoke, "delete", "/api/tables/{code}/bots/{member}", "Take a program's chair and key away",
                  204, problems=(403, 404, 429, 503)),
    ),
    ScreensApi: (
        Operation(ScreensApi.wait, "post", "/api/screens", "A TV waits for a table", 200, models.Screen,
                  models.WaitForTable, ASKED),
        Operation(ScreensApi.show, "post", "/api/tables/{code}/screens", "Show my table on a TV", 204, None,
                  models.ShowOnScreen, (*ASKED, 404)),
    ),
    UploadsApi: (
        Operation(UploadsApi.upload, "post", "/api/tables/{code}/deck", "Bring own pictures", 201, models.OwnDeck,
                  None, (*ASKED, 404, 409, 501), files=PICTURES, part=models.RefusedPictures),
        Operation(UploadsApi.look, "get", "/api/tables/{code}/deck", "What I have brought, and what may be", 200,
                  models.OwnPictures, None, (403, 404, 429, 503)),
        Operation(UploadsApi.remove, "delete", "/api/tables/{code}/deck", "Take own pictures away", 204,
                  problems=(403, 404, 409, 429, 503)),
        Operation(UploadsApi.describe, "put", "/api/tables/{code}/deck/descriptions", "Say what is on own pictures",
                  204, None, models.Descriptions, (*ASKED, 404)),
    ),
    PrintApi: (
        Operation(PrintApi.make, "get", "/api/tables/{code}/print", "The game as a PDF, for the host", 200,
                  problems=(403, 404, 422, 429, 503)),
    ),
    WordsApi: (
        Operation(WordsApi.all_cards, "get", "/api/words", "All word cards in one language", 200, models.AllWords),
        Operation(WordsApi.offered, "get", "/api/own-words", "Word cards that this server offers", 200,
                  models.OwnWords, None, (429,)),
        Operation(WordsApi.read, "post", "/api/own-words", "Read a file of own words", 200, models.OwnWords, None,
                  ASKED, files=WORDS, part=models.RefusedWords),
    ),
    DecksApi: (
        Operation(DecksApi.list_decks, "get", "/api/decks", "The decks there are", 200, models.DeckList, None,
                  (429,)),
        Operation(DecksApi.show, "get", "/api/decks/{id}", "All cards of a deck", 200, models.DeckManifest, None,
                  (404, 429, 503)),
    ),
}  # fmt: skip


def all_operations() -> list[Operation]:
    """Return all of them, in the order of the document."""
    return [operation for group in OPERATIONS.values() for operation in group]


def routes(api: object) -> list[Route]:
    """Return the routes of one API object, below `/api`."""
    return [
        Route(
            operation.path.removeprefix("/api"), partial(operation.handler, api), methods=[operation.method]
        )
        for operation in OPERATIONS[type(api)]
    ]
