"""Pictures of links and skies: only of what is there, each painted once, and not by anybody's marks."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from io import BytesIO
from typing import IO

import msgspec
import pytest
from PIL import Image
from starlette.testclient import TestClient

import webbuild
from stella.content.texts import text
from stella.languages import LANGUAGES
from stella.paper.poster import Poster
from stella.paper.press import Press, PressFailed, PrintJob
from stella.rules import RoundRecord
from stella.server import posters
from stella.server.server import StellaServer
from stella.tables.codes import TableId
from stella.tables.likeness import bonds_of
from tests.server.browsers import browser
from tests.server.sky_visits import played
from tests.server.test_previews import shown
from tests.server.test_shares import api_of, finished, make, path_of
from tests.support.names import says


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    webbuild.main([])


@dataclass(slots=True)
class NotedPress(Press):
    """Notes what it is asked to paint."""

    jobs: list[Poster] = field(default_factory=list)
    fails: bool = False

    def make(self, job: PrintJob | Poster) -> IO[bytes]:
        assert isinstance(job, Poster)
        if self.fails:
            raise PressFailed("on purpose")
        self.jobs.append(job)
        return BytesIO(b"painted")


@pytest.fixture
def press(server: StellaServer) -> NotedPress:
    press = NotedPress()
    server.posters.press = press
    return press


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_has_a_preview_of_its_own_in_the_language_of_the_reader(
    server: StellaServer, ada: TestClient, press: NotedPress, language: str
) -> None:
    link, reader = make(ada, finished(server, ada), names=True), browser(server)
    page = reader.get(path_of(link), headers={"accept-language": language}).text
    image = shown(page, "og:image")
    assert image == f"http://testserver{api_of(link)}/preview?lang={language}" == shown(page, "twitter:image")
    assert shown(page, "og:image:alt") == shown(page, "og:title")
    reply = reader.get(image.removeprefix("http://testserver"))
    assert (reply.status_code, reply.headers["content-type"]) == (200, "image/jpeg")
    [job] = press.jobs
    blind = reader.get(api_of(link)).json()
    word = blind["words"][str(blind["liveliest"])][language]
    assert (job.word.lower(), job.question) == (word.lower(), text("guess-title", language))
    assert job.note.startswith("Ada, ")
    assert (job.lanterns, job.fates, job.address, len(job.pictures)) == ((), "", "", 3)


def test_a_preview_is_painted_once_without_names_unless_they_are_public_and_not_after_the_link_is_gone(
    server: StellaServer, ada: TestClient, press: NotedPress
) -> None:
    code = finished(server, ada)
    link, reader = make(ada, code), browser(server)
    path = f"{api_of(link)}/preview?lang=de"
    for _ in range(3):
        assert reader.get(path).content == b"painted"
    [job] = press.jobs
    assert not says(job, "Ada")
    ada.delete(f"/api/tables/{code}/albums/1/links/{link['id']}")
    assert reader.get(path).status_code == 404


def test_nothing_is_painted_for_what_is_not_there(
    server: StellaServer, ada: TestClient, press: NotedPress
) -> None:
    code = finished(server, ada, slates_shown="never")
    closed = make(ada, code)
    assert TableId(code) in server.hub.tables
    replies = [
        browser(server).get(path).status_code
        for path in (
            "/api/shared/x/preview",
            f"/api/shared/{'x' * 48}/preview",
            "/api/skies/2999-01-01/preview",
            "/api/skies/nonsense/preview",
            "/api/skies/today/picture",
            f"{api_of(closed)}/preview",
        )
    ]
    assert replies == [404, 404, 404, 404, 409, 409]
    assert press.jobs == []
    assert shown(browser(server).get(path_of(closed)).text, "og:image") == "http://testserver/share.jpg"


def test_a_sky_shows_its_word_and_three_of_its_pictures_whoever_asks(
    server: StellaServer, ada: TestClient, press: NotedPress
) -> None:
    before = ada.get("/api/skies/today/preview?lang=fr")
    played(ada, [0, 4, 8])
    server.posters._kept.clear()
    assert ada.get("/api/skies/today/preview?lang=fr").headers == before.headers
    first, second = press.jobs
    assert first == second
    assert (first.note, len(first.pictures), first.fates) == (text("home-sky", "fr"), 3, "")
    page = ada.get("/sky", headers={"accept-language": "fr"}).text
    assert "/preview?lang=fr" in shown(page, "og:image")


def test_a_picture_of_my_sky_tells_what_became_of_my_marks_and_where_to_play(
    ada: TestClient, press: NotedPress
) -> None:
    sky = played(ada, [0, 4, 8])
    assert ada.get("/api/skies/today/picture?lang=en").status_code == 200
    [job] = press.jobs
    assert len(job.fates) == 3
    assert set(job.fates) <= set("sSfo")
    assert job.address.endswith(f"/sky/{sky['day']}")
    assert job.site in job.address


def test_a_picture_of_a_game_has_its_paintings_points_and_constellation_and_names_only_on_request(
    server: StellaServer, ada: TestClient, press: NotedPress
) -> None:
    code = finished(server, ada)
    path = f"/api/tables/{code}/albums/1/picture"
    reply = ada.get(f"{path}?lang=de")
    assert (reply.status_code, reply.headers["content-type"]) == (200, "image/jpeg")
    assert reply.headers["cache-control"] == "no-store"
    ada.get(f"{path}?lang=de&names=no")
    named, nameless = press.jobs
    record = ada.get(f"/api/tables/{code}/albums/1").json()["record"]
    assert [lantern.points for lantern in named.lanterns] == record["totals"]
    assert "Ada" in [lantern.name for lantern in named.lanterns]
    assert all(lantern.name for lantern in named.lanterns), "bots have names, too"
    assert {lantern.name for lantern in nameless.lanterns} == {""}
    assert named.word.lower() in [each["de"].lower() for each in record["words"].values()]
    assert (named.question, len(named.pictures)) == (text("share-game", "de"), 3)
    assert (named.address, named.site) == ("http://testserver", "testserver")
    link = make(ada, code)
    ada.get(f"{path}?lang=de")
    assert (press.jobs[-1].question, press.jobs[-1].address) == (text("guess-title", "de"), link["link"])


def test_a_picture_of_a_game_has_no_code_for_an_address_that_only_works_on_this_machine(
    server: StellaServer, ada: TestClient, press: NotedPress
) -> None:
    code = finished(server, ada)
    make(ada, code)
    path = f"/api/tables/{code}/albums/1/picture"
    assert ada.get(path, headers={"host": "localhost:8000"}).status_code == 200
    assert press.jobs[0].address == ""


def test_a_picture_of_a_game_is_for_those_at_its_table_once_it_is_over(
    server: StellaServer, ada: TestClient, press: NotedPress
) -> None:
    code = finished(server, ada)
    path = f"/api/tables/{code}/albums/1/picture"
    assert browser(server).get(path).status_code == 404
    assert ada.get(path.replace("/1/", "/2/")).status_code == 404
    assert ada.get(path, headers={"sec-fetch-site": "cross-site"}).status_code == 403
    assert press.jobs == []


def test_a_picture_of_closed_slates_knows_what_was_pointed_at_and_no_more(
    server: StellaServer, ada: TestClient, press: NotedPress
) -> None:
    code = finished(server, ada, slates_shown="never")
    assert ada.get(f"/api/tables/{code}/albums/1/picture").status_code == 200
    rounds = msgspec.convert(
        ada.get(f"/api/tables/{code}/albums/1").json()["record"]["rounds"], list[RoundRecord]
    )
    assert all(each.slates is None for each in rounds)
    assert press.jobs[0].bonds == bonds_of(rounds, len(press.jobs[0].lanterns))


def test_a_press_that_fails_or_is_busy_is_told_and_nothing_is_remembered(
    server: StellaServer, ada: TestClient, press: NotedPress, monkeypatch: pytest.MonkeyPatch
) -> None:
    press.fails = True
    assert ada.get("/api/skies/today/preview").status_code == 503
    press.fails = False
    assert ada.get("/api/skies/today/preview").status_code == 200
    monkeypatch.setattr(posters, "MOST_WAITING", 0)
    assert ada.get("/api/skies/today/preview").status_code == 200, "it is remembered"
    assert ada.get("/api/skies/today/preview?lang=pl").status_code == 503


def test_few_posters_are_kept(
    server: StellaServer, press: NotedPress, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(posters, "KEPT", 2)

    async def scene() -> None:
        for word in ("a", "b", "a", "c", "a", "b"):
            await server.posters.paint(Poster("wide", word, "", ()), "starlight", ())

    asyncio.run(scene())
    assert [job.word for job in press.jobs] == ["a", "b", "c", "b"]


def test_a_real_preview_is_a_picture_of_the_right_size(ada: TestClient) -> None:
    with Image.open(BytesIO(ada.get("/api/skies/today/preview?lang=de").content)) as picture:
        assert (picture.format, picture.size) == ("JPEG", (1200, 630))
