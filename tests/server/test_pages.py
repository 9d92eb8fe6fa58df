"""One list of pages: the server answers with the client wherever the client's router has a page."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from stella.server.app import create_app
from stella.server.pages.client import PAGES
from tests.support.servers import make_server
from tests.support.unlimited import UNLIMITED

ROOT = Path(__file__).resolve().parents[2]
PUBLIC_LINKS = "s"  # has a route of its own


def test_the_router_of_the_client_has_the_same_pages() -> None:
    router = (ROOT / "web/src/lib/router.svelte.ts").read_text(encoding="utf-8")
    assert set(re.findall(r"first [!=]== '(\w+)'", router)) - {PUBLIC_LINKS} == PAGES


@pytest.mark.parametrize("page", ["", *sorted(PAGES), "t/ABCD2345/board", "gallery/words"])
def test_every_page_is_the_client(page: str, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Stella</title>")
    server = make_server(settings=replace(UNLIMITED, hosts=("*",)))
    with TestClient(create_app(server, tmp_path)) as browser:
        assert browser.get(f"/{page}", headers={"accept": "text/html"}).status_code == 200
