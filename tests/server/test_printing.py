"""The host of a table prints the game; nobody else does, and nobody who plays is held up."""

from __future__ import annotations

import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import IO, Any

import httpx2
import pypdfium2
import pytest
from starlette.testclient import TestClient

from stella.content.decks.deck import hash_of
from stella.content.texts import text
from stella.paper.poster import Poster
from stella.paper.press import Press, PressFailed, PrintJob
from stella.server.app import create_app
from stella.server.server import StellaServer
from stella.server.settings import Rate
from tests.server.browsers import browser, opened
from tests.support.people import wish_id
from tests.support.servers import make_server
from tests.support.unlimited import UNLIMITED

OWN = [["Leuchtturm", "Oma"], ["Zug"]]


def create(client: TestClient, **options: Any) -> str:
    body = {"id": wish_id("create"), "name": "Ada", "language": "de", "options": options}
    code: str = client.post("/api/tables", json=body).json()["code"]
    return code


def ask(client: TestClient, code: str, **query: str) -> httpx2.Response:
    headers = {"accept-language": "de"}
    reply: httpx2.Response = client.get(f"/api/tables/{code}/print", params=query, headers=headers)
    return reply


def read(reply: httpx2.Response) -> str:
    assert reply.status_code == 200, reply.text
    assert reply.headers["content-type"] == "application/pdf"
    pages = pypdfium2.PdfDocument(reply.content)
    return " ".join(" ".join(page.get_textpage().get_text_bounded().split()) for page in pages)


def test_the_host_gets_the_sheets_in_the_language_of_the_seat(ada: TestClient) -> None:
    reply = ask(ada, create(ada))
    assert text("print-setup-title", "de") in read(reply)
    assert reply.headers["content-disposition"] == 'attachment; filename="stella-de.pdf"'
    assert reply.headers["cache-control"] == "no-store"


def test_own_words_of_the_table_are_printed_alone_or_among_the_others(ada: TestClient) -> None:
    code = create(ada, own_words=OWN)
    alone = ask(ada, code, parts="words", words="own", backs="none", paper="letter")
    assert read(alone).split() == ["Leuchtturm", "Oma", "Zug"]
    assert pypdfium2.PdfDocument(alone.content)[0].get_size() == (612.0, 792.0)
    everything = read(ask(ada, code, parts="words,scores", language="pl"))
    assert all(word in everything for word in ("Leuchtturm", "Wyniki", "Zug"))


def test_nobody_else_prints(server: StellaServer, ada: TestClient) -> None:
    code = create(ada, own_words=OWN)
    bo = browser(server)
    assert ask(bo, code).status_code == 404
    bo.post(f"/api/tables/{code}/members", json={"id": wish_id("join"), "name": "Bo"})
    reply = ask(bo, code, parts="words")
    assert (reply.status_code, reply.json()["code"]) == (403, "E_NOT_HOST")
    assert "Leuchtturm" not in reply.text


def test_another_site_cannot_make_a_browser_print(ada: TestClient) -> None:
    code = create(ada)
    reply = ada.get(f"/api/tables/{code}/print", headers={"sec-fetch-site": "cross-site"})
    assert reply.status_code == 403


@pytest.mark.parametrize("option", ["parts", "paper", "size", "backs"])
def test_what_cannot_be_chosen_is_named(ada: TestClient, option: str) -> None:
    reply = ask(ada, create(ada), **{option: "huge"})
    assert (reply.status_code, reply.json()["code"], reply.json()["args"]) == (
        422,
        "E_OPTION",
        {"option": option},
    )
    assert ask(ada, create(ada), language="xx").json()["code"] == "E_LANGUAGE"


def test_letters_that_the_fonts_lack_are_named(ada: TestClient) -> None:
    code = create(ada, own_words=[["Жук"]])
    reply = ask(ada, code, parts="words", words="own")
    assert reply.status_code == 422
    assert reply.json()["message"] == text("E_LETTERS", "de", letters="Жук")
    assert ask(ada, code, parts="scores").status_code == 200


@dataclass(slots=True)
class SlowPress(Press):
    """Waits until it is told to go on, and fails then."""

    begun: threading.Event = field(default_factory=threading.Event)
    go_on: threading.Event = field(default_factory=threading.Event)

    def make(self, job: PrintJob | Poster) -> IO[bytes]:
        self.begun.set()
        assert self.go_on.wait(60)
        raise PressFailed


def test_while_one_is_printed_the_server_answers_and_the_same_table_has_to_wait(server: StellaServer) -> None:
    press = SlowPress()
    server.press = press
    with opened(server) as ada, ThreadPoolExecutor() as pool:
        code = create(ada)
        first = pool.submit(ask, ada, code)
        assert press.begun.wait(60)
        assert ada.get("/api/health").status_code == 200
        second = ask(ada, code)
        assert (second.status_code, second.json()["message"]) == (503, text("E_BUSY", "de"))
        press.go_on.set()
        assert (first.result().status_code, first.result().json()["code"]) == (503, "E_BUSY")


@dataclass(slots=True)
class NotingPress(Press):
    """Notes what it shall print, and fails."""

    jobs: list[PrintJob | Poster] = field(default_factory=list)

    def make(self, job: PrintJob | Poster) -> IO[bytes]:
        self.jobs.append(job)
        raise PressFailed


def test_the_numbers_on_printed_pictures_are_those_that_pages_show(server: StellaServer) -> None:
    press = server.press = NotingPress()
    with opened(server) as ada:
        ask(ada, create(ada), parts="pictures")
        shown = ada.get("/api/decks/starlight").json()["cards"].values()
    [job] = press.jobs
    printed = {hash_of(Path(file).read_bytes()): number for number, file in enumerate(job.pictures, 1)}
    assert printed == {Path(card["large"]).stem: card["number"] for card in shown}


def test_who_prints_too_often_has_to_wait() -> None:
    with TestClient(create_app(make_server(settings=replace(UNLIMITED, printing=Rate(1, 1))))) as ada:
        code = create(ada)
        assert ask(ada, code, parts="scores").status_code == 200
        assert ask(ada, code, parts="scores").json()["code"] == "E_RATE"


def test_a_print_that_takes_too_long_is_ended(server: StellaServer) -> None:
    server.press = Press(seconds=0.05, command=(sys.executable, "-c", "import signal; signal.pause()"))
    with pytest.raises(PressFailed):
        server.press.make(PrintJob((), (), "en", cpu=1))


def test_the_process_gives_way_and_has_bounds() -> None:
    code = (
        "import os, resource; from stella.paper.__main__ import give_way; before = os.nice(0); give_way(7);"
        "print(os.nice(0) - before, resource.getrlimit(resource.RLIMIT_CPU)[0])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, timeout=60)
    niceness, cpu = map(int, done.stdout.split())
    assert niceness > 0
    assert cpu == 7
