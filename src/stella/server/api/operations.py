"""Every operation of the HTTP API: its handler and what the OpenAPI document says of it. Routes are made from this."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from starlette.routing import Route

from stella.live import queries
from stella.live.my_tables import MyTables
from stella.server.api import (
    albums,
    bots,
    decks,
    models,
    notifications,
    printing,
    public_links,
    skies,
    status,
    tables,
    tv,
    uploads,
    words,
)
from stella.server.api.context import Access, ApiContext, Handler, endpoint
from stella.server.api.responses import Address, Health, Retention
from stella.server.api.words import FORMATS
from stella.server.limits.rates import RateName
from stella.skies.view import Circles, Nights, SkyView
from stella.tables.album import Album, Albums, GameRecord
from stella.tables.public_game import BlindGame, GuessedRound, PublicGame
from stella.tables.thoughts import Thoughts

Body = type

ASKED: Final = frozenset({400, 403, 408, 413, 415, 422, 429, 503})
"""Refusals common to requests with a body."""


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation of the API."""

    handler: Handler
    method: str
    path: str
    summary: str
    status: int
    reply: Body | None = None
    body: Body | None = None
    also: tuple[int, ...] = ()
    """Refusals besides those that follow from the other fields."""
    files: dict[str, Any] | None = None
    """What the body is by media type, where it is no JSON; 422 then says what is wrong with each `part`."""
    part: Body | None = None
    rate: RateName | None = "requests"
    """The rate limit it counts towards; `None`: no limit."""
    access: Access = Access.ANYONE
    private: bool = False
    """Whether only our own page may call it, although it changes nothing."""

    @property
    def same_origin(self) -> bool:
        """Whether only our own page may call it."""
        return self.private or self.method != "get"

    @property
    def problems(self) -> tuple[int, ...]:
        """The statuses of refusals."""
        found = set(self.also)
        if self.body is not None or self.files is not None:
            found |= ASKED
        if self.rate is not None:
            found |= {429, 503}
        if "{" in self.path:
            found.add(404)
        if self.same_origin or self.access is Access.HOST:
            found.add(403)
        return tuple(sorted(found))


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

