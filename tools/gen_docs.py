"""Regenerate the generated parts of docs/: the settings, and the requests and messages of the protocol."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, get_args

import gen_protocol
from generate import ROOT
from protocol_types import Namer, fields_of
from stella.server.api.operations import ASKED, OPERATIONS, Operation
from stella.server.settings import SETTINGS
from stella.wire.messages import ClientMessage

DOCS: Final = ROOT / "docs"
WHO: Final = {
    "ANYONE": "anyone",
    "CODE": "anyone with the code",
    "MEMBER": "members",
    "APPROVED": "members who were let in",
    "HOST": "the host",
}
EXAMPLES: Final = "protocol-examples.md"


def settings() -> str:
    """Return all settings as a table."""
    rows = ["| setting | default | must be | what it is |", "|---|---|---|---|"]
    group = None
    for setting in SETTINGS.values():
        if setting.about.group != group:
            group = setting.about.group
            rows.append(f"| **{group}** | | | |")
        default = f"`{setting.written(setting.default)}`" if setting.default is not None else "unset"
        rows.append(f"| `{setting.name}` | {default} | {setting.must_be} | {setting.about.text} |")
    return "\n".join(rows)


def requests() -> str:
    """Return all HTTP requests as a table."""
    rows = ["| request | what it does | who | body → reply | errors |", "|---|---|---|---|---|"]
    for each in OPERATIONS:
        errors = [str(status) for status in each.problems if status not in ASKED or each.body is None]
        more = ["*body*"] if each.body is not None or each.files is not None else []
        rows.append(
            f"| `{each.method.upper()} {each.path}` | {each.summary} | {WHO[each.access.name]} | "
            f"{_exchange(each)} | {', '.join([*dict.fromkeys(errors), *more])} |"
        )
    return "\n".join(rows)


def _exchange(operation: Operation) -> str:
    def linked(shape: type) -> str:
        return f"[`{shape.__name__}`]({EXAMPLES}#{shape.__name__.lower()})"

    sent = linked(operation.body) + " → " if operation.body is not None else ""
    sent = "files → " if operation.files is not None else sent
    return f"{sent}{operation.status}" + (
        f" {linked(operation.reply)}" if operation.reply is not None else ""
    )


def messages() -> str:
    """Return all messages that clients send as a table."""
    namer = Namer(gen_protocol.NAMES)
    rows = ["| message | fields | what it does |", "|---|---|---|"]
    for shape in get_args(ClientMessage):
        fields = [
            f"`{field.name}{'?' if field.has_default else ''}: {namer.type_of(field.kind)}`"
            for field in fields_of(shape)
            if field.name != "id"
        ]
        about = " ".join((shape.__doc__ or "").split())
        rows.append(
            f"| `{shape.__struct_config__.tag}` | {', '.join(fields).replace('|', chr(92) + '|')} | {about} |"
        )
    return "\n".join(rows)


PARTS: Final[Mapping[str, tuple[str, Callable[[], str]]]] = {
    "settings": ("settings.md", settings),
    "requests": ("protocol.md", requests),
    "messages": ("protocol.md", messages),
}
"""Each generated part: its page, and what writes it."""


def generated() -> dict[Path, str]:
    """Return the pages with all their generated parts as the code has them now."""
    pages = {home: (DOCS / home).read_text(encoding="utf-8") for home, _ in PARTS.values()}
    for part, (home, write) in PARTS.items():
        start, end = f"<!-- {part}:start, made by ./dev generate -->\n", f"<!-- {part}:end -->\n"
        before, _, rest = pages[home].partition(start)
        _, found, after = rest.partition(end)
        assert found, f"{home} has no place for {part}"
        pages[home] = f"{before}{start}\n{write()}\n\n{end}{after}"
    return {DOCS / home: page for home, page in pages.items()}
