"""Compares the log of a night with every answer and every view that somebody got."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from stella.bots import builtin_knowledge
from stella.live.loading import events_of
from stella.live.ports import MemberId
from stella.live.supply import TableDealer
from stella.rules import CardPointedAt, Phase, Place, Seat, SlatesShown
from stella.rules.state import Round
from stella.tables.decide import decide
from stella.tables.events import Logged, StandInPlayed
from stella.tables.evolve import evolve
from stella.tables.project import project_own, project_play, project_table
from stella.tables.state import TableState
from stella.wire.messages import decode_message
from stella.wire.stored import CODEC
from tests.support.servers import SeededRng, supply

from .night import Record, play
from .people import AGAIN, Ask, Device

PLACES: Final = range(15)
RANDOM: Final = ("start", "add_bot")
"""Wishes whose outcome depends on chance."""
UNWRITTEN: Final = ("ping",)


def faults_of(seed: int) -> list[str]:
    """What was wrong in the night of this seed; nothing, we hope. Every fourth night happens in two worlds."""
    record = play(seed)
    faults = list(Morning(record).faults())
    if not faults and seed % 4 == 0:
        faults = list(differences(record, play(seed, twisted=True)))
    return faults


def story_of(seed: int) -> Iterator[str]:
    """What happened in a night, line by line in order."""
    record = play(seed)
    told = [(float(each.split()[0]), f"   *** {each.split()[1]}") for each in record.trouble]
    for entry, at in zip(record.entries, record.committed_at, strict=True):
        names = " ".join(type(event).__name__ for event in events_of([entry]))
        told.append((at, f"log  {entry.request_id[:24]}: {names}"))
    for device in record.devices:
        for ask in device.asks.values():
            told += [(at, f"ask  {device.name}: {ask.id} {ask.wish}") for at in ask.sent]
            told += [
                (at, f"told {device.name}: {ask.id} {code or 'done'} (wire {wire})")
                for at, wire, code in ask.answers
            ]
    for at, line in sorted(told, key=lambda each: each[0]):
        yield f"{at:8.3f} {line}"


class Morning:
    """Everything that can be said about a night when it is over."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.states: list[TableState | None] = [None]
        """By the number of entries that lead there."""
        self.events: list[Sequence[Logged]] = [()]
        for entry in record.entries:
            state = self.states[-1]
            self.events.append(tuple(CODEC.decode(entry.body)))
            for event in self.events[-1]:
                state = evolve(state, event)
            self.states.append(state)
        self.position = {entry.request_id: place for place, entry in enumerate(record.entries, start=1)}
        self.versions: dict[int, list[int]] = defaultdict(list)
        for place, state in enumerate(self.states):
            if state is not None:
                self.versions[state.version].append(place)
        self._heads: dict[bytes, int | None] = {}
        self._common: dict[int, Any] = {}
        self._own: dict[tuple[int, MemberId], bytes] = {}
        self._rng = random.Random(record.seed)

    def faults(self) -> Iterator[str]:
        """All that is wrong."""
        yield from self.record.problems
        if len(self.position) < len(self.record.entries):
            yield "the log has a request id twice"
        yield from self._order()
        for device in self.record.devices:
            for ask in device.asks.values():
                if ask.wish["type"] not in UNWRITTEN:
                    yield from (
                        f"{device.name}: {ask.id} {ask.wish}: {fault}" for fault in self._ask(device, ask)
                    )
            yield from (f"{device.name}: {fault}" for fault in self._views(device))

    # Answers

    def _place(self, device: Device, ask: Ask) -> int | None:
        return self.position.get(f"{device.ticket.member}:{ask.id}")

    def _ask(self, device: Device, ask: Ask) -> Iterator[str]:
        place, codes = self._place(device, ask), [code for _, _, code in ask.answers]
        refused = [code for code in codes if code is not None and code not in AGAIN]
        if None in codes and place is None:
            yield "acknowledged, but not in the log"
        if place is not None and refused and len(ask.sent) == 1:
            yield f"refused ({refused[0]}), but in the log"
        if ask.acked_at is not None and ask.sent[-1] > ask.acked_at and refused and codes[-1] == refused[-1]:
            yield f"acknowledged, and refused ({refused[-1]}) when it was repeated"
        if place is not None and ask.wish["type"] not in RANDOM:
            decided = self._decision(place - 1, device, ask)
            if decided != self.events[place]:
                yield f"the log has {self.events[place]}, not {decided}"
        if place is None and refused and len(ask.sent) == 1:
            first, last = self._length_at(ask.sent[0]), self._length_at(ask.answers[0][0])
            decisions = [self._decision(length, device, ask) for length in range(first, last + 1)]
            if not any(getattr(each, "code", None) == refused[0] for each in decisions):
                yield f"refused ({refused[0]}), which no state between allows"

    def _decision(self, place: int, device: Device, ask: Ask) -> Any:
        command: Any = decode_message(msgspec.json.encode({**ask.wish, "id": ask.id}))
        dealer = TableDealer(supply(), self.record.code, SeededRng(), builtin_knowledge())
        return decide(self.states[place], device.ticket.member, command, dealer)

    def _length_at(self, time: float) -> int:
        return sum(at <= time for at in self.record.committed_at)

    def _order(self) -> Iterator[str]:
        """What was asked after an acknowledgement comes after it in the log."""
        asked = [
            (ask, self._place(device, ask)) for device in self.record.devices for ask in device.asks.values()
        ]
        written = [(ask, place) for ask, place in asked if place is not None]
        acked = sorted((ask.acked_at, place, ask.id) for ask, place in written if ask.acked_at is not None)
        newest, nth = (0, ""), 0
        for ask, place in sorted(written, key=lambda each: each[0].sent[0]):
            while nth < len(acked) and acked[nth][0] < ask.sent[0]:
                newest = max(newest, acked[nth][1:])
                nth += 1
            if place < newest[0]:
                yield f"{ask.id} was asked after {newest[1]} was acknowledged, and is before it in the log"

    # Views

    def _views(self, device: Device) -> Iterator[str]:
        """Each view shows the table after some entries of the log, never fewer than one before on the same wire."""
        acks = self._acks(device)
        seen: dict[int, int] = {}
        """By wire: how much of the log it has shown."""
        final: list[int] = []
        known = [0]
        """After each message: how much of the log this device knows."""
        for at, wire, payload in device.shown:
            known.append(known[-1])
            if wire not in seen:
                seen[wire] = known[device.opened[wire]] if self.record.looks_forward else 0
            head, _, tail = payload.partition(b',"you":')
            if not tail:
                seen[wire] = max(seen[wire], acks.get((wire, at), 0))
                known[-1] = max(known[-1], seen[wire])
                continue
            version = self._version(head)
            if version is None:
                yield f"{at:.3f}: shown what never was: {payload.decode()}"
                return
            own = tail.rpartition(b',"clock":')[0]
            fits = [
                place
                for place in (self.versions[version] if version else range(1, len(self.states)))
                if self._own_part(place, device.ticket.member, outside=version == 0) == own
            ]
            later = [place for place in fits if place >= seen[wire]]
            if not later:
                why = (
                    f"a view of {fits} after one of {seen[wire]}"
                    if fits
                    else f"shown what never was: {own!r}"
                )
                yield f"{at:.3f}: {why}"
                return
            final = fits if len(known) - 2 == device.showing else final
            seen[wire] = later[0]
            known[-1] = max(known[-1], later[0])
        settled = self._length_at(self.record.ended_at - 5)
        if device.wire is None or not device.wire.usable:
            yield "has no connection in the morning"
        elif not any(place >= settled for place in final):
            yield f"in the morning it shows {final} of {settled} entries"
        elif device.view["table"] is not None:
            here = {each.ticket.member for each in self.record.devices}
            shown = {each["id"] for each in device.view["table"]["members"] if each["present"]}
            if shown != here - {None}:
                yield f"in the morning it shows {shown} as present, not {here}"

    def _acks(self, device: Device) -> dict[tuple[int, float], int]:
        """How much of the log somebody knows of by an acknowledgement, by wire and time."""
        return {
            (wire, at): self._place(device, ask) or 0
            for ask in device.asks.values()
            for at, wire, code in ask.answers
            if code is None
        }

    def _version(self, head: bytes) -> int | None:
        """The version of a view, if what all share of it is what everybody may know, apart from who is connected."""
        if head not in self._heads:
            shown = msgspec.json.decode(head + b"}")
            right = shown["type"] == "own" or _without_presence(shown) == self._common_part(shown["version"])
            self._heads[head] = shown["version"] if right else None
        return self._heads[head]

    def _common_part(self, version: int) -> Any:
        if version not in self._common:
            table, play = None, None
            if version:
                if not self.versions[version]:
                    return None
                state = self.states[self.versions[version][-1]]
                assert state is not None
                state = forgotten(state, None, self._rng)
                table = project_table(state, self.record.code, frozenset(), supply().cards)
                play = project_play(state, supply().texts)
            shown = {"type": "view", "version": version, "table": table, "play": play}
            self._common[version] = _without_presence(msgspec.json.decode(msgspec.json.encode(shown)))
        return self._common[version]

    def _own_part(self, place: int, member: MemberId | None, *, outside: bool) -> bytes | None:
        state = self.states[place]
        if member is None:
            return b"null"
        if state is None or member not in state.members or state.members[member].approved is outside:
            return None
        if (place, member) not in self._own:
            known = forgotten(state, member, self._rng)
            self._own[place, member] = msgspec.json.encode(project_own(known, member))
        return self._own[place, member]


