"""Fixtures for tests in a real browser."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.e2e import chromium
from tests.e2e.evidence import RESULTS, Evidence
from tests.e2e.guard import Guard
from tests.e2e.guests import Guest
from tests.e2e.people import LOCALES, Person
from tests.e2e.plain_deck import make_plain_deck
from tests.support.processes import Nursery, Server

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

PATIENCE = 30_000
"""Milliseconds before a test gives up. Nothing waits this long when all is well."""

PLAYED = """if (location.protocol.startsWith('http') && !localStorage.getItem('stella-settings'))
  localStorage.setItem('stella-settings', JSON.stringify({ tips: false, played: true, sound: false }));"""
"""As after a first game: its tips and words are a matter of their own tests. Only newcomers hear sounds, which cost
processor time even where nobody listens."""
WITHOUT_WORKER = "delete Navigator.prototype.serviceWorker;"
"""As over plain HTTP at home: only tests of what works without a server pay for a service worker."""

OpenPage = Callable[..., Page]
NewPerson = Callable[..., Person]
NewGuest = Callable[..., Guest]


EVIDENCE = pytest.StashKey[Evidence]()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give the first browser test of a worker time to install Chromium."""
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here:
            item.add_marker(pytest.mark.timeout(700))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Name the trace and the screenshots in the report of a failure."""
    report = yield
    evidence = item.stash.get(EVIDENCE, None)
    if report.failed and evidence is not None:
        if report.when == "call":
            evidence.save()
        report.sections.append(("Pages of this test", "\n".join(map(str, evidence.saved))))
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One headless Chromium for each worker: pages mostly wait, so tests overlap, and no worker needs another's."""
    path = chromium.find()
    if path is None and chromium.may_install():
        try:
            chromium.install()
        except (RuntimeError, subprocess.SubprocessError, OSError) as error:
            pytest.fail(f"apt-get could not install Chromium: {error}")
        path = chromium.find()
    if path is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(chromium.ADVICE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.ARGUMENTS))
        yield browser
        browser.close()


class PlainNursery(Nursery):
    """Its servers have the plain deck."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._decks = folder / "plain"
        make_plain_deck(self._decks)

    def start(self, *options: str, data: Path | None = None, **how: Any) -> Server:
        """Start a server and wait until it says that it is open."""
        data = data or Path(mkdtemp(dir=self.folder))
        if not (data / "decks").exists():
            shutil.copytree(self._decks, data / "decks", copy_function=os.link)
        return super().start(*options, data=data, **how)


@pytest.fixture(scope="session")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    """Starts servers that a test may end, kill and start again."""
    with contextlib.closing(PlainNursery(tmp_path_factory.mktemp("servers"))) as nursery:
        yield nursery


@pytest.fixture(scope="session")
def server(nursery: Nursery) -> str:
    """The link of a server where nothing dawdles, bots or scenes, and any number of tables may be opened."""
    return nursery.start().link


@pytest.fixture
def guard() -> Iterator[Guard]:
    """In no page of a test may anything go wrong."""
    guard = Guard()
    yield guard
    assert guard.troubles == []


@pytest.fixture
def new_page(request: pytest.FixtureRequest, browser: Browser, guard: Guard) -> Iterator[OpenPage]:
    """Opens empty pages, each in a context of its own, without motion: it costs half a core per page."""
    contexts = []
    evidence = request.node.stash[EVIDENCE] = Evidence(request.node.name)

    def open_it(*, newcomer: bool = False, offline: bool = False, **options: Any) -> Page:
        context = browser.new_context(**{"reduced_motion": "reduce"} | options)
        contexts.append(context)
        evidence.trace(context)
        if not newcomer:
            context.add_init_script(PLAYED)
        if not offline:
            context.add_init_script(WITHOUT_WORKER)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        guard.watch(page)
        return page

    expect.set_options(timeout=PATIENCE)
    yield open_it
    guard.leave()
    if guard.troubles:
        evidence.save()
    for context in contexts:
        context.close()


@pytest.fixture
def open_page(new_page: OpenPage, server: str) -> OpenPage:
    """Opens the home page in a context of its own."""

    def open_it(**options: Any) -> Page:
        page = new_page(**options)
        page.goto(server)
        return page

    return open_it


@pytest.fixture
def person(new_page: OpenPage, server: str) -> NewPerson:
    """Brings somebody with a browser of their own, by language and name."""

    def bring(language: str, name: str, at: str = server, **options: Any) -> Person:
        page = new_page(**{"locale": LOCALES.get(language, language)} | options)
        return Person(page, at, language, name)

    return bring


@pytest.fixture
def guest(server: str) -> Iterator[NewGuest]:
    """Brings a player without a page, by name."""
    with contextlib.ExitStack() as stack:

        def bring(name: str, at: str = server) -> Guest:
            return stack.enter_context(Guest(at, name))

        yield bring


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Leaves a screenshot in test-results/ for people to look at, with `--all`."""

    def take(page: Page, name: str) -> None:
        if request.config.getoption("--all"):
            RESULTS.mkdir(exist_ok=True)
            page.screenshot(path=RESULTS / f"{name}.png", animations="disabled")

    return take


def violations(page: Page, *, only: str | None = None) -> list[str]:
    """What axe-core finds wrong with the page's accessibility; `only` names a single rule.

    A screen fetches its code after the page has loaded: wait until it is there.
    """
    for landmark in ("main", "h1"):
        page.locator(landmark).first.wait_for(state="attached")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"resultTypes": ["violations"], "preload": False} | ({"runOnly": [only]} if only else {})
    violations = page.evaluate("async options => (await axe.run(document, options)).violations", options)
    return [
        f"{found['id']}: {found['help']}: {node['html']}" for found in violations for node in found["nodes"]
    ]
