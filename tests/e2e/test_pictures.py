"""Uploaded pictures through the page: bring, see every fault, describe, play with, replace and remove them."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import NewPerson
from tests.e2e.flaws import Flaws
from tests.e2e.games import gather, turn_word
from tests.e2e.guard import Guard
from tests.e2e.hands import tab_to
from tests.e2e.people import Person, pattern
from tests.e2e.test_tight import SMALL, Tight, large
from tests.support.pictures import many, paintings, picture, zip_of

PATIENCE = 60_000
"""Milliseconds until thirty pictures are cards, on a busy machine."""


@pytest.fixture(scope="module")
def album(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Thirty-one pictures of four kinds as files, one of them twice."""
    return written(
        tmp_path_factory.mktemp("album"), paintings(30) | {"again.png": paintings(30)["night-4.png"]}
    )


def written(folder: Path, files: dict[str, bytes]) -> list[Path]:
    for name, data in files.items():
        (folder / name).write_bytes(data)
    return [folder / name for name in files]


def sheet(host: Person) -> Locator:
    """Opens the sheet of uploaded pictures."""
    host.choose("options-deck")
    host.page.get_by_role("button", name=pattern(host.says("pictures-open"))).click()
    expect(host.dialog("pictures-title")).to_be_visible()
    expect(host.dialog("pictures-title").get_by_text("JPEG, PNG, WebP")).to_be_visible()
    return host.dialog("pictures-title")


def choose(host: Person, files: list[Path], button: str = "pictures-choose") -> None:
    with host.page.expect_file_chooser() as chooser:
        host.button(button).click()
    chooser.value.set_files(files)


def done(host: Person, count: int) -> None:
    status = host.dialog("pictures-title").get_by_role("status")
    expect(status).to_contain_text(
        pattern(host.says("pictures-done", count=count), whole=False), timeout=PATIENCE
    )


def fields(host: Person) -> Locator:
    return host.dialog("pictures-title").get_by_role("textbox")


def test_the_host_brings_own_pictures_describes_them_and_all_play_with_them(
    person: NewPerson, album: list[Path], picture: Callable[[Page, str], None]
) -> None:
    ada, bo = person("de", "Ada"), person("pl", "Bo")
    code = gather(ada, bo, bots=1)
    said: list[str] = []
    ada.page.expose_function("heard", partial(list.append, said))
    box = sheet(ada)
    box.get_by_role("status").evaluate(
        "node => new MutationObserver(() => heard(node.textContent)).observe(node, "
        "{ childList: true, characterData: true, subtree: true })"
    )
    with bo.page.expect_request_finished(
        lambda request: request.url.endswith(f"table-{code}?lang=pl"), timeout=PATIENCE
    ):  # they know the deck before anything is written
        choose(ada, album)
        done(ada, 30)
    expect(box.get_by_role("status")).to_contain_text(
        pattern(ada.says("pictures-doubles", count=1), whole=False)
    )
    assert ada.says("pictures-sending-now") in said
    assert ada.says("pictures-making-now") in said
    bo.waits_until(lambda view: view["table"]["options"]["deck"] == f"table-{code}")
    expect(bo.text("decks-own")).to_be_visible()
    first = box.get_by_role("textbox", name=pattern(ada.says("decks-number", number=1)))
    first.fill("Boot 0, קרוב לחוף")
    for number, field in enumerate(fields(ada).all()[1:], 1):
        field.fill(f"Boot {number}")
    first.focus()
    expect(box.get_by_role("listitem").get_by_text(ada.says("pictures-saved"))).to_have_count(30)
    picture(ada.page, "pictures-laptop")
    ada.page.keyboard.press("Escape")
    expect(ada.button("pictures-title")).to_be_focused()
    ada.button("pictures-title").click()
    expect(first).to_have_value("Boot 0, קרוב לחוף")
    ada.close_all()
    ada.start()
    turn_word([ada, bo])
    for each in (ada, bo):
        expect(each.grid.locator("img")).to_have_count(15)
        expect(each.grid.get_by_role("button", name=re.compile(r"Boot \d+"))).to_have_count(15)


def test_every_bad_file_is_named_with_its_reason_and_nothing_is_kept(
    person: NewPerson, guard: Guard, tmp_path: Path
) -> None:
    ada = person("fr", "Ada")
    gather(ada)
    sheet(ada)
    files = written(tmp_path, many(29) | {"vacances.jpg": b"<svg/>", "tiny.png": picture(1, "PNG", (90, 90))})
    with guard.expecting("422"):
        choose(ada, files)
        alert = ada.dialog("pictures-title").get_by_role("alert")
        expect(alert).to_contain_text(ada.says("E_PICTURES"), timeout=PATIENCE)
    expect(alert.get_by_role("listitem")).to_have_text(
        [
            f"tiny.png: {ada.says('decks-picture-small', least=200)}",
            f"vacances.jpg: {ada.says('decks-picture-kind')}",
        ]
    )
    expect(fields(ada)).to_have_count(0)
    expect(ada.button("pictures-choose")).to_be_enabled()


