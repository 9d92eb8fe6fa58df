"""Leaks on purpose. Each changes the server that it is called in, and the wiretap must notice each."""

from __future__ import annotations

import logging
from collections.abc import Set
from typing import Any

import msgspec
from msgspec.structs import replace

from stella import rules
from stella.live import loading, pending_commit, screens
from stella.server.limits.log_quota import LogQuota
from stella.server.limits.rates import Bucket
from stella.server.metrics import Metrics
from stella.server.settings import Rate
from stella.server.ws import session
from stella.tables import evolve, project
from stella.tables.people import MemberId
from stella.tables.state import TableState
from stella.tables.view import PublicTable
from stella.wire.messages import decode_message


def sum_of_crosses_in_the_view() -> None:
    """The common part of the view tells what the places of all crosses add up to."""
    honest = project.project_table

    def leaking(
        table: TableState, code: str, present: Set[MemberId], pictures: project.Pictures
    ) -> PublicTable:
        crosses = 0 if table.game is None else sum(map(sum, table.game.round.marks))
        return msgspec.structs.replace(honest(table, code, present, pictures), games=crosses)

    screens.__dict__["project_table"] = leaking
    screens.__dict__["_same_people"] = lambda before, after: False


def a_place_in_the_view() -> None:
    """The common part of the view tells one cross of the first seats."""
    honest = rules.project_public

    def leaking(state: rules.State) -> rules.PublicView:
        view = honest(state)
        least = min((place for slate in state.round.marks for place in slate), default=0)
        return replace(view, draw_left=view.draw_left + 100 * (1 + least))

    rules.__dict__["project_public"] = leaking


def secret_changes_count() -> None:
    """The version of the table counts what only one seat knows."""
    evolve.__dict__["is_public"] = lambda event: True


def secret_changes_are_shown_to_all() -> None:
    """Everybody gets a new view, the same as before, when somebody makes a cross: frames can be counted."""
    for module in (pending_commit, loading):
        module.__dict__["recipients_of"] = lambda events, state: {None}


def a_place_in_the_log() -> None:
    """A line of the log has what somebody asked."""
    honest = decode_message

    def leaking(text: bytes) -> Any:
        message = honest(text)
        logging.getLogger("stella.server").info("asked: %s", message)
        return message

    session.__dict__["decode_message"] = leaking


def a_place_in_the_numbers() -> None:
    """The operator's numbers tell how often each place was asked for."""
    honest = session.GameSession.received

    def leaking(self: Any, message: bytes) -> None:
        self._metrics.problems.labels(f"place {message.count(b'place')} {message[-4:]!r}").inc()
        honest(self, message)

    session.GameSession.received = leaking  # type: ignore[method-assign]


def each_commit_in_the_numbers() -> None:
    """The operator's numbers tell how often something was written."""
    honest = Metrics.committed

    def leaking(self: Metrics, seconds: float) -> None:
        self.problems.labels("commit").inc()
        honest(self, seconds)

    Metrics.committed = leaking  # type: ignore[method-assign]


def one_budget_of_lines_for_all() -> None:
    """What somebody writes in secret is missing from what the others may write."""
    shared = Bucket(Rate(200, 0))
    LogQuota.take = lambda self, *_: shared.take(self._now())  # type: ignore[method-assign]


LEAKS = (
    sum_of_crosses_in_the_view,
    a_place_in_the_view,
    secret_changes_count,
    secret_changes_are_shown_to_all,
    a_place_in_the_log,
    a_place_in_the_numbers,
    each_commit_in_the_numbers,
    one_budget_of_lines_for_all,
)
