"""TOML files from anyone: bytes, document, typed values. Nothing raises; what is wrong becomes findings."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from stella.content.findings import Finding
from stella.sanitize import printable

Topic = Literal["words", "decks"]
"""Which catalogue the messages of the findings are in."""
Written = TypeVar("Written", bound=msgspec.Struct)


def read_file(path: Path, limit: int, topic: Topic) -> tuple[bytes, tuple[Finding, ...]]:
    """Return the bytes of a file, or why there are none."""
    try:
        with path.open("rb") as source:
            data = source.read(limit + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        return b"", (Finding(f"{topic}-unreadable", path.name, args={"reason": printable(reason, 120)}),)
    if len(data) > limit:
        return b"", (Finding(f"{topic}-too-big", path.name, args={"limit": limit // 1024}),)
    return data, ()


def parse_toml(data: bytes, file: str, topic: Topic) -> tuple[dict[str, Any], tuple[Finding, ...]]:
    """Parse any bytes as TOML; return the document, or why it is invalid."""
    try:
        return tomllib.loads(data.decode("utf-8-sig")), ()
    except UnicodeDecodeError:
        return {}, (Finding(f"{topic}-not-utf8", file),)
    except RecursionError:
        return {}, (Finding(f"{topic}-not-toml", file, args={"where": "…"}),)
    except ValueError as error:  # also impossible numbers and dates
        place = re.search(r"line \d+, column \d+|end of document", str(error))
        return {}, (Finding(f"{topic}-not-toml", file, args={"where": place[0] if place else "?"}),)


@dataclass(slots=True)
class TomlReader:
    """Turns the tables of one document into structs and collects what does not fit."""

    topic: Topic
    file: str
    findings: list[Finding] = field(default_factory=list)

    def unknown_fields(
        self, raw: Mapping[str, Any], known: Collection[str], label: str | None = None
    ) -> bool:
        """Report unknown fields of a table; return whether there are any."""
        unknown = [key for key in raw if key not in known]
        for key in unknown:
            self.report("unknown-field", label, field=printable(key))
        return bool(unknown)

    def tables(self, document: Mapping[str, Any], key: str) -> Iterator[Mapping[str, Any]]:
        """Yield the tables written as `[[key]]`."""
        value = document.get(key, [])
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, dict):
                yield each
            else:
                self.report("not-a-table", field=key)

    def convert(self, raw: Mapping[str, Any], kind: type[Written], label: str | None) -> Written | None:
        """Convert a table to a struct; return `None` if it is invalid."""
        fields = msgspec.structs.fields(kind)
        is_wrong = self.unknown_fields(raw, {each.name for each in fields}, label)
        for each in fields:
            if each.required and each.name not in raw:
                self.report("missing-field", label, field=each.name)
                is_wrong = True
        if is_wrong:
            return None
        try:
            return msgspec.convert(raw, kind)
        except (msgspec.ValidationError, RecursionError) as error:
            self.report("shape", label, detail=printable(str(error), 120))
            return None

    def report(self, code: str, label: str | None = None, **args: int | str) -> None:
        """Add a finding."""
        self.findings.append(Finding(f"{self.topic}-{code}", self.file, label, args))