def _without_presence(view: dict[str, Any]) -> dict[str, Any]:
    for each in (*view["table"]["members"], *view["table"]["chairs"]) if view["table"] else ():
        each.pop("present", None)
    return view


def forgotten(table: TableState, viewer: MemberId | None, rng: random.Random) -> TableState:
    """The same table with all crosses and lists elsewhere that this viewer may not know: its view must be the same."""
    game = table.game
    if game is None:
        return table
    seat = (
        None
        if viewer is None
        else next((Seat(n) for n, player in enumerate(table.players) if player.member == viewer), None)
    )
    since = 1 if seat is None else table.players[seat].since
    over, shown = game.phase is Phase.OVER, game.setup.options.slates_shown

    def blurred(this: Round) -> Round:
        told = this.points is not None and shown is SlatesShown.AFTER_ROUND and this is game.round
        if told or (over and shown is not SlatesShown.NEVER):
            return this
        pointed = {pointing.place for pointing in this.pointings}
        free = [Place(place) for place in PLACES if place not in pointed]
        marks = []
        for number, slate in enumerate(this.marks):
            if number == seat and this.number >= since:
                marks.append(slate)
                continue
            secret = slate - pointed
            count = len(secret) if this.lanterns[number] is not None else rng.randint(0, 10)
            marks.append((slate & pointed) | frozenset(rng.sample(free, min(count, len(free)))))
        return msgspec.structs.replace(this, marks=tuple(marks))

    lists = {
        number: places if number == seat else (Place(rng.randrange(15)),)
        for number, places in table.lists.items()
    }
    unknown = msgspec.structs.replace(game, round=blurred(game.round), past=tuple(map(blurred, game.past)))
    return msgspec.structs.replace(table, game=unknown, lists=lists)


# Two worlds


def differences(one: Record, two: Record) -> Iterator[str]:
    """What others could tell: their messages differ before anything public depends on the crosses that differ."""
    until = min(_parting(one), _parting(two))
    for mine, yours in zip(one.devices, two.devices, strict=True):
        if mine.name != "guest1":
            seen, other = ([each for each in device.shown if each[0] < until] for device in (mine, yours))
            for first, second in zip(seen, other, strict=False):
                if first != second:
                    yield f"{mine.name} can tell two worlds apart: {first} {second}"
                    return
            if len(seen) != len(other):
                yield f"{mine.name} can tell two worlds apart: {len(seen)} and {len(other)} messages"
                return


def _parting(record: Record) -> float:
    """When the worlds may part: somebody points, or the table itself plays for the one whose crosses differ."""
    for entry, at in zip(record.entries, record.committed_at, strict=True):
        if any(isinstance(event, CardPointedAt | StandInPlayed) for event in events_of([entry])):
            return at
    return record.ended_at
