"""Requests to a table that are not yet answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from msgspec import Struct

from stella.rules import Rejection
from stella.tables import commands as c
from stella.tables import events as t
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from stella.tables.state import Status, TableState, status_of


@dataclass(frozen=True, slots=True)
class Done:
    """The request was carried out and is on disk, with what it caused where somebody has to know."""

    member: MemberId | None = None
    """The member who joined, or whose device was admitted."""
    expires_at: int | None = None
    """When the issued ticket expires, in milliseconds."""


DONE: Final = Done()

Answer = Done | Refusal | Rejection

DECK_CHANGE: Final = "deck-"
"""Prefix of the ids of requests that add or remove uploaded pictures."""


CommandFactory = Callable[[TableState | None], c.TableCommand | Refusal]
"""Makes the command when its turn comes, from the current state."""


class Request(Struct):
    """Something asked of the table and not yet answered."""

    actor: MemberId | None
    id: str
    make: CommandFactory
    reply: Callable[[Answer], None]
    own: bool = False
    """Asked by the table itself, under an id that follows from the state; once written, that state is past."""
    tries: int = 0
    checked: bool = False
    """Whether the log was asked if it had been carried out before."""
    paid: bool = False
    """Whether it was counted against its table's quota."""
    answered: bool = False


_RESULTS: Final[Mapping[type, Callable[[Any], Done]]] = {
    t.MemberJoined: lambda event: Done(member=event.member),
    t.ProgramSeated: lambda event: Done(member=event.member),
    t.DeviceAdmitted: lambda event: Done(member=event.member),
    t.TicketIssued: lambda event: Done(expires_at=event.expires_at),
}


def request_id(actor: MemberId | None, command_id: str, *, http: bool = False) -> str:
    """Return the id of somebody's request in the log. Over HTTP, members have other ids than on sockets.

    >>> request_id(MemberId("m1"), "ticket-1"), request_id(MemberId("m1"), "ticket-1", http=True)
    ('m1:ticket-1', 'm1/:ticket-1')
    """
    return f"{actor or ''}{'/' if http and actor else ''}:{command_id}"


def asker_of(request_id: str) -> MemberId | None:
    """Return whose request has this id in the log; `None` for strangers and for the table itself.

    >>> asker_of(request_id(MemberId("m2"), "rename:1")), asker_of(request_id(None, "join-1"))
    ('m2', None)
    """
    asker = request_id.partition(":")[0].removesuffix("/")
    return MemberId(asker) if asker else None


def why_no_pictures(state: TableState | None, actor: MemberId) -> Refusal | None:
    """Return why somebody may not change a table's uploaded pictures: only the host may, while no game is running."""
    if state is None:
        return Refusal(TableCode.NO_TABLE)
    if state.host != actor:
        return Refusal(TableCode.NOT_HOST)
    return Refusal(TableCode.GAME_RUNNING) if status_of(state) is Status.PLAYING else None


def result_of(events: Iterable[t.Logged]) -> Done:
    """Return the answer to the request that wrote these events, now and whenever it is repeated."""
    for event in events:
        if (result := _RESULTS.get(type(event))) is not None:
            return result(event)
    return DONE
