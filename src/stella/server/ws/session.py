"""One socket at one table: its requests, and what it is shown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import msgspec

from stella.content.texts import text
from stella.live.queries import language_of
from stella.live.table import LiveTable
from stella.live.table_request import DONE, Answer, Done
from stella.rules import RULE_OF_CODE, Rejection
from stella.server.ws.frames import text_frame
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from stella.wire.messages import (
    Ack,
    GoOn,
    Leaving,
    MarkAlong,
    Notice,
    Ping,
    Problem,
    React,
    Seen,
    WatchKey,
    decode_message,
    encode_message,
)

if TYPE_CHECKING:
    from stella.server.cookies import WatchAccess
    from stella.server.limits.rates import Bucket, Buckets
    from stella.server.metrics import Metrics
    from stella.server.ws.socket import GameSocket

GONE, LEFT = 4404, 4403
"""Close codes: the table was deleted; this person was removed."""
SLOW: Final = 1013
MOST_UNSENT: Final = 256


class GameSession:
    """The screen of a member, a board or a spectator."""

    __slots__ = (
        "_dirty",
        "_language",
        "_live",
        "_metrics",
        "_reactions",
        "_shown",
        "_socket",
        "_unsent",
        "_watcher",
        "member",
        "messages",
        "network",
        "takes_own",
        "viewer",
    )

    def __init__(
        self,
        socket: GameSocket,
        live: LiveTable,
        member: MemberId | None,
        language: str,
        reactions: Buckets,
        metrics: Metrics,
        watcher: WatchAccess | None = None,
    ) -> None:
        self._socket = socket
        self._live = live
        self.member: Final = member
        """The member it belongs to; `None` for those who only watch."""
        self.takes_own = False
        """Whether it wants only its own part when nothing else is new."""
        self.messages: Bucket | None = None
        """Their limit, shared by all sockets of a member."""
        self.network = ""
        """The network of its client, as rates count it."""
        self.viewer: str | None = member
        """Under what name it marks along with the audience; `None` for boards."""
        self._language = language
        self._reactions = reactions
        """By table and member."""
        self._metrics = metrics
        self._watcher = watcher
        self._dirty = False
        self._shown = False
        self._unsent: list[bytes] | None = None

    # Called by the socket

    def received(self, message: bytes) -> None:
        """Handle a message."""
        if self.messages is not None and not self.messages.take(self._live.services.clock.monotonic()):
            self._refuse(_id_in(message), Refusal(TableCode.RATE))
            self._socket.strike()
            return
        try:
            command = decode_message(message)
        except (msgspec.MsgspecError, RecursionError):
            self._refuse(_id_in(message), Refusal(TableCode.MESSAGE))
            self._socket.strike()
            return
        if type(command) is Ping:
            self._say(Ack(command.id))
        elif type(command) is React:
            self._react(command)
        elif type(command) is MarkAlong:
            self._answer(command.id, self._live.audience.mark(self, command) or DONE)
        elif self.member is None:
            self._refuse(command.id, Refusal(TableCode.NOT_SEATED))
        elif type(command) is Seen:
            self._live.seen(self.member, command)
            self._say(Ack(command.id))
        elif type(command) is GoOn:
            self._answer(command.id, self._live.attendance.go_on(self.member) or DONE)
        else:
            self._live.ask(self.member, command, partial(self._answer, command.id))

    def writable(self) -> None:
        """The socket has room, for the first time or again: send waiting answers first, then the newest view."""
        while self._unsent and self._socket.send_frame(self._unsent[0]):
            del self._unsent[0]
        if not self._shown:
            self._shown = True
            self._live.connect(self)
        elif self._dirty:
            self._dirty = False
            newest = self._live.screens.newest_for(self)
            if newest is not None:
                self.show(newest)

    def closed(self) -> None:
        """Forget the socket."""
        self._metrics.socket_closed()
        self._live.disconnect(self)

    # Called by the table

    @property
    def spectator(self) -> bool:
        """Whether it may stay only while the table allows spectators."""
        return self._watcher is not None and self._watcher.spectator

    @property
    def device(self) -> str | None:
        """The hash of the key that a watcher's browser has, or had, as a member."""
        return None if self._watcher is None else self._watcher.device

    @property
    def giver(self) -> MemberId | None:
        """The member who handed out this watcher's key."""
        return None if self._watcher is None else self._watcher.giver

    def renew(self, epoch: int) -> None:
        """Send the new watch key to a watcher who came by the old one."""
        watcher = self._watcher
        if watcher is not None and watcher.newer is not None and watcher.epoch != epoch:
            watcher.epoch = epoch
            self._say(WatchKey(watcher.newer(epoch)))

    def show(self, payload: bytes) -> None:
        """Show this view; a slow socket gets only the newest one, later."""
        if not self._socket.send_frame(text_frame(payload)):
            self._dirty = True

    def show_own(self, payload: bytes) -> None:
        """Show this own part; a slow socket gets the newest view, later."""
        if not self._dirty:
            self.show(payload)

    def notify(self, code: str) -> None:
        """Send a notice."""
        self._say(Notice(code))

    def react(self, payload: bytes) -> None:
        """Show a reaction; a slow socket misses it."""
        if self._shown and not self._unsent:
            self._socket.send_frame(text_frame(payload))

    def leaving(self, come_back_in: int, jitter: int) -> None:
        """Tell the client when to reconnect, in milliseconds: this node stops."""
        self._say(Leaving(come_back_in, jitter))

    def end(self, code: str) -> None:
        """Close the socket: there is nothing to show any more."""
        self._socket.close(GONE if code == "gone" else LEFT, code)

    def _react(self, command: React) -> None:
        """Answer immediately, whatever the table is doing: nothing is written."""
        if self.member is None:
            self._refuse(command.id, Refusal(TableCode.NOT_SEATED))
            return
        bucket = self._reactions.bucket(f"{self._live.id} {self.member}")
        if bucket is not None and not bucket.take(self._live.services.clock.monotonic()):
            self._refuse(command.id, Refusal(TableCode.REACTION_RATE))
            return
        self._answer(command.id, self._live.reactions.send(self.member, command.kind) or DONE)

    def _answer(self, request_id: str, answer: Answer) -> None:
        if isinstance(answer, Done):
            self._say(Ack(request_id))
        else:
            self._refuse(request_id, answer)

    def _refuse(self, request_id: str | None, answer: Refusal | Rejection) -> None:
        if isinstance(answer, Refusal):
            self._metrics.refusals.labels(answer.code.value).inc()
        problem = problem_for(request_id, answer, language_of(self._live, self.member) or self._language)
        self._say(problem)

    def _say(self, message: Ack | Problem | Notice | WatchKey | Leaving) -> None:
        """Send an answer. Unlike a view, it's never replaced by a later one: a slow socket gets it once it has room."""
        frame = text_frame(encode_message(message))
        if (not self._unsent and self._socket.send_with_next(frame)) or not self._socket.alive:
            return
        if self._unsent is None:
            self._unsent = []
        self._unsent.append(frame)
        if len(self._unsent) > MOST_UNSENT:
            self._socket.close(SLOW, "reads too slowly")


def problem_for(request_id: str | None, answer: Refusal | Rejection, language: str) -> Problem:
    """Return a refusal in somebody's language, with the rule behind it."""
    rule = RULE_OF_CODE[answer.code] if isinstance(answer, Rejection) else None
    message = text(answer.code.value, language, **answer.args)
    return Problem(request_id, answer.code.value, message, answer.args, rule)


class _OnlyId(msgspec.Struct):
    id: str


_only_id = msgspec.json.Decoder(_OnlyId)


def _id_in(message: bytes) -> str | None:
    """Return the id of an invalid message, if it has one, so that the client knows which it was."""
    try:
        request_id = _only_id.decode(message).id
    except (msgspec.MsgspecError, RecursionError):
        return None
    return request_id if len(request_id) <= 64 else None
