"""Messages on the socket other than views. Clients' messages decode straight into commands of `stella.tables`."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, final

import msgspec
from msgspec import Meta, inspect

from stella.rules import MAX_CROSSES, Place, Rule, Seat
from stella.tables import commands as c
from stella.tables.people import MemberId
from stella.tables.reactions import ReactionKind


@final
class Ping(c.Command, frozen=True, tag="ping"):
    """Check the connection. Answered immediately; the table doesn't notice."""


@final
class React(c.Command, frozen=True, tag="react"):
    """Send a reaction to everyone at the table. It isn't stored, so send it only once."""

    kind: ReactionKind


@final
class Seen(c.Command, frozen=True, tag="seen"):
    """Report that this person has seen a scene or skipped it, so nobody waits for them. It isn't stored."""

    round: int
    pointings: int
    """The number of pointings in the round so far, including this scene's; 0 for the announcing."""


@final
class GoOn(c.Command, frozen=True, tag="go_on"):
    """As the host: don't wait any longer for those who are away; stand-ins play for them. It isn't stored."""


@final
class MarkAlong(c.Command, frozen=True, tag="mark_along"):
    """As a spectator: replace your crosses in this round with these. It isn't stored."""

    round: int
    places: Annotated[tuple[Annotated[Place, Meta(ge=0, le=14)], ...], Meta(max_length=MAX_CROSSES)]


ClientMessage = (
    c.RevealWord
    | c.VoteSwap
    | c.Mark
    | c.Unmark
    | c.FinishMarking
    | c.ResumeMarking
    | c.Announce
    | c.PointAt
    | c.Ready
    | c.NextRound
    | c.SetPointingList
    | c.PlayByList
    | c.LobbyMessage
    | c.Start
    | c.Leave
    | React
    | Seen
    | GoOn
    | MarkAlong
    | Ping
)


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """The request with this id was carried out and is on disk."""

    id: str


