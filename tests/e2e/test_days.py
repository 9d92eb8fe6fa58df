"""A table over days asks nobody to stay, and tells those who want it when the next round opens."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewGuest, NewPerson, violations
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
    ada.go(f"/t/{code}")
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
