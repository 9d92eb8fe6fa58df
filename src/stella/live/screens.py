"""Screens of a table and their views: the common part is encoded once, each private part added."""

from __future__ import annotations

from collections.abc import Callable, Set
from functools import lru_cache
from typing import Final, Protocol

from msgspec import Raw

from stella.tables.codes import TableId
from stella.tables.people import MemberId
from stella.tables.project import changed_own, project_own, project_play, project_table
from stella.tables.recipients import Recipients
from stella.tables.state import TableState, barred_as, status_of
from stella.tables.view import StepTime
from stella.wire.views import NOTHING, encode_common, encode_own, encode_part, encode_view

from .services import Services

OUTSIDE: Final = encode_common(0, NOTHING, None)
"""The common part for people who haven't been let in."""


class Screen(Protocol):
    """One connection that shows a table."""

    @property
    def member(self) -> MemberId | None:
        """The member; `None` for the board and spectators. Never changes."""

    @property
    def spectator(self) -> bool:
        """Whether it may stay only while the table has room for spectators."""

    @property
    def device(self) -> str | None:
        """Hash of the key that a watcher's browser has or had as a member. Never changes."""

    @property
    def takes_own(self) -> bool:
        """Whether it asked for its private part alone if nothing else is new. Never changes."""

    @property
    def giver(self) -> MemberId | None:
        """The member who handed out a watcher's key; `None` for watchers who only have the code."""

    @property
    def viewer(self) -> str | None:
        """The name under which it marks along with the audience; `None` for boards. Never changes."""

    @property
    def network(self) -> str:
        """The network it connects from, as rate limits count it."""

    def renew(self, epoch: int) -> None:
        """Set the current epoch of the watch key: a watcher with an older key gets the new one."""

    def show(self, payload: bytes) -> None:
        """Show this view. A slow screen may skip all but the newest."""

    def show_own(self, payload: bytes) -> None:
        """Update the private part of the last view. A slow screen that skipped it gets the newest view instead."""

    def notify(self, code: str) -> None:
        """Tell the person something."""

    def react(self, payload: bytes) -> None:
        """Show a message that isn't in any view, like a reaction. A slow screen may miss it."""

    def leaving(self, come_back_in: int, jitter: int) -> None:
        """Tell the client that this node is shutting down, and when to come back, in milliseconds."""

    def end(self, code: str) -> None:
        """Close because the table, or this person's place at it, is gone."""


