from __future__ import annotations

import contextlib
import datetime as dt
import ipaddress
import shutil
import ssl
import subprocess
from pathlib import Path

import httpx2
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from websockets.sync.client import connect
from websockets.typing import Origin

from stella.cli.certificate import Certificate, certificate_from, host_for
from stella.cli.doctor import _certificate
from stella.cli.errors import Failure
from stella.cli.serve import invitation
from stella.server.settings import Settings
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


def certified(folder: Path, *names: str, days: float = 90) -> Path:
    """A key and its self-signed certificate for these names and addresses, in one file, valid for `days`."""
    key, now = ec.generate_private_key(ec.SECP256R1()), dt.datetime.now(dt.UTC)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "stella")])
    kinds: list[x509.GeneralName] = []
    for each in names:
        try:
            kinds.append(x509.IPAddress(ipaddress.ip_address(each)))
        except ValueError:
            kinds.append(x509.DNSName(each))
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), 7)
        .not_valid_before(now - dt.timedelta(days=100))
        .not_valid_after(now + dt.timedelta(days=days))
        .add_extension(x509.SubjectAlternativeName(kinds), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    file = folder / "made.pem"
    file.write_bytes(
        made.public_bytes(pem) + key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain)
    )
    return file


def test_phones_get_the_address_if_the_certificate_is_for_it_and_else_its_name(tmp_path: Path) -> None:
    certificate = Certificate(
        file := certified(tmp_path, "piano.ts.example", "192.0.2.7", "2001:db8::7"), file
    )
    names = certificate.names()
    assert [host_for(names, each) for each in ("192.0.2.7", "2001:db8::7")] == ["192.0.2.7", "2001:db8::7"]
    assert host_for(names, "192.0.2.8") == "piano.ts.example"


def test_a_name_that_the_certificate_is_not_for_is_not_called_secure() -> None:
    local, lan = "https://localhost:8000", "https://piano.ts.example:8000"
    said = invitation(local, lan, "utf-8", "https://stella.local:8000", ["piano.ts.example"])
    assert f"On your network: {lan} (secure)\n" in said
    assert "To type on a TV: https://stella.local:8000 (browsers warn: the certificate is for" in said


@pytest.mark.parametrize(
    ("days", "verdict", "sentence"),
    [(90.5, "ok", "for piano.example is valid for 90 days"), (3.5, "warn", "expires in 3 days: renew it"),
     (-1, "FAIL", "has expired")],
)  # fmt: skip
def test_a_doctor_says_how_long_the_certificate_is_valid(
    tmp_path: Path, days: float, verdict: str, sentence: str
) -> None:
    file = str(certified(tmp_path, "piano.example", days=days))
    (found,) = _certificate(tmp_path, Settings(certificate=file, key=file))
    assert (found.verdict, sentence in found.sentence) == (verdict, True), found


def test_a_doctor_sees_what_the_server_cannot_read(tmp_path: Path) -> None:
    (found,) = _certificate(tmp_path, Settings(certificate=str(tmp_path / "gone.pem"), key=str(FIRST)))
    assert found.verdict == "FAIL"
    assert "No such file" in found.sentence
    assert list(_certificate(tmp_path, Settings())) == []


def test_a_doctor_asks_a_server_over_https(tmp_path: Path) -> None:
    data, file = tmp_path / "data", str(FIRST)
    with serving("--data", str(data), "--certificate", file, "--key", file, cwd=tmp_path) as (link, _):
        settings = (
            f'host = "127.0.0.1"\nport = {link.rpartition(":")[2]}\ncertificate = "{file}"\nkey = "{file}"\n'
        )
        (data / "stella.toml").write_text(settings)
        said = stella("doctor", "--data", str(data)).stdout
    assert "ok    the server at 127.0.0.1:" in said
    assert "the certificate for localhost, 127.0.0.1 is valid for" in said


def test_the_operators_page_checks_the_server_as_it_was_started(tmp_path: Path) -> None:
    options = ("--certificate", str(FIRST), "--key", str(FIRST), "--set", "backup_every=24")
    token = "the operator's token"
    with serving(*options, "--set", f"admin_token={token}", cwd=tmp_path) as (link, _):
        page = httpx2.get(
            f"{link}/admin?doctor", auth=("operator", token), verify=trusting(FIRST), timeout=100
        ).text
    assert f"the server at {link.removeprefix('https://')} is ready" in page
    assert "no automatic backup yet" in page
    assert "FAIL" not in page


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
