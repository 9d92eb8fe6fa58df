"""Uploaded pictures while tables come and go: deleted, asleep, restarted, or begun meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from stella.content.decks import DeckCatalogue, ImagePipeline, PictureLimits
from stella.live.hub import SWEEP, Hub
from stella.live.ports import TableId
from stella.live.supply import REAL_CARDS, Supply
from stella.server.api.decks import manifest
from stella.server.table_sweep import TableSweep
from stella.tables import commands as c
from stella.tables.options import OptionChanges, TableOptions
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from tests.server.uploads import UploadHarness, started
from tests.support.pictures import many, zip_of
from tests.support.servers import FakeClock

pytestmark = pytest.mark.both_stores


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[UploadHarness]:
    harness = UploadHarness(tmp_path, limits=PictureLimits(least=3, most=6))
    with harness.host:
        yield harness


def test_pictures_go_with_their_table(harness: UploadHarness) -> None:
    code = harness.open_table()
    harness.send(code, many(3))
    image = next(iter(harness.host.get(f"/api/decks/table-{code}").json()["cards"].values()))["large"]
    assert harness.host.get(image).status_code == 200
    assert harness.host.delete(f"/api/tables/{code}?now=true").status_code == 204
    assert harness.host.get(image).status_code == 404
    assert harness.on_disk() == set()
    assert harness.held() == (set(), 0)


def test_pictures_of_a_table_in_the_bin_are_kept_but_not_served(harness: UploadHarness) -> None:
    code = harness.open_table()
    harness.send(code, many(3))
    image = next(iter(harness.host.get(f"/api/decks/table-{code}").json()["cards"].values()))["large"]
    before, store, portal = harness.on_disk(), harness.server.hub.services.store, harness.host.portal
    assert portal is not None
    assert harness.host.delete(f"/api/tables/{code}").status_code == 204
    portal.call(harness.server.sweep.remove_stray_pictures)
    for address in (f"/api/tables/{code}", f"/api/decks/table-{code}", image):
        assert harness.host.get(address).status_code == 404
    assert harness.on_disk() == before
    assert harness.held()[0] == {code}
    portal.call(store.recover, TableId(code))
    assert harness.host.get(f"/api/tables/{code}").status_code == 200
    assert harness.host.get(image).status_code == 200
    portal.call(harness.server.hub.discard, TableId(code))
    portal.call(harness.server.hub.delete, TableId(code))
    assert harness.held() == (set(), 0)


@pytest.mark.sqlite_only("what lies in a data folder")
def test_pictures_of_a_table_that_another_process_put_into_the_bin_are_kept(harness: UploadHarness) -> None:
    code = harness.open_table()
    harness.send(code, many(3))
    image = next(iter(harness.host.get(f"/api/decks/table-{code}").json()["cards"].values()))["large"]
    clock, portal = harness.server.hub.services.clock, harness.host.portal
    assert isinstance(clock, FakeClock)
    assert portal is not None
    assert portal.call(harness.server.hub.services.store.discard, TableId(code), clock.now())

    portal.call(clock.turn, SWEEP + 1)
    assert harness.server.hub.tables == {}
    assert harness.host.get(image).status_code == 404
    assert harness.held()[0] == {code}


@pytest.mark.sqlite_only("what lies in a data folder")
def test_a_restarted_server_does_not_serve_pictures_of_the_bin(harness: UploadHarness) -> None:
    code = harness.open_table()
    harness.send(code, many(3))
    image = next(iter(harness.host.get(f"/api/decks/table-{code}").json()["cards"].values()))["large"]
    name = image.removeprefix("/decks/").removesuffix(".webp")
    assert harness.host.delete(f"/api/tables/{code}").status_code == 204
    again = DeckCatalogue.in_folder(harness.data)
    sweep = TableSweep(harness.server.hub, again, harness.server.settings)
    assert harness.host.portal is not None
    harness.host.portal.call(sweep.remove_stray_pictures)
    assert asyncio.run(again.picture(name)) is None
    assert harness.held()[0] == {code}


def test_pictures_of_tables_that_another_process_deleted_are_swept_away(harness: UploadHarness) -> None:
    code, kept = harness.open_table(), harness.open_table()
    for each in (code, kept):
        harness.send(each, many(3))

    async def sweep() -> None:
        await harness.server.hub.services.store.delete(TableId(code))
        await harness.server.sweep.remove_stray_pictures()

    assert harness.host.portal is not None
    harness.host.portal.call(sweep)
    assert {path.partition("/")[0] for path in harness.on_disk()} == {kept}
    assert harness.held()[0] == {kept}


@pytest.mark.sqlite_only("what lies in a data folder")
def test_a_restarted_server_serves_what_was_brought_and_sweeps_what_was_left_half_done(
    harness: UploadHarness,
) -> None:
    code = harness.open_table()
    harness.send(code, many(3))
    image = next(iter(harness.host.get(f"/api/decks/table-{code}").json()["cards"].values()))["large"]
    (harness.data / "uploads" / ".work-0123").mkdir()
    (harness.data / "uploads" / ".work-0123" / "half").write_bytes(b"x")
    again = DeckCatalogue.in_folder(harness.data)
    name = image.removeprefix("/decks/").removesuffix(".webp")
    assert asyncio.run(again.picture(name)) is not None, "before anybody has asked for the deck"
    assert not (harness.data / "uploads" / ".work-0123").exists()
    found = again.deck(f"table-{code}")
    assert found is not None
    assert len(found.cards) == 3


@pytest.mark.sqlite_only("what lies in a data folder")
def test_own_pictures_of_an_older_server_have_no_tiny_size_and_are_served_all_the_same(
    harness: UploadHarness,
) -> None:
    code = harness.open_table()
    harness.send(code, many(3))
    file = harness.data / "uploads" / code / "deck.toml"
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join(line for line in lines if not line.startswith("tiny")), encoding="utf-8")
    found = DeckCatalogue.in_folder(harness.data).deck(f"table-{code}")
    assert found is not None
    assert [card.tiny for card in found.cards] == [None, None, None]
    assert {manifest(found).cards[str(card.id)].tiny for card in found.cards} == {None}


def test_the_host_takes_own_pictures_away_and_keeps_the_table(harness: UploadHarness) -> None:
    code = harness.open_table(patience=30)
    harness.send(code, many(3))
    image = next(iter(harness.host.get(f"/api/decks/table-{code}").json()["cards"].values()))["large"]
    assert harness.host.delete(f"/api/tables/{code}/deck").status_code == 204
    options = options_of(harness, code)
    assert (options.deck, options.patience) == ("starlight", 30)
    assert harness.host.get(image).status_code == 404
    assert harness.host.get(f"/api/decks/table-{code}").status_code == 404
    assert harness.on_disk() == set()
    assert harness.held() == (set(), 0)
    assert harness.host.delete(f"/api/tables/{code}/deck").status_code == 204, "again, and nothing is there"
    assert harness.send(code, many(4)).json()["cards"] == 4


def test_a_table_that_plays_with_other_pictures_goes_on_with_them(harness: UploadHarness) -> None:
    code = harness.open_table()
    harness.send(code, many(3))
    assert harness.host.portal is not None
    live, hub = harness.server.hub.tables[TableId(code)], harness.server.hub
    back = c.SetOptions(OptionChanges(deck="starlight"), id="back")
    harness.host.portal.call(hub.ask, live, MemberId("m1"), back)
    assert harness.host.delete(f"/api/tables/{code}/deck").status_code == 204
    assert options_of(harness, code).deck == "starlight"
    assert harness.on_disk() == set()


def test_only_the_host_takes_pictures_away_and_never_in_a_game(
    harness: UploadHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = harness.open_table()
    harness.send(code, many(3))
    before, path = harness.on_disk(), f"/api/tables/{code}/deck"
    assert harness.other.delete(path).json()["code"] == "E_NO_TABLE"
    harness.join(code)
    assert harness.other.delete(path).json()["code"] == "E_NOT_HOST"
    assert harness.other.get(path).json()["code"] == "E_NOT_HOST"
    assert harness.host.delete(path, headers={"origin": "https://evil.example"}).status_code == 403
    monkeypatch.setattr(Supply, "cards", lambda *_: REAL_CARDS)  # three pictures are too few for a game
    assert harness.host.portal is not None
    harness.host.portal.call(started, harness, code)
    reply = harness.host.delete(path)
    assert (reply.status_code, reply.json()["code"]) == (409, "E_GAME_RUNNING")
    assert harness.on_disk() == before
    assert harness.host.get(f"/api/decks/table-{code}").status_code == 200


def test_pictures_come_back_when_the_table_cannot_store_that_they_are_gone(
    harness: UploadHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = harness.open_table()
    harness.send(code, many(3))
    before = harness.on_disk()

    async def refuse(*_: object) -> Refusal:
        return Refusal(TableCode.STORE)

    with monkeypatch.context() as patch:
        patch.setattr(Hub, "ask_with_upload", refuse)
        assert harness.host.delete(f"/api/tables/{code}/deck").status_code == 503
    assert harness.on_disk() == before
    assert harness.host.get(f"/api/decks/table-{code}").status_code == 200


def test_the_host_sees_how_many_cards_are_made(
    harness: UploadHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = harness.open_table()
    path, seen = f"/api/tables/{code}/deck", list[dict[str, Any]]()
    nothing = harness.host.get(path).json()
    assert (nothing["cards"], nothing["making"]) == (0, None)
    assert nothing["limits"] == {
        "least": 3, "most": 6, "mixed_below": 30, "file_bytes": 12_000_000, "total_bytes": 200_000_000,
    }  # fmt: skip
    real = ImagePipeline.render

    def and_look(self: ImagePipeline, given: Any, work: Path) -> Any:
        seen.append(harness.host.get(path).json()["making"])
        cards = list(real(self, given, work))
        seen.append(harness.host.get(path).json()["making"])
        return cards

    monkeypatch.setattr(ImagePipeline, "render", and_look)
    harness.send(code, many(4))
    harness.send(code, {"all.zip": zip_of(many(5))})
    assert seen == [
        {"done": 0, "of": 4},
        {"done": 4, "of": 4},
        {"done": 0, "of": None},
        {"done": 5, "of": None},
    ]
    after = harness.host.get(path).json()
    assert (after["cards"], after["making"]) == (5, None)


def options_of(harness: UploadHarness, code: str) -> TableOptions:
    live = harness.server.hub.tables[TableId(code)]
    assert live.state is not None
    return live.state.options


def meanwhile(
    harness: UploadHarness, patch: pytest.MonkeyPatch, act: Callable[[], Coroutine[Any, Any, object]]
) -> None:
    """While pictures become cards, this happens."""
    loop: list[asyncio.AbstractEventLoop] = []
    real = ImagePipeline.render

    async def remember() -> None:
        loop.append(asyncio.get_running_loop())

    def and_act(self: ImagePipeline, *args: Any) -> Any:
        asyncio.run_coroutine_threadsafe(act(), loop[0]).result(20)
        return real(self, *args)

    assert harness.host.portal is not None
    harness.host.portal.call(remember)
    patch.setattr(ImagePipeline, "render", and_act)


def test_a_table_deleted_while_its_pictures_come_in_keeps_none(
    harness: UploadHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = harness.open_table()
    meanwhile(harness, monkeypatch, lambda: harness.server.hub.delete(TableId(code)))
    assert harness.send(code, many(3)).status_code == 404
    assert harness.on_disk() == set()


def test_a_table_that_fell_asleep_while_its_pictures_came_in_gets_them(
    harness: UploadHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = harness.open_table()

    async def sleep() -> None:
        harness.server.hub.tables.clear()

    meanwhile(harness, monkeypatch, sleep)
    assert harness.send(code, many(3)).status_code == 201


def test_a_game_that_began_meanwhile_keeps_its_own_pictures(
    harness: UploadHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = harness.open_table()
    harness.send(code, many(3))
    before, kept = harness.on_disk(), harness.host.get(f"/api/decks/table-{code}").content
    monkeypatch.setattr(Supply, "cards", lambda *_: REAL_CARDS)  # three pictures are too few for a game
    meanwhile(harness, monkeypatch, lambda: started(harness, code))
    reply = harness.send(code, many(5))
    assert (reply.status_code, reply.json()["code"]) == (409, "E_GAME_RUNNING")
    assert harness.on_disk() == before
    assert harness.host.get(f"/api/decks/table-{code}").content == kept
