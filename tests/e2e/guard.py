"""Watches over every page of a test: no error, no warning, no failed request. Requests to other hosts fail."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from playwright.sync_api import ConsoleMessage, Page, Request

PASSED_ON = "net::ERR_FAILED"
"""What browsers call any failure that a service worker met on behalf of a page."""
NO_SERVER = ("net::ERR_CONNECTION_REFUSED", "net::ERR_CONNECTION_RESET", "net::ERR_EMPTY_RESPONSE", PASSED_ON)


class Guard:
    """Collects what goes wrong."""

    def __init__(self) -> None:
        self.troubles: list[str] = []
        self._expected: tuple[str, ...] = ()
        self._left = False

    def watch(self, page: Page) -> None:
        """From now on, also in this page."""
        page.on("pageerror", lambda error: self._note(f"an error in the page: {error}"))
        page.on("requestfailed", self._failed)
        page.on("console", self._console)

    @contextlib.contextmanager
    def expecting(self, *fragments: str) -> Iterator[None]:
        """Browsers say in the console that a server did not answer, and no page can keep them from it."""
        before = self._expected
        self._expected = (*before, *fragments)
        yield
        self._expected = before

    def leave(self) -> None:
        """The pages are closed now: what they give up isn't trouble."""
        self._left = True

    def _note(self, trouble: str) -> None:
        if not self._left and not any(fragment in trouble for fragment in self._expected):
            self.troubles.append(trouble)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"{message.type} in the console: {message.text} ({message.location.get('url')})")

    def _failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # given up by the page itself: it went elsewhere
            self._note(f"a failed request: {request.url}: {request.failure}")
