"""What travels on the socket besides views. Members' messages are the commands of `stella.tables`, decoded as such."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, final

import msgspec
from msgspec import Meta, inspect

from stella.rules import MAX_CROSSES, Place, Rule, Seat
from stella.tables import commands as c
from stella.tables.people import MemberId
from stella.tables.reactions import Face


@final
class Ping(c.Command, frozen=True, tag="ping"):
    """Check the connection. Answered immediately; the table doesn't notice."""


@final
class React(c.Command, frozen=True, tag="react"):
    """Send a reaction to everyone at the table. It isn't stored, so send it only once."""

    face: Face


@final
class Seen(c.Command, frozen=True, tag="seen"):
    """Report that this person has seen a scene or skipped it, so nobody waits for them. It isn't stored."""

    round: int
    pointings: int
    """How many the round has had, this scene's included; 0 for the announcing."""


class GoOn(c.Command, frozen=True, tag="go_on"):
    """As the host: don't wait any longer for those who are away; stand-ins play for them. It isn't stored."""


@final
class MarkAlong(c.Command, frozen=True, tag="mark_along"):
    """In the audience: these are your crosses in this round, in place of those before. It isn't stored."""

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
    | c.Rename
    | c.ChooseLanguage
    | c.PickColour
    | c.PickSymbol
    | c.SetOptions
    | c.TranslateWords
    | c.SetReactions
    | c.TeachBots
    | c.SetResearch
    | c.DonateSlates
    | c.AddBot
    | c.RemoveBot
    | c.TakeSeat
    | c.Approve
    | c.Kick
    | c.PassHost
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
    """A request was refused; nothing has changed. `id` is null when the message could not be read."""

    id: str | None
    code: str
    message: str
    """In the reader's language."""
    args: dict[str, int | str]
    rule: Rule | None = None
    """The rule of `docs/rules.md` behind it, if there is one."""


class Notice(msgspec.Struct, frozen=True, tag_field="type", tag="notice"):
    """Something this device should know: another device of the same person was brought in (`new_device`)."""

    code: str


class WatchKey(msgspec.Struct, frozen=True, tag_field="type", tag="watch_key"):
    """To boards and spectators who came by a key: this is the one that opens from now on. Show it to the server."""

    key: str


class Reaction(msgspec.Struct, frozen=True, tag_field="type", tag="reaction"):
    """Somebody sent a face. It is part of no view: who was not connected has missed it."""

    member: MemberId
    face: Face


class SeenBy(msgspec.Struct, frozen=True, tag_field="type", tag="seen_by"):
    """These people have seen a scene or skipped it. The table goes on when all who play and are here have."""

    round: int
    pointings: int
    members: tuple[MemberId, ...]


class AudienceLight(msgspec.Struct, frozen=True, tag_field="type", tag="audience"):
    """After a verdict: how many of the audience marked the picture, too. It replaces the one before."""

    game: int
    round: int
    viewers: int
    """How many of the audience marked anything in this round."""
    seen: tuple[int, ...]
    """How many marked the picture of each pointing, in order; empty with fewer than three viewers."""
    rounds: tuple[int, ...]
    """The rounds of this game that the server remembers three viewers of; a restart forgets them."""
    closest: tuple[Seat, ...]
    """After the game: whose crosses are most like the audience's in these rounds. Empty where slates stay closed."""


class AudienceTally(msgspec.Struct, frozen=True, tag_field="type", tag="audience_tally"):
    """Between nodes: what the audience of one of them marked in a round, by place."""

    node: str
    game: int
    round: int
    viewers: int
    counts: dict[int, int]


class ViewerCame(msgspec.Struct, frozen=True, tag_field="type", tag="viewer_came"):
    """Between nodes: this viewer is connected there now, and counts there."""

    viewer: str


class Leaving(msgspec.Struct, frozen=True, tag_field="type", tag="leaving"):
    """This server ends. Open another socket after `come_back_in`; this one serves until then, if it can, and closes."""

    come_back_in: int
    """Milliseconds, drawn for this socket alone: the jitter is in it."""
    jitter: int
    """Milliseconds over which all sockets of this server come back: spread further tries over as much again."""


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
Broadcast = Reaction | SeenBy | AudienceTally | ViewerCame
_broadcasts: msgspec.json.Decoder[Broadcast] = msgspec.json.Decoder(Broadcast)
_encoder = msgspec.json.Encoder()


def decode_message(text: bytes) -> ClientMessage | c.BadChoice:
    """A client's message, or `msgspec.MsgspecError`.

    A value that is none of its choices makes it a command too, one that the table refuses by name.

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
    """What another node tells the screens of a table."""
    return _broadcasts.decode(payload)


def encode_message(message: Ack | Problem | Notice | WatchKey | AudienceLight | Leaving | Broadcast) -> bytes:
    """A message for a client.

    >>> encode_message(Ack("a1"))
    b'{"type":"ack","id":"a1"}'
    """
    return _encoder.encode(message)


def wrong_choice(data: bytes, shape: Any) -> tuple[str | None, Any]:
    """The field that has none of its choices, and the message as if it had one, if nothing else is wrong.

    Only for what was refused: it decodes once more.

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
    """The value with the first choice in place of each that is none; their names go into `wrong`."""
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
