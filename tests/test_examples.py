"""The programs of examples/ play at a real server, each in a process of its own."""

from __future__ import annotations

import asyncio
import base64
import json
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.support.programs import one_person_and_programs, serving

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


@pytest.fixture
def link(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path) as address:
        yield address


def test_the_page_of_python_plays_with_a_taste_of_its_own(link: str) -> None:
    played = asyncio.run(
        one_person_and_programs(link, lambda socket: [sys.executable, "one_page.py", socket], EXAMPLES)
    )
    assert played.carried == []
    assert [len(slate) for slate in played.slates[1:]] == [5, 5]
    assert played.slates[1] != played.slates[2], "two keys, two tastes"


class StubModel(ThreadingHTTPServer):
    """No model at all: it answers every question with the same crosses, and remembers what it was asked."""

    def __init__(self, crosses: list[int]) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.crosses = crosses
        self.asked: list[dict[str, Any]] = []


class _Handler(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        assert isinstance(self.server, StubModel)
        length = int(self.headers["content-length"])
        self.server.asked.append(
            {"path": self.path, "key": self.headers["authorization"], **json.loads(self.rfile.read(length))}
        )
        text = f'I think: {{"crosses": {self.server.crosses}}}'
        body = json.dumps({"choices": [{"message": {"role": "assistant", "content": text}}]}).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        """Nothing."""


@pytest.fixture
def model() -> Iterator[StubModel]:
    with StubModel([7, 2, 12]) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def test_the_bot_that_looks_shows_word_and_pictures_and_marks_the_answer(link: str, model: StubModel) -> None:
    played = asyncio.run(
        one_person_and_programs(
            link,
            lambda socket: [sys.executable, "vision.py", socket],
            EXAMPLES,
            programs=1,
            OPENAI_BASE_URL=f"http://127.0.0.1:{model.server_port}/v1",
            OPENAI_API_KEY="none",
            OPENAI_MODEL="stub",
        )
    )
    assert sorted(played.slates[1]) == [1, 6, 11]
    assert played.carried == []
    own = [pointing["place"] for pointing in played.pointings if pointing["scout"] == 1]
    assert own == [place for place in (6, 1, 11) if place in own], "the surest first"
    (asked,) = model.asked
    assert (asked["path"], asked["key"], asked["model"]) == ("/v1/chat/completions", "Bearer none", "stub")
    content = asked["messages"][0]["content"]
    assert f'"{played.clue}"' in content[0]["text"]
    links = [part["image_url"]["url"] for part in content if part["type"] == "image_url"]
    pictures = [base64.b64decode(link.removeprefix("data:image/webp;base64,")) for link in links]
    assert len(set(pictures)) == 15
    assert all(picture[8:12] == b"WEBP" for picture in pictures)
