from __future__ import annotations

import contextlib
import shutil
import ssl
import subprocess
from pathlib import Path

import httpx2
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from stella.cli.certificate import Certificate, certificate_from
from stella.cli.errors import Failure
from tests.cli.test_serve import stella
from tests.conftest import serving
from tests.support.people import wish_id

FIRST, SECOND = (Path(__file__).parent / "certificates" / f"{name}.pem" for name in ("first", "second"))
"""A key and its self-signed certificate in one file each, valid for a hundred years."""


def trusting(*files: Path) -> ssl.SSLContext:
    context = ssl.create_default_context()
    for file in files:
        context.load_verify_locations(file)
    return context


def offered(certificate: Certificate) -> bytes:
    """The certificate that a new connection would get."""
    here, there = ssl.MemoryBIO(), ssl.MemoryBIO()
    server = certificate.context.wrap_bio(here, there, server_side=True)
    client = trusting(FIRST, SECOND).wrap_bio(there, here, server_hostname="localhost")
    for _ in range(4):
        for side in (client, server):
            with contextlib.suppress(ssl.SSLWantReadError):
                side.do_handshake()
    found = client.getpeercert(binary_form=True)
    assert found is not None
    return found


def test_pages_and_game_sockets_come_over_https(tmp_path: Path) -> None:
    options = ("--certificate", str(FIRST), "--key", str(FIRST))
    with serving(*options, cwd=tmp_path) as (link, _):
        assert link.startswith("https://127.0.0.1:")
        with httpx2.Client(base_url=link, verify=trusting(FIRST), headers={"origin": link}) as ada:
            made = ada.post("/api/tables", json={"id": wish_id(), "name": "Ada"})
            assert "Secure" in made.headers["set-cookie"]
            address = f"{link.replace('https', 'wss')}/api/tables/{made.json()['code']}/socket"
            cookies = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
            headers = {"cookie": cookies}
            with connect(
                address, ssl=trusting(FIRST), origin=Origin(link), additional_headers=headers
            ) as table:
                assert "view" in str(table.recv())


def test_a_renewed_certificate_is_used_without_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "both.pem"
    shutil.copy(FIRST, file)
    certificate = Certificate(file, file)
    before = offered(certificate)
    assert not certificate.refresh()
    shutil.copy(SECOND, file)
    assert certificate.refresh()
    assert offered(certificate) != before


def test_a_pair_that_does_not_match_is_not_used(tmp_path: Path) -> None:
    chain, key = tmp_path / "chain.pem", tmp_path / "key.pem"
    shutil.copy(FIRST, chain)
    shutil.copy(FIRST, key)
    certificate = Certificate(chain, key)
    before = offered(certificate)
    shutil.copy(SECOND, chain)
    assert not certificate.refresh()
    assert offered(certificate) == before
    shutil.copy(SECOND, key)
    assert certificate.refresh()
    assert offered(certificate) != before
    chain.unlink()
    assert not certificate.refresh()


@pytest.mark.parametrize("content", [b"", b"no certificate", b"-----BEGIN CERTIFICATE-----\n????"])
def test_a_file_that_is_no_certificate_is_said_in_one_line(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "wrong.pem"
    file.write_bytes(content)
    with pytest.raises(Failure, match="must be PEM files that belong together"):
        certificate_from(str(file), str(FIRST))


def test_half_of_the_pair_is_a_mistake() -> None:
    done: subprocess.CompletedProcess[str] = stella("serve", "--port", "0", "--certificate", str(FIRST))
    assert (done.returncode, done.stdout) == (2, "")
    assert (
        done.stderr == "stella: HTTPS needs both a certificate and its key: --certificate FILE --key FILE.\n"
    )
