"""What clients send and get, message by message. The TypeScript types are made from these structs."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client, unique for each wish: a repeated one gets its first answer."""
PlaceNumber = Annotated[int, Meta(ge=0, le=14)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Text = Annotated[str, Meta(max_length=200)]
MemberName = Annotated[str, Meta(max_length=8)]


class Message(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    """Anything a client sends. The seat is never in it: it comes from the session."""

    id: Id


class RevealWord(Message, tag="reveal_word"):
    """The first scout turns the word card."""


class VoteSwap(Message, tag="vote_swap"):
    """Wish for the other word, or take the wish back."""

    yes: bool


class Mark(Message, tag="mark"):
    """Make a cross."""

    place: int


class Unmark(Message, tag="unmark"):
    """Wipe a cross."""

    place: int


class PassPen(Message, tag="pass_pen"):
    """Pass the felt-tip."""


class TakePenBack(Message, tag="take_pen_back"):
    """Take the felt-tip back."""


class Announce(Message, tag="announce"):
    """Say the number of crosses."""

    count: int


class PointAt(Message, tag="point_at"):
    """Point at a picture."""

    place: int


class NextRound(Message, tag="next_round"):
    """Go on to the next round."""


class SetPointingList(Message, tag="set_pointing_list"):
    """The order in which my crosses shall be pointed at."""

    places: Annotated[list[int], Meta(max_length=15)]


class PlayByList(Message, tag="play_by_list"):
    """Follow my pointing list, or stop."""

    on: bool


class Rename(Message, tag="rename"):
    """Take another name."""

    name: Text


class ChooseLanguage(Message, tag="choose_language"):
    """Read another language."""

    language: Text


class PickColour(Message, tag="pick_colour"):
    """Take another colour."""

    colour: Text


class PickSymbol(Message, tag="pick_symbol"):
    """Take another symbol."""

    symbol: Text


class SetOptions(Message, tag="set_options"):
    """Change options of the table: only those named change."""

    options: OptionChanges


class AddBot(Message, tag="add_bot"):
    """Seat a bot."""

    level: Text = "stargazer"
    character: Text | None = None
    """Who it is; by lot if nobody says."""


class RemoveBot(Message, tag="remove_bot"):
    """Take a bot's chair away."""

    seat: int


class TakeSeat(Message, tag="take_seat"):
    """Sit down on a free chair, a bot's chair, or a new one."""

    seat: int


class Approve(Message, tag="approve"):
    """Let somebody in."""

    member: MemberName


class Kick(Message, tag="kick"):
    """Send somebody away."""

    member: MemberName


class PassHost(Message, tag="pass_host"):
    """Make somebody else the host."""

    member: MemberName


class Start(Message, tag="start"):
    """Begin a game, also again after one."""


class Leave(Message, tag="leave"):
    """Leave the table for good."""


class Ping(Message, tag="ping"):
    """Are you still there? Answered at once, to anybody; the table does not hear of it."""


class OptionChanges(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Options to change. What is left out stays; `time_limit` 0 means none."""

    deck: Text | None = None
    words: Text | None = None
    own_words: list[list[Text]] | None = None
    slates_shown: Text | None = None
    strict_pens: bool | None = None
    time_limit: int | None = None
    real_cards: bool | None = None
    joining: Text | None = None
    spectators: bool | None = None
    patience: int | None = None
    thinking: bool | None = None


ClientMessage = (
    RevealWord
    | VoteSwap
    | Mark
    | Unmark
    | PassPen
    | TakePenBack
    | Announce
    | PointAt
    | NextRound
    | SetPointingList
    | PlayByList
    | Rename
    | ChooseLanguage
    | PickColour
    | PickSymbol
    | SetOptions
    | AddBot
    | RemoveBot
    | TakeSeat
    | Approve
    | Kick
    | PassHost
    | Start
    | Leave
    | Ping
)


class Ack(msgspec.Struct, frozen=True, tag_field="type", tag="ack"):
    """The wish with this id was carried out and is on disk."""

    id: str


class Problem(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """A wish was refused; nothing has changed. `id` is null when the message could not be read."""

    id: str | None
    code: str
    message: str
    """In the reader's language."""
    args: dict[str, int | str]
    rule: str | None = None
    """The rule of `docs/rules.md` behind it, if there is one."""


class Notice(msgspec.Struct, frozen=True, tag_field="type", tag="notice"):
    """Something this device should know: another device of the same person was brought in (`new_device`)."""

    code: str


_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_encoder = msgspec.json.Encoder()


def decode_message(text: bytes) -> ClientMessage:
    """A client's message, or `msgspec.ValidationError`/`DecodeError`.

    >>> decode_message(b'{"type":"mark","id":"a1","place":3}')
    Mark(id='a1', place=3)
    """
    return _decoder.decode(text)


def encode_message(message: Ack | Problem | Notice) -> bytes:
    """A message for a client.

    >>> encode_message(Ack("a1"))
    b'{"type":"ack","id":"a1"}'
    """
    return _encoder.encode(message)
