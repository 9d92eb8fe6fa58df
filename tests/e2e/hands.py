"""What fingers do on keys and on glass."""

from __future__ import annotations

import time
from types import TracebackType
from typing import Self

from playwright.sync_api import Locator, Page, expect


def tab_to(page: Page, goal: Locator, *, key: str = "Tab") -> None:
    """Press Tab until the goal has the focus, as somebody without a mouse does."""
    expect(goal).to_be_visible()
    for _ in range(60):
        if goal.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError(f"{goal} cannot be reached with {key}")


def walk(page: Page, goal: int, columns: int = 5) -> None:
    """Walk from the focused picture to another with the arrow keys, looking where the focus is before each."""
    for _ in range(20):
        here = page.evaluate("Number(document.activeElement.dataset.place)")
        if here == goal:
            return
        lines = goal // columns - here // columns
        if lines:
            page.keyboard.press("ArrowDown" if lines > 0 else "ArrowUp")
        else:
            page.keyboard.press("ArrowRight" if goal > here else "ArrowLeft")
    raise AssertionError(f"picture {goal} cannot be reached with the arrow keys")


class Finger:
    """One real touch: it goes down, may move, and comes up at the end of the block."""

    def __init__(self, page: Page, where: Locator) -> None:
        where.scroll_into_view_if_needed()
        box = where.bounding_box()
        assert box is not None
        self.x, self.y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self._wire = page.context.new_cdp_session(page)

    def __enter__(self) -> Self:
        self._send("touchStart", [{"x": self.x, "y": self.y}])
        return self

    def move(self, by: float, *, down: float = 0) -> None:
        """Sideways or down, in some steps."""
        for _ in range(8):
            self.x += by / 8
            self.y += down / 8
            self._send("touchMove", [{"x": self.x, "y": self.y}])

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._send("touchEnd", [])

    def tap_twice(self) -> None:
        """Two taps a tenth of a second apart by the browser's clock, however slow the machine is."""
        now = time.time()
        for after in (0.0, 0.1):
            self._send("touchStart", [{"x": self.x, "y": self.y}], now + after)
            self._send("touchEnd", [], now + after + 0.02)

    def _send(self, kind: str, points: list[dict[str, float]], at: float | None = None) -> None:
        when = {} if at is None else {"timestamp": at}
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, **when})
