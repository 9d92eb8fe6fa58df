"""A crowd at one table that does what people and networks do: legal, illegal, repeated, in parallel, vanishing."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
from dataclasses import dataclass, field
from typing import Any

import httpx2

from stella.live.answers import MOST_REFUSALS
from tests.support.people import PATIENCE
from tests.support.wires import Wire

Wish = dict[str, Any]
ODD_PLACES = (-1, 15, 99, 2**62, 10**30)


class Phone:
    """One device of a person: a cookie, a socket now and then, and the newest view."""

    def __init__(self, person: Person, cookie: str) -> None:
        self.person = person
        self.cookie = cookie
        self.view: dict[str, Any] = {}
        self.wire: Wire | None = None
        self.waiting: list[str] = []
        """Ids asked on this socket and not answered."""
        self._reading: asyncio.Task[None] | None = None

    async def connect(self) -> None:
        crowd = self.person.crowd
        path = f"/api/tables/{crowd.code}/socket"
        self.wire = await Wire.open(crowd.port, path, {"cookie": self.cookie, "origin": crowd.link})
        self._reading = asyncio.create_task(self._read(self.wire))

    async def leave(self, *, rudely: bool) -> None:
        """Go: with a close frame, or with a reset in the middle of everything."""
        if self.wire is None or self._reading is None:
            return
        if rudely:
            self.wire.reset()
        else:
            self.wire.writer.write(b"\x88\x80\0\0\0\0")
        await self._reading
        self.wire = None
        self.waiting.clear()

    def send(self, wish: Wish) -> None:
        assert self.wire is not None
        self.wire.send(**wish)
        self.waiting.append(wish["id"])

    async def _read(self, wire: Wire) -> None:
        async for payload in wire.frames():
            message = json.loads(payload)
            if message["type"] == "view":
                self.view = message
            elif message["type"] not in ("notice", "leaving"):
                self.waiting.remove(message["id"])
                self.person.answered(message)
            self.person.crowd.changed.set()
        self.person.crowd.changed.set()


@dataclass
class Person:
    """A member with one or two phones, and everything they asked."""

    crowd: Crowd
    id: str
    phones: list[Phone] = field(default_factory=list)
    sent: dict[str, Wish] = field(default_factory=dict)
    answers: dict[str, list[dict[str, Any]]] = field(default_factory=dict)

    def ask(self, phone: Phone, wish: Wish) -> None:
        self.sent.setdefault(wish["id"], wish)
        phone.send(wish)

    def answered(self, message: dict[str, Any]) -> None:
        self.answers.setdefault(message["id"], []).append(message)

    @property
    def open(self) -> list[str]:
        """Ids of wishes without any answer."""
        return [name for name in self.sent if name not in self.answers]

    @property
    def here(self) -> list[Phone]:
        return [phone for phone in self.phones if phone.wire is not None]


def recent(person: Person) -> list[Wish]:
    """The newest wishes of a person: a server forgets the oldest of many refusals, and then decides again."""
    return list(person.sent.values())[-MOST_REFUSALS // 2 :]


class Crowd:
    """Everybody at one table, moved by one seed."""

    def __init__(self, link: str, seed: int) -> None:
        self.link = link
        self.port = int(link.rpartition(":")[2])
        self.chance = random.Random(seed)
        self.code = ""
        self.people: list[Person] = []
        self.changed = asyncio.Event()
        self._names = (f"wish-{seed}-{number:04}" for number in itertools.count())
        self._http = httpx2.AsyncClient(base_url=link, headers={"origin": link}, timeout=PATIENCE)

    async def close(self) -> None:
        for person in self.people:
            for phone in person.phones:
                await phone.leave(rudely=True)
        await self._http.aclose()

    async def gather(self) -> None:
        """Sit down: people, and bots up to three to six seats; then the game begins."""
        seats = self.chance.randrange(3, 7)
        people = self.chance.randrange(1, min(seats, 4) + 1)
        await self._sit("/api/tables", name="Host")
        for number in range(people - 1):
            await self._sit(f"/api/tables/{self.code}/members", name=f"Guest {number}")
        host = self.people[0]
        for _ in range(seats - people):
            host.ask(host.phones[0], {"type": "add_bot", "id": next(self._names)})
        host.ask(host.phones[0], {"type": "start", "id": next(self._names)})
        await self.until(lambda: not host.open)

    async def _sit(self, path: str, **fields: str) -> None:
        body = {"id": f"sit-{next(self._names):->20}", **fields}
        first = await self._http.post(path, json=body)
        again = await self._http.post(
            path, json=body
        )  # the answer may have been lost: the same wish, the same seat
        assert first.status_code == again.status_code == 201, first.text
        assert first.content == again.content
        assert first.headers["set-cookie"] == again.headers["set-cookie"]
        self._http.cookies.clear()
        self.code = first.json()["code"]
        person = Person(self, first.json()["member"])
        self.people.append(person)
        await self._bring(person, first.headers["set-cookie"])

    async def _bring(self, person: Person, cookie: str) -> None:
        phone = Phone(person, cookie.partition(";")[0])
        await phone.connect()
        person.phones.append(phone)

    async def second_phone(self, person: Person) -> None:
        """By a ticket, used twice at the same time: it works once."""
        cookies = {"cookie": person.phones[0].cookie}
        path = f"/api/tables/{self.code}"
        asked = await self._http.post(f"{path}/tickets", json={"id": next(self._names)}, headers=cookies)
        ticket = asked.json()["link"].partition("#")[2]
        bodies = [{"id": f"device-{next(self._names):->20}", "ticket": ticket} for _ in range(2)]
        replies = await asyncio.gather(*(self._http.post(f"{path}/devices", json=body) for body in bodies))
        self._http.cookies.clear()
        assert sorted(reply.status_code for reply in replies) == [201, 403]
        let_in = next(reply for reply in replies if reply.status_code == 201)
        await self._bring(person, let_in.headers["set-cookie"])

    async def step(self) -> None:
        """One thing happens, or several at the same time."""
        person = self.chance.choice(self.people)
        what = self.chance.random()
        if what < 0.03 and len(person.phones) < 2:
            await self.second_phone(person)
        elif what < 0.08 and person.here:
            await self.chance.choice(person.here).leave(rudely=self.chance.random() < 0.7)
        elif not person.here or what < 0.12:
            for phone in person.phones:
                if phone.wire is None:
                    await phone.connect()
        else:
            for _ in range(self.chance.choice((1, 1, 1, 2, 4))):
                self._something(person, self.chance.choice(person.here))
        if self.chance.random() < 0.6:
            await self.breathe()

    def _something(self, person: Person, phone: Phone) -> None:
        what = self.chance.random()
        if what < 0.12 and person.sent:
            person.ask(phone, self.chance.choice(recent(person)))  # the same again
        elif what < 0.16 and person.sent:
            old = self.chance.choice(recent(person))["id"]
            person.ask(
                phone, {"type": "rename", "id": old, "name": "Somebody else"}
            )  # another wish, an old id
        elif what < 0.20 and self.people[0].sent:
            theirs = self.chance.choice(recent(self.people[0]))
            person.ask(phone, theirs)  # the id of another person means nothing here
        elif what < 0.40:
            person.ask(phone, {"id": next(self._names), **self._anything()})
        else:
            wish = self._sensible(phone)
            if wish is not None:
                person.ask(phone, {"id": next(self._names), **wish})

    def _anything(self) -> Wish:
        """A well-formed wish that may be right, wrong or impossible now."""
        chance = self.chance
        place = chance.choice((*range(15), *ODD_PLACES))
        wishes: list[Wish] = [
            {"type": chance.choice(("mark", "unmark", "point_at")), "place": place},
            {
                "type": chance.choice(
                    ("reveal_word", "finish_marking", "resume_marking", "next_round", "start")
                )
            },
            {"type": chance.choice(("vote_swap", "ready")), "yes": chance.random() < 0.5},
            {"type": "announce", "count": place},
            {"type": "set_pointing_list", "places": [chance.choice((*range(15), place)) for _ in range(4)]},
            {"type": "play_by_list", "on": chance.random() < 0.3},
            {"type": "rename", "name": chance.choice(("Ada", "", "\u202eBo", "x" * 60, "Zoë"))},
            {"type": "choose_language", "language": chance.choice(("de", "pl", "xx"))},
            {"type": "pick_colour", "colour": chance.choice(("pink", "grey"))},
            {"type": "set_options", "options": {"patience": chance.choice((60, 600, 1))}},
            {"type": "approve", "member": "m1"},
            {"type": "kick", "member": "m99"},
            {"type": "take_seat", "seat": place},
            {"type": "remove_bot", "seat": 0},
        ]
        return chance.choice(wishes)

    def _sensible(self, phone: Phone) -> Wish | None:
        """What the newest view offers."""
        own = (phone.view.get("you") or {}).get("game")
        if own is None:
            return None
        actions, chance = own["actions"], self.chance
        if actions["point_at"]:
            return {"type": "point_at", "place": chance.choice(actions["point_at"])}
        if actions["finish_marking"] and chance.random() < 0.3:
            return {"type": "finish_marking"}
        for name in ("mark", "unmark"):
            if actions[name] and chance.random() < 0.7:
                return {"type": name, "place": chance.choice(actions[name])}
        if actions["next_round"]:
            return {"type": "ready", "yes": chance.random() < 0.8}
        plain = [name for name in ("reveal_word", "finish_marking") if actions[name]]
        return {"type": chance.choice(plain)} if plain else None

    async def breathe(self) -> None:
        """Let something arrive, if anything is on its way."""
        self.changed.clear()
        if any(phone.waiting for person in self.people for phone in person.here):
            await asyncio.wait_for(self.changed.wait(), PATIENCE)

    async def settle(self) -> None:
        """Everybody comes back and asks again whatever got no answer."""
        for person in self.people:
            for phone in person.phones:
                if phone.wire is None:
                    await phone.connect()
            for name in person.open:
                person.ask(person.phones[0], person.sent[name])
        await self.until(lambda: not any(person.open for person in self.people))

    async def until(self, wanted: Any) -> None:
        """Wait for a condition that only arriving messages change."""
        async with asyncio.timeout(PATIENCE):
            while not wanted():
                self.changed.clear()
                await self.changed.wait()
