"""Decks over HTTP: what there is, what is on the cards, and the pictures with the caching they deserve."""

from __future__ import annotations

import gzip
import io
from collections.abc import Iterator

import pytest
from PIL import Image
from starlette.testclient import TestClient

from stella.languages import LANGUAGES
from stella.server.app import create_app
from tests.support.servers import make_server


@pytest.fixture(scope="module")
def client(store_kind: str) -> Iterator[TestClient]:
    with TestClient(create_app(make_server()), raise_server_exceptions=False) as client:
        yield client


def test_the_decks_are_listed_with_their_names_in_every_language(client: TestClient) -> None:
    reply = client.get("/api/decks")
    (only,) = reply.json()["decks"]
    assert (only["id"], only["cards"]) == ("starlight", 84)
    assert set(only["name"]) == set(LANGUAGES)


def test_a_manifest_has_every_card_with_all_texts_in_every_language(client: TestClient) -> None:
    deck = client.get("/api/decks/starlight").json()
    assert len(deck["cards"]) == 84
    assert [card["number"] for card in deck["cards"].values()] == list(range(1, 85))
    for card in deck["cards"].values():
        assert set(card) == {"tiny", "small", "large", "number", "title", "description"}
        assert set(card["title"]) == set(card["description"]) == set(LANGUAGES)
        assert all([*card["title"].values(), *card["description"].values()])


def test_a_manifest_is_kept_but_asked_for_each_time(client: TestClient) -> None:
    first = client.get("/api/decks/starlight")
    assert first.headers["cache-control"] == "no-cache"
    again = client.get("/api/decks/starlight", headers={"if-none-match": f'W/{first.headers["etag"]}, "x"'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    assert client.get("/api/decks/starlight", headers={"if-none-match": '"other"'}).status_code == 200


def test_a_manifest_travels_packed_to_those_who_can_unpack_it(client: TestClient) -> None:
    packed, plain = (
        client.get("/api/decks/starlight", headers={"accept-encoding": way}) for way in ("gzip", "identity")
    )
    assert packed.json() == plain.json()
    assert packed.headers["etag"] != plain.headers["etag"]
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"]) / 2
    assert packed.headers["vary"] == plain.headers["vary"] == "accept-encoding"


def test_every_picture_is_there_in_its_size_and_kept_for_ever(client: TestClient) -> None:
    cards = client.get("/api/decks/starlight").json()["cards"].values()
    assert len({card[size] for card in cards for size in ("tiny", "small", "large")}) == 252
    for card in list(cards)[:3]:
        for side, size in (("tiny", (240, 360)), ("small", (400, 600)), ("large", (800, 1200))):
            reply = client.get(card[side])
            assert reply.status_code == 200
            assert reply.headers["content-type"] == "image/webp"
            assert reply.headers["x-content-type-options"] == "nosniff"
            assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert Image.open(io.BytesIO(reply.content)).size == size
            known = client.get(card[side], headers={"if-none-match": reply.headers["etag"]})
            assert (known.status_code, known.content) == (304, b"")
            head = client.head(card[side])
            assert (head.content, head.headers["content-length"]) == (b"", str(len(reply.content)))


@pytest.mark.parametrize(
    "path",
    [
        "/decks/00000000000000000000000000000000.webp",
        "/decks/",
        "/decks/starlight",
        "/decks/whale-kite.webp",
        "/decks/..%2f..%2fsecret.key",
        "/decks/%2e%2e/starlight/deck.toml",
        "/decks/starlight/large/whale-kite.webp",
        "/decks/%00.webp",
        "/api/decks/none",
        "/api/decks/..%2fdecks",
        "/api/decks/table-ABCD2345",
        "/api/decks/table-../../x",
    ],
)
def test_what_is_not_in_the_index_does_not_exist(client: TestClient, path: str) -> None:
    reply = client.get(path)
    assert reply.status_code == 404
    assert reply.json()["code"] == "not-found"
    assert reply.headers["cache-control"] == "no-store"


def test_a_reader_gets_the_texts_of_one_language_and_each_has_a_tag_of_its_own(client: TestClient) -> None:
    whole = client.get("/api/decks/starlight")
    tags = {whole.headers["etag"]}
    for language in LANGUAGES:
        reply = client.get(f"/api/decks/starlight?lang={language}")
        for card, all_of_it in zip(
            reply.json()["cards"].values(), whole.json()["cards"].values(), strict=True
        ):
            assert card["description"] == {language: all_of_it["description"][language]}
            assert card["title"] == {language: all_of_it["title"][language]}
        tags.add(reply.headers["etag"])
    assert len(tags) == len(LANGUAGES) + 1
    assert client.get("/api/decks/starlight?lang=xx").content == whole.content


def test_the_texts_of_one_language_are_a_light_load(client: TestClient) -> None:
    sizes = [
        len(gzip.compress(client.get(f"/api/decks/starlight{query}").content)) for query in ("", "?lang=de")
    ]
    assert sizes[1] < 22_000 < sizes[0]
