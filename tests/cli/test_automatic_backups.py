"""Backups that a server makes by itself."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from stella.cli.automatic_backups import AutomaticBackups, automatic_backups, newest_backup_at
from stella.cli.compose import build_server
from stella.cli.doctor import _backups
from stella.cli.errors import Failure
from stella.server.settings import Settings
from tests.conftest import serving
from tests.support.command import stella
from tests.support.people import Device

pytestmark = pytest.mark.sqlite_only("about a data folder")


def test_a_running_server_is_backed_up_and_only_the_newest_backups_are_kept(tmp_path: Path) -> None:
    data, failures = tmp_path / "data", list[None]()
    with serving("--data", str(data), cwd=tmp_path) as (link, _):

        async def scene() -> str:
            async with Device(link) as ada:
                await ada.create("Ada")
            backups = AutomaticBackups(data, 1, 2, lambda: failures.append(None))
            for number in range(3):
                if number:
                    old = automatic_backups(data)[-1]
                    old.rename(old.with_name(f"stella-2026010{number}-000000.tar"))
                assert await backups.make()
            return ada.code

        code = asyncio.run(scene())
    assert failures == []
    kept = automatic_backups(data)
    assert [path.name[:12] for path in kept] == ["stella-20260", "stella-" + time.strftime("%Y%m")[:5]]
    assert {path.stat().st_mode & 0o777 for path in kept} == {0o600}
    restored = tmp_path / "restored"
    assert "restored" in stella("restore", kept[-1], "--data", restored).stdout
    assert code in stella("tables", "list", "--data", restored).stdout


def test_a_backup_that_cannot_be_made_is_said_and_leaves_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    failures = list[None]()
    assert not asyncio.run(AutomaticBackups(tmp_path, 1, 2, lambda: failures.append(None)).make())
    assert failures == [None]
    assert "no backup was made: stella: there are no tables in" in caplog.text
    assert list((tmp_path / "backups").iterdir()) == []


def test_a_backup_that_was_killed_leaves_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "backups"
    (folder / ".stella-a1b2c3").mkdir(parents=True)
    (folder / ".stella-a1b2c3/tables.db").touch()
    (folder / ".stella-20261119-120000.tar.part").touch()
    (folder / "stella-20261118-120000.tar").touch()
    asyncio.run(AutomaticBackups(tmp_path, 1, 2, lambda: None).make())
    assert [path.name for path in folder.iterdir()] == ["stella-20261118-120000.tar"]


def test_the_doctor_says_how_old_the_newest_backup_is(tmp_path: Path) -> None:
    def verdict(every: float) -> list[str]:
        return [found.verdict for found in _backups(tmp_path, Settings(backup_every=every))]

    assert (verdict(0), verdict(6)) == ([], ["warn"])
    (tmp_path / "backups").mkdir()
    file = tmp_path / "backups/stella-20260101-000000.tar"
    file.touch()
    assert verdict(6) == ["ok"]
    hours_ago = time.time() - 13 * 3600
    os.utime(file, (hours_ago, hours_ago))
    assert verdict(6) == ["FAIL"]
    assert newest_backup_at(tmp_path) == pytest.approx(hours_ago)


def test_a_database_is_backed_up_in_another_way(tmp_path: Path) -> None:
    with pytest.raises(Failure, match="back up PostgreSQL"):
        build_server(tmp_path, Settings(backup_every=6), "postgresql://nobody@localhost/none")
