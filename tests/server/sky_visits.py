"""What visitors of skies do over HTTP."""

from __future__ import annotations

from typing import Any

from httpx2 import Client

from tests.support.people import wish_id


def finish(client: Client, order: list[int], day: str = "today", **more: Any) -> Any:
    body = {"id": wish_id(), "order": order, **more}
    return client.post(f"/api/skies/{day}/slate", json=body)


def point(client: Client, number: int, place: int, day: str = "today") -> Any:
    return client.post(f"/api/skies/{day}/pointings", json={"number": number, "place": place})


def played(client: Client, order: list[int], **more: Any) -> Any:
    """Finish a sky, and the round to its end."""
    sky, number = finish(client, order, **more).json(), 0
    while places := sky["round"]["own"]["actions"]["point_at"]:
        sky, number = point(client, number, places[0]).json(), number + 1
    return sky


def circles(client: Client, day: str = "today") -> Any:
    return client.get(f"/api/skies/{day}/circles").json()["circles"]


def join(client: Client, link: str | None = None) -> Any:
    key = {} if link is None else {"key": link.partition("#")[2]}
    return client.post("/api/circles", json={"id": wish_id(), **key})


def circle_of(*people: Client) -> str:
    """Have these people share a circle; returns its link."""
    assert join(people[0]).status_code == 204
    link: str = circles(people[0])[-1]["link"]
    for each in people[1:]:
        assert join(each, link).status_code == 204
    return link
