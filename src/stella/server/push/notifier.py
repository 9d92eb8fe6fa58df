"""Tells people who asked for it that a round has opened: one message per round, by the node that opened it."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Protocol

import msgspec

from stella.content.texts import text
from stella.live.ports import Clock, Store, StoreUnavailable, TableId
from stella.live.services import OpenedRound
from stella.server.api.models import Subscription
from stella.server.push.post import NotPostedError
from stella.tables.people import MemberId

if TYPE_CHECKING:
    from stella.server.push.messages import Sealer  # needs stella-table[push]

MOST_UNDER_WAY: Final = 200
"""Maximum messages under way; further ones are dropped, so that slow push services cost no memory."""
MOST_AT_A_TABLE: Final = 12
"""Maximum subscriptions of a table; each member has one."""
GONE: Final = (404, 410)
"""Replies of a push service: the browser doesn't get messages there any more."""


class Post(Protocol):
    """Posts to a push service."""

    def __call__(self, url: str, headers: Mapping[str, str], body: bytes) -> Awaitable[int]:
        """Return the status of the reply. Raises `NotPostedError`."""


class Message(msgspec.Struct, frozen=True):
    """What a browser shows: no word, no name, no picture."""

    title: str
    body: str
    stop: str
    """The label of the button that stops them."""
    path: str
    """The table's page."""


@dataclass(slots=True)
class Notifier:
    """Saves subscriptions, and sends messages to them."""

    store: Store
    clock: Clock
    spawn: Callable[[Coroutine[Any, Any, None]], object]
    """Run a coroutine concurrently."""
    sealer: Sealer
    post: Post
    count: Callable[[str], None]
    """Count a message that was sent, gone or failed."""
    _under_way: int = field(default=0)

    async def is_on(self, table: TableId, member: MemberId) -> bool:
        """Return whether this member gets messages of this table. Raises `StoreUnavailable`."""
        return member in await self.store.subscriptions(table)

    async def subscribe(self, table: TableId, member: MemberId, subscription: Subscription) -> bool:
        """Send this member's messages there from now on; false if the table has too many. Raises `StoreUnavailable`."""
        others = (await self.store.subscriptions(table)).keys() - {member}
        body = msgspec.json.encode(subscription)
        return len(others) < MOST_AT_A_TABLE and await self.store.save_subscription(table, member, body)

    async def unsubscribe(self, table: TableId, member: MemberId) -> None:
        """Send this member nothing more. Raises `StoreUnavailable`."""
        await self.store.save_subscription(table, member, None)

    def left(self, table: TableId, member: MemberId) -> None:
        """Forget where somebody got messages who has left the table."""

        async def forget() -> None:
            with contextlib.suppress(StoreUnavailable):  # the next round does it
                await self.unsubscribe(table, member)

        self.spawn(forget())

    def opened(self, table: TableId, opened: OpenedRound) -> None:
        """Send the message of a round."""
        self.spawn(self._tell_all(table, opened))

    async def _tell_all(self, table: TableId, opened: OpenedRound) -> None:
        with contextlib.suppress(StoreUnavailable):
            for member, body in (await self.store.subscriptions(table)).items():
                language = opened.players.get(member)
                if language is None:
                    await self.unsubscribe(table, member)
                elif self._under_way < MOST_UNDER_WAY:
                    self._under_way += 1
                    self.spawn(self._tell(table, member, body, language, opened.until))

    async def _tell(self, table: TableId, member: MemberId, body: bytes, language: str, until: int) -> None:
        subscription, now = msgspec.json.decode(body, type=Subscription), self.clock.now()
        message = Message(
            "Stella", text("share-opened", language), text("days-notify-stop", language), f"/t/{table}"
        )
        topic = hashlib.sha256(f"{subscription.auth} {table}".encode()).hexdigest()[:32]
        headers = {
            "Authorization": self.sealer.authorization(subscription.endpoint, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(max(0, until - now) // 1000),
            "Topic": topic,  # replaces the last round's if that wasn't delivered yet
            "Urgency": "normal",
        }
        try:
            status = await self.post(
                subscription.endpoint, headers, self.sealer.seal(msgspec.json.encode(message), subscription)
            )
        except NotPostedError:
            self.count("failed")
            return
        finally:
            self._under_way -= 1
        self.count("sent" if status < 300 else "gone" if status in GONE else "failed")
        if status in GONE:
            with contextlib.suppress(StoreUnavailable):
                if (await self.store.subscriptions(table)).get(member) == body:
                    await self.unsubscribe(table, member)
