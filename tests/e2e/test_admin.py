"""The operator's page in a real browser."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.support.processes import Nursery

TOKEN = "only for the operator"


def test_an_operator_blocks_an_address_with_the_form(browser: Browser, nursery: Nursery) -> None:
    link = nursery.start("--set", f"admin_token={TOKEN}").link
    with browser.new_context(http_credentials={"username": "operator", "password": TOKEN}) as context:
        page = context.new_page()
        page.goto(f"{link}/admin")
        page.get_by_label("Address").fill("192.0.2.7")
        page.get_by_role("button", name="Block for an hour").click()
        expect(page.get_by_role("status")).to_have_text("192.0.2.7 is blocked for an hour.")
