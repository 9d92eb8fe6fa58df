"""What requests and replies of the HTTP API carry. The OpenAPI document is made from these structs."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from stella.wire.messages import Id, OptionChanges, Text

ShortText = Annotated[str, Meta(max_length=40)]
SecretId = Annotated[str, Meta(min_length=16, max_length=64)]
"""Drawn by the client, 128 bits of chance or more: whoever sends the same wish again gets the same key again."""


class CreateTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table, and who opens it."""

    id: SecretId
    name: Text
    language: ShortText = "en"
    colour: ShortText | None = None
    options: OptionChanges | None = None


class JoinTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who wants to join."""

    id: SecretId
    name: Text
    language: ShortText = "en"
    colour: ShortText | None = None


class AskTicket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a one-time ticket for another device."""

    id: Id


class UseTicket(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another device, with the ticket from its link."""

    id: SecretId
    ticket: Annotated[str, Meta(max_length=100)]


class WatchTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board or a spectator, with the key from its link."""

    key: Annotated[str, Meta(max_length=100)]


class Links(msgspec.Struct, frozen=True):
    """Where others find the table. Keys stand behind `#`, so that no server log ever has them."""

    invite: str
    board: str | None
    """Null until the host has let you in; the same wish sent again then has it."""
    spectate: str | None


class Seated(msgspec.Struct, frozen=True):
    """The way in is open; the key of this device is in the cookie that came along."""

    code: str
    member: str
    approved: bool
    links: Links


class Ticket(msgspec.Struct, frozen=True):
    """A link for another device: good once, for ten minutes."""

    link: str
    expires_at: int