class Screens:
    """All screens of one table in this process. Knows the table only by listening to it."""

    __slots__ = (
        "_clock",
        "_code",
        "_common",
        "_moved",
        "_owed",
        "_own_parts",
        "_people",
        "_services",
        "_state",
        "_table_part",
        "_version",
        "_wake",
        "all",
        "present",
    )

    def __init__(
        self,
        code: TableId,
        services: Services,
        wake: Callable[[], None],
        clock: Callable[[TableState], StepTime | None],
    ) -> None:
        """Start without screens. `wake`: somebody wants to see a sleeping table. `clock`: the time left for a step."""
        self._code = code
        self._services = services
        self._wake = wake
        self._clock = clock
        self.all: list[Screen] = []
        self._owed: list[Screen] = []
        """Screens without a view; they get one once the table is awake."""
        self._moved = False
        """Whether somebody came or went while the table slept."""
        self._state: TableState | None = None
        self.present = services.cluster.remote_members(code)
        """Members with at least one screen, here or elsewhere; the same object while nobody comes or goes.

        Kept while the table sleeps, to notice who comes or goes meanwhile."""
        self._people: tuple[object, ...] = ()
        self._table_part: Raw | None = None
        """The encoded part about people and options, for these people and options."""
        self._common, self._version = OUTSIDE, -1
        self._own_parts: dict[MemberId | None, Raw] = {}
        """Encoded private parts of the known state."""

    def here(self) -> frozenset[MemberId]:
        """Members with at least one screen in this process."""
        return frozenset([screen.member for screen in self.all if screen.member is not None])

    def moved_elsewhere(self) -> tuple[frozenset[MemberId], frozenset[MemberId]]:
        """Note who came or went at another node. Return who came to and who left all nodes together."""
        before = self.present
        self._count()
        return self.present - before, before - self.present

    def _count(self) -> None:
        self.present = shared(self.here() | self._services.cluster.remote_members(self._code))

    def add(self, screen: Screen) -> MemberId | None:
        """Add a new screen, to be welcomed. Return its member if it is their first."""
        member = screen.member
        newcomer = member is not None and member not in self.present
        self.all.append(screen)
        self._owed.append(screen)
        self._count()
        return member if newcomer else None

    def welcome(self, screen: Screen, *, newcomer: bool) -> None:
        """The first view of a screen; when it brings somebody new, the others see that too."""
        if newcomer:
            self.presence_changed()
        elif self._state is not None:
            self._show_to([screen], self._state)
        else:
            self._wake()

    def remove(self, screen: Screen) -> MemberId | None:
        """Remove a screen. Returns its member if it was their last."""
        if screen not in self.all:
            return None
        self.all.remove(screen)
        self._pay(screen)
        self._count()
        return screen.member if screen.member not in self.present else None

    def presence_changed(self) -> None:
        """Rebuild the part about people after somebody came or went."""
        self._table_part = None
        if self._state is not None:
            self._show_all(self._state)
        elif self.all:
            self._moved = True
            self._wake()

    # What the table tells

    def loaded(self, state: TableState | None, news: Recipients) -> None:
        """The log was read; these members have not seen all of it. Nobody else learns that it was."""
        everybody = self._moved or None in news
        self._moved = False
        self._state = state
        self._own_parts.clear()
        if state is None:
            self.end("gone")
        elif everybody:
            self._show_all(state)
        else:
            self._show_members({*news, *(screen.member for screen in self._owed)}, state)

    def committed(self, state: TableState, news: Recipients) -> None:
        """Show what is new to whom it concerns."""
        before, self._state = self._state, state
        if None in news:
            self._forget_own(None if before is None else changed_own(before, state))
            self._show_all(state)
            return
        self._forget_own(news)  # a secret changes only the own parts of those who learn of it
        self._show_members(news, state)

    def _forget_own(self, members: Set[MemberId | None] | None) -> None:
        """Forget these members' private parts; `None`: all."""
        if members is None:
            self._own_parts.clear()
        else:
            for member in members:
                self._own_parts.pop(member, None)

    def idle(self) -> None:
        """All that was written has been shown."""

    def slept(self) -> None:
        """Drop what was encoded, to save memory while nothing happens."""
        self._state = self._table_part = None
        self._common, self._version = OUTSIDE, -1
        self._own_parts, self._people = {}, ()

    # What is shown

    def _show_all(self, state: TableState) -> None:
        """Show everyone what is new. Strangers who wait have nothing new until they are let in or leave."""
        outside = {member.id for member in state.members.values() if not member.approved}
        self._show_to(
            [screen for screen in self.all if screen.member not in outside or screen in self._owed], state
        )

    def _show_members(self, members: Set[MemberId | None], state: TableState) -> None:
        if members:
            self._show_to([screen for screen in self.all if screen.member in members], state)

    def _show_to(self, screens: list[Screen], state: TableState) -> None:
        """The newest view for these screens, each their own; if they know the rest, the private part may be enough."""
        if not self.all:
            return
        rest_is_known = self._table_part is not None and self._version == state.version
        if not rest_is_known:
            self._encode_common(state)
        clock = self._time(state)
        views: dict[MemberId | None, bytes] = {}
        parts: dict[MemberId | None, bytes] = {}
        for screen in screens:
            member = screen.member
            if member not in state.members and not _may_stay(screen, state):
                screen.end("left")
                continue
            in_part = rest_is_known and screen.takes_own and self._has_view(screen, state)
            shown = parts if in_part else views
            if (payload := shown.get(member)) is None:
                payload = shown[member] = self._view(state, member, clock, in_part=in_part)
            if self._owed:
                self._pay(screen)
            try:
                if in_part:
                    screen.show_own(payload)
                else:
                    screen.show(payload)
            except Exception as error:  # one broken screen must not darken the others
                self._services.problem("show", error)
            if member is None:
                screen.renew(state.watch_epoch)

    def _has_view(self, screen: Screen, state: TableState) -> bool:
        """Return whether this screen of a member has had a whole view."""
        member = screen.member
        return member is not None and state.members[member].approved and screen not in self._owed

    def _pay(self, screen: Screen) -> None:
        if screen in self._owed:
            self._owed.remove(screen)

    def newest_for(self, screen: Screen) -> bytes | None:
        """Return the newest view for a screen; `None` if it may not stay, or while the table sleeps: then it's owed."""
        state = self._state
        if state is None:
            if screen in self.all and screen not in self._owed:
                self._owed.append(screen)
            self._wake()
            return None
        if not _may_stay(screen, state):
            return None
        if self._table_part is None or self._version != state.version:
            self._encode_common(state)
        return self._view(state, screen.member, self._time(state))

    def notify(self, member: MemberId, code: str) -> None:
        """Tell all screens of one member something."""
        for screen in list(self.all):
            if screen.member == member:
                screen.notify(code)

    def pass_on(self, reaction: bytes, approved: Set[MemberId]) -> None:
        """Show a reaction to all watchers and to these members; nobody else learns of it."""
        for screen in list(self.all):
            if screen.member is None or screen.member in approved:
                self.tell(screen, reaction)

    def tell(self, screen: Screen, payload: bytes) -> None:
        """Show a screen something that is in no view."""
        try:
            screen.react(payload)
        except Exception as error:  # as with views
            self._services.problem("react", error)

    def broadcast(self, payload: bytes) -> None:
        """Tell the screens of other nodes something that is in no view."""
        self._services.cluster.broadcast(self._code, payload)

    def end(self, code: str) -> None:
        """The table is gone."""
        for screen in list(self.all):
            screen.end(code)

    def _encode_common(self, state: TableState) -> None:
        """Encode what all see. Secret moves leave the version alone, and with it every byte of this."""
        people, supply = _people_of(state), self._services.supply
        if self._table_part is None or people != self._people:
            self._people = people
            self._table_part = encode_part(project_table(state, self._code, self.present, supply.cards))
        play = project_play(state, supply.texts)
        self._common, self._version = encode_common(state.version, self._table_part, play), state.version

    def _view(
        self, state: TableState, member: MemberId | None, clock: Raw, *, in_part: bool = False
    ) -> bytes:
        """Return the view of a member, or its private part alone; without a member, that of all who only watch."""
        if member is None:
            return encode_view(self._common, NOTHING, clock)
        you = self._own_part(state, member)
        if in_part:
            return encode_own(self._version, you, clock)
        if not state.members[member].approved:
            return encode_view(OUTSIDE, you, NOTHING)
        return encode_view(self._common, you, clock)

    def _time(self, state: TableState) -> Raw:
        clock = self._clock(state)
        return NOTHING if clock is None else encode_part(clock)

    def _own_part(self, state: TableState, member: MemberId) -> Raw:
        part = self._own_parts.get(member)
        if part is None:
            part = self._own_parts[member] = encode_part(project_own(state, member))
        return part


@lru_cache(maxsize=1024)
def shared(members: frozenset[MemberId]) -> frozenset[MemberId]:
    """Return the same object for the same members: many tables have the same few ids."""
    return members


def _may_stay(screen: Screen, state: TableState) -> bool:
    """Members while they are at the table, spectators while the host wants any, boards always.

    But not in a browser whose member was removed, nor by a key that a member handed out who was removed.
    """
    if screen.member is not None:
        return screen.member in state.members
    if state.barred and (screen.giver in state.barred or barred_as(state, screen.device) is not None):
        return False
    return not screen.spectator or state.options.spectators


def _people_of(table: TableState) -> tuple[object, ...]:
    """Return what the part about people and options is made of."""
    return (
        table.members,
        table.chairs,
        table.options,
        table.players,
        table.host,
        table.away,
        table.reactions,
        table.research,
        status_of(table),
    )
