"""The album of a finished game in a real browser: read, replayed, kept, printed; closed to who has no key."""

from __future__ import annotations

from PIL import Image
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.flaws import Flaws
from tests.e2e.games import SLATES, played
from tests.e2e.guard import NO_SERVER, Guard
from tests.e2e.people import Person, pattern, plain
from tests.support.processes import Nursery, Server


def crossed(person: Person) -> list[int]:
    """The places with a cross that the reader sees."""
    found: list[int] = person.page.locator(".tile.marked").evaluate_all(
        "tiles => tiles.map((tile) => Number(tile.dataset.place))"
    )
    return found


def test_an_album_is_read_replayed_and_kept_beyond_the_table_and_without_a_network(
    person: NewPerson, nursery: Nursery, guard: Guard
) -> None:
    server = nursery.start()
    code, cookies = played(server.link)
    ada, flaws = person("de", "Ada", server.link, offline=True), Flaws()
    page, tablet = ada.page, person("de", "Ada", server.link, offline=True)
    for device in (ada, tablet):
        device.takes(cookies)
    ada.go(f"/t/{code}/album/1")
    expect(ada.button("album-replay")).to_be_visible()
    expect(page.locator("article")).to_have_count(4)
    flaws.look("album", ada)

    ada.button("album-replay").click()
    expect(page.locator(".tile")).to_have_count(15)
    for _ in range(2):
        assert crossed(ada) == []
        page.keyboard.press("ArrowRight")
    expect(page.locator(".tile.marked")).to_have_count(3)
    assert crossed(ada) == SLATES[0]
    ada.button("replay-eyes-of", player="Cy").click()
    expect(page.locator(".tile.marked")).to_have_count(4)
    assert crossed(ada) == SLATES[2]
    flaws.look("replay", ada)
    page.keyboard.press("End")
    expect(page.get_by_role("status")).to_contain_text("Bo")
    page.go_back()
    expect(ada.button("album-keep")).to_be_visible()

    tablet.go(f"/t/{code}/album/1")
    for device in (ada, tablet):
        device.button("album-keep").click()
        expect(device.button("album-kept")).to_be_visible()
    page.emulate_media(media="print")
    expect(ada.button("album-print")).to_be_hidden()
    page.emulate_media(media="screen")
    gone = page.evaluate(f"fetch('/api/tables/{code}', {{method: 'DELETE'}}).then((reply) => reply.status)")
    assert gone == 204
    with guard.expecting("404"):
        page.reload()
        expect(ada.text("album-from-kept")).to_be_visible()
        expect(page.locator("article")).to_have_count(4)
        ada.go("/")
        expect(ada.heading("people-title")).to_be_visible()
        for name in ("Bo", "Cy"):
            like = ada.says("people-like", player=name, count=4, share="\0", low="\0", high="\0")
            expect(page.get_by_text(pattern(plain(like).split("\0")[0], whole=False))).to_be_visible()
        kept = page.get_by_role("region", name=ada.says("album-kept-here"))
        expect(kept.get_by_role("link")).to_have_count(1)
        kept.get_by_role("link").click()
        expect(ada.text("album-from-kept")).to_be_visible()
        ada.button("album-kept").click()
        expect(ada.button("album-keep")).to_be_visible()
        page.reload()
        expect(page.get_by_role("alert")).to_have_text(ada.says("album-missing"))
    opens_without_a_network(tablet, server, guard)
    assert not flaws.found, "\n".join(flaws.found)


def opens_without_a_network(tablet: Person, server: Server, guard: Guard) -> None:
    """A device that kept the album on its first visit ever, when no worker was there yet."""
    page = tablet.page
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    server.kill()
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")  # what was saved is all there is
    with guard.expecting(*NO_SERVER, "Failed to fetch", "sw.js"):
        page.reload()
        expect(tablet.text("album-from-kept")).to_be_visible()
        pictures = page.locator("article .grid img")
        expect(pictures).to_have_count(60)
        shown = pictures.evaluate_all(
            "images => Promise.all(images.map(image => image.decode().then(() => image.naturalWidth)))"
        )
        assert all(shown)
        tablet.button("album-replay").click()
        expect(page.locator(".tile")).to_have_count(15)


def shares_a_picture(ada: Person) -> None:
    """Save the picture of the game that the dialog shows."""
    ada.button("sharing-open").click()
    dialog = ada.dialog("sharing-title")
    expect(dialog.get_by_role("img")).to_be_visible()
    with ada.page.expect_download() as saved:
        dialog.get_by_role("button", name=ada.says("sharing-save")).click()
    with Image.open(saved.value.path()) as picture:
        assert (picture.format, picture.size) == ("JPEG", (1080, 1350))
    ada.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_without_the_key_no_album_opens_but_a_public_link_does_until_it_is_taken_back(
    person: NewPerson, server: str, guard: Guard
) -> None:
    code, cookies = played(server)
    nosy, ada, flaws = person("pl", "Nosy"), person("de", "Ada"), Flaws()
    with guard.expecting("404"):
        for path in ("album/1", "album"):
            nosy.go(f"/t/{code}/{path}")
            alert = nosy.page.get_by_role("alert")
            expect(alert).to_have_text(nosy.says("album-missing"))
            assert "Ada" not in plain(nosy.page.locator("body").text_content())

    ada.takes(cookies)
    ada.go(f"/t/{code}/album/1")
    shares_a_picture(ada)
    ada.button("link-open").click()
    expect(ada.text("link-what")).to_be_visible()
    flaws.look("public link", ada)
    ada.button("link-make").click()
    expect(ada.text("link-made")).to_be_visible()
    link = plain(ada.page.locator(".link").text_content())

    nosy.go(link.removeprefix(server))
    nosy.button("guess-show").click()
    orange, pink = nosy.says("colour-orange"), nosy.says("colour-pink")
    expect(nosy.page.get_by_role("rowheader", name=orange)).to_be_attached()
    expect(nosy.page.get_by_role("rowheader", name=pink)).to_be_attached()
    expect(nosy.page.locator("article")).to_have_count(4)
    for secret in ("Ada", code):
        assert secret not in plain(nosy.page.content())
    flaws.look("public game", nosy)

    ada.button("link-withdraw").click()
    ada.button("link-withdraw").click()
    expect(ada.text("link-withdrawn")).to_be_visible()
    with guard.expecting("404"):
        nosy.page.reload()
        expect(nosy.text("public-missing")).to_be_visible()
    assert not flaws.found, "\n".join(flaws.found)
