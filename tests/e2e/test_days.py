"""A table over days asks nobody to stay, and tells those who want it when the next round opens."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, expect

from stella.server.push.notifier import Message
from tests.e2e.conftest import NewGuest, NewPerson, violations
from tests.e2e.guests import Guest
from tests.support.processes import Nursery
from tests.support.push_service import Browser

CONTACT = ("--set", "push_contact=mailto:ada@example.org")
NOWHERE = "https://push.invalid/1"


def subscribe_with(page: Page, browser: Browser) -> None:
    """A browser that has a push service and asks the person, which Chromium without a window doesn't."""
    keys = browser.subscription
    said = {"endpoint": keys["endpoint"], "keys": {"p256dh": keys["p256dh"], "auth": keys["auth"]}}
    page.add_init_script(
        "Object.defineProperty(Notification, 'permission', { get: () => 'default' });"
        f"PushManager.prototype.subscribe = () => Promise.resolve({{ toJSON: () => ({json.dumps(said)}) }});"
    )


WATCHED = """() => {
    self.shown = new Promise((done) => {
      self.registration.showNotification = async (...shown) => done(shown);
    });
    const { fetch } = self;
    self.answered = new Promise((done) => {
      self.fetch = async (...asked) => {
        const reply = await fetch(...asked);
        done(reply.status);
        return reply;
      };
    });
}"""
"""Chromium without a window shows no notifications: note them, and what the worker asks the server."""
STOPPED = """path => {
    const notification = { close: () => undefined, data: path };
    const said = { action: 'stop', notification };
    self.dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), said));
}"""
"""Somebody taps the button of a notification."""


def deliver(page: Page, link: str, message: str) -> None:
    """A push service hands this message to the worker of the page."""
    devtools = page.context.new_cdp_session(page)
    found: list[str] = []

    def note(told: Any) -> None:
        found.extend(each["registrationId"] for each in told["registrations"])

    devtools.on("ServiceWorker.workerRegistrationUpdated", note)
    devtools.send("ServiceWorker.enable")
    while not found:
        page.evaluate("true")
    about = {"origin": link, "registrationId": found[0], "data": message}
    devtools.send("ServiceWorker.deliverPushMessage", about)


def test_those_who_are_done_ask_for_a_notification_and_stop_it(
    nursery: Nursery, person: NewPerson, guest: NewGuest
) -> None:
    link = nursery.start(*CONTACT).link
    bo, cy, seat = (guest(name, at=link) for name in ("Bo", "Cy", "Ada"))
    code = seat.create(round_hours=24)
    for each in (bo, cy):
        each.join(code)
    seat.connect().do("start")
    seat.mark(1, 4)
    seat.passes()
    ada = person("en", "Ada", at=link, offline=True)
    subscribe_with(ada.page, Browser(NOWHERE))
    ada.takes(seat.cookies)
    ada.go(f"/t/{code}")
    ada.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    ada.button("days-remind").click()
    expect(ada.text("days-notify-hint")).to_be_visible()
    assert violations(ada.page) == []
    ada.button("days-notify").click()
    expect(ada.text("days-notify-on")).to_be_visible()
    ada.page.reload()
    ada.button("days-remind").click()
    expect(ada.button("days-notify-stop")).to_be_visible()
    ada.go("/privacy")
    expect(ada.heading("privacy-notify-title")).to_be_visible()
    worker = ada.page.context.service_workers[0]
    worker.evaluate(WATCHED)
    message = Message("Stella", ada.says("share-opened"), ada.says("days-notify-stop"), f"/t/{code}")
    deliver(ada.page, link, msgspec.json.encode(message).decode())
    title, shown = worker.evaluate("self.shown")
    assert (title, shown["body"], shown["data"]) == ("Stella", ada.says("share-opened"), f"/t/{code}")
    assert [each["title"] for each in shown["actions"]] == [ada.says("days-notify-stop")]
    worker.evaluate(STOPPED, f"/t/{code}")
    assert worker.evaluate("self.answered") == 204
    ada.go(f"/t/{code}")
    ada.button("days-remind").click()
    ada.button("days-notify").click()
    expect(ada.text("days-notify-on")).to_be_visible()
    ada.page.reload()
    ada.button("days-remind").click()
    ada.button("days-notify-stop").click()
    expect(ada.button("days-notify")).to_be_visible()


