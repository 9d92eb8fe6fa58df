"""A table in memory with the screens that show it."""

from __future__ import annotations

from collections.abc import Iterable

from stella.tables.people import MemberId
from stella.tables.state import TableState
from stella.tables.view import StepTime
from stella.wire.messages import (
    AudienceTally,
    Seen,
    SeenBy,
    ViewerMarks,
    decode_broadcast,
    encode_message,
)

from .attendance import Attendance
from .audience import Audience
from .loop import TableLoop
from .ports import TableId
from .reactions import Reactions
from .screens import Screen, Screens
from .services import Services


class LiveTable(TableLoop):
    """One table, its screens, and who is present. The loop decides; the others listen."""

    __slots__ = ("attendance", "audience", "gone", "reactions", "screens")

    def __init__(self, table: TableId, services: Services) -> None:
        """Start asleep, with no screens."""
        super().__init__(table, services)
        self.gone = False
        self.screens = Screens(table, services, self.catch_up, self._clock)
        self.attendance = Attendance(table, services, self.screens, self.ask_in_turn)
        self.reactions = Reactions(self.screens)
        self.audience = Audience(self.screens, services.node)
        self._listeners = (self.attendance, self.screens, self.reactions, self.audience)

    def _clock(self, state: TableState) -> StepTime | None:
        return self.attendance.clock(state)

    def is_watched(self) -> bool:
        """Return whether it has screens, or marks of an audience to count when their round is over."""
        return (bool(self.screens.all) or self.audience.has_to_count) and not self.gone

    def is_idle(self, since: float) -> bool:
        """Return whether nobody has a connection here, and nothing was asked since then."""
        return not self.screens.all and self.touched_at <= since

    def catch_up(self) -> None:
        """Load what is new, concurrently."""
        if not self.gone:
            self.announce(self.seq + 1)

    def heard(self, seq: int) -> None:
        """Note that a node says the log has grown to `seq`; if it was this one, nothing happens."""
        if seq > self.seq and not self.gone:
            if not self.awake:
                self.reactions.outdated()
            self.announce(seq)

    def sleep(self) -> bool:
        """Leave memory, unless something is going on or due. Connections stay."""
        return not self.attendance.due and super().sleep()

    def end(self) -> None:
        """Tell everyone who is there that the table was deleted; nothing happens here any more."""
        self.gone = True
        self.attendance.stop()
        self.screens.end("gone")

    def connect(self, screen: Screen) -> None:
        """Add a screen: it gets its first view, and the others learn who came."""
        if self.gone:
            screen.end("gone")
            return
        self.touch()
        newcomer = self.screens.add(screen)
        self._tell_cluster(screen)
        if newcomer is not None:
            self.attendance.arrived(newcomer)
        self.screens.welcome(screen, newcomer=newcomer is not None)
        self.audience.greet(screen)

    def disconnect(self, screen: Screen) -> None:
        """Remove a screen."""
        gone = self.screens.remove(screen)
        self._tell_cluster(screen)
        if gone is not None:
            self.attendance.left(gone)
            self.screens.presence_changed()

    def seen(self, member: MemberId, scene: Seen) -> None:
        """Note that somebody has seen or skipped a scene: the others see it, and it may be over for all."""
        if self._note_seen((member,), scene):
            self.screens.broadcast(encode_message(SeenBy(scene.round, scene.pointings, (member,))))

    def _note_seen(self, members: Iterable[MemberId], scene: Seen | SeenBy) -> bool:
        by = self.attendance.seen(members, (scene.round, scene.pointings))
        if by is None:
            return False
        news = encode_message(SeenBy(scene.round, scene.pointings, tuple(sorted(by))))
        self.screens.pass_on(news, self.attendance.viewers())
        return True

    def told(self, payload: bytes) -> None:
        """Handle a message from another node that is in no log."""
        match decode_broadcast(payload):
            case SeenBy(members=members) as scene:
                self._note_seen(members, scene)
            case AudienceTally() | ViewerMarks() as news:
                self.audience.heard(news)
            case _:
                self.reactions.show(payload)

    def _tell_cluster(self, screen: Screen) -> None:
        if screen.member is not None:
            self.services.cluster.set_local(self.id, self.screens.here())

    def moved_elsewhere(self) -> None:
        """Notice who came to another node, or left it."""
        came, went = self.screens.moved_elsewhere()
        for member in came:
            self.attendance.arrived(member)
        for member in went:
            self.attendance.left(member)
        if came or went:
            self.screens.presence_changed()
