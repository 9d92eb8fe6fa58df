"""The log of a table is all there is: at every step of any life of a table it replays to the same state."""

from __future__ import annotations

import itertools
from collections import Counter
from random import Random
from typing import get_args

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from stella.live.loading import table_of
from stella.live.ports import Entry
from stella.tables.events import Logged
from stella.tables.evolve import evolve_all
from stella.tables.people import MemberId
from stella.tables.project import changed_own, project_own, project_play, project_table
from stella.tables.recipients import is_public, recipients_of
from stella.tables.state import Status, TableState, status_of
from stella.wire.stored import CODEC
from stella.wire.views import encode_part
from tests.support.exploring import examples
from tests.support.servers import supply
from tests.support.state_hash import state_hash
from tests.tables.chance import ChanceTable, Step

LONG = 400


def life(seed: int, mischief: float = 0.3, count: int = LONG) -> list[Step]:
    return list(ChanceTable(Random(seed), mischief).steps(count))


def public_bytes(table: TableState) -> bytes:
    people, play = project_table(table, "CODE", set()), project_play(table, supply().texts)
    return bytes(encode_part(people)) + bytes(encode_part(play))


@settings(max_examples=examples(15))
@given(st.integers(0, 10**6), st.floats(0.1, 0.9))
def test_at_every_step_the_stored_log_replays_to_the_state(seed: int, mischief: float) -> None:
    entries: list[Entry] = []
    replayed: TableState | None = None
    for number, step in enumerate(life(seed, mischief)):
        if not isinstance(step.decision, tuple):
            assert step.after is step.before
            continue
        body = CODEC.encode(step.decision)
        assert CODEC.decode(body) == list(step.decision)
        entries.append(Entry(f"c{number}", number, body))
        replayed = evolve_all(replayed, CODEC.decode(body))
        assert replayed == step.after
        assert number % 20 or state_hash(replayed) == state_hash(step.after)
    whole = table_of(entries)
    assert (whole, state_hash(whole)) == (replayed, state_hash(replayed))


@settings(max_examples=examples(10))
@given(st.integers(0, 10**6))
def test_the_public_version_rises_with_public_events_and_only_then_can_others_see_a_change(seed: int) -> None:
    for step in life(seed):
        if not isinstance(step.decision, tuple) or step.before is None or step.after is None:
            continue
        assert step.after.version - step.before.version == sum(map(is_public, step.decision))
        if step.after.version == step.before.version:
            assert public_bytes(step.after) == public_bytes(step.before)
            changed = {
                member for member in step.after.members if own(step.before, member) != own(step.after, member)
            }
            assert len(changed) <= 1
            assert changed <= recipients_of(step.decision, step.after)


@settings(max_examples=examples(10))
@given(st.integers(0, 10**6))
def test_an_own_part_that_is_said_to_be_the_same_is_the_same(seed: int) -> None:
    for step in life(seed):
        if step.before is not None and step.after is not None:
            changed = changed_own(step.before, step.after)
            for member in () if changed is None else step.after.members.keys() - changed:
                assert own(step.before, member) == own(step.after, member)


@settings(max_examples=examples(10))
@given(st.integers(0, 10**6))
def test_nothing_changes_for_strangers_while_they_wait_to_be_let_in(seed: int) -> None:
    for step in life(seed):
        if step.before is not None and step.after is not None:
            for member in waiting(step.before) & waiting(step.after):
                assert own(step.before, member) == own(step.after, member)


def waiting(table: TableState) -> set[MemberId]:
    return {each.id for each in table.members.values() if not each.approved and each.id != table.host}


def own(table: TableState, member: MemberId) -> bytes:
    return msgspec.json.encode(project_own(table, member)) if member in table.members else b""


def test_the_hash_of_a_state_changes_with_what_happens() -> None:
    steps = [step for step in life(1, count=200) if step.after != step.before]
    hashes = [state_hash(step.after) for step in steps]
    assert all(before != after for before, after in itertools.pairwise(hashes))


def test_lives_of_chance_see_everything_that_can_happen() -> None:
    seen: Counter[str] = Counter()
    finished = rematches = 0
    for seed in range(12):
        steps = life(seed, 0.35, 700)
        for step in steps:
            if isinstance(step.decision, tuple):
                seen.update(type(event).__name__ for event in step.decision)
            elif step.decision is not None:
                seen[step.decision.code.value] += 1
            if step.before is not None and step.after is not None:
                finished += (status_of(step.before), status_of(step.after)) == (Status.PLAYING, Status.OVER)
        last = steps[-1].after
        rematches += last is not None and last.games > 1
    assert {each.__name__ for each in get_args(Logged)} - set(seen) <= {"WordSwapped"}
    assert finished >= 5
    assert rematches >= 2
