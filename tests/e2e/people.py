"""People with browsers: they open tables, join, mark, pass and point through the page, in their own language."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import reduce
from typing import Any, Literal

from playwright.sync_api import Error, Locator, Page, WebSocket, expect

from stella.content import texts

LOCALES = {"en": "en-GB", "fr": "fr-CA", "es": "es-MX", "de": "de-AT", "pl": "pl-PL", "it": "it-CH"}
MARKS = "[\u2068\u2069]*"
"""Isolating marks, which Fluent puts around what it fills in."""
NOISE = re.compile(r"[\u2068\u2069]")

LINKS = {"lobby-board": "/board", "lobby-spectate": "/watch", "lobby-other-device": "/resume"}

SKIP = """(names) => {
  const skip = () => {
    const buttons = [...document.querySelectorAll('button')];
    buttons.filter((each) => names.includes(each.textContent.trim())).forEach((each) => each.click());
  };
  setInterval(skip, 50);
}"""
"""Presses these buttons whenever they are there. Just after its beginning a scene takes no tap."""

View = dict[str, Any]


def pattern(said: str, *, whole: bool = True) -> re.Pattern[str]:
    """Finds a text in a page, with or without isolating marks, whatever its spaces are."""
    letters = [r"\s+" if letter.isspace() else re.escape(letter) for letter in said]
    found = MARKS + MARKS.join(letters) + MARKS
    return re.compile(rf"^\s*{found}\s*$" if whole else found)


def plain(shown: str | None) -> str:
    """What a page shows, without isolating marks."""
    return NOISE.sub("", shown or "").strip()


def settled(page: Page) -> None:
    """Wait until every text is written in its own font, and two more frames are drawn."""
    page.evaluate(
        """async () => {
          document.body.getBoundingClientRect();
          await document.fonts.ready;
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
        }"""
    )


def resize(page: Page, width: int, height: int) -> None:
    """Give the window another size, and wait until the page has followed."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(
        """([width, height]) => {
          const { clientWidth, clientHeight } = document.documentElement;
          return clientWidth === width && clientHeight === height;
        }""",
        arg=[width, height],
    )
    settled(page)


def any_of(*places: Locator) -> Locator:
    """Waits for whichever comes first."""
    return reduce(Locator.or_, places).first


