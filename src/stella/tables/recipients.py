"""Recipients of each event. A secret reaches only its owner."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum, auto
from typing import Any, Final

from stella import rules

from . import events as t
from .people import MemberId
from .state import TableState


class Reach(Enum):
    """Members who see something new after an event."""

    EVERYBODY = auto()
    SEAT = auto()
    """The member on the event's seat."""
    MEMBER = auto()
    """The event's member."""
    NOBODY = auto()


REACH: Final[Mapping[type[t.Logged], Reach]] = {
    t.TableCreated: Reach.EVERYBODY,
    t.SecretDrawn: Reach.NOBODY,
    t.MemberJoined: Reach.EVERYBODY,
    t.MemberRecognised: Reach.NOBODY,
    t.MemberApproved: Reach.EVERYBODY,
    t.MemberRenamed: Reach.EVERYBODY,
    t.LanguageChosen: Reach.EVERYBODY,
    t.MemberBarred: Reach.NOBODY,
    t.MemberLeft: Reach.EVERYBODY,
    t.HostPassed: Reach.EVERYBODY,
    t.LeadPassed: Reach.EVERYBODY,
    t.TicketIssued: Reach.MEMBER,
    t.DeviceAdmitted: Reach.MEMBER,
    t.ChairAdded: Reach.EVERYBODY,
    t.ProgramSeated: Reach.EVERYBODY,
    t.ChairRemoved: Reach.EVERYBODY,
    t.ChairTaken: Reach.EVERYBODY,
    t.ChairFreed: Reach.EVERYBODY,
    t.ColourPicked: Reach.EVERYBODY,
    t.SymbolPicked: Reach.EVERYBODY,
    t.OptionsSet: Reach.EVERYBODY,
    t.OwnTextsSet: Reach.EVERYBODY,
    t.PointingListSet: Reach.SEAT,
    t.ListPlaySet: Reach.SEAT,
    t.StandInPlayed: Reach.EVERYBODY,
    t.SeatReturned: Reach.EVERYBODY,
    t.ReadySaid: Reach.EVERYBODY,
    t.ReactionsSet: Reach.EVERYBODY,
    t.TeachingSet: Reach.MEMBER,
    t.ResultShared: Reach.NOBODY,
    t.LinkWithdrawn: Reach.NOBODY,
    t.LinkGuessed: Reach.NOBODY,
    t.ResearchSet: Reach.EVERYBODY,
    t.DonationSet: Reach.MEMBER,
    t.TimeLeft: Reach.NOBODY,
    t.RoundOpened: Reach.EVERYBODY,
    rules.GameStarted: Reach.EVERYBODY,
    rules.WordRevealed: Reach.EVERYBODY,
    rules.SwapVoted: Reach.EVERYBODY,
    rules.WordSwapped: Reach.EVERYBODY,
    rules.CardMarked: Reach.SEAT,
    rules.CardUnmarked: Reach.SEAT,
    rules.MarkingFinished: Reach.EVERYBODY,
    rules.MarkingResumed: Reach.EVERYBODY,
    rules.SlatesClosed: Reach.EVERYBODY,
    rules.LanternPlaced: Reach.EVERYBODY,
    rules.DarkSeatFixed: Reach.EVERYBODY,
    rules.CardPointedAt: Reach.EVERYBODY,
    rules.RoundScored: Reach.EVERYBODY,
    rules.NextRoundBegan: Reach.EVERYBODY,
    rules.GameEnded: Reach.EVERYBODY,
}
"""Recipients of every event: an event that is missing here can't be written."""

Recipients = set[MemberId | None]
"""Members who see something new; with `None` in it, everybody does."""


def is_public(event: t.Logged) -> bool:
    """Return whether anyone but its owner sees a change; only then does it count in the public version."""
    return REACH[type(event)] is Reach.EVERYBODY


def recipients_of(events: Iterable[t.Logged], table: TableState | None) -> Recipients:
    """Return the members who see something new after `events` led to `table`."""
    found: Recipients = set()
    for event in events:
        named: Any = event
        reach = REACH[type(event)]
        if reach is Reach.EVERYBODY:
            found.add(None)
        elif reach is Reach.SEAT:
            if table is not None and (member := table.chairs[named.seat].member) is not None:
                found.add(member)
        elif reach is Reach.MEMBER:
            found.add(named.member)
    return found
