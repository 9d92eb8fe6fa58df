"""Keys, derived from the server's secret and the request: repeating a request returns the same key."""

from __future__ import annotations

import base64
import hashlib
import hmac
from typing import Final

from .codes import CODE_LENGTH, CODE_LETTERS, LOBBY_LETTERS, LONGEST, TableId
from .people import Member, MemberId
from .state import TableState

NONCE: Final = 16
SEAL: Final = 12
TOKEN_LENGTH: Final = (NONCE + CODE_LENGTH + SEAL) * 4 // 3
"""Characters of the token of a public link."""


def hashed(key: str) -> str:
    """Return a key as it is stored: useless to anyone who reads the log."""
    return hashlib.sha256(key.encode()).hexdigest()


class KeyMaker:
    """Derives codes, seat keys, tickets and watch links from one secret of 256 bits."""

    def __init__(self, secret: bytes) -> None:
        """The secret lives in the data folder and never leaves the server."""
        self._secret = secret

    def code(self, request_id: str, attempt: int) -> TableId:
        """Return the code for a table created by this request; a different one for each attempt."""
        number = int.from_bytes(self._mac("code", request_id, str(attempt))[:5], "big")
        letters = [CODE_LETTERS[(number >> (5 * place)) & 31] for place in range(CODE_LENGTH)]
        return TableId("".join(letters))

    def lobby_letters(self, table: TableId, attempt: int) -> str:
        """Return the letters for a lobby's short code; different for each attempt, but reproducible."""
        number = int.from_bytes(self._mac("lobby", table, str(attempt)), "big")
        letters = []
        for _ in range(LONGEST):
            number, place = divmod(number, len(LOBBY_LETTERS))
            letters.append(LOBBY_LETTERS[place])
        return "".join(letters)

    def seat_key(self, table: TableId, request_id: str) -> str:
        """Return the 256-bit key of the device that sent this request."""
        return self._text("seat", table, request_id)

    def program_key(self, table: TableId, member: MemberId, request_id: str) -> str:
        """Return the 256-bit key of the program whose chair this member asked for."""
        return self._text("program", table, member, request_id)

    def ticket(self, table: TableId, member: MemberId, request_id: str) -> str:
        """Return a one-time ticket."""
        return self._text("ticket", table, member, request_id)

    def watch_key(self, table: TableId, epoch: int, giver: MemberId) -> str:
        """Return the key that admits a board or a spectator if the code alone doesn't.

        It names the member who hands it out, and there is another one for each epoch.
        """
        return f"{giver}.{self._text('watch', table, str(epoch), giver)}"

    def watch_giver(self, table: TableId, epoch: int, given: str) -> MemberId | None:
        """Return who has handed out this watch key, in constant time; `None` if it isn't one."""
        giver = MemberId(given.partition(".")[0])
        is_key = hmac.compare_digest(given.encode(), self.watch_key(table, epoch, giver).encode())
        return giver if is_key else None

    def visitor_key(self, request_id: str) -> str:
        """Return the key of a browser that plays skies: 128 bits that follow from its first request, and a seal."""
        return self._sealed("visitor", self._mac("visitor", request_id)[:NONCE])

    def is_visitor_key(self, key: str) -> bool:
        """Return whether this server issued this key, in constant time."""
        return self._unsealed("visitor", key) is not None

    def visitor_ticket(self, key: str, until: int) -> str:
        """Return a ticket that gives another device this visitor's key until a moment."""
        nonce = self._unsealed("visitor", key)
        assert nonce is not None
        return self._sealed("visitor-ticket", nonce + until.to_bytes(6, "big"))

    def visitor_key_from(self, ticket: str, now: int) -> str | None:
        """Return the key of a ticket; `None` if it isn't one or has expired."""
        data = self._unsealed("visitor-ticket", ticket)
        if data is None or int.from_bytes(data[NONCE:], "big") < now:
            return None
        return self._sealed("visitor", data[:NONCE])

    def circle_id(self, request_id: str) -> str:
        """Return the id of a circle begun by this request."""
        return self._mac("circle", request_id)[:NONCE].hex()

    def circle_key(self, circle: str) -> str:
        """Return what lets people into a circle: its id, and a seal."""
        return self._sealed("circle", bytes.fromhex(circle))

    def circle_of(self, key: str) -> str | None:
        """Return the id of the circle that this key opens; `None` if this server never issued it."""
        data = self._unsealed("circle", key)
        return None if data is None else data.hex()

    def notification_key(self) -> bytes:
        """Return 32 bytes that the key of notifications is derived from: browsers subscribe to that key only."""
        return self._mac("notifications")

    def place(self, network: str) -> str:
        """Return what nodes tell each other instead of somebody's address."""
        return self._text("place", network)

    def share_token(self, table: TableId, link: str) -> str:
        """Return the token of a public link: 128 bits derived from its id, then the code, readable only by this server.

        Anyone with the link learns nothing of the table; one that is made up is known as such before any lookup.
        """
        nonce = self._mac("share", table, link)[:NONCE]
        code = self._masked(nonce, table.encode())
        return _encoded(nonce + code + self._seal(nonce + code))

    def table_of_token(self, token: str) -> TableId | None:
        """Return the table of a public link; `None` if this server never issued it."""
        if len(token) != TOKEN_LENGTH or not token.isascii():
            return None
        try:
            data = base64.b64decode(token, altchars=b"-_", validate=True)
        except ValueError:
            return None
        if not hmac.compare_digest(data[-SEAL:], self._seal(data[:-SEAL])):
            return None
        return TableId(self._masked(data[:NONCE], data[NONCE:-SEAL]).decode())

    def _sealed(self, purpose: str, data: bytes) -> str:
        return _encoded(data + self._mac(f"{purpose}-seal", data.hex())[:SEAL])

    def _unsealed(self, purpose: str, text: str) -> bytes | None:
        """Return what was sealed for this purpose, in constant time; `None` if this server never sealed it."""
        try:
            data = base64.b64decode(f"{text}==", altchars=b"-_", validate=True)
        except ValueError:
            return None
        sealed, seal = data[:-SEAL], self._mac(f"{purpose}-seal", data[:-SEAL].hex())[:SEAL]
        # Base64 has several texts for the same bytes; accept only the canonical one.
        return sealed if hmac.compare_digest(data[-SEAL:], seal) and text == _encoded(data) else None

    def _masked(self, nonce: bytes, code: bytes) -> bytes:
        mask = hmac.digest(self._secret, b"share-mask\0" + nonce, "sha256")
        return bytes(a ^ b for a, b in zip(code, mask, strict=False))

    def _seal(self, data: bytes) -> bytes:
        return hmac.digest(self._secret, b"share-seal\0" + data, "sha256")[:SEAL]

    def _text(self, *parts: str) -> str:
        return _encoded(self._mac(*parts))

    def _mac(self, *parts: str) -> bytes:
        return hmac.digest(self._secret, "\0".join(parts).encode(), "sha256")


def _encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def member_with_key(table: TableState, member: str, key: str) -> Member | None:
    """Return the member this key belongs to. Takes the same time whether the member exists or not."""
    found = table.members.get(MemberId(member))
    return found if _is_one_of(key, () if found is None else found.keys) else None


def program_with_key(table: TableState, member: str, key: str) -> Member | None:
    """Return the program this key belongs to; people's keys never belong to programs."""
    found = table.members.get(MemberId(member))
    stored = () if found is None or found.program is None else (found.program,)
    return found if _is_one_of(key, stored) else None


def _is_one_of(key: str, stored: tuple[str, ...]) -> bool:
    wanted = hashed(key)
    matches = [hmac.compare_digest(wanted, each) for each in stored or ("-" * 64,)]
    return any(matches)