OPERATIONS: Final = (
    Operation(status.health, "get", "/api/health", "Check that the server answers", 200, Health, rate=None),
    Operation(status.ready, "get", "/api/ready", "Check that tables can be loaded and saved", 200, Health,
              rate="probing"),
    Operation(status.address, "get", "/api/address", "Return the address for links", 200, Address, rate=None),
    Operation(status.keeping, "get", "/api/keeping", "Return what this server stores, and for how long", 200, Retention,
              rate=None),
    Operation(skies.look, "get", "/api/skies/{day}", "Return the sky of a day, or of today", 200, SkyView),
    Operation(skies.finish, "post", "/api/skies/{day}/slate", "Finish marking under a sky", 201, SkyView,
              models.FinishSky, rate="finishing", also=(409,)),
    Operation(skies.point, "post", "/api/skies/{day}/pointings", "Point in your round under a sky", 200, SkyView,
              models.PointUnderSky, also=(409,)),
    Operation(skies.circles, "get", "/api/skies/{day}/circles", "Return your circles under a sky", 200, Circles),
    Operation(skies.join, "post", "/api/circles", "Begin a circle, or join one with the key of its link", 204,
              body=models.JoinCircle, rate="finishing", also=(404, 409)),
    Operation(skies.leave, "delete", "/api/circles/{circle}", "Leave a circle", 204),
    Operation(skies.consent, "put", "/api/skies/me/research", "Give a slate to research, or take back all", 204,
              body=models.SkyConsent, also=(404,)),
    Operation(skies.teach, "put", "/api/skies/me/teaching", "Let bots learn from your slates, or not", 204,
              body=models.SkyTeaching, also=(404,)),
    Operation(skies.ask_ticket, "post", "/api/skies/me/tickets", "Create a link that moves your skies", 201,
              models.Ticket, also=(404, 409)),
    Operation(skies.use_ticket, "post", "/api/skies/me/devices", "Take over the skies of another device", 200, Nights,
              models.MoveSkies, rate="joining", also=(404,)),
    Operation(skies.preview, "get", "/api/skies/{day}/preview", "Return a sky's picture, for chats", 200,
              rate="painting"),
    Operation(skies.picture, "get", "/api/skies/{day}/picture", "Return a picture of your own sky, to send", 200,
              rate="painting", also=(409,), private=True),
    Operation(skies.forget, "delete", "/api/skies/me", "Delete everything skies have of this browser", 204,
              also=(404,)),
    Operation(tables.create, "post", "/api/tables", "Create a table", 201, models.Seated, models.CreateTable,
              rate="creating", also=(409,)),
    Operation(tables.mine, "get", "/api/tables", "List this browser's tables", 200, MyTables),
    Operation(tables.look, "get", "/api/tables/{code}", "Look before joining", 200, queries.TableInfo, rate="joining",
              access=Access.CODE),
    Operation(tables.lobby_code, "post", "/api/tables/{code}/code", "Return the short code of a waiting table", 200,
              models.LobbyCode, access=Access.CODE),
    Operation(tables.find_by_code, "get", "/api/codes/{code}", "Find a waiting table by its short code", 200,
              models.FoundTable, rate="joining", also=(409,)),
    Operation(tables.delete, "delete", "/api/tables/{code}", "Delete the table", 204, access=Access.MEMBER),
    Operation(tables.join, "post", "/api/tables/{code}/members", "Join a table", 201, models.Seated, models.JoinTable,
              rate="joining", access=Access.CODE, also=(409,)),
    Operation(tables.ask_ticket, "post", "/api/tables/{code}/tickets", "Create a one-time link for another device", 201,
              models.Ticket, models.AskTicket, access=Access.MEMBER),
    Operation(tables.use_ticket, "post", "/api/tables/{code}/devices", "Join with a one-time link", 201, models.Seated,
              models.UseTicket, rate="joining", access=Access.CODE),
    Operation(tables.watch, "post", "/api/tables/{code}/watchers", "Watch with the key of a link", 204,
              body=models.WatchTable, rate="joining", access=Access.CODE),
    Operation(notifications.look, "get", "/api/tables/{code}/notifications", "Return whether you get notifications",
              200, models.NotificationState, access=Access.APPROVED),
    Operation(notifications.start, "put", "/api/tables/{code}/notifications", "Get a notification when a round opens",
              204, body=models.Subscription, access=Access.APPROVED, also=(409,)),
    Operation(notifications.stop, "delete", "/api/tables/{code}/notifications", "Stop notifications", 204,
              access=Access.APPROVED, also=(409,)),
    Operation(tables.record, "get", "/api/tables/{code}/record", "Return the record of the last game", 200, GameRecord,
              access=Access.MEMBER, also=(409,)),
    Operation(tables.thoughts, "get", "/api/tables/{code}/thoughts", "Return why bots marked what they marked", 200,
              Thoughts, access=Access.APPROVED),
    Operation(albums.list_albums, "get", "/api/tables/{code}/albums", "List finished games", 200, Albums,
              access=Access.CODE),
    Operation(albums.show, "get", "/api/tables/{code}/albums/{game}", "Return a finished game, step by step", 200,
              Album, access=Access.CODE, also=(409,)),
    Operation(albums.picture, "get", "/api/tables/{code}/albums/{game}/picture", "Return a game's picture",
              200, rate="painting", access=Access.CODE, also=(409,), private=True),
    Operation(public_links.make, "post", "/api/tables/{code}/albums/{game}/links", "Make a finished game public", 201,
              models.PublicLink, models.ShareGame, rate="creating", access=Access.APPROVED, also=(409,)),
    Operation(public_links.list_links, "get", "/api/tables/{code}/albums/{game}/links",
              "List the public links of a finished game", 200, models.PublicLinks, access=Access.APPROVED, also=(409,)),
    Operation(public_links.withdraw, "delete", "/api/tables/{code}/albums/{game}/links/{link}", "Revoke a public link",
              204, access=Access.APPROVED, also=(409,)),
    Operation(public_links.look, "get", "/api/shared/{token}", "Return a public game without anybody's marks", 200,
              BlindGame),
    Operation(public_links.show, "get", "/api/shared/{token}/game", "Return all of a public game", 200, PublicGame),
    Operation(public_links.preview, "get", "/api/shared/{token}/preview", "Return a link's picture, for chats", 200,
              rate="painting", also=(409,)),
    Operation(public_links.guess, "post", "/api/shared/{token}/rounds/{number}", "Mark a round and see it",
              200, GuessedRound, models.GuessRound, rate="finishing", also=(409,)),
    Operation(bots.seat, "post", "/api/tables/{code}/bots", "Create a seat and a key for a program", 201,
              models.BotSeat, models.SeatBot, access=Access.MEMBER, also=(409,)),
    Operation(bots.revoke, "delete", "/api/tables/{code}/bots/{member}", "Remove a program's seat and key", 204,
              access=Access.MEMBER),
    Operation(tv.wait, "post", "/api/screens", "Wait for a table, as a TV", 200, models.TvPairing, models.WaitForTable),
    Operation(tv.show, "post", "/api/tables/{code}/screens", "Show the table on a TV", 204, body=models.ShowOnScreen,
              rate="joining", access=Access.MEMBER),
    Operation(uploads.upload, "post", "/api/tables/{code}/deck", "Upload pictures", 201, models.OwnDeck, files=PICTURES,
              part=models.RefusedPictures, rate="uploading", access=Access.MEMBER, also=(409, 501)),
    Operation(uploads.look, "get", "/api/tables/{code}/deck", "Return uploaded pictures, progress and limits", 200,
              models.OwnPictures, access=Access.HOST),
    Operation(uploads.remove, "delete", "/api/tables/{code}/deck", "Delete uploaded pictures", 204,
              access=Access.MEMBER, also=(409,)),
    Operation(uploads.describe, "put", "/api/tables/{code}/deck/descriptions", "Describe uploaded pictures", 204,
              body=models.Descriptions, access=Access.HOST),
    Operation(printing.make, "get", "/api/tables/{code}/print", "Create a PDF of the game, for the host", 200,
              rate="printing", access=Access.MEMBER, also=(422,), private=True),
    Operation(words.all_cards, "get", "/api/words", "List all word cards in one language", 200, models.AllWords,
              rate=None),
    Operation(words.offered, "get", "/api/own-words", "List this server's word cards", 200, models.OwnWords),
    Operation(words.read, "post", "/api/own-words", "Read a file of custom words", 200, models.OwnWords, files=WORDS,
              part=models.RefusedWords),
    Operation(decks.list_decks, "get", "/api/decks", "List decks", 200, models.DeckList, rate=None, also=(429,)),
    Operation(decks.show, "get", "/api/decks/{id}", "Return all cards of a deck", 200, models.DeckManifest, rate=None,
              also=(429, 503)),
)  # fmt: skip
"""In the order of the OpenAPI document."""


def routes(context: ApiContext) -> list[Route]:
    """Return the routes of all operations, below `/api`."""
    return [
        Route(
            each.path.removeprefix("/api"),
            endpoint(context, each.handler, each.rate, each.access, same_origin=each.same_origin),
            methods=[each.method],
        )
        for each in OPERATIONS
    ]
