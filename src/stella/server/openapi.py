"""The OpenAPI document of the HTTP API, made from the structs that decode and encode it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from stella import __version__
from stella.live import queries
from stella.live.thoughts import Thoughts
from stella.server import bodies
from stella.server.replies import Address, Health, Problem
from stella.server.words_api import FORMS

Body = type

ASKED = (400, 403, 408, 413, 415, 422, 429, 503)
"""What any request with a body can be refused with."""


@dataclass(frozen=True, slots=True)
class Path:
    """One operation of the API."""

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


PICTURES = {
    "multipart/form-data": {
        "schema": {
            "type": "object",
            "properties": {"files": {"type": "array", "items": {"type": "string", "format": "binary"}}},
            "required": ["files"],
        }
    },
    "application/zip": {"schema": {"type": "string", "format": "binary"}},
}
WORDS = {kind: {"schema": {"type": "string"}} for kind in FORMS}

PATHS = (
    Path("get", "/api/health", "The server answers", 200, Health),
    Path("get", "/api/ready", "The server can load tables", 200, Health, problems=(503,)),
    Path("get", "/api/address", "Where others find this server", 200, Address),
    Path("post", "/api/tables", "Create a table", 201, bodies.Seated, bodies.CreateTable, (*ASKED, 409)),
    Path("get", "/api/tables/{code}", "Look before joining", 200, queries.TableInfo, None, (404, 429, 503)),
    Path("delete", "/api/tables/{code}", "Delete my table", 204, problems=(403, 404, 429, 503)),
    Path("post", "/api/tables/{code}/members", "Join", 201, bodies.Seated, bodies.JoinTable, (*ASKED, 404, 409)),
    Path("post", "/api/tables/{code}/tickets", "A one-time link for another device", 201, bodies.Ticket,
         bodies.AskTicket, (*ASKED, 404)),
    Path("post", "/api/tables/{code}/devices", "Come in by a ticket", 201, bodies.Seated, bodies.UseTicket,
         (*ASKED, 404)),
    Path("post", "/api/tables/{code}/watchers", "Watch by the key of a link", 204, None, bodies.WatchTable,
         (*ASKED, 404)),
    Path("get", "/api/tables/{code}/record", "The record of a finished game", 200, queries.GameRecord, None,
         (404, 409, 429, 503)),
    Path("get", "/api/tables/{code}/thoughts", "Why bots marked what they marked", 200, Thoughts, None,
         (404, 429, 503)),
    Path("post", "/api/tables/{code}/deck", "Bring own pictures", 201, bodies.OwnDeck, None, (*ASKED, 404, 409),
         files=PICTURES, part=bodies.RefusedPictures),
    Path("get", "/api/tables/{code}/deck", "What I have brought, and what may be", 200, bodies.OwnPictures, None,
         (403, 404, 429, 503)),
    Path("delete", "/api/tables/{code}/deck", "Take own pictures away", 204, problems=(403, 404, 409, 429, 503)),
    Path("put", "/api/tables/{code}/deck/descriptions", "Say what is on own pictures", 204, None,
         bodies.Descriptions, (*ASKED, 404)),
    Path("post", "/api/own-words", "Read a file of own words", 200, bodies.OwnWords, None, ASKED,
         files=WORDS, part=bodies.RefusedWords),
    Path("get", "/api/decks", "The decks there are", 200, bodies.DeckList),
    Path("get", "/api/decks/{id}", "All cards of a deck", 200, bodies.DeckManifest, None, (404, 429, 503)),
)  # fmt: skip

PARAMETERS = {
    "code": "The eight characters of the table's code",
    "id": "The id of a deck; that of a table's own pictures is table- and the code",
}


@cache
def document() -> bytes:
    """The whole document as JSON."""
    shapes = list(
        dict.fromkeys([Problem, *[s for path in PATHS for s in (path.body, path.reply, path.part) if s]])
    )
    refs, components = msgspec.json.schema_components(shapes, ref_template="#/components/schemas/{name}")
    ref = dict(zip(shapes, refs, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for path in PATHS:
        paths.setdefault(path.path, {})[path.method] = _operation(path, ref)
    info = {"title": "Stella tables", "version": __version__}
    return msgspec.json.encode(
        {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}
    )


def _operation(path: Path, ref: dict[Body, dict[str, Any]]) -> dict[str, Any]:
    answer: dict[str, Any] = {"description": path.summary}
    if path.reply is not None:
        answer["content"] = _json(ref[path.reply])
    refusal = {"description": "Refused; nothing has changed", "content": _json(ref[Problem])}
    title = (
        path.path.removeprefix("/api/").replace("/", "_").replace("{code}", "table").replace("{id}", "deck")
    )
    operation: dict[str, Any] = {
        "summary": path.summary,
        "operationId": f"{path.method}_{title}",
        "responses": {str(path.status): answer, **{str(each): refusal for each in path.problems}},
    }
    for name, meaning in PARAMETERS.items():
        if f"{{{name}}}" in path.path:
            schema = {"type": "string", "description": meaning}
            operation["parameters"] = [{"name": name, "in": "path", "required": True, "schema": schema}]
    if path.files is not None and path.part is not None:
        operation["requestBody"] = {"required": True, "content": path.files}
        operation["responses"]["422"] = {**refusal, "content": _json(ref[path.part])}
    if path.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(ref[path.body])}
    return operation


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