@dataclass(eq=False)
class Person:
    """Somebody with a browser of their own."""

    page: Page
    server: str
    language: str
    name: str
    heard: list[dict[str, Any]] = field(default_factory=list)
    """Every message of the server, as it came."""

    sockets: list[WebSocket] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

    def waits_until(self, told: Callable[[View], bool]) -> None:
        """Until the newest view of the server is as wanted."""
        while not told(self.view):
            socket = self.sockets[-1]
            if socket.is_closed():
                self.page.wait_for_event("websocket")
                continue
            try:
                socket.wait_for_event("framereceived")
            except Error:
                if not socket.is_closed():
                    raise

    def waits_for_crosses(self, *places: int) -> None:
        """Until the server has told that it knows these and no other."""
        self.waits_until(lambda view: view["you"]["game"]["crosses"] == list(places))

    # What they read

    def says(self, message: str, /, **args: int | str) -> str:
        """A text in their language."""
        return texts.text(message, self.language, **args)

    def text(self, message: str, /, **args: int | str) -> Locator:
        """Where exactly this stands."""
        return self.page.get_by_text(pattern(self.says(message, **args)))

    def button(self, message: str, /, **args: int | str) -> Locator:
        """The button with this name."""
        return self.page.get_by_role("button", name=pattern(self.says(message, **args)))

    def link(self, message: str, /, **args: int | str) -> Locator:
        """The link with this name."""
        return self.page.get_by_role("link", name=pattern(self.says(message, **args)))

    def heading(self, message: str, /, **args: int | str) -> Locator:
        """A heading with this in it."""
        return self.page.get_by_role("heading", name=pattern(self.says(message, **args), whole=False))

    def dialog(self, message: str, /, **args: int | str) -> Locator:
        """The open dialog with this title."""
        return self.page.get_by_role("dialog", name=pattern(self.says(message, **args)))

    @property
    def view(self) -> View:
        """The newest view the server sent, with the own part that came after it."""
        view: View = {}
        for each in reversed(self.heard):
            if each["type"] in ("view", "own"):
                view = each | view
            if each["type"] == "view":
                return view
        raise AssertionError("no view has come yet")

    # Coming to a table

    def go(self, path: str = "/", wait_until: Literal["commit", "load"] = "load") -> None:
        """Open an address of this server, or a whole link."""
        self.page.goto(path if "://" in path else self.server + path, wait_until=wait_until)

    def skips_scenes(self) -> None:
        """End each scene of the pages that are opened from now on: scenes are a matter of their own tests."""
        names = [self.says(each) for each in ("sky-skip-all", "scene-skip", "scene-go-on")]
        self.page.add_init_script(f"({SKIP})({json.dumps(names)})")

    def takes(self, cookies: Mapping[str, str]) -> None:
        """Take over a seat with its key."""
        kept = [{"name": name, "value": key, "url": self.server} for name, key in cookies.items()]
        self.page.context.add_cookies(kept)  # type: ignore[arg-type]

    def create(self) -> str:
        """Open a new table from the start page; gives its code."""
        self.go()
        self.button("home-new-table").click()
        self._name().fill(self.name)
        self.button("home-open-table").click()
        expect(self.heading("lobby-title")).to_be_visible()
        return self.page.url.rsplit("/", 1)[1]

    def join(self, code: str) -> None:
        """Come by the link of a table and sit down."""
        self.go(f"/t/{code}")
        self._name().fill(self.name)
        self.button("home-sit-down").click()
        expect(self.heading("lobby-title")).to_be_visible()

    @property
    def code_field(self) -> Locator:
        """Where the code of a table is typed, on the start page."""
        return self.page.get_by_role("textbox", name=pattern(self.says("home-code")))

    def _name(self) -> Locator:
        return self.page.get_by_role("textbox", name=pattern(self.says("home-name")))

    @property
    def free_chairs(self) -> Locator:
        """The chairs that the host can give to a bot."""
        name = f"{self.says('player-free')}: {self.says('lobby-add-bot')}"
        return self.page.get_by_role("button", name=pattern(name))

    def add_bots(self, count: int) -> None:
        """As the host: tap a free chair, and take the first who is offered."""
        free = self.free_chairs.count()
        before, after = self.says("lobby-seat-bot", bot="\0").split("\0")
        seat = re.compile(f"^{re.escape(before)}.+{re.escape(after)}$")
        for number in range(count):
            self.free_chairs.first.click()
            self.dialog("bots-who").get_by_role("button", name=seat).click()
            expect(self.free_chairs).to_have_count(free - number - 1)

    def tap(self, name: str) -> None:
        """Tap somebody at the table."""
        seats = self.page.get_by_role("list", name=pattern(self.says("lobby-seats")))
        seats.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).click()

    def choose(self, choice: str) -> None:
        """Open one of the three choices of the host."""
        self.page.get_by_role("button", name=re.compile(f"^{re.escape(self.says(choice))}")).click()

    def more(self, message: str) -> None:
        """Open something that is behind "More"."""
        self.button("lobby-more").click()
        self.button(message).click()

    def close_all(self) -> None:
        """Escape closes one sheet after another."""
        for left in reversed(range(self.page.get_by_role("dialog").count())):
            self.page.keyboard.press("Escape")
            expect(self.page.locator("dialog[open]")).to_have_count(left)

    def link_by(self, message: str) -> str:
        """The link that this line of the lobby brings."""
        self.more(message)
        link = self.page.get_by_text(re.compile(LINKS[message])).last
        expect(link).to_be_visible()
        found = link.inner_text()
        self.close_all()
        return found

    @property
    def start_button(self) -> Locator:
        """What starts the game, with however many sit at the table."""
        before, after = self.says("lobby-start", count=5).split("5")
        name = rf"^{re.escape(before)}{MARKS}\d{MARKS}{re.escape(after)}$"
        return self.page.get_by_role("button", name=re.compile(name))

    def start(self) -> None:
        """As the host, with three or more at the table."""
        self.start_button.click()
        expect(self.grid).to_be_visible()

    # Playing

    @property
    def grid(self) -> Locator:
        """The fifteen pictures."""
        return self.page.get_by_role("group", name=pattern(self.says("play-cards")))

    @property
    def tiles(self) -> Locator:
        """The pictures, in order."""
        return self.grid.get_by_role("button")

    def tile(self, place: int) -> Locator:
        """One picture, by its name; places count from 0. Phones show them in four columns, others in five."""
        columns = self.columns
        spot = {"line": place // columns + 1, "column": place % columns + 1}
        name = self.says("play-card", place=place + 1, **spot)
        return self.grid.get_by_role("button", name=pattern(name, whole=False))

    @property
    def columns(self) -> int:
        """How many pictures lie side by side on this screen."""
        size = self.page.viewport_size
        assert size is not None
        return 4 if size["width"] <= 480 and size["width"] * 4 <= size["height"] * 3 else 5

    @property
    def clue(self) -> Locator:
        """The clue word, or dots."""
        return self.page.get_by_role("heading", level=1)

    def mark(self, *places: int) -> None:
        """Make or wipe crosses."""
        for place in places:
            before = self.tile(place).get_attribute("aria-pressed")
            self.tile(place).click()
            expect(self.tile(place)).to_have_attribute(
                "aria-pressed", "false" if before == "true" else "true"
            )

    def crosses(self) -> list[int]:
        """The places that show my cross."""
        marked = self.says("play-card-marked")
        return [place for place, name in enumerate(self.tile_names()) if marked in name]

    def open_crosses(self) -> list[int]:
        """My crosses at which nobody has pointed."""
        outcomes = [self.says(f"play-{outcome}") for outcome in ("spark", "super", "fall")]
        names = self.tile_names()
        return [each for each in self.crosses() if not any(outcome in names[each] for outcome in outcomes)]

    def tile_names(self) -> list[str]:
        """What a screen reader says of each picture."""
        names: list[str] = self.tiles.evaluate_all("tiles => tiles.map(tile => tile.ariaLabel)")
        return [plain(name) for name in names]

    def passes(self) -> None:
        """Finish marking."""
        self.button("play-pass").click()

    def points_at(self, place: int) -> None:
        """As the scout: choose, then say yes."""
        self.tile(place).click()
        self.button("play-point-yes").click()

    def pointed(self, place: int) -> Locator:
        """Visible once it is told what came of pointing there; also at the end of the game."""
        outcomes = "|".join(
            pattern(self.says(f"play-{each}"), whole=False).pattern for each in ("spark", "super", "fall")
        )
        told = self.grid.get_by_role("button", name=re.compile(outcomes))
        return any_of(self.tile(place).and_(told), self.text("end-title"))

    @property
    def why(self) -> Locator:
        """The buttons that tell why somebody has their points."""
        return self.page.get_by_role("button", name=pattern(self.says("play-why"), whole=False))

    def scores(self) -> dict[str, list[str]]:
        """The scoring slate as it is shown: the cells of each player."""
        table = self.page.get_by_role("table")
        rows = table.get_by_role("row").filter(has=self.page.get_by_role("rowheader"))
        return {
            plain(row.get_by_role("rowheader").locator("> .visually-hidden").inner_text()): [
                re.sub(r"\D.*", "", plain(cell.inner_text()), flags=re.DOTALL)
                for cell in row.get_by_role("cell").all()
            ]
            for row in rows.all()
        }