def test_a_zip_is_dropped_replaced_and_removed_without_leaving_the_table(
    person: NewPerson, guard: Guard, tmp_path: Path
) -> None:
    ada = person("es", "Ada")
    code = gather(ada)
    box = sheet(ada)
    drop(ada.page, "todo.zip", zip_of({f"{number}.jpg": picture(number + 100) for number in range(32)}))
    done(ada, 32)
    old = box.get_by_role("listitem").first.locator("img").get_attribute("src")
    with guard.expecting(*pictures_of(ada, code)):  # a slow page may still be fetching pictures that are gone
        choose(ada, written(tmp_path, many(30)), "pictures-other")
        done(ada, 30)
        expect(fields(ada)).to_have_count(30)
        first = box.get_by_role("listitem").first.locator("img")
        assert first.get_attribute("src") != old
        ada.page.wait_for_function("image => image.naturalWidth > 0", arg=first.element_handle())
        with guard.expecting(*pictures_of(ada, code)):
            ada.button("pictures-remove").click()
            expect(box.get_by_role("alert").get_by_text(ada.says("pictures-remove-sure"))).to_be_visible()
            ada.button("pictures-remove").click()
            expect(box.get_by_role("status")).to_have_text(ada.says("pictures-removed"))
            expect(fields(ada)).to_have_count(0)
            expect(ada.button("pictures-choose")).to_be_focused()
            ada.page.keyboard.press("Escape")
            ada.waits_until(lambda view: view["table"]["options"]["deck"] == "starlight")
            gone = ada.page.context.request.get(f"{ada.server}/api/decks/table-{code}")
            assert gone.status == 404


def pictures_of(host: Person, code: str) -> set[str]:
    """The addresses of the table's own pictures."""
    deck = host.page.context.request.get(f"{host.server}/api/decks/table-{code}").json()
    return {
        card[size] for card in deck["cards"].values() for size in ("tiny", "small", "large") if card[size]
    }


def drop(page: Page, name: str, data: bytes) -> None:
    """Let go of a file above the page."""
    transfer = page.evaluate_handle(
        """([name, data]) => {
          const transfer = new DataTransfer();
          transfer.items.add(new File([Uint8Array.from(atob(data), sign => sign.charCodeAt(0))], name));
          return transfer;
        }""",
        [name, base64.b64encode(data).decode()],
    )
    page.dispatch_event("dialog .bring", "dragover", {"dataTransfer": transfer})
    page.dispatch_event("dialog .bring", "drop", {"dataTransfer": transfer})


def test_the_sheet_works_with_keys_alone_has_no_flaws_and_fits_the_smallest_phone(
    person: NewPerson, album: list[Path], picture: Callable[[Page, str], None]
) -> None:
    tight, flaws, uwe = Tight(), Flaws(), large(person("de", "Uwe", viewport=SMALL))
    uwe.page.on("filechooser", lambda _: None)  # listening takes effect a little later than one says so
    gather(uwe)
    tab_to(uwe.page, uwe.page.get_by_role("button", name=re.compile(f"^{uwe.says('options-deck')}")))
    uwe.page.keyboard.press("Enter")
    tab_to(uwe.page, uwe.button("pictures-open"))
    uwe.page.keyboard.press("Enter")
    expect(uwe.dialog("pictures-title")).to_be_visible()
    flaws.look("pictures: none", uwe)
    tight.look("pictures: none", uwe, uwe.button("pictures-choose"))
    tab_to(uwe.page, uwe.button("pictures-choose"))
    with uwe.page.expect_file_chooser() as chooser:
        uwe.page.keyboard.press("Enter")
    assert chooser.value.is_multiple()
    chooser.value.set_files(album)
    done(uwe, 30)
    expect(uwe.button("pictures-other")).to_be_focused()
    flaws.look("pictures: all", uwe)
    tight.look("pictures: all", uwe, uwe.button("pictures-other"), fields(uwe).nth(7))
    picture(uwe.page, "pictures-small")
    tight.look("pictures: end", uwe, uwe.button("pictures-remove"))
    assert not tight.found + flaws.found, "\n".join(tight.found + flaws.found)
