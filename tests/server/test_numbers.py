"""What the operator sees: whether the server can save, and the numbers of alarms."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from stella.cli.compose import build_server
from stella.live.ports import Entry, StoreUnavailable, TableId
from stella.server.app import create_app
from stella.server.metrics import Metrics
from stella.server.settings import Settings
from stella.server.siblings import Siblings
from stella.store.sqlite import SqliteStore
from tests.support.servers import make_server

A = TableId("AAAAAAAA")


def numbers(page: bytes) -> dict[str, float]:
    return {name: float(value) for name, value in re.findall(r"^(\w\S*) (\S+)$", page.decode(), re.MULTILINE)}


def damage(path: Path) -> None:
    """The second page, where the lines of tables begin, is nonsense, as on a dying disk."""
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xa5" * 4096)


@pytest.mark.sqlite_only("about the file")
def test_a_damaged_file_is_not_ready_though_it_can_be_opened(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"

    async def scene() -> None:
        store = SqliteStore.open(path)
        await store.append(A, 0, [Entry("1", 1, b"x" * 100)])
        await store.check()
        await store.close()
        damage(path)
        store = SqliteStore.open(path)
        try:
            with pytest.raises(StoreUnavailable, match="malformed"):
                await store.append(A, 1, [Entry("2", 1, b"x")])
            for _ in range(2):
                with pytest.raises(StoreUnavailable):
                    await store.check()
        finally:
            await store.close()

    asyncio.run(scene())


@pytest.mark.sqlite_only("about the file")
def test_a_check_writes_each_time_whoever_wrote_before(tmp_path: Path) -> None:
    commits: list[float] = []

    async def scene() -> None:
        store = SqliteStore.open(tmp_path / "tables.db", timed=commits.append)
        await store.check()
        await store.append(A, 0, [Entry("1", 1, b"x")])
        await store.check()
        assert [each.seq for each in await store.tables()] == [1]
        await store.close()

    asyncio.run(scene())
    assert len(commits) == 3
    assert all(seconds > 0 for seconds in commits)


def test_refusals_are_counted_by_their_kind() -> None:
    server = make_server()
    with TestClient(create_app(server), raise_server_exceptions=False) as client:
        assert client.get("/api/tables/AAAAAAAA").status_code == 404
        assert client.get("/api/nowhere").status_code == 404
        assert (
            client.post("/api/own-words", content=b"", headers={"content-type": "image/png"}).status_code
            == 415
        )
    found = numbers(server.metrics.page())
    assert found['stella_refusals_total{code="E_NO_TABLE"}'] == 1
    assert found['stella_refusals_total{code="HTTP_404"}'] == 1
    assert found['stella_refusals_total{code="HTTP_415"}'] == 1


@pytest.mark.sqlite_only("about the file")
def test_commits_file_memory_and_tables_are_measured(tmp_path: Path) -> None:
    server = build_server(tmp_path, Settings(learning=False))
    with TestClient(create_app(server)) as client:
        assert (
            client.post("/api/tables", json={"id": "x" * 22, "name": "Ada", "language": "en"}).status_code
            == 201
        )
        found = numbers(server.metrics.page())
    assert found["stella_file_bytes"] > 10_000
    assert found["stella_disk_free_bytes"] > 0
    assert found["stella_tables_awake"] == 1
    assert found["stella_tables_created_total"] == 1


def test_how_many_transactions_there_were_is_not_counted_but_how_long_they_took(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("stella.server.metrics.COMMITS_EVERY", 0)
    metrics = Metrics()

    async def scene(commits: list[float]) -> None:
        for seconds in commits:
            metrics.committed(seconds)
        watch = asyncio.create_task(metrics.watch_commits())
        for _ in range(2):
            await asyncio.sleep(0)
        watch.cancel()

    asyncio.run(scene([0.2]))
    asyncio.run(scene([0.1, 0.3, 0.2]))
    found = numbers(metrics.page())
    assert found["stella_commit_seconds_count"] == 2
    assert found["stella_commit_seconds_sum"] == pytest.approx(0.5)


def test_a_loop_that_was_held_up_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stella.server.metrics.LAG_EVERY", 0.001)
    metrics = Metrics()

    async def scene() -> None:
        watch = asyncio.create_task(metrics.watch_the_loop())
        await asyncio.sleep(0)
        time.sleep(0.2)  # noqa: ASYNC251 - this is what must be seen
        for _ in range(3):
            await asyncio.sleep(0)
        watch.cancel()

    asyncio.run(scene())
    found = numbers(metrics.page())
    assert found["stella_loop_lag_seconds_count"] >= 1
    assert found["stella_loop_lag_seconds_sum"] > 0.15


@pytest.mark.sqlite_only("about the file")
def test_a_damaged_file_is_not_ready_until_an_append_succeeds_whatever_else_is_committed(
    tmp_path: Path,
) -> None:
    path, lines = tmp_path / "tables.db", 300

    async def scene() -> None:
        store = SqliteStore.open(path)
        await store.append(A, 0, [Entry(f"{seq}", 1, b"line %03d" % seq * 20) for seq in range(lines)])
        await store.close()
        spoil_page_with(b"line %03d" % (lines - 1), path)
        store = SqliteStore.open(path)
        try:
            with pytest.raises(StoreUnavailable, match="malformed"):
                await store.append(A, lines, [Entry("more", 1, b"x")])
            assert not await store.delete(TableId("NOBODYS2"))  # a commit that meets no damaged page
            with pytest.raises(StoreUnavailable, match="damaged"):
                await store.check()
        finally:
            await store.close()

    asyncio.run(scene())


def spoil_page_with(text: bytes, path: Path) -> None:
    """A page of a table in the middle of the file is nonsense; others are well."""
    with path.open("r+b") as file:
        at = file.read().index(text) // 4096 * 4096
        file.seek(at)
        file.write(b"\xa5" * 4096)


def test_with_a_token_the_numbers_are_for_whoever_has_it_through_any_proxy() -> None:
    token = "only for Prometheus"
    server = make_server(settings=Settings(metrics_token=token))
    with TestClient(create_app(server), base_url="http://localhost") as client:
        for headers in ({}, {"authorization": "Bearer "}, {"authorization": f"Bearer {token}!"}):
            assert client.get("/api/metrics", headers=headers).status_code == 404
        passed_on = {"authorization": f"Bearer {token}", "x-forwarded-for": "192.0.2.7"}
        assert "stella_sockets" in client.get("/api/metrics", headers=passed_on).text


def test_a_worker_that_does_not_answer_is_left_out(tmp_path: Path) -> None:
    async def scene() -> bytes:
        metrics = Metrics()
        here = Siblings(tmp_path, metrics.page)
        await here.start()
        (tmp_path / "1.sock").touch()
        try:
            return await here.page()
        finally:
            await here.stop()

    assert len(re.findall(rb"^stella_sockets{", asyncio.run(scene()), re.MULTILINE)) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["1.sock"]
