from __future__ import annotations

import sys
from pathlib import Path

import httpx2
import pytest
from zeroconf import AddressResolver, IPVersion, Zeroconf

from stella.cli import discovery
from stella.cli.discovery import announced
from stella.cli.errors import Failure
from tests.conftest import serving

PATIENCE = 10_000


def asked(name: str) -> list[str]:
    """The addresses that answer to a name on this machine's own network."""
    zeroconf = Zeroconf(["127.0.0.1"], ip_version=IPVersion.V4Only)
    try:
        resolver = AddressResolver(f"{name}.")
        resolver.request(zeroconf, PATIENCE)
        return resolver.parsed_addresses()
    finally:
        zeroconf.close()


@pytest.fixture
def name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> str:
    """A name that no other test announces at the same time."""
    found = f"stella-{abs(hash(tmp_path)):x}.local"
    monkeypatch.setattr(discovery, "NAME", found)
    return found


def test_a_server_is_found_by_its_short_name_and_answers_to_it(tmp_path: Path) -> None:
    with serving("--discoverable", cwd=tmp_path) as (link, _):
        assert asked("stella.local") == ["127.0.0.1"]
        answer = httpx2.get(f"{link}/api/health", headers={"host": f"stella.local:{link.rpartition(':')[2]}"})
        assert answer.status_code == 200


def test_a_name_that_another_machine_has_is_not_taken(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with announced("127.0.0.1", 8000):
        monkeypatch.setattr(discovery, "LOOK_FOR", PATIENCE)
        with pytest.raises(Failure, match=f"127.0.0.1 is {name} already"), announced("127.0.0.2", 8001):
            pass


def test_without_the_package_it_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "zeroconf", None)
    with (
        pytest.raises(Failure, match="pip install 'stella-table\\[discoverable\\]'"),
        announced("127.0.0.1", 8000),
    ):
        pass
