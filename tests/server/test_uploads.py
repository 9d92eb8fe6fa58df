"""Uploaded pictures of a table: brought by its host, all or none, and gone with the table."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image
from starlette.testclient import TestClient

from stella.bots import builtin_knowledge
from stella.content.decks import PictureLimits
from stella.content.texts import text
from stella.languages import LANGUAGES
from stella.live.ports import TableId
from stella.live.supply import TableDealer
from stella.server.app import create_app
from stella.server.settings import Rate, Settings
from stella.server.system import SystemRng
from tests.server.uploads import UploadHarness, started
from tests.support.people import wish_id
from tests.support.pictures import many, picture, zip_of
from tests.support.servers import make_server


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[UploadHarness]:
    harness = UploadHarness(tmp_path, limits=PictureLimits(least=3, most=6))
    with harness.host:
        yield harness


def test_thirty_pictures_become_the_deck_the_table_plays_with(tmp_path: Path) -> None:
    harness = UploadHarness(tmp_path)
    with harness.host:
        code = harness.open_table()
        reply = harness.send(code, many(30) | {"again.jpg": picture(7)})
        assert (reply.status_code, reply.json()) == (
            201,
            {"deck": f"table-{code}", "cards": 30, "duplicates": 1},
        )
        live = harness.server.hub.tables[TableId(code)]
        assert live.state is not None
        assert live.state.options.deck == f"table-{code}"
        deck = harness.host.get(f"/api/decks/table-{code}").json()
        assert len(deck["cards"]) == 30
        first, *_, last = deck["cards"].values()
        assert first["description"] == {each: text("decks-number", each, number=1) for each in LANGUAGES}
        assert last["title"]["fr"] == "Image 30"
        tiny = harness.host.get(first["tiny"])
        assert Image.open(io.BytesIO(tiny.content)).size == (240, 360)
        image = harness.host.get(first["small"])
        assert image.headers["content-type"] == "image/webp"
        assert image.headers["cache-control"] == "private, max-age=31536000, immutable"
        assert Image.open(io.BytesIO(image.content)).size == (400, 600)
        assert [path for path in harness.on_disk() if path.startswith(".")] == []


def test_a_zip_is_taken_as_a_file_of_a_form_and_as_the_whole_body(harness: UploadHarness) -> None:
    code = harness.open_table()
    bag = zip_of(many(4))
    assert harness.send(code, {"all.zip": bag}).json()["cards"] == 4
    headers = {"content-type": "application/zip"}
    reply = harness.host.post(f"/api/tables/{code}/deck", content=bag, headers=headers)
    assert (reply.status_code, reply.json()["cards"]) == (201, 4)


def test_new_pictures_replace_the_old_ones(harness: UploadHarness) -> None:
    code = harness.open_table()
    harness.send(code, many(4))
    before = harness.host.get(f"/api/decks/table-{code}").json()["cards"]
    harness.send(code, {f"{n}.png": picture(n, "PNG") for n in range(20, 23)})
    after = harness.host.get(f"/api/decks/table-{code}").json()["cards"]
    assert not set(list(before)[:4]) & set(list(after)[:3])
    assert harness.host.get(next(iter(before.values()))["large"]).status_code == 404
    assert len([path for path in harness.on_disk() if path.endswith(".webp")]) == 9


BAD = {
    "nonsense": (many(3) | {"bad.jpg": b"<svg/>"}, [("bad.jpg", "picture-kind")]),
    "two bad ones": (
        many(2) | {"a.png": b"GIF89a" * 20, "b.jpg": picture(1)[:300]},
        [("a.png", "picture-kind"), ("b.jpg", "picture-broken")],
    ),
    "too few": (many(2), [("", "picture-count")]),
    "too few after duplicates": (many(2) | {"x.jpg": picture(1)}, [("", "picture-count")]),
    "too many": (many(7), [("", "picture-count")]),
    "a zip among others": (many(3) | {"all.zip": zip_of(many(3))}, [("", "zip-alone")]),
    "a bomb": ({"all.zip": zip_of(many(3) | {"z.png": b"\0" * 20_000_000})}, [("z.png", "zip-bomb")]),
    "a slip": (
        {"all.zip": zip_of(many(3) | {"../../evil.jpg": picture(9)})},
        [("../../evil.jpg", "zip-path")],
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_a_refused_upload_names_each_file_and_leaves_nothing_on_disk(
    harness: UploadHarness, case: str
) -> None:
    files, wanted = BAD[case]
    code = harness.open_table()
    reply = harness.send(code, files, "de")
    problem = reply.json()
    assert (reply.status_code, problem["code"], problem["type"]) == (422, "E_PICTURES", "problem")
    assert problem["message"] == text("E_PICTURES", "de")
    assert [(each["file"], each["code"]) for each in problem["files"]] == wanted
    assert all(
        each["message"] == text(f"decks-{each['code']}", "de", **each["args"]) for each in problem["files"]
    )
    assert harness.on_disk() == set()
    live = harness.server.hub.tables[TableId(code)]
    assert live.state is not None
    assert live.state.options.deck == "starlight"


def test_what_was_there_before_a_refused_upload_stays(harness: UploadHarness) -> None:
    code = harness.open_table()
    harness.send(code, many(3))
    before, kept = harness.on_disk(), harness.host.get(f"/api/decks/table-{code}").content
    assert harness.send(code, many(3) | {"bad": b"bad"}).status_code == 422
    assert harness.on_disk() == before
    assert harness.host.get(f"/api/decks/table-{code}").content == kept


def test_bytes_are_bounded_for_a_file_and_for_all(tmp_path: Path) -> None:
    limits = PictureLimits(least=1, file_bytes=20_000, total_bytes=60_000)
    harness = UploadHarness(tmp_path, limits=limits)
    with harness.host:
        code = harness.open_table()
        fat = harness.send(code, {"fat.jpg": b"\xff\xd8\xff" + bytes(30_000)}).json()
        assert [(each["file"], each["code"]) for each in fat["files"]] == [("fat.jpg", "picture-bytes")]
        much = harness.send(code, {f"{n}.jpg": b"\xff\xd8\xff" + bytes(19_000) for n in range(4)}).json()
        assert [each["code"] for each in much["files"]] == ["total-bytes"]
        promised = harness.host.post(
            f"/api/tables/{code}/deck",
            content=b"PK\x03\x04",
            headers={"content-type": "application/zip", "content-length": "900000000"},
        )
        assert promised.json()["files"][0]["code"] == "total-bytes"
        assert harness.on_disk() == set()


@pytest.mark.parametrize(
    ("kind", "body", "status"),
    [
        ("application/json", b"{}", 415),
        ("text/plain", b"PK\x03\x04", 415),
        ("multipart/form-data", b"", 415),
        ("multipart/form-data; boundary=b", b"--b\r\n", 400),
        ("multipart/form-data; boundary=b", b"nonsense", 400),
        ("multipart/form-data; boundary=b", b"--b\r\nX: " + b"y" * 9000 + b"\r\n\r\n", 400),
        (
            "multipart/form-data; boundary=b",
            b'--b\r\nContent-Disposition: form-data; name="text"\r\n\r\nhello\r\n--b--\r\n',
            400,
        ),
        (
            "multipart/form-data; boundary=b",
            b'--b\r\nContent-Disposition: form-data; name="f"; filename="a.jpg"\r\n\r\ncut off',
            400,
        ),
    ],
)
def test_a_body_that_is_no_upload_is_refused(
    harness: UploadHarness, kind: str, body: bytes, status: int
) -> None:
    code = harness.open_table()
    reply = harness.host.post(f"/api/tables/{code}/deck", content=body, headers={"content-type": kind})
    assert reply.status_code == status, reply.text
    assert harness.on_disk() == set()


def test_names_of_files_are_never_paths(harness: UploadHarness) -> None:
    code = harness.open_table()
    names = ["../../../evil.jpg", "/etc/evil.jpg", "C:\\evil.jpg", "\u202egpj.exe", "a" * 500 + ".jpg"]
    reply = harness.send(code, {name: picture(n) for n, name in enumerate(names)})
    assert reply.json()["cards"] == 5
    kept = re.compile(rf"{code}(/deck\.toml|/[0-9a-f]{{32}}\.webp)?")
    assert [path for path in harness.on_disk() if not kept.fullmatch(path)] == []
    assert "evil" not in harness.deck_file(code)


def test_only_the_host_brings_pictures(harness: UploadHarness) -> None:
    code = harness.open_table()
    path, parts = f"/api/tables/{code}/deck", [("files", ("a.jpg", picture()))]
    assert harness.other.post(path, files=parts).json()["code"] == "E_NO_TABLE"
    harness.join(code)
    assert harness.other.post(path, files=parts).json()["code"] == "E_NOT_HOST"
    assert harness.host.post("/api/tables/ZZZZ2222/deck", files=parts).status_code == 404
    foreign = harness.host.post(path, files=parts, headers={"origin": "https://evil.example"})
    assert foreign.status_code == 403


def test_not_while_a_game_is_running(harness: UploadHarness) -> None:
    code = harness.open_table()
    assert harness.host.portal is not None
    harness.host.portal.call(started, harness, code)
    reply = harness.send(code, many(3))
    assert (reply.status_code, reply.json()["code"]) == (409, "E_GAME_RUNNING")


def test_a_table_plays_with_its_own_pictures_and_no_other_table_does(harness: UploadHarness) -> None:
    code = harness.open_table()
    harness.send(code, many(3))
    another = harness.open_table()
    supply = harness.server.hub.services.supply
    ours, theirs = (TableDealer(supply, each, SystemRng(), builtin_knowledge()) for each in (code, another))
    assert ours.has_deck(f"table-{code}")
    assert not theirs.has_deck(f"table-{code}")
    assert not theirs.has_deck(f"table-{another}")
    body = {"id": wish_id("create"), "name": "Eve", "options": {"deck": f"table-{code}"}}
    refused = harness.host.post("/api/tables", json=body)
    assert (refused.status_code, refused.json()["args"]) == (422, {"option": "deck"})


def test_the_deck_of_a_closed_table_is_for_those_who_were_let_in(harness: UploadHarness) -> None:
    code = harness.open_table(joining="approved")
    harness.send(code, many(3))
    path = f"/api/decks/table-{code}"
    mine = harness.host.get(path)
    assert mine.headers["cache-control"] == "private, no-cache"
    assert harness.other.get(path).json() == harness.other.get("/api/decks/table-ZZZZ2222").json()
    harness.join(code)
    assert harness.other.get(path).status_code == 404
    watch = harness.host.get(f"/api/tables/{code}").json()["watch_key"]
    assert harness.other.post(f"/api/tables/{code}/watchers", json={"key": watch}).status_code == 204
    assert harness.other.get(path).content == mine.content


def test_the_host_says_what_is_on_the_cards(harness: UploadHarness) -> None:
    code = harness.open_table()
    harness.send(code, many(3))
    deck = harness.host.get(f"/api/decks/table-{code}")
    one, two, *_ = deck.json()["cards"]
    path = f"/api/tables/{code}/deck/descriptions"
    said = {one: "  Grandma’s\u202e boat\n", two: 'Żółw "Ola" \\ 🐢'}
    assert harness.host.put(path, json={"descriptions": said}).status_code == 204
    after = harness.host.get(f"/api/decks/table-{code}", headers={"if-none-match": deck.headers["etag"]})
    cards = after.json()["cards"]
    assert cards[one]["description"] == dict.fromkeys(LANGUAGES, "Grandma’s boat")
    assert cards[two]["description"]["pl"] == 'Żółw "Ola" \\ 🐢'
    assert harness.host.put(path, json={"descriptions": {one: ""}}).status_code == 204
    again = harness.again(code)
    assert again is not None
    assert again.cards[0].description["en"] == "Picture 1"
    for wrong in ({"none": "x"}, {one: "\u200b"}, {one: "x" * 401}):
        assert harness.host.put(path, json={"descriptions": wrong}).json()["code"] == "E_OPTION"
    harness.join(code)
    assert harness.other.put(path, json={"descriptions": said}).json()["code"] == "E_NOT_HOST"


def test_uploads_are_rate_limited_by_address(tmp_path: Path) -> None:
    harness = UploadHarness(tmp_path, Settings(uploading=Rate(2, 0.5)), PictureLimits(least=3))
    with harness.host:
        code = harness.open_table()
        statuses = [harness.send(code, {"a": b"x"}).status_code for _ in range(3)]
        assert statuses == [422, 422, 429]


def test_a_full_shelf_takes_no_more(tmp_path: Path) -> None:
    harness = UploadHarness(tmp_path, Settings(pictures_bytes=1, uploading=None), PictureLimits(least=3))
    with harness.host:
        first, second = harness.open_table(), harness.open_table()
        assert harness.send(first, many(3)).status_code == 201
        reply = harness.send(second, many(3))
        assert (reply.status_code, reply.json()["code"]) == (503, "E_STORE")


def test_the_head_of_a_part_without_end_is_refused(harness: UploadHarness) -> None:
    code = harness.open_table()
    body = b'--x\r\nContent-Disposition: form-data; name="a"; filename="' + b"a" * 1_000_000
    headers = {"content-type": "multipart/form-data; boundary=x"}
    assert harness.host.post(f"/api/tables/{code}/deck", content=body, headers=headers).status_code == 400
    assert harness.on_disk() == set()


def test_a_system_that_cannot_bound_the_image_process_takes_no_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stella.server.api.uploads.HAS_LIMITS", False)
    harness = UploadHarness(tmp_path, limits=PictureLimits(least=3))
    with harness.host:
        reply = harness.send(harness.open_table(), many(3))
        assert (reply.status_code, reply.json()["code"]) == (501, "not-implemented")


def test_only_so_many_uploads_at_once(tmp_path: Path) -> None:
    harness = UploadHarness(tmp_path, Settings(uploads=0), PictureLimits(least=3))
    with harness.host:
        code = harness.open_table()
        assert harness.send(code, many(3)).json()["code"] == "E_BUSY"


def test_without_a_data_folder_nobody_uploads() -> None:
    server = make_server()
    with TestClient(create_app(server)) as client:
        code = client.post("/api/tables", json={"id": wish_id("create"), "name": "Ada"}).json()["code"]
        reply = client.post(f"/api/tables/{code}/deck", files=[("files", ("a.jpg", picture()))])
        assert reply.json()["code"] == "E_STORE"