class Problem(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """A request was refused; nothing has changed. `id` is null if the message couldn't be read."""

    id: str | None
    code: str
    message: str
    """In the reader's language."""
    args: dict[str, int | str]
    rule: Rule | None = None
    """The rule of `docs/rules.md` behind it, if there is one."""


class Notice(msgspec.Struct, frozen=True, tag_field="type", tag="notice"):
    """Something this device should know: the same person has added another device (`new_device`)."""

    code: str


class WatchKey(msgspec.Struct, frozen=True, tag_field="type", tag="watch_key"):
    """The new watch key, for boards and spectators that came with an older one. Show it to the server from now on."""

    key: str


class Reaction(msgspec.Struct, frozen=True, tag_field="type", tag="reaction"):
    """Somebody sent a reaction. It isn't part of any view, so devices that aren't connected miss it."""

    member: MemberId
    kind: ReactionKind


class SeenBy(msgspec.Struct, frozen=True, tag_field="type", tag="seen_by"):
    """The people who have seen or skipped a scene. The table goes on once every player who is here has."""

    round: int
    pointings: int
    members: tuple[MemberId, ...]


class AudienceLight(msgspec.Struct, frozen=True, tag_field="type", tag="audience"):
    """After a verdict: how many spectators marked the picture too. Replaces the previous message about this round."""

    game: int
    round: int
    viewers: int
    """The number of spectators who marked anything in this round."""
    seen: tuple[int, ...]
    """For each pointing in order, how many marked its picture; empty with fewer than three viewers."""
    rounds: tuple[int, ...]
    """The rounds of this game with at least three viewers."""
    forgotten: tuple[int, ...]
    """The rounds whose audience the server no longer knows: it was restarted, or nobody was here for a while."""
    closest: tuple[Seat, ...]
    """After the game: the seats whose crosses match the audience's best; empty where slates stay closed."""


class AudienceTally(msgspec.Struct, frozen=True, tag_field="type", tag="audience_tally"):
    """Between nodes: how often the spectators of one node marked each place in a round."""

    node: str
    game: int
    round: int
    viewers: int
    counts: dict[int, int]


class ViewerMarks(msgspec.Struct, frozen=True, tag_field="type", tag="viewer_marks"):
    """Between nodes: this viewer marks along at the sender, which counts them from now on."""

    viewer: str
    network: str
    """Their network, hashed."""


class Leaving(msgspec.Struct, frozen=True, tag_field="type", tag="leaving"):
    """This server is shutting down. Open another socket after `come_back_in`; this one works until then if it can."""

    come_back_in: int
    """Milliseconds, drawn for this socket alone; includes the jitter."""
    jitter: int
    """Milliseconds over which all sockets of this server return; spread further attempts over the same time."""


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
Broadcast = Reaction | SeenBy | AudienceTally | ViewerMarks
_broadcasts: msgspec.json.Decoder[Broadcast] = msgspec.json.Decoder(Broadcast)
_encoder = msgspec.json.Encoder()


def decode_message(text: bytes) -> ClientMessage | c.BadChoice:
    """Decode a client's message; raises `msgspec.MsgspecError`.

    An invalid choice becomes a `BadChoice`, which the table refuses by the option's name.

    >>> decode_message(b'{"type":"mark","id":"a1","place":3}')
    Mark(place=3, id='a1')
    """
    try:
        message = _decoder.decode(text)
    except msgspec.ValidationError:
        option, otherwise = wrong_choice(text, ClientMessage)
        if option is not None and otherwise.id:
            return c.BadChoice(option, id=otherwise.id)
        raise
    if not message.id:
        raise msgspec.ValidationError("Object missing required field `id`")
    return message


def decode_broadcast(payload: bytes) -> Broadcast:
    """Decode what another node tells the screens of a table."""
    return _broadcasts.decode(payload)


def encode_message(message: Ack | Problem | Notice | WatchKey | AudienceLight | Leaving | Broadcast) -> bytes:
    """Encode a message for a client.

    >>> encode_message(Ack("a1"))
    b'{"type":"ack","id":"a1"}'
    """
    return _encoder.encode(message)


def wrong_choice(data: bytes, shape: Any) -> tuple[str | None, Any]:
    """Find the field with an invalid choice; also return the message with a valid one, if nothing else is wrong.

    Only for messages that were refused: it decodes them again.

    >>> from stella.tables.options import OptionChanges
    >>> wrong_choice(b'{"joining": "everybody", "patience": 9}', OptionChanges)[0]
    'joining'
    >>> wrong_choice(b'{"joining": "everybody", "patience": "long"}', OptionChanges)
    (None, None)
    """
    wrong: list[str] = []
    try:
        message = msgspec.convert(_corrected(_type_of(shape), msgspec.json.decode(data), "", wrong), shape)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return None, None
    return (wrong[0], message) if wrong else (None, None)


_type_of = cache(inspect.type_info)


def _corrected(kind: inspect.Type, value: Any, name: str, wrong: list[str]) -> Any:
    """Return the value with each invalid choice replaced by the first valid one; add their names to `wrong`."""
    match kind:
        case inspect.EnumType(cls=choices) if isinstance(value, str) and value not in {
            each.value for each in choices
        }:
            wrong.append(name)
            return next(iter(choices)).value
        case inspect.UnionType(types=types):
            for each in types:
                value = _corrected(each, value, name, wrong)
            return value
        case inspect.StructType(fields=fields) if isinstance(value, dict) and _is_tagged(kind, value):
            known = {each.encode_name: each.type for each in fields}
            return {
                key: _corrected(known[key], each, key, wrong) if key in known else each
                for key, each in value.items()
            }
        case _:
            return value


def _is_tagged(kind: inspect.StructType, value: dict[str, Any]) -> bool:
    return kind.tag_field is None or value.get(kind.tag_field) == kind.tag
