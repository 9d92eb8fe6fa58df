"""Write the TypeScript types of the protocol from the classes that the server itself encodes and decodes.

`./dev generate` writes `web/src/lib/protocol/*.ts`; `tests/test_protocol.py` fails when they are stale.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, Final, get_args

from protocol_types import Namer, comment_of, fields_of, notes_on_names
from stella import bots, rules
from stella.bots import Link
from stella.bots.explain import TagKind
from stella.live import my_tables, queries
from stella.rules import ids
from stella.server.api import models, responses
from stella.skies import view as sky_view
from stella.tables import (
    album,
    codes,
    events,
    options,
    pace,
    people,
    public_game,
    reactions,
    refusal,
    state,
    thoughts,
    view,
)
from stella.wire import messages, views

TARGET: Final = Path(__file__).resolve().parents[1] / "web" / "src" / "lib" / "protocol"
COMMAND: Final = "./dev generate"
WIDTH: Final = 110


LISTS: Final[dict[str, tuple[str, type[StrEnum]]]] = {
    "COLOURS": ("Colour", rules.Colour),
    "SYMBOLS": ("ChairSymbol", people.Symbol),
    "CHARACTERS": ("Character", bots.Character),
    "LEVELS": ("BotLevel", bots.BotLevel),
    "WORD_CHOICES": ("WordChoice", options.WordChoice),
    "SLATES_SHOWN": ("SlatesShown", rules.SlatesShown),
    "PACES": ("Pace", pace.Pace),
    "REACTION_KINDS": ("ReactionKind", reactions.ReactionKind),
}
"""What the page offers for choice: the name of the list, the type of its values, and the values."""
IDS: Final = {"Seat": "number", "Place": "number", "CardId": "string", "Word": "string", "MemberId": "string"}
ENUMS: Final[dict[str, type[StrEnum]]] = {
    "Colour": rules.Colour,
    "Phase": rules.Phase,
    "Outcome": rules.Outcome,
    "Rule": rules.Rule,
    "Why": rules.Why,
    "SkipReason": rules.SkipReason,
    "Weight": rules.Weight,
    "SlatesShown": rules.SlatesShown,
    "Announcing": rules.Announcing,
    "Status": state.Status,
    "Joining": options.Joining,
    "WordChoice": options.WordChoice,
    "Pace": pace.Pace,
    "Beat": pace.Beat,
    "ChairSymbol": people.Symbol,
    "BotLevel": bots.BotLevel,
    "Character": bots.Character,
    "StandInAction": events.StandInAction,
    "ReactionKind": reactions.ReactionKind,
    "Link": Link,
    "TagKind": TagKind,
    "StepKind": album.StepKind,
    "Company": sky_view.Company,
    "Closed": public_game.Closed,
    "RulesCode": rules.Code,
    "TableCode": refusal.TableCode,
}
GAME: Final = (
    rules.Options, rules.Turn, rules.Skip, rules.Pointing, rules.ScoreLine, rules.PublicSeat, rules.RoundRecord,
    rules.PublicView, rules.Actions, rules.OwnView,
)  # fmt: skip
TABLE: Final = (
    view.PublicOptions, view.PublicMember, view.PublicChair, view.PublicPlayer, view.StandInTurn, view.PublicTable,
    view.PublicPlay, view.StepTime, view.OwnTable, views.View, views.Own,
)  # fmt: skip
ASKED: Final = (options.OptionChanges, *get_args(messages.ClientMessage))
ANSWERED: Final = (
    messages.Ack, messages.Problem, messages.Notice, messages.WatchKey, messages.Reaction, messages.SeenBy,
    messages.AudienceLight, messages.Leaving,
)  # fmt: skip
REQUESTS: Final = (
    models.CreateTable, models.JoinTable, models.AskTicket, models.UseTicket, models.WatchTable,
    models.WaitForTable, models.ShowOnScreen, models.SeatBot,
    models.ShareGame, models.Descriptions, models.FinishSky, models.PointUnderSky, models.GuessRound,
    models.JoinCircle, models.SkyConsent, models.SkyTeaching, models.MoveSkies, models.Subscription,
)  # fmt: skip
LOOKING_BACK: Final = (
    album.GameRecord, album.SeatKnowledge, album.AlbumStep, album.EarlierPlayer, album.Album, album.AlbumSummary,
    album.Albums, models.PublicLink, models.PublicLinks, public_game.PublicGamePlayer,
    public_game.PublicEarlierPlayer, public_game.PublicGame, public_game.BlindRound,
    public_game.BlindGame, public_game.GuessedRound,
)  # fmt: skip
REPLIES: Final = (
    models.TvPairing, models.LobbyCode, models.FoundTable, models.NotificationState,
    models.Links, models.Seated, models.Ticket, models.BotSeat, queries.Inside, queries.TableInfo,
    my_tables.MyTable,
    my_tables.MyTables, *LOOKING_BACK,
    thoughts.Thought, thoughts.RoundThoughts, thoughts.Thoughts,
    responses.Health, responses.Address, responses.Retention, responses.HttpProblem,
    models.DeckSummary, models.DeckList, models.DeckCard, models.DeckManifest, models.OwnDeck, models.FileProblem,
    models.RefusedPictures, models.Progress, models.UploadLimits, models.OwnPictures, models.OwnWords, models.AllWords,
    models.CardProblem, models.RefusedWords,
    sky_view.SkySeat, sky_view.Mind, sky_view.Light, sky_view.SkyRound, sky_view.SkyView,
    sky_view.CircleMember, sky_view.Circle, sky_view.Circles, sky_view.NightView, sky_view.Nights,
)  # fmt: skip

NAMES: Final = {rules.Code: "RulesCode", people.Symbol: "ChairSymbol"}
CODES: Final = "RulesCode | TableCode"
"""What a refusal's code is: `msgspec` takes no union of two enums of texts."""


