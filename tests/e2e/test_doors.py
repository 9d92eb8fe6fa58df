"""The ways in: play now, by link, by code, let in by the host, watching; and the ways out."""

from __future__ import annotations

from playwright.sync_api import expect

from stella.tables.codes import is_lobby_code
from tests.e2e.conftest import NewGuest, NewPerson
from tests.e2e.games import gather, start
from tests.e2e.guard import Guard
from tests.e2e.people import any_of, pattern


def test_play_now_shows_the_first_pictures_at_once_without_a_single_question(person: NewPerson) -> None:
    newcomer = person("pl", "")
    newcomer.go()
    newcomer.button("home-play-now").click()
    expect(newcomer.tiles).to_have_count(15)
    expect(any_of(newcomer.button("play-turn-word"), newcomer.button("play-pass"))).to_be_visible()
    assert len(newcomer.view["table"]["chairs"]) == 4


def test_a_code_is_understood_as_people_type_it(person: NewPerson, guest: NewGuest) -> None:
    bo, code = person("fr", "Bo"), gather(guest("Ada"))
    bo.go()
    field = bo.code_field
    field.fill(f" {code[:4].lower()}-{code[4:].lower()} ")
    field.press("Enter")
    expect(bo.page).to_have_url(f"{bo.server}/t/{code}")


def test_the_short_code_of_a_lobby_is_typed_and_says_what_to_do_after_the_start(
    person: NewPerson, guard: Guard
) -> None:
    ada, bo, late = person("en", "Ada"), person("fr", "Bo"), person("pl", "Cy")
    gather(ada, bots=2)
    letters = ada.page.locator(".code").first
    expect(letters).to_be_visible()
    code = letters.locator("[aria-hidden]").inner_text()
    assert is_lobby_code(code)
    for each in (bo, late):
        each.go()
    bo.code_field.fill(code.lower())
    bo.page.keyboard.press("Enter")
    expect(bo.button("home-sit-down")).to_be_visible()
    ada.start()
    late.code_field.fill(code)
    with guard.expecting("409"):  # the browser itself tells of it
        late.page.keyboard.press("Enter")
        expect(late.page.get_by_role("alert")).to_have_text(pattern(late.says("E_CODE_CLOSED")))


def test_a_wrong_code_is_refused_beside_the_field_in_the_readers_language(
    person: NewPerson, guard: Guard
) -> None:
    bo = person("es", "Bo")
    bo.go()
    field = bo.code_field
    field.fill("ABCD2345")
    with guard.expecting("404"):  # the browser itself tells of it
        field.press("Enter")
        expect(bo.page.get_by_role("alert")).to_have_text(pattern(bo.says("E_NO_TABLE")))
    expect(field).to_have_attribute("aria-invalid", "true")


def test_an_address_that_leads_nowhere_says_so_and_leads_home(person: NewPerson, guard: Guard) -> None:
    bo = person("de", "Bo")
    bo.go("/t/ABCD2345/attic")
    expect(bo.text("home-lost")).to_be_visible()
    bo.link("ui-home").click()
    expect(bo.button("home-play-now")).to_be_visible()
    with guard.expecting("404"):
        bo.go("/t/ZZZZ2345")
        expect(bo.text("way-gone")).to_be_visible()


def test_whoever_comes_by_link_finds_no_error_in_the_console(person: NewPerson, guest: NewGuest) -> None:
    bo = person("en", "Bo")
    said: list[str] = []
    bo.page.on("console", lambda message: said.append(message.text))
    bo.join(gather(guest("Ada")))
    assert [line for line in said if "socket" in line] == []


def test_the_host_lets_newcomers_in_where_that_is_asked(person: NewPerson) -> None:
    ada, bo = person("en", "Ada"), person("pl", "Bo")
    code = gather(ada)
    ada.more("options-title")
    ada.page.get_by_role("switch", name=ada.says("options-approved")).check()
    ada.close_all()
    bo.go(f"/t/{code}")
    expect(bo.page.get_by_text(bo.says("home-knock"))).to_be_visible()
    bo.page.get_by_role("textbox").fill("Bo")
    bo.button("join-knock").click()
    expect(bo.text("lobby-not-in-yet")).to_be_visible()
    ada.button("lobby-let-in", player="Bo").click()
    expect(bo.heading("lobby-title")).to_be_visible()
    bo.more("options-title")
    expect(bo.text("options-host-only")).to_be_visible()


def test_a_guest_watches_without_a_seat_and_can_leave_the_rest_alone(
    person: NewPerson, guest: NewGuest
) -> None:
    nosy, ada = person("en", "Nosy"), guest("Ada")
    code = gather(ada, bots=2)
    nosy.go(f"/t/{code}")
    nosy.button("home-watch").click()
    expect(nosy.heading("lobby-title")).to_be_visible()
    start([ada])
    expect(nosy.tiles).to_have_count(15)
    expect(nosy.button("play-pass")).to_have_count(0)
    expect(nosy.button("play-turn-word")).to_have_count(0)


def test_leaving_is_asked_twice_and_leads_home(person: NewPerson, guest: NewGuest) -> None:
    ada, bo = guest("Ada"), person("fr", "Bo")
    gather(ada, bo)
    bo.more("lobby-leave")
    expect(bo.text("lobby-leave-sure")).to_be_visible()
    bo.button("lobby-leave").click()
    expect(bo.button("home-play-now")).to_be_visible()
    ada.until(lambda view: [each["name"] for each in view["table"]["members"]] == ["Ada"])


def test_the_link_of_how_to_play_can_be_sent_to_a_friend(person: NewPerson) -> None:
    friend = person("fr", "Bo")
    friend.go("/learn")
    friend.button("learn-rules").click()
    expect(friend.heading("how-idea-title")).to_be_visible()


def test_the_host_can_send_somebody_away(person: NewPerson) -> None:
    ada, bo = person("en", "Ada"), person("pl", "Bo")
    gather(ada, bo)
    ada.tap("Bo")
    ada.button("lobby-kick", player="Bo").click()
    ada.button("lobby-kick-yes").click()
    expect(bo.text("way-left")).to_be_visible()
    expect(bo.text("way-left-hint")).to_be_visible()
    bo.button("way-ask-again").click()
    expect(bo.button("join-knock")).to_be_visible()