def test_without_notifications_the_calendar_helps(server: str, person: NewPerson, guest: NewGuest) -> None:
    seat = guest("Ada")
    code = seat.create(round_hours=24)
    for name in ("Bo", "Cy"):
        guest(name).join(code)
    seat.connect().do("start")
    seat.mark(1)
    seat.passes()
    ada = person("de", "Ada")
    ada.takes(seat.cookies)
    ada.go(f"/t/{code}")
    ada.button("days-remind").click()
    expect(ada.text("days-notify-none")).to_be_visible()
    with ada.page.expect_download() as saved:
        ada.button("days-calendar").click()
    assert saved.value.suggested_filename == "stella.ics"


PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 768}
TV = {"width": 1920, "height": 1080}
WATCHED_SCENES = """
    const note = () => {
      const [caption, sentence] = ['.caption', '.pointing .sentence'].map((each) => document.querySelector(each));
      if (caption && sentence) {
        const range = document.createRange();
        range.selectNodeContents(sentence);
        const [one, other] = [caption, range].map((each) => each.getBoundingClientRect());
        const apart = one.right <= other.left || other.right <= one.left;
        self.scenes = (self.scenes ?? 0) + 1;
        self.covered ||= !apart && one.top < other.bottom && other.top < one.bottom;
      }
      requestAnimationFrame(note);
    };
    note();
"""
"""Notes in each frame whether what is said of a replayed scene covers what the scene says."""


def test_people_come_and_go_and_watch_the_reveal_when_they_are_back(
    server: str, person: NewPerson, guest: NewGuest
) -> None:
    seats = [guest("Ada"), guest("Bo")]
    code = seats[0].create(round_hours=24, pace="brisk")
    seats[1].join(code)
    with Guest(server, "Cy") as cy:
        cy.join(code)
        cookies, member = cy.cookies, cy.member
    ada = person("en", "Ada", viewport=PHONE)
    bo = person("de", "Bo", viewport=LAPTOP)
    for each, seat in zip((ada, bo), seats, strict=True):
        each.takes(seat.cookies)
        each.go(f"/t/{code}")
    expect(ada.text("lobby-days-24")).to_be_visible()
    ada.start()
    for each, places in ((ada, (0, 4)), (bo, (0, 6))):
        each.mark(*places)
        each.passes()
        expect(each.page.get_by_text(each.says("days-free"))).to_be_visible()
        each.go("/")
    with Guest(server, "Cy") as cy:
        cy.take(code, member, cookies)
        cy.connect()
        cy.mark(0, 4)
        cy.passes()
    tv = person("en", "TV", viewport=TV)
    tv.go(f"/t/{code}/board")
    expect(tv.page.get_by_text(tv.says("days-closes", when="\0").split("\0")[0])).to_be_visible()
    code_box, lanterns = (tv.page.locator(each).bounding_box() for each in (".corner", ".lanterns .board"))
    assert code_box is not None
    assert lanterns is not None
    assert code_box["y"] >= lanterns["y"] + lanterns["height"]
    tv.waits_until(lambda view: view["play"]["game"]["round"] == 2)
    ada.page.reload()
    expect(ada.page.get_by_role("link").filter(has_text=ada.says("play-your-turn"))).to_be_visible()
    for each in (ada, bo):
        each.page.add_init_script(WATCHED_SCENES)
        each.go(f"/t/{code}")
        expect(each.text("days-missed", round=1)).to_be_visible()
        each.button("scene-skip").click()
        each.button("scene-go-on").click()
        expect(each.text("days-missed", round=1)).to_be_hidden()
        assert each.page.evaluate("self.scenes > 0 && !self.covered")
