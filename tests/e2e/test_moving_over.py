"""A node ends while people play at it: their pages go on at another one, and nobody is told."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPerson
from tests.e2e.games import begin, scout
from tests.support.clusters import new_database
from tests.support.processes import Nursery
from tests.support.proxy import proxy_for

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs fork and signals of POSIX")
LISTEN = """() => {
  window.said = [];
  const banner = document.querySelector('.banner');
  const hear = () => window.said.push(banner.textContent.trim());
  new MutationObserver(hear).observe(banner, { childList: true, characterData: true, subtree: true });
}"""


def said(page: Page) -> list[str]:
    """What its banner has said since it was listened to."""
    words: list[str] = page.evaluate("window.said")
    return [word for word in words if word]


def test_pages_move_over_to_another_node_while_crosses_are_made_and_nothing_is_said(
    person: NewPerson, nursery: Nursery
) -> None:
    url, data = new_database(), nursery.folder / "moving-over"
    one = nursery.start("--database", url, data=data)
    with proxy_for(one.port) as proxy, ThreadPoolExecutor(1) as thread:
        people = ada, bo = person("en", "Ada", proxy.link), person("de", "Bo", proxy.link)
        code = begin(*people, bots=1)
        tv = person("en", "TV", proxy.link)
        tv.go(f"/t/{code}/board")
        expect(tv.grid).to_be_visible()
        ada.mark(2)
        pages = [ada.page, bo.page, tv.page]
        for page in pages:
            page.evaluate(LISTEN)
        before = [len(each.sockets) for each in (*people, tv)]
        two = nursery.start("--database", url, data=data)
        proxy.nodes = (one.port, two.port)
        status = thread.submit(one.end)
        ada.mark(7, 11)
        bo.mark(7)
        assert status.result() == 0
        ada.mark(14)
        ada.waits_for_crosses(2, 7, 11, 14)
        expect(ada.text("play-count", count=4)).to_be_visible()
        for each, number in zip((*people, tv), before, strict=True):
            if len(each.sockets) == number:
                each.page.wait_for_event("websocket")
        assert [len(each.sockets) for each in (*people, tv)] == [number + 1 for number in before]
        assert [said(page) for page in pages] == [[], [], []]
        ada.page.reload()
        expect(ada.text("play-count", count=4)).to_be_visible()
        assert ada.crosses() == [2, 7, 11, 14]
        ada.passes()
        bo.passes()
        scout(people)
        for page in pages:
            page.close()