@dataclass(frozen=True, slots=True)
class Section:
    """One file: what it is about, and whose shapes it holds. In those `sent` by clients defaults can be left out."""

    name: str
    about: str
    classes: tuple[type[Any], ...]
    sent: frozenset[type[Any]] = frozenset()
    after: str = ""


def sections() -> tuple[Section, ...]:
    """The files with shapes, in the order they build on each other."""
    client = _union("ClientMessage", [each.__name__ for each in get_args(messages.ClientMessage)])
    server = _union("ServerMessage", ["View", "Own", *(each.__name__ for each in ANSWERED)])
    unions = f"/** Anything a client sends. */\n{client}\n/** Anything the server sends. */\n{server}"
    asked = frozenset(ASKED)
    others = tuple(each for each in REPLIES if each not in LOOKING_BACK)
    return (
        Section("game", "What a viewer knows of a game.", GAME),
        Section("table", "What a viewer knows of a table, and the view that carries all of it.", TABLE),
        Section("messages", "What travels on the socket.", (*ASKED, *ANSWERED), asked, unions),
        Section("albums", "What is told of finished games.", LOOKING_BACK),
        Section("http", "What travels over HTTP.", (*REQUESTS, *others), frozenset(REQUESTS)),
    )


def generated() -> dict[str, str]:
    """The text of every file, by its name."""
    namer = Namer(NAMES)
    homes = dict.fromkeys([*IDS, *ENUMS], "names")
    files = {"names": _names()}
    for section in sections():
        body = "\n".join(_interface(each, section, namer) for each in section.classes) + (
            f"\n{section.after}" if section.after else ""
        )
        homes |= {namer.name_of(each): section.name for each in section.classes}
        files[section.name] = f"{_head(section.about)}{_imports(body, section.name, homes)}\n{body}"
    every = "".join(f"export type * from './{name}';\n" for name in files)
    files["lists"] = _lists()
    files["types"] = f"{_head('The whole protocol, described in docs/protocol.md.')}{every}"
    return {f"{name}.ts": text for name, text in files.items()}


def _head(about: str) -> str:
    return f"// {about}\n// Made by {COMMAND} from the server's own classes; do not edit.\n\n"


def _names() -> str:
    notes = notes_on_names(ids) | notes_on_names(codes)
    parts = [
        _head("Numbers, ids and choices by their names.")
        + "/** Keeps names of one kind from being taken for another; a plain value is still welcome. */\n"
        "type Named<Kind, Name> = Kind & { readonly kind?: Name };\n",
        *(
            f"/** {notes[name]} */\nexport type {name} = Named<{kind}, '{name}'>;\n"
            for name, kind in IDS.items()
        ),
        *(f"{comment_of(each)}{_choice(name, each)}" for name, each in ENUMS.items()),
    ]
    return "\n".join(parts)


def _choice(name: str, choices: type[StrEnum]) -> str:
    return _union(name, [f"'{each.value}'" for each in choices])


def _union(name: str, members: Sequence[str]) -> str:
    """As prettier breaks a union: not at all, after the equals sign, or before each member."""
    one = " | ".join(members)
    if len(f"export type {name} = {one};") <= WIDTH:
        return f"export type {name} = {one};\n"
    if len(f"  {one};") <= WIDTH:
        return f"export type {name} =\n  {one};\n"
    return f"export type {name} ={''.join(f'{chr(10)}  | {each}' for each in members)};\n"


