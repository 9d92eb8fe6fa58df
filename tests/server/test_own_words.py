"""Custom words over HTTP: files as people have them become cards, or every fault is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from stella.content.texts import text
from stella.content.wordcards import Format, own_cards, write_own
from stella.server.app import create_app
from tests.support.servers import make_server

CARDS = [["lighthouse", "keeper"], ["24/7"], ["=1+1", "a, b"], ["قمر"]]
KINDS = {Format.CSV: "text/csv; charset=utf-8", Format.TOML: "application/toml"}


@pytest.fixture(scope="module")
def client(store_kind: str) -> Iterator[TestClient]:
    with TestClient(create_app(make_server()), raise_server_exceptions=False) as client:
        yield client


def sent(client: TestClient, data: bytes, kind: str = "text/csv", language: str = "en") -> Any:
    headers = {"content-type": kind, "accept-language": language}
    return client.post("/api/own-words", content=data, headers=headers)


@pytest.mark.parametrize("file_format", list(Format))
def test_what_the_command_line_exports_can_be_read(client: TestClient, file_format: Format) -> None:
    reply = sent(client, write_own(own_cards(CARDS), file_format), KINDS[file_format])
    assert (reply.status_code, reply.json()) == (200, {"cards": CARDS})


def test_every_card_that_cannot_be_is_told_in_the_language_of_the_page(client: TestClient) -> None:
    reply = sent(client, f"sea,sky\nSea\n{'x' * 31}\na,b,c\n".encode(), language="pl")
    problem = reply.json()
    assert (reply.status_code, problem["code"]) == (422, "E_OWN_WORDS")
    assert problem["message"] == text("E_OWN_WORDS", "pl")
    assert [(each["card"], each["code"]) for each in problem["cards"]] == [
        (2, "own-word-twice"),
        (3, "own-long"),
        (4, "own-words-per-card"),
    ]
    assert problem["cards"][0]["message"] == text("words-own-word-twice", "pl", text="Sea", other=1)


@pytest.mark.parametrize(
    ("kind", "data", "code"),
    [
        ("text/csv", b"\xff\xfe", "not-utf8"),
        ("text/csv", b'"sea', "not-csv"),
        ("application/toml", b"[[own", "not-toml"),
        ("application/toml", b"[[own]]\nwords = 3", "own-shape"),
        ("text/csv", b"\n".join(b"word %d" % n for n in range(11)), "own-too-many"),
    ],
)
def test_a_file_that_is_none_is_refused_with_its_reason(
    client: TestClient, kind: str, data: bytes, code: str
) -> None:
    reply = sent(client, data, kind)
    assert reply.status_code == 422
    assert [each["code"] for each in reply.json()["cards"]] == [code]


def test_what_is_no_file_of_words_is_refused(client: TestClient) -> None:
    assert sent(client, b"{}", "application/json").status_code == 415
    assert sent(client, b"x" * 70_000).status_code == 413
    foreign = {"origin": "https://evil.example", "content-type": "text/csv"}
    assert client.post("/api/own-words", content=b"sea", headers=foreign).status_code == 403
