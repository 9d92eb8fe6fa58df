"""Fixtures for tests in a real browser."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e import chromium

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "test-results"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"

OpenPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep all browser tests in one process: one browser is enough, and apt-get must not run twice."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("browser"))
            item.add_marker(pytest.mark.timeout(700))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium for the whole session."""
    path = chromium.find()
    if path is None and chromium.may_install():
        try:
            chromium.install()
        except (subprocess.SubprocessError, OSError) as error:
            pytest.fail(f"apt-get could not install Chromium: {error}")
        path = chromium.find()
    if path is None:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(chromium.ADVICE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, server: str) -> Iterator[OpenPage]:
    """Opens the home page in a context of its own; at the end, nothing may have gone wrong in it."""
    contexts, troubles = [], []

    def on_request(url: str) -> None:
        if not url.startswith(f"{server}/"):
            troubles.append(f"a request to another host: {url}")

    def open_it(**options: Any) -> Page:
        context = browser.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: troubles.append(f"an error in the page: {error}"))
        page.on("requestfailed", lambda request: troubles.append(f"a failed request: {request.url}"))
        page.on("request", lambda request: on_request(request.url))
        page.on(
            "console",
            lambda message: troubles.append(message.text) if message.type in ("error", "warning") else None,
        )
        page.goto(server)
        return page

    yield open_it
    for context in contexts:
        context.close()
    assert troubles == []


@pytest.fixture
def picture(request: pytest.FixtureRequest) -> Callable[[Page, str], None]:
    """Leaves a screenshot in test-results/ for people to look at."""

    def take(page: Page, name: str) -> None:
        PICTURES.mkdir(exist_ok=True)
        page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")

    return take


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong with the page's accessibility."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result = page.evaluate("axe.run()")
    return [
        f"{found['id']}: {found['help']}: {node['html']}"
        for found in result["violations"]
        for node in found["nodes"]
    ]
