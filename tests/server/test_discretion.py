"""Nothing of a game or its people is in the log of a server, at its most talkative, and keys are not on its disk."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

from tests.support.logs import bytes_at
from tests.support.people import Device, play_round, wish_id
from tests.support.processes import Server, nursery_in

SLATES = [[0, 1, 13], [1, 13, 5], [13, 5, 7]]
NAMES = ["Zanzibar", "Quetzal", "Xylophon"]


async def whole_game(server: Server) -> list[str]:
    """A game with everything that could be worth a line; gives all that must not be in it."""
    people = [Device(server.link) for _ in NAMES]
    code = (await people[0].create(NAMES[0], options={"own_words": [["Geheimnis"]], "words": "mixed"}))[
        "code"
    ]
    for person, name in zip(people[1:], NAMES[1:], strict=True):
        await person.join(code, name)
    for person in people:
        await person.connect()
    reply = await people[1].http.post(f"/api/tables/{code}/tickets", json={"id": wish_id("ticket")})
    ticket = reply.json()["link"].partition("#")[2]
    joined = wish_id("device")
    tv = Device(server.link)
    await tv.http.post(f"/api/tables/{code}/devices", json={"id": joined, "ticket": ticket})
    await tv.connect("board", code)
    await people[0].do("start")
    for number in range(4):
        for person in people:
            await person.until(
                lambda view: view["play"] and view["play"]["game"]["phase"] == "associate.word"
            )
        await people[0].ask("mark", place=14)
        await people[0].send_raw("{nonsense")
        await play_round(people, SLATES)
        await people[number % 3].disconnect()
        await people[number % 3].connect()
        if number < 3:
            await people[0].do("next_round")
    await people[0].http.get(f"/api/tables/{code}/record")
    await people[0].http.get("/api/tables/ABCDEFGH")
    await people[0].http.post(
        f"/api/tables/{code}/members", content=b"Zanzibar", headers={"content-type": "x"}
    )
    cards = people[0].game["grid"]
    keys = [value for person in (*people, tv) for value in person.http.cookies.values()]
    for person in (*people, tv):
        await person.disconnect()
        await person.http.aclose()
    return [
        code,
        ticket,
        joined,
        "Geheimnis",
        *NAMES,
        *cards,
        *keys,
        *(key.partition(".")[2] for key in keys),
    ]


def test_after_a_whole_game_the_log_knows_no_name_code_key_or_place(tmp_path: Path) -> None:
    with nursery_in(tmp_path) as nursery:
        server = nursery.start("--set", "log_json=true")
        private = asyncio.run(whole_game(server))
        disk = bytes_at(server.database)
        server.kill()
        again = nursery.start("--set", "log_json=true", data=server.data)
        assert again.end() == 0
        said = server.said() + again.said()
    for line in said.splitlines():
        fact = json.loads(line)
        assert not [secret for secret in private if secret in line], line
        assert not re.search(r"place|cross|slate|card|mark", fact["event"]), line
    code, ticket, joined, *_ = private
    keys = [secret for secret in private if len(secret) == 43]
    assert len(keys) >= 4
    assert code.encode() in disk  # the log of the tables is there, but doesn't let its reader in
    for secret in (ticket, joined, *keys):
        assert secret.encode() not in disk


def test_deleting_a_table_removes_every_trace_from_the_disk(tmp_path: Path) -> None:
    async def scene(server: Server) -> str:
        async with Device(server.link) as ada, Device(server.link) as bo:
            code: str = (await ada.create("Zanzibar"))["code"]
            await bo.join(code, "Quetzal")
            await bo.connect()
            for _ in range(30):
                await bo.do("rename", name="Xylophon")
            assert (await bo.http.delete(f"/api/tables/{code}")).status_code == 403
            assert (await ada.http.delete(f"/api/tables/{code}?now=true")).status_code == 204
            assert await bo.until_closed() == 4404
            return code

    with nursery_in(tmp_path) as nursery:
        server = nursery.start()
        code = asyncio.run(scene(server))
        disk = bytes_at(server.database)
        assert server.end() == 0
        assert server.said() == ""
    for trace in (code, *NAMES):
        assert trace.encode() not in disk
