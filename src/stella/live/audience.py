"""Who is watching a table, and what is sent to whom: the common part encoded once, each one's own part added."""

from __future__ import annotations

from collections.abc import Set
from typing import TYPE_CHECKING, Protocol

from stella.tables.people import MemberId
from stella.tables.project import project_own, project_play, project_table
from stella.tables.state import TableState, status_of
from stella.wire.views import encode

if TYPE_CHECKING:
    from .table import LiveTable


class Screen(Protocol):
    """One connection that shows a table."""

    @property
    def member(self) -> MemberId | None:
        """Whose it is; `None` for the board and spectators. Stays as it is."""

    def show(self, payload: bytes) -> None:
        """Show this view. A slow screen may skip all but the newest."""

    def notify(self, code: str) -> None:
        """Tell the person something."""

    def end(self, code: str) -> None:
        """The table, or this person's place at it, is gone."""


class Audience:
    """All screens of one table in this process."""

    __slots__ = (
        "_common_part",
        "_common_version",
        "_moved",
        "_owed",
        "_present",
        "_shown",
        "_table_part",
        "live",
        "screens",
    )

    def __init__(self, live: LiveTable) -> None:
        """Nobody watches yet."""
        self.live = live
        self.screens: list[Screen] = []
        self._owed: list[Screen] = []
        """Screens without a view; they get one as soon as the table is awake."""
        self._moved = False
        """Somebody came or went while the table slept."""
        self.forget()

    def forget(self) -> None:
        """Drop what was encoded, to save memory while nothing happens."""
        self._present: frozenset[MemberId] | None = None
        self._shown: TableState | None = None
        self._table_part = b""
        self._common_part, self._common_version = b"", -1

    def present(self) -> frozenset[MemberId]:
        """Members with at least one screen; the same object while nobody comes or goes."""
        if self._present is None:
            self._present = frozenset([screen.member for screen in self.screens if screen.member is not None])
        return self._present

    def add(self, screen: Screen) -> None:
        """A new screen: it gets its first view, and the others learn who came."""
        if self.live.gone:
            screen.end("gone")
            return
        self.live.touched = True
        member = screen.member
        newcomer = member is not None and member not in self.present()
        self.screens.append(screen)
        self._owed.append(screen)
        self._present = None
        if newcomer and member is not None:
            self.live.attendance.arrived(member)
            self.presence_changed()
        elif self.live.awake:
            self.changed({member}, only=screen)
        else:
            self.live.catch_up()

    def remove(self, screen: Screen) -> None:
        """A screen went dark."""
        if screen not in self.screens:
            return
        self.screens.remove(screen)
        self._pay(screen)
        self._present = None
        if screen.member is not None and screen.member not in self.present():
            self.live.attendance.left(screen.member)
            self.presence_changed()

    def presence_changed(self) -> None:
        """Somebody came or went: the part about people is made anew."""
        self._table_part = b""
        if self.live.awake:
            self.changed(None)
        elif self.screens:
            self._moved = True
            self.live.catch_up()

    def woke(self, news: Set[MemberId | None]) -> None:
        """The log was loaded; these members have not seen all of it. Nobody else learns that it was."""
        everybody = self._moved or None in news
        self._moved = False
        if self.live.state is None:
            self.end("gone")
        elif everybody:
            self.changed(None)
        else:
            self.changed({*news, *(screen.member for screen in self._owed)})

    def changed(self, members: Set[MemberId | None] | None, only: Screen | None = None) -> None:
        """Show the newest view to these members (`None`: to everybody), each their own."""
        state, before = self.live.state, self._shown
        if state is None or not self.screens or (members is not None and not members):
            return
        common = self._common(state)
        if only is not None:
            screens = [only]
        elif members is not None:
            screens = [screen for screen in self.screens if screen.member in members]
        else:
            screens = [screen for screen in self.screens if not self._waits_outside(screen, before, state)]
        views: dict[MemberId | None, bytes] = {}
        for screen in screens:
            member = screen.member
            if member is not None and member not in state.members:
                screen.end("left")
                continue
            view = views.get(member)
            if view is None:
                view = views[member] = self._view(state, common, member)
            self._show(screen, view)

    def _waits_outside(self, screen: Screen, before: TableState | None, after: TableState) -> bool:
        """Who waits to be let in does not even learn that something happens inside."""
        member = after.members.get(screen.member) if screen.member is not None else None
        if member is None or member.approved or before is None or screen in self._owed:
            return False
        return before.members.get(member.id) is member

    def _show(self, screen: Screen, view: bytes) -> None:
        self._pay(screen)
        try:
            screen.show(view)
        except Exception as error:  # one broken screen must not darken the others
            self.live.services.problem("show", error)

    def _pay(self, screen: Screen) -> None:
        if screen in self._owed:
            self._owed.remove(screen)

    def view_for(self, member: MemberId | None) -> bytes | None:
        """The newest view of one viewer; `None` if they are gone, or while the table sleeps: then it follows."""
        state = self.live.state
        if state is None:
            self._owed += [each for each in self.screens if each.member == member and each not in self._owed]
            self.live.catch_up()
            return None
        if member is not None and member not in state.members:
            return None
        return self._view(state, self._common(state), member)

    def notify(self, member: MemberId, code: str) -> None:
        """Tell all screens of one member something."""
        for screen in list(self.screens):
            if screen.member == member:
                screen.notify(code)

    def end(self, code: str) -> None:
        """The table is gone."""
        for screen in list(self.screens):
            screen.end(code)

    def _common(self, state: TableState) -> bytes:
        """What all see. Secret moves leave the version alone, and with it every byte of this."""
        if self._table_part and self._common_version == state.version:
            self._shown = state
            return self._common_part
        if not self._table_part or self._shown is None or not _same_people(self._shown, state):
            self._table_part = encode(project_table(state, self.live.id, self.present()))
        self._shown = state
        play = encode(project_play(state, self.live.services.supply.texts))
        self._common_part = b'"version":%d,"table":%b,"play":%b' % (state.version, self._table_part, play)
        self._common_version = state.version
        return self._common_part

    def _view(self, state: TableState, common: bytes, member: MemberId | None) -> bytes:
        if member is None:
            return b'{"type":"view",%b,"you":null}' % common
        own = encode(project_own(state, member))
        if not state.members[member].approved:
            return b'{"type":"view","version":0,"table":null,"play":null,"you":%b}' % own
        return b'{"type":"view",%b,"you":%b}' % (common, own)


def _same_people(before: TableState, after: TableState) -> bool:
    """Nothing in the part about people and options has changed."""
    return (
        before.members is after.members
        and before.chairs is after.chairs
        and before.options is after.options
        and before.players is after.players
        and before.host == after.host
        and before.away == after.away
        and status_of(before) is status_of(after)
    )
