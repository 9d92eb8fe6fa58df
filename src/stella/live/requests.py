"""Something asked of a table and not yet answered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from stella.rules import Rejection
from stella.tables import commands as c
from stella.tables import events as t
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal
from stella.tables.state import TableState


@dataclass(frozen=True, slots=True)
class Done:
    """The request was carried out and is on disk, with what it brought about where somebody has to know."""

    member: MemberId | None = None
    """Who joined, or whose device was admitted."""
    expires_at: int | None = None
    """Until when the issued ticket is good, in milliseconds."""


DONE: Final = Done()

Answer = Done | Refusal | Rejection

CommandFactory = Callable[[TableState | None], c.TableCommand | Refusal]
"""Makes the command when its turn comes, from the state of the moment."""


@dataclass(slots=True)
class Request:
    """Something asked of the table and not yet answered."""

    actor: MemberId | None
    id: str
    make: CommandFactory
    reply: Callable[[Answer], None]
    own: bool = False
    """Asked by the table itself, under an id that follows from the state; once written, that state is past."""
    tries: int = 0
    sought: bool = False
    """The log was asked whether it was carried out before."""


Pending = list[tuple[Request, Answer]]
"""Requests that wait for a commit, and what each will hear after it."""

_RESULTS: Final[Mapping[type, Callable[[Any], Done]]] = {
    t.MemberJoined: lambda event: Done(member=event.member),
    t.ProgramSeated: lambda event: Done(member=event.member),
    t.DeviceAdmitted: lambda event: Done(member=event.member),
    t.TicketIssued: lambda event: Done(expires_at=event.expires_at),
}


def result_of(events: Iterable[t.Logged]) -> Done:
    """What the request that wrote these events is answered, now and whenever it is repeated."""
    for event in events:
        if (result := _RESULTS.get(type(event))) is not None:
            return result(event)
    return DONE
