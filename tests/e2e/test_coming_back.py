"""The start page knows the way back, the door tells the truth, and going back closes what is open before it leaves."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest, NewPerson, violations
from tests.e2e.games import begin, gather, start
from tests.e2e.people import Person, pattern


def test_the_start_page_leads_back_to_the_table_and_forgets_one_that_is_gone(person: NewPerson) -> None:
    ada, bo = person("en", "Ada"), person("pl", "Bo")
    code = gather(ada, bo)
    for each, other in ((ada, "Bo"), (bo, "Ada")):
        each.go()
        back = each.page.get_by_role("link", name=pattern(each.says("my-continue"), whole=False))
        expect(back).to_contain_text(other)
        assert violations(each.page) == []
        back.click()
        expect(each.heading("lobby-title")).to_be_visible()
        assert each.page.url.endswith(f"/t/{code}")
    ada.more("lobby-delete")
    ada.button("lobby-delete").click()
    expect(ada.button("home-play-now")).to_be_visible()
    expect(bo.heading("way-gone")).to_be_visible()
    with bo.page.expect_response("**/api/tables") as told:
        bo.go()
    assert told.value.json() == {"tables": []}
    expect(bo.page.locator(".continue")).to_have_count(0)


def test_going_back_closes_a_dialog_and_then_leaves_in_one_step(person: NewPerson) -> None:
    ada = person("de", "Ada")
    ada.go("/privacy")
    ada.page.get_by_role("link", name=pattern(ada.says("ui-home"))).click()
    ada.button("ui-settings").click()
    expect(ada.dialog("ui-settings")).to_be_visible()
    ada.page.go_back()
    expect(ada.dialog("ui-settings")).to_have_count(0)
    expect(ada.button("home-play-now")).to_be_visible()
    ada.button("home-new-table").click()
    expect(ada.dialog("home-new-table")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.dialog("home-new-table")).to_have_count(0)
    ada.page.go_back()
    expect(ada.heading("privacy-title")).to_be_visible()
    ada.page.go_forward()
    expect(ada.button("home-play-now")).to_be_visible()


def test_a_table_opened_in_a_dialog_is_left_to_the_start_page(person: NewPerson) -> None:
    ada = person("en", "Ada")
    ada.create()
    ada.page.go_back()
    expect(ada.button("home-play-now")).to_be_visible()
    expect(ada.page.get_by_role("dialog")).to_have_count(0)


def test_who_comes_during_a_game_takes_the_seat_of_a_bot_as_promised(
    person: NewPerson, guest: NewGuest
) -> None:
    ada, bo = guest("Ada"), person("fr", "Bo")
    code = gather(ada, bots=2)
    start([ada])
    bo.go(f"/t/{code}")
    expect(bo.heading("join-invited", player="Ada")).to_be_visible()
    expect(bo.text("join-playing", round=1)).to_be_visible()
    assert violations(bo.page) == []
    bo.page.get_by_role("textbox", name=pattern(bo.says("home-name"))).fill("Bo")
    bo.button("join-take-seat").click()
    expect(bo.grid).to_be_visible()
    bo.waits_until(
        lambda view: view["you"]["seat"] is not None or view["play"]["game"]["phase"] != "associate.word"
    )
    if bo.view["you"]["seat"] is None:  # a bot has turned the word already
        before, _, after = bo.says("seat-soon", player="\0").partition("\0")
        expect(bo.page.get_by_text(pattern(before, whole=False))).to_be_visible()
        assert after


def test_where_the_host_lets_people_in_the_door_tells_no_name(person: NewPerson) -> None:
    ada, bo = person("en", "Adalberta"), person("es", "Bo")
    code = ada.create()
    ada.more("options-title")
    ada.page.get_by_role("switch", name=pattern(ada.says("options-approved"), whole=False)).click()
    ada.close_all()
    ada.waits_until(lambda view: view["table"]["options"]["joining"] == "approved")
    bo.go(f"/t/{code}")
    expect(bo.heading("join-private")).to_be_visible()
    expect(bo.page.get_by_text("Adalberta")).to_have_count(0)
    bo.page.get_by_role("textbox", name=pattern(bo.says("home-name"))).fill("Bo")
    bo.button("join-knock").click()
    expect(bo.text("lobby-not-in-yet")).to_be_visible()


def test_everyone_is_told_whom_they_wait_for_and_how_long_and_the_host_goes_on(
    person: NewPerson, guest: NewGuest
) -> None:
    ada = person("en", "Ada", viewport={"width": 390, "height": 844})
    cy = person("pl", "Cy", viewport={"width": 1366, "height": 768})
    tv = person("de", "TV", viewport={"width": 1920, "height": 1080})
    bo = guest("Bo")
    code = begin(ada, bo, cy)
    tv.go(f"/t/{code}/board")
    for each in (ada, cy):
        each.mark(0, 4)
        each.passes()
    bo.mark(0)
    bo.close()

    def told(reader: Person) -> str:
        """What they read, up to the seconds."""
        return reader.says("play-absent", players="Bo", many=1, count="\0").split("\0")[0]

    for each in (ada, cy, tv):
        expect(each.page.get_by_text(pattern(told(each), whole=False)).first).to_be_visible()
    assert violations(ada.page) == []
    expect(cy.button("scene-go-on")).to_be_hidden()
    ada.button("scene-go-on").click()
    for each in (ada, cy):
        each.waits_until(lambda view: view["play"]["game"]["phase"] == "reveal")
