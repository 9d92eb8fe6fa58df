"""Recorded lives of tables replay to the same state for ever; older formats are lifted, newer ones refused.

When the format changes, the logs here stay as they are: they must replay through the upcasters to the same hashes.
`record_games.py` adds logs of the new format.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from stella.live.loading import table_of
from stella.live.ports import Entry
from stella.tables.events import Logged, MemberJoined
from stella.tables.evolve import evolve_all
from stella.tables.people import MemberId
from stella.tables.state import Status, TableState, status_of
from stella.wire.stored import CODEC, EventCodec, UnreadableLog
from tests.support.state_hash import state_hash

FOLDER = Path(__file__).resolve().parents[1] / "golden" / "tables"
LOGS = sorted(FOLDER.glob("*.jsonl"))
each_log = pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def entries_of(path: Path) -> list[Entry]:
    return [Entry(line["request_id"], line["at"], line["body"].encode()) for line in lines_of(path)]


def test_there_is_a_corpus() -> None:
    assert len(LOGS) >= 6


@each_log
def test_a_recorded_log_replays_to_the_same_states_for_ever(path: Path) -> None:
    table: TableState | None = None
    for number, line in enumerate(lines_of(path), start=1):
        table = evolve_all(table, CODEC.decode(line["body"].encode()))
        assert state_hash(table)[:16] == line["state"], f"entry {number} of {path.name}"
    assert table_of(entries_of(path)) == table


@each_log
def test_a_log_cut_anywhere_replays_as_if_no_game_before_the_last_were_left_out(path: Path) -> None:
    entries, table = entries_of(path), None
    apart = max(7, len(entries) // 9)  # every cut is replayed from the beginning
    for number, entry in enumerate(entries, start=1):
        table = evolve_all(table, CODEC.decode(entry.body))
        if number % apart == 0 or number == len(entries):
            assert table_of(entries[:number]) == table


@each_log
def test_a_recorded_log_is_written_again_as_it_was(path: Path) -> None:
    for entry in entries_of(path):
        if json.loads(entry.body)[0] == CODEC.format:
            assert CODEC.encode(CODEC.decode(entry.body)) == entry.body


def test_the_corpus_holds_every_event_and_finished_and_unfinished_games() -> None:
    logs = [entries_of(path) for path in LOGS]
    seen = {type(event) for log in logs for entry in log for event in CODEC.decode(entry.body)}
    assert {each.__name__ for each in get_args(Logged)} - {each.__name__ for each in seen} <= {"SeatReturned"}
    tables = [table for log in logs if (table := table_of(log)) is not None]
    assert {status_of(table) is Status.OVER for table in tables} == {True, False}


# Formats


def old_style(name: str, fields: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """From an invented older format: a member's name was called `nick`, and everybody had been let in."""
    if name == "SomebodyCame":
        return "MemberJoined", {"name": fields.pop("nick"), "approved": True, **fields}
    return name, fields


NEWER: EventCodec[Logged] = EventCodec(get_args(Logged), {1: old_style})
NEWEST: EventCodec[Logged] = EventCodec(
    get_args(Logged), {1: old_style, 2: lambda name, fields: (name, fields)}
)


NEXT: EventCodec[Logged] = EventCodec(
    get_args(Logged), {number: lambda name, fields: (name, fields) for number in range(1, CODEC.format + 1)}
)
"""The format after ours."""


@pytest.mark.parametrize("codec", [NEWER, NEWEST], ids=["one step", "two steps"])
def test_an_older_format_is_lifted_to_the_newest(codec: EventCodec[Logged]) -> None:
    fields = {"member": "m1", "nick": "Ada", "language": "en", "key": "k"}
    body = json.dumps([1, [["SomebodyCame", fields]]]).encode()
    assert codec.decode(body) == [MemberJoined(MemberId("m1"), "Ada", "en", "k", approved=True)]
    with pytest.raises(UnreadableLog, match="SomebodyCame"):
        CODEC.decode(body)


@each_log
def test_the_whole_corpus_goes_through_an_upcaster_unharmed(path: Path) -> None:
    table: TableState | None = None
    for entry in entries_of(path):
        events = NEXT.decode(entry.body)
        table = evolve_all(table, events)
        assert NEXT.decode(NEXT.encode(events)) == events
        assert json.loads(NEXT.encode(events))[0] == CODEC.format + 1
    assert state_hash(table)[:16] == lines_of(path)[-1]["state"]


def test_a_newer_format_is_refused_clearly() -> None:
    with pytest.raises(UnreadableLog, match="format 2 is newer than this version of Stella"):
        CODEC.decode(b"[2,[]]")


@pytest.mark.parametrize(
    "body",
    [b"", b"null", b"[1]", b'[1,[["Unknown",{}]]]', b'[1,[["MemberLeft",{"member":1}]]]', b"\xff"],
    ids=str,
)
def test_what_is_no_entry_is_refused(body: bytes) -> None:
    with pytest.raises(UnreadableLog):
        CODEC.decode(body)


def test_an_event_of_a_format_nobody_can_lift_is_refused() -> None:
    with pytest.raises(UnreadableLog):
        CODEC.decode(b'[0,[["SeatReturned",{"seat":1}]]]')
