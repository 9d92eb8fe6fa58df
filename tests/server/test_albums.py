"""Albums over HTTP: for members and for who has the key to watch, never before the end, and cheap."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from stella.live.table import LiveTable
from stella.rules import Phase, Place
from stella.server.server import StellaServer
from stella.server.settings import Rate
from stella.tables import commands as c
from stella.tables.album import Album
from stella.tables.codes import TableId
from stella.tables.people import MemberId
from stella.tables.stand_in import action_for
from tests.server.browsers import browser, opened
from tests.support.people import wish_id
from tests.support.servers import make_server
from tests.support.unlimited import UNLIMITED


def create(client: TestClient, **options: Any) -> str:
    body = {"id": wish_id("create"), "name": "Ada", "options": {"pace": "off", **options}}
    code: str = client.post("/api/tables", json=body).json()["code"]
    return code


def play(
    server: StellaServer, client: TestClient, code: str, *, rounds: int = 4, marks: Sequence[int] = ()
) -> None:
    """A game of Ada and two bots, played by the table itself as for absent seats, but for Ada's marks."""
    assert client.portal is not None
    live = server.hub.tables[TableId(code)]
    number = iter(range(10_000))

    def ask(actor: str | None, command: c.TableCommand) -> None:
        assert client.portal is not None
        named = msgspec.structs.replace(command, id=f"{code}-{live.seq}-{next(number)}")
        client.portal.call(server.hub.ask, live, None if actor is None else MemberId(actor), named)

    if len(state(live).chairs) < 3:
        ask("m1", c.AddBot())
        ask("m1", c.AddBot())
    ask("m1", c.Start())
    for played in range(rounds):
        if played:
            ask("m1", c.NextRound())
        while (game := state(live).game) is not None and game.phase not in (Phase.SCORING, Phase.OVER):
            if marks and game.phase is Phase.MARK and not game.round.marks[0]:
                for place in marks:
                    ask("m1", c.Mark(place=Place(place)))
                ask("m1", c.FinishMarking())
            for seat in range(len(state(live).chairs)):
                action = action_for(state(live), seat, lambda limit: limit // 2)  # type: ignore[arg-type]
                if action is not None:
                    ask(None, action)
                    break


def state(live: LiveTable) -> Any:
    return live.state


def test_who_played_reads_the_album_and_the_list_of_games(server: StellaServer, ada: TestClient) -> None:
    code = create(ada)
    play(server, ada, code)
    play(server, ada, code)
    listed = ada.get(f"/api/tables/{code}/albums").json()["games"]
    assert [each["game"] for each in listed] == [2, 1]
    reply = ada.get(f"/api/tables/{code}/albums/1")
    album = msgspec.json.decode(reply.content, type=Album)
    assert (album.record.game, album.seat, album.deck) == (1, 0, "starlight")
    assert tuple(listed[1]["totals"]) == album.record.totals
    assert msgspec.json.encode(album) == reply.content
    record = ada.get(f"/api/tables/{code}/record").json()
    second = ada.get(f"/api/tables/{code}/albums/2").json()
    assert second["record"] == record
    assert [each["albums"] for each in ada.get("/api/tables").json()["tables"]] == [2]


def test_a_running_game_is_refused_and_the_one_before_it_is_not(
    server: StellaServer, ada: TestClient
) -> None:
    code = create(ada)
    play(server, ada, code)
    play(server, ada, code, rounds=2)
    assert ada.get(f"/api/tables/{code}/albums/1").status_code == 200
    refused = ada.get(f"/api/tables/{code}/albums/2")
    assert (refused.status_code, refused.json()["code"]) == (409, "E_NOT_OVER")
    assert [each["game"] for each in ada.get(f"/api/tables/{code}/albums").json()["games"]] == [1]


@pytest.mark.parametrize("joining", ["open", "approved"])
@pytest.mark.parametrize("path", ["albums", "albums/1", "albums/7"])
def test_without_a_key_nobody_learns_whether_there_was_a_game(
    server: StellaServer, ada: TestClient, joining: str, path: str
) -> None:
    code, empty = create(ada, joining=joining), create(ada)
    play(server, ada, code)
    stranger = browser(server)
    replies = [
        stranger.get(f"/api/tables/{code}/{path}"),
        stranger.get(f"/api/tables/{code}/{path}", headers={"cookie": f"stella-{code}=m1.{'x' * 43}"}),
        stranger.get(f"/api/tables/{code}/{path}", headers={"cookie": f"stella-{code}-watch={'x' * 22}"}),
        stranger.get(f"/api/tables/{empty}/{path}"),
        stranger.get(f"/api/tables/BBBB2222/{path}"),
    ]
    assert {each.status_code for each in replies} == {404}
    assert len({each.content for each in replies}) == 1


def test_who_waits_to_be_let_in_has_no_key_yet(server: StellaServer, ada: TestClient) -> None:
    code = create(ada, joining="approved")
    play(server, ada, code)
    bo = browser(server)
    bo.post(f"/api/tables/{code}/members", json={"id": wish_id("join"), "name": "Bo"})
    assert bo.get(f"/api/tables/{code}/albums/1").status_code == 404


def test_a_tv_with_the_key_sees_what_everybody_may_and_nobodys_closed_slate(
    server: StellaServer, ada: TestClient
) -> None:
    code = create(ada, slates_shown="never")
    play(server, ada, code)
    key = ada.get(f"/api/tables/{code}").json()["watch_key"]
    tv = browser(server)
    assert tv.get(f"/api/tables/{code}").json()["watch_key"] is None
    assert tv.post(f"/api/tables/{code}/watchers", json={"key": key}).status_code == 204
    assert tv.get(f"/api/tables/{code}").json()["watch_key"] == key
    album = tv.get(f"/api/tables/{code}/albums/1").json()
    assert album["seat"] is None
    assert album["record"]["own_crosses"] == []
    assert {str(each["slates"]) for each in album["record"]["rounds"]} == {"None"}
    assert {str(eyes) for step in album["steps"] for eyes in step["eyes"]} == {"None"}
    own = ada.get(f"/api/tables/{code}/albums/1").json()
    shown = {seat for step in own["steps"] for seat, eyes in enumerate(step["eyes"]) if eyes is not None}
    assert shown == {0}


def test_who_was_sent_away_reads_no_album_any_more(server: StellaServer, ada: TestClient) -> None:
    code, bo = create(ada), browser(server)
    bo.post(f"/api/tables/{code}/members", json={"id": wish_id("join"), "name": "Bo"})
    key = bo.get(f"/api/tables/{code}").json()["watch_key"]
    bo.post(f"/api/tables/{code}/watchers", json={"key": key})
    play(server, ada, code)
    assert bo.get(f"/api/tables/{code}/albums/1").status_code == 200
    assert ada.portal is not None
    ada.portal.call(
        server.hub.ask, server.hub.tables[TableId(code)], MemberId("m1"), c.Kick(MemberId("m2"), id="k")
    )
    assert bo.get(f"/api/tables/{code}/albums/1").status_code == 404


def test_what_a_browser_has_is_not_sent_again(server: StellaServer, ada: TestClient) -> None:
    code = create(ada)
    play(server, ada, code)
    first = ada.get(f"/api/tables/{code}/albums/1")
    assert first.headers["cache-control"] == "private, no-cache"
    assert "cookie" in first.headers["vary"]
    assert first.headers["content-encoding"] == "gzip"
    anything = ada.get(f"/api/tables/{code}/albums/1", headers={"if-none-match": "*"})
    assert (anything.status_code, anything.content) == (200, first.content)
    again = ada.get(f"/api/tables/{code}/albums/1", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = ada.get(f"/api/tables/{code}/albums/1", headers={"accept-encoding": "identity"})
    assert plain.content == first.content
    key = ada.get(f"/api/tables/{code}").json()["watch_key"]
    tv = browser(server)
    tv.post(f"/api/tables/{code}/watchers", json={"key": key})
    other = tv.get(f"/api/tables/{code}/albums/1", headers={"if-none-match": first.headers["etag"]})
    assert other.status_code == 200


@pytest.mark.parametrize("game", ["0", "-1", "99999999999999999999", "1.0", "one", "%C2%B2", "01x"])
def test_what_is_no_number_of_a_game_finds_none(server: StellaServer, ada: TestClient, game: str) -> None:
    code = create(ada)
    play(server, ada, code)
    assert ada.get(f"/api/tables/{code}/albums/{game}").status_code == 404


def test_albums_count_among_the_other_requests() -> None:
    server = make_server(settings=replace(UNLIMITED, requests=Rate(3, 1)))
    with opened(server) as ada:
        code = create(ada)
        play(server, ada, code)
        statuses = [ada.get(f"/api/tables/{code}/albums/1").status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]
        assert json.loads(ada.get(f"/api/tables/{code}/albums").content)["code"] == "E_RATE"
