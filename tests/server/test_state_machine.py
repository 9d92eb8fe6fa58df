"""Random crowds at a real server: in the end the log, its replay and the last view of every phone say the same."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from stella.live.loading import table_of
from stella.live.ports import Entry, TableId
from stella.tables.people import MemberId
from stella.tables.project import project_own, project_play, project_table
from stella.wire.views import View
from tests.support.crowd import Crowd, Person
from tests.support.logs import store_at
from tests.support.people import PATIENCE
from tests.support.processes import nursery_in
from tests.support.servers import supply

SEEDS = range(8)
STEPS = 260
NO_EFFECT = ("approve", "vote_swap")
"""Wishes that can be granted without anything to write."""


def expected_view(entries: list[Entry], code: str, member: str, present: set[MemberId]) -> dict[str, Any]:
    """What a member must see, from the log alone: all but the time left, which only the server's clock tells."""
    state = table_of(entries)
    assert state is not None
    view: dict[str, Any] = json.loads(
        msgspec.json.encode(
            View(
                state.version,
                project_table(state, code, present, supply().cards),
                project_play(state, supply().texts),
                project_own(state, MemberId(member)),
                None,
            )
        )
    )
    return view


async def agreed(crowd: Crowd, database: Path) -> list[Entry]:
    """Wait until the log does not grow and every phone shows what it says; returns the log."""
    store = store_at(database)
    present = {MemberId(person.id) for person in crowd.people}
    wrong: list[tuple[Any, dict[str, Any]]] = []
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                crowd.changed.clear()
                entries = list(await store.load(TableId(crowd.code)))
                wrong = [
                    (phone.view, view)
                    for person in crowd.people
                    for phone in person.phones
                    if {**phone.view, "clock": None}
                    != (view := expected_view(entries, crowd.code, person.id, present))
                ]
                if not wrong and len(await store.load(TableId(crowd.code))) == len(entries):
                    return entries
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(crowd.changed.wait(), 0.02)
    except TimeoutError:
        seen, view = wrong[0]
        differs = {key: (seen.get(key), view[key]) for key in view if seen.get(key) != view[key]}
        raise AssertionError(differs) from None
    finally:
        await store.close()


def check_answers(person: Person, commands: Counter[str]) -> None:
    """Granted means written once, refused means not written, and no id got two different answers."""
    for name, answers in person.answers.items():
        written = commands[f"{person.id}:{name}"]
        kinds = {answer["type"] for answer in answers}
        facts = {json.dumps([answer.get(part) for part in ("type", "code", "args")]) for answer in answers}
        assert len(facts) == 1, answers  # the language may have changed between
        if kinds == {"ack"}:
            assert written == 1 or person.sent[name]["type"] in NO_EFFECT, person.sent[name]
        else:
            assert written == 0, answers


async def one_crowd(link: str, database: Path, seed: int) -> Counter[str]:
    crowd = Crowd(link, seed)
    try:
        await crowd.gather()
        for _ in range(STEPS):
            await crowd.step()
        await crowd.settle()
        entries = await agreed(crowd, database)
    finally:
        await crowd.close()
    commands = Counter(entry.request_id for entry in entries)
    assert set(commands.values()) == {1}
    for person in crowd.people:
        check_answers(person, commands)
    ours = {f"{person.id}:{name}" for person in crowd.people for name in person.sent}
    others = [name for name in commands if not name.startswith(":") and name not in ours]
    assert all(":ticket-" in name for name in others)
    state = table_of(entries)
    assert state is not None
    assert state.game is not None
    answers = Counter(a[0].get("code", "ack") for p in crowd.people for a in p.answers.values())
    return answers + Counter({f"round {state.game.round.number}": 1, "entries": len(entries)})


def test_after_any_storm_the_log_its_replay_and_every_last_view_agree(tmp_path: Path) -> None:
    async def all_crowds(link: str, database: Path) -> Counter[str]:
        counts = [await one_crowd(link, database, seed) for seed in SEEDS]
        return sum(counts, Counter())

    with nursery_in(tmp_path) as nursery:
        server = nursery.start()
        seen = asyncio.run(all_crowds(server.link, server.database))
        assert server.end() == 0
        assert server.said() == ""
    print(dict(seen))
    assert seen["ack"] > 50 * len(SEEDS)
    assert len([code for code in seen if code.startswith("E_")]) > 8
