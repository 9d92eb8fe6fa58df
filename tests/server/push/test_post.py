"""Browsers choose where the server posts to: only over HTTPS, never into its own network."""

from __future__ import annotations

import asyncio
import socket
import ssl
from pathlib import Path
from typing import Any

import pytest

from stella.server.push import post as post_module
from stella.server.push.post import NotPostedError, PushClient, is_public
from tests.support.push_service import push_service

pytestmark = pytest.mark.anyio

PRIVATE = [
    "127.0.0.1",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fd00::1",
    "ff02::1",
    "::ffff:10.0.0.1",
    "64:ff9b::a00:1",
    "2002:7f00:1::1",
]


def test_addresses_that_lead_to_this_machine_or_its_network_are_not_public() -> None:
    assert [address for address in PRIVATE if is_public(address)] == []
    assert all(map(is_public, ["8.8.8.8", "2606:4700::1111", "::ffff:8.8.8.8"]))


def resolving_to(*addresses: str) -> Any:
    async def getaddrinfo(host: str, port: int, **_: object) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 0, "", (address, port)) for address in addresses]

    return getaddrinfo


@pytest.mark.parametrize("address", PRIVATE)
async def test_a_name_that_leads_into_a_private_network_gets_nothing(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def connect(*_: object, **__: object) -> Any:
        raise AssertionError("nobody may connect")

    monkeypatch.setattr(
        asyncio.get_running_loop(), "getaddrinfo", resolving_to("8.8.8.8", address), raising=False
    )
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(NotPostedError, match="isn't on the internet"):
        await PushClient().post("https://push.example/1", {}, b"")


async def test_the_address_that_was_checked_is_the_one_that_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[Any, ...]] = []

    async def connect(host: str, port: int, *, ssl: ssl.SSLContext, server_hostname: str) -> Any:
        seen.append((host, port, ssl.verify_mode, server_hostname))
        raise OSError("enough")

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", resolving_to("8.8.8.8"), raising=False)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    with pytest.raises(NotPostedError, match="enough"):
        await PushClient().post("https://push.example/1", {}, b"")
    assert seen == [("8.8.8.8", 443, ssl.CERT_REQUIRED, "push.example")]


async def test_another_port_or_this_machine_is_only_for_tests(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        for url in (f"https://localhost:{service.port}/1", "https://localhost/1", "https://127.0.0.1/1"):
            with pytest.raises(NotPostedError):
                await PushClient(tls=service.tls).post(url, {}, b"")
        assert service.deliveries.empty()
        url = f"https://localhost:{service.port}/1?a=b"
        assert await PushClient(anywhere=True, tls=service.tls).post(url, {"TTL": "5"}, b"hello") == 201
        found = service.deliveries.get_nowait()
        assert (found.path, found.headers["ttl"], found.body) == ("/1?a=b", "5", b"hello")


async def test_a_certificate_that_nobody_trusts_gets_nothing(tmp_path: Path) -> None:
    async with push_service(tmp_path) as service:
        with pytest.raises(NotPostedError, match="CERTIFICATE_VERIFY_FAILED"):
            await PushClient(anywhere=True).post(f"https://localhost:{service.port}/1", {}, b"")
        assert service.deliveries.empty()


async def test_a_service_that_never_answers_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(post_module, "PATIENCE", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        with pytest.raises(NotPostedError):
            await PushClient(anywhere=True).post(f"https://127.0.0.1:{port}/1", {}, b"")
