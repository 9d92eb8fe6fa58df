from __future__ import annotations

import errno
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

from stella import __version__
from stella.cli.errors import Failure
from stella.cli.serve import invitation
from stella.cli.server_secret import put_secret, server_secret
from stella.store.sqlite.log import FORMAT as SCHEMA
from stella.wire.stored import CODEC
from tests.conftest import PLAIN, serving


def stella(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "stella", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=100,
        env=os.environ | PLAIN,
    )


def test_a_port_that_is_taken_is_said_in_one_line() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = stella("serve", "--host", "127.0.0.1", "--port", str(port))
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == f"stella: port {port} is already in use; choose another with --port.\n"


def test_an_address_of_another_machine_is_said_in_one_line() -> None:
    done = stella("serve", "--host", "192.0.2.77", "--port", "0")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("stella: cannot listen on 192.0.2.77:0: ")


def test_the_link_that_is_printed_answers(server_link: str) -> None:
    with urllib.request.urlopen(f"{server_link}/api/health", timeout=100) as reply:
        assert reply.read() == b'{"status":"ok"}'


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for other processes")
def test_ctrl_c_ends_the_server_in_peace(tmp_path: Path) -> None:
    with serving(cwd=tmp_path) as (_, process):
        process.send_signal(signal.SIGINT)
        output = process.communicate(timeout=100)[0]
    assert process.returncode == 0
    assert "Good night." in output
    assert "Traceback" not in output


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT for other processes")
def test_a_server_started_in_the_background_heeds_the_signal_too(tmp_path: Path) -> None:
    """A shell without job control, and nohup, start programs that ignore SIGINT and SIGHUP."""
    before = {each: signal.signal(each, signal.SIG_IGN) for each in (signal.SIGINT, signal.SIGHUP)}
    try:
        with serving(cwd=tmp_path) as (_, process):
            process.send_signal(signal.SIGHUP)
            process.send_signal(signal.SIGINT)
            output = process.communicate(timeout=100)[0]
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
    assert (process.returncode, "Good night." in output) == (0, True)


def test_a_folder_of_another_server_is_said_in_one_line(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path), cwd=tmp_path):
        done = stella("serve", "--port", "0", "--data", str(tmp_path))
    assert done.returncode == 1
    assert "is using this file; end it" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("keep", [server_secret, lambda folder: put_secret(folder, b"k" * 32)])
def test_a_secret_that_could_not_be_written_leaves_nothing_in_the_way_of_the_next_try(
    keep: Callable[[Path], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(Failure, match="No space left on device"):
            keep(tmp_path)
    assert list(tmp_path.iterdir()) == []
    keep(tmp_path)
    assert [(each.name, each.stat().st_size) for each in tmp_path.iterdir()] == [("secret.key", 32)]


def test_the_invitation_shows_both_links_and_the_code_of_the_one_for_phones() -> None:
    both = invitation("http://localhost:8000", "http://192.168.1.7:8000", "utf-8")
    alone = invitation("http://192.168.1.7:8000", "http://192.168.1.7:8000", "utf-8")
    assert "http://localhost:8000" in both
    assert "http://192.168.1.7:8000" in both
    assert [line for line in both.splitlines() if "█" in line] == [
        line for line in alone.splitlines() if "█" in line
    ]


def test_the_invitation_says_which_addresses_are_secure_and_what_phones_lack_on_others() -> None:
    plain = invitation(
        "http://localhost:8000", "http://192.168.1.7:8000", "utf-8", "http://stella.local:8000"
    )
    secure = invitation("https://localhost:8000", "https://192.168.1.7:8000", "utf-8")
    assert "On your network: http://192.168.1.7:8000 (not secure)\n" in plain
    assert "To type on a TV: http://stella.local:8000 (not secure)\n" in plain
    assert "Not secure: phones can't install the page" in plain
    assert "On your network: https://192.168.1.7:8000 (secure)\n" in secure
    assert "ot secure" not in secure
    assert "TV" not in secure


@pytest.mark.parametrize("lan", [None, "http://127.0.1.1:8000", "http://[::1]:8000", "https://localhost"])
def test_no_code_leads_phones_to_themselves(lan: str | None) -> None:
    text = invitation("http://127.0.0.1:8000", lan, "utf-8")
    assert "█" not in text
    assert "Only this machine can open it." in text


def test_a_terminal_without_block_characters_still_gets_the_links() -> None:
    text = invitation("http://localhost:8000", "http://192.168.1.7:8000", "ascii")
    assert text.isascii()
    assert "http://localhost:8000" in text
    assert "Scan to join" not in text


def test_version_build_and_data_formats_are_told() -> None:
    told = f"stella {__version__} (build from a checkout, schema {SCHEMA}, log format {CODEC.format})\n"
    assert stella("--version").stdout == told


def test_the_help_names_the_commands() -> None:
    done = stella("--help")
    assert done.returncode == 0
    assert "serve" in done.stdout


def test_the_help_needs_neither_the_server_nor_its_libraries() -> None:
    loaded = "import stella.cli, sys; print({'starlette', 'uvicorn', 'segno'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", loaded], capture_output=True, text=True, check=True, timeout=100
    )
    assert done.stdout == "set()\n"
