"""What ./dev says when it can't install or build."""

from __future__ import annotations

import contextlib
import os
import re
import socket
import sys
from pathlib import Path

import dev
import pytest

import watch

PIP = "Could not fetch URL https://example.org/simple/: SSLError(1, '[SSL: CERTIFICATE_VERIFY_FAILED] …')"
UV = "  Caused by: invalid peer certificate: UnknownIssuer"
NPM = "npm error unable to get local issuer certificate"


def said_by(code: str) -> str:
    """Return the last words of ./dev after a program that downloads has failed."""
    with pytest.raises(SystemExit) as stopped:
        dev.fetch([sys.executable, "-c", code])
    return str(stopped.value)


@pytest.mark.parametrize("line", [PIP, UV, NPM])
def test_behind_a_proxy_that_inspects_tls_one_sentence_says_what_to_do(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = said_by(f"print('WARNING: Retrying …'); print({line!r}); raise SystemExit(1)")
    assert "PIP_CERT, SSL_CERT_FILE and NODE_EXTRA_CA_CERTS" in said
    assert said.endswith(line.strip())
    assert capsys.readouterr().err == ""


def test_any_other_failed_download_shows_what_the_program_said(capsys: pytest.CaptureFixture[str]) -> None:
    said = said_by("print('No space left on device'); raise SystemExit(3)")
    assert said.endswith("ended with 3.")
    assert capsys.readouterr().err == "No space left on device\n"


def test_a_checkout_of_somebody_else_gets_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dev, "installed", lambda _: False)
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(SystemExit, match=r"can't write to .*: give this folder to your user"):
        dev.setup("run")


@pytest.mark.parametrize(("verb", "built"), [("generate", []), ("check", ["dev"])])
def test_types_are_generated_even_where_the_page_cannot_be_built(
    verb: str, built: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    builds: list[str] = []
    monkeypatch.setattr(dev, "installed", lambda _: True)
    monkeypatch.setattr(dev, "client_is_fresh", lambda: False)
    monkeypatch.setattr(dev, "turn", contextlib.nullcontext)
    monkeypatch.setattr(dev, "build_client", builds.append)
    monkeypatch.setattr(dev, "become", lambda *_: 0)
    assert dev.run_tool(verb, []) == 0
    assert builds == built


def test_painting_on_a_fresh_clone_installs_node_which_fetches_the_mesh(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    steps: list[object] = []
    monkeypatch.setattr(dev, "setup", steps.append)
    monkeypatch.setattr(dev, "call", lambda command: steps.append(command[1]))
    monkeypatch.setattr(dev, "painter", lambda arguments: ["true", *arguments])
    monkeypatch.setattr(dev, "become", lambda *_: 0)
    assert dev.paint(["plum", "--stale"]) == 0
    assert steps == ["dev", "tools/makehuman.py"]


def test_watching_beside_another_server_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        monkeypatch.setattr(watch, "PORT", port := other.getsockname()[1])
        with pytest.raises(SystemExit, match=f"port {port} is already in use"):
            watch.main([])


def test_the_watched_page_asks_the_watched_server() -> None:
    config = Path(dev.ROOT, "web/vite.config.ts").read_text(encoding="utf-8")
    assert re.findall(r"http://localhost:(\d+)", config) == [str(watch.PORT)]