def _lists() -> str:
    kinds = sorted({kind for kind, _ in LISTS.values()} | {"Beat", "Outcome", "Weight"})
    parts = [_list(name, kind, choices) for name, (kind, choices) in LISTS.items()]
    head = _head("Values to choose from, in the order they are offered, and numbers that both sides keep to.")
    return "\n".join([head + _import(kinds, "names"), *parts, _lengths()])


def _lengths() -> str:
    """The lengths of scenes."""
    tables: list[tuple[str, str, str, Mapping[Any, Any] | tuple[float, ...] | float]] = [
        ("SPEED", "Readonly<Record<Pace, number>>", "Every length is multiplied by this.", pace.SPEED),
        ("ANNOUNCING", "Lengths", "Unhurried.", pace.ANNOUNCING),
        (
            "BEFORE_VERDICT",
            "Readonly<Record<Weight, Lengths>>",
            "The same for every outcome.",
            pace.BEFORE_VERDICT,
        ),
        (
            "QUICKENING",
            "readonly number[]",
            "How much of that a routine pointing takes, by the pointings before it in its round.",
            pace.QUICKENING,
        ),
        ("LEAST_NEWS", "number", "From its verdict on, it takes at least this much.", pace.LEAST_NEWS),
        (
            "FROM_VERDICT",
            "Readonly<Record<Weight, Readonly<Record<Outcome, Lengths>>>>",
            "A fall has no stars: the picture goes back.",
            pace.FROM_VERDICT,
        ),
    ]
    kind = "/** Milliseconds of each beat. */\nexport type Lengths = Readonly<Partial<Record<Beat, number>>>;\n\n"
    return kind + "\n".join(
        f"/** {note} */\nexport const {name}: {shape} = {_literal(value)};\n"
        for name, shape, note, value in tables
    )


def _literal(value: Any, margin: str = "") -> str:
    """As prettier breaks an object: after each entry."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(_literal, value))}]"
    if not isinstance(value, Mapping):
        return f"{value:g}"
    inner = margin + "  "
    entries = [f"{inner}{name}: {_literal(each, inner)},\n" for name, each in value.items()]
    return f"{{\n{''.join(entries)}{margin}}}"


def _list(name: str, kind: str, choices: type[StrEnum]) -> str:
    """As prettier breaks an array: not at all, or after each value."""
    values = [f"'{each.value}'" for each in choices]
    one = f"export const {name} = [{', '.join(values)}] as const satisfies readonly {kind}[];\n"
    if len(one) <= WIDTH + 1:
        return one
    broken = "".join(f"  {value},\n" for value in values)
    return f"export const {name} = [\n{broken}] as const satisfies readonly {kind}[];\n"


def _interface(shape: type[Any], section: Section, namer: Namer) -> str:
    sent = shape in section.sent
    lines = [f"{comment_of(shape)}export interface {namer.name_of(shape)} {{\n"]
    if (tag := getattr(shape, "__struct_config__", None)) is not None and tag.tag is not None:
        lines.append(f"  {tag.tag_field}: '{tag.tag}';\n")
    # The id of a request comes first, and only what the server itself asks goes without one.
    for field in sorted(fields_of(shape), key=lambda each: each.name != "id"):
        kind = CODES if (shape, field.name) == (messages.Problem, "code") else namer.type_of(field.kind)
        note = f"  /** {field.note} */\n" if field.note else ""
        optional = "?" if sent and field.has_default and field.name != "id" else ""
        lines.append(
            f"{note}  {field.name}{optional}: {kind.removesuffix(' | null') if optional else kind};\n"
        )
    return "".join([*lines, "}\n"])


def _imports(body: str, here: str, homes: dict[str, str]) -> str:
    words = set(re.findall(r"\w+", re.sub(r"/\*\*.*?\*/", "", body, flags=re.DOTALL)))
    wanted: dict[str, list[str]] = {}
    for name, home in homes.items():
        if home != here and name in words:
            wanted.setdefault(home, []).append(name)
    return "".join(_import(sorted(names), home) for home, names in wanted.items())


def _import(names: list[str], home: str) -> str:
    """As prettier breaks it: not at all, or after each name."""
    line = f"import type {{ {', '.join(names)} }} from './{home}';\n"
    broken = "".join(f"  {name},\n" for name in names)
    return line if len(line) <= WIDTH + 1 else f"import type {{\n{broken}}} from './{home}';\n"


def stale() -> list[str]:
    """The names of the files that are not as they should be."""
    return [
        name
        for name, text in generated().items()
        if not (TARGET / name).exists() or (TARGET / name).read_text(encoding="utf-8") != text
    ]


def main() -> None:
    """Write what is stale and say so."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in stale():
        (TARGET / name).write_text(generated()[name], encoding="utf-8")
        print(f"written: {TARGET.name}/{name}")
