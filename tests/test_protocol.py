"""The protocol as documented is the protocol as spoken: the TypeScript types, the document, and a real game."""

from __future__ import annotations

import asyncio
import dataclasses
import json
import re
from collections.abc import Iterable, Iterator
from enum import Enum
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import gen_docs
import gen_protocol
from generate import COMMAND, stale
from protocol_types import fields_of, reachable
from stella.rules import Code
from stella.server.api import models, operations, responses
from stella.tables.album import GameRecord
from stella.tables.refusal import TableCode
from stella.wire.messages import (
    Ack,
    AudienceLight,
    ClientMessage,
    Leaving,
    Notice,
    Problem,
    Reaction,
    SeenBy,
    WatchKey,
    decode_message,
)
from stella.wire.views import Own, View
from tests.support.people import Device, play_round, wish_id
from tests.support.servers import make_server, open_server

DOCUMENT = Path(__file__).resolve().parents[1] / "docs" / "protocol.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
SHOWN = DOCUMENT.with_name("protocol-examples.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```", SHOWN, re.MULTILINE | re.DOTALL)
BODIES = {
    each.__name__: each
    for each in reachable([*gen_protocol.BODIES, *gen_protocol.REPLIES])
    if isinstance(each, type) and not issubclass(each, Enum)
}
"""What travels over HTTP, and what that is made of."""

Told = View | Own | Ack | Problem | Notice | WatchKey | Reaction | SeenBy | AudienceLight | Leaving
server_message: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)


def test_the_typescript_types_are_fresh() -> None:
    assert stale(gen_protocol.generated()) == [], f"run {COMMAND}"


def test_the_tables_of_requests_and_messages_are_fresh() -> None:
    assert stale(gen_docs.generated()) == [], f"run {COMMAND}"


def as_documented(message: bytes) -> Told:
    """The message, which must have every documented field and no other."""
    decoded = server_message.decode(message)
    assert msgspec.json.encode(decoded) == message
    return decoded


def test_every_message_of_a_real_game_has_the_documented_shape() -> None:
    heard = asyncio.run(_messages_of_a_game())
    decoded = [as_documented(message) for message in heard]
    views = [each for each in decoded if isinstance(each, View)]
    assert {type(each) for each in decoded} == {View, Own, Ack, Problem, Notice}
    assert {view.play.game.phase.value for view in views if view.play} == {
        "associate.word", "associate.mark", "reveal", "scoring", "over",
    }  # fmt: skip
    assert any(view.table is None and view.you is not None and not view.you.approved for view in views)
    assert any(view.you is None for view in views)


async def _messages_of_a_game() -> list[bytes]:
    async with (
        open_server(make_server()) as link,
        Device(link) as ada, Device(link) as bo, Device(link) as cy, Device(link) as tv, Device(link) as phone,
    ):  # fmt: skip
        people = [ada, bo, cy]
        options = {
            "joining": "approved",
            "slates_shown": "after_round",
            "words": "mixed",
            "own_words": [["moon"]],
        }
        seated = await ada.create("Ada", options=options)
        await bo.join(seated["code"], "Bo")
        await cy.join(seated["code"], "Cy", language="pl")
        await ada.connect()
        for member, person in (("m2", bo), ("m3", cy)):
            await person.connect()
            await ada.do("approve", member=member)
            await person.until(lambda view: view["table"] is not None)
        key = seated["links"]["board"].partition("#")[2]
        watching = await tv.http.post(f"/api/tables/{ada.code}/watchers", json={"key": key})
        assert watching.status_code == 204
        await tv.connect("board", ada.code)
        await _bring_another_device(bo, phone)
        refused = await bo.ask("mark", place=3)
        assert refused["code"] == "E_NO_GAME"
        await ada.do("start")
        for number in range(1, 5):
            for person in people:
                await person.until(
                    lambda view: view["play"] and view["play"]["game"]["phase"] == "associate.word"
                )
            await cy.do("set_pointing_list", places=[7, 5])
            await play_round(people, [[0, 1, 2], [1, 2, 5], [2, 5, 7, 8]])
            if number < 4:
                await bo.do("ready", yes=True)
                await ada.do("next_round")
        await tv.until(lambda view: view["table"]["status"] == "over")
        record = await bo.http.get(f"/api/tables/{ada.code}/record")
        decoded = msgspec.json.decode(record.content, type=GameRecord)
        assert msgspec.json.encode(decoded) == record.content
        return [message for device in (ada, bo, cy, tv, phone) for message in device.heard]


async def _bring_another_device(person: Device, other: Device) -> None:
    ticket = await person.http.post(f"/api/tables/{person.code}/tickets", json={"id": wish_id()})
    used = {"id": wish_id("a-second-device"), "ticket": ticket.json()["link"].partition("#")[2]}
    come = await other.http.post(f"/api/tables/{person.code}/devices", json=used)
    assert msgspec.json.decode(come.content, type=models.Seated).member == "m2"
    await other.connect(code=person.code, query="?parts=own")


def read_example(example: tuple[str, str]) -> object:
    """Return an example as the real decoder reads it."""
    kind, text = example
    if kind == "client":
        return decode_message(text.encode())
    return server_message.decode(text) if kind == "server" else msgspec.json.decode(text, type=BODIES[kind])


def _shapes_in(value: object) -> Iterator[type]:
    if isinstance(value, msgspec.Struct) or dataclasses.is_dataclass(value):
        yield type(value)
        yield from _shapes_in(getattr(value, field.name) for field in fields_of(type(value)))
    elif isinstance(value, dict):
        yield from _shapes_in(value.values())
    elif isinstance(value, Iterable) and not isinstance(value, str):
        for each in value:
            yield from _shapes_in(each)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example[1][:24].replace("\n", " "))
def test_an_example_of_the_document_can_be_read_by_the_real_decoder(example: tuple[str, str]) -> None:
    decoded, given = read_example(example), json.loads(example[1])
    if example[0] != "client":
        written = json.loads(msgspec.json.encode(decoded))
        assert {name: written[name] for name in given} == given
        assert example[0] != "server" or written == given


def test_the_document_shows_every_message_and_every_path() -> None:
    shown = {json.loads(example)["type"] for kind, example in EXAMPLES if kind in ("client", "server")}
    tags = {each.__struct_config__.tag for each in (*get_args(ClientMessage), *get_args(Told))}
    assert shown == tags
    assert set(BODIES.values()) - set(_shapes_in(map(read_example, EXAMPLES))) == set()
    asked = {f"`{path.method.upper()} {path.path}`" for path in operations.OPERATIONS}
    assert {path for path in asked if path not in TEXT} == set()


def test_the_document_knows_every_code() -> None:
    never = {
        Code.SEAT,
        Code.PLAYER_COUNT,
        Code.COLOUR,
        Code.DECK,
        Code.WORDS,
        Code.ALREADY_ANNOUNCED,
        Code.WRONG_COUNT,
    }
    codes = {each.value for each in (*Code, *TableCode) if each not in never}
    assert {code for code in codes if f"`{code}`" not in TEXT} == set()


def test_a_status_without_a_code_of_its_own_is_named_after_its_phrase() -> None:
    assert responses.HttpProblem.of(403).code == "forbidden"
