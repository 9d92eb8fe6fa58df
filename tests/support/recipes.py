"""Recipes of docs/adding.md, followed in a copy of the project exactly as they are written."""

from __future__ import annotations

import re
import shutil
import textwrap
from collections.abc import Callable
from pathlib import Path

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "adding.md").read_text(encoding="utf-8")
STEP = re.compile(
    r"(?:(?P<append>Append to `[^`]+`)|(?P<insert>In `[^`]+`, after `[^\n]+`, add)|(?P<create>Create `[^`]+`))"
    r"(?:(?!\n\d\.)[^\n]|\n(?! *```| *\d\.))*?:\n\n {3}```\w+\n(?P<lines>.*?) {3}```\n"
    r"|(?P<copy>Copy `[^`]+` to `[^`]+`)(?: and rename `(?P<old>\w+)` to `(?P<new>\w+)`)?"
    r"|(?P<member>[Ii]n `[^`]+`, add `[^`]+` to `\w+`)"
    r"|(?P<below>[Bb]elow each line `en = …` in\s+`[^`]+`, add\s+`\w+ = …`)"
    r"|(?P<within>[Ii]n each line of\s+`[^`]+`, add\s+`\w+ = …`)"
    r"|(?P<command>`\./dev [^`]+`)",
    re.DOTALL,
)
KINDS = ("append", "create", "insert", "copy", "member", "below", "within", "command")


def recipe(title: str) -> str:
    """Return one section of the document."""
    (found,) = re.findall(rf"^## {title}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    return str(found)


def follow(steps: str, folder: Path, run: Callable[[str], None] | None = None) -> list[str]:
    """Do what the steps of a recipe say in a copy of the project; return the kind of each. Translations are English.

    Its commands count as steps only if somebody runs them.
    """
    found = (step for step in STEP.finditer(steps) if run or not step["command"])
    return [_do(step, folder, run) for step in found]


def _do(step: re.Match[str], folder: Path, run: Callable[[str], None] | None) -> str:
    kind = next(each for each in KINDS if step[each])
    first, *names = re.findall(r"`([^`]+)`", step[kind])
    lines = textwrap.dedent(step["lines"] or "")
    if kind == "command":
        assert run is not None
        run(first)
    elif kind == "create":
        (folder / first).write_text(lines, encoding="utf-8")
    elif kind == "copy" and (folder / first).is_dir():
        shutil.copytree(folder / first, folder / names[0])
    elif kind == "copy":
        source = (folder / first).read_text(encoding="utf-8")
        (folder / names[0]).write_text(source.replace(step["old"], step["new"]), encoding="utf-8")
    else:
        changed = False
        for path in folder.glob(names[0] if kind == "below" else first):
            before = path.read_text(encoding="utf-8")
            after = _changed(kind, before, names, lines, step)
            changed |= after != before
            path.write_text(after, encoding="utf-8")
        assert changed, step[0]
    return kind


def _changed(kind: str, source: str, names: list[str], lines: str, step: re.Match[str]) -> str:
    if kind == "append":
        return source + lines
    if kind == "insert":
        before, after = source.split(names[0], 1)
        rest, newline, more = after.partition("\n")
        return (
            before
            + names[0]
            + rest
            + newline
            + re.sub(r"^ {3}", "", step["lines"], flags=re.MULTILINE)
            + more
        )
    if kind == "member":
        value, name = names
        return re.sub(rf"^({name}\b.*?[({{\[]+)", rf"\g<1>{value}, ", source, count=1, flags=re.MULTILINE)
    code = names[-1].removesuffix(" = …")
    if kind == "below":
        return re.sub(r"^en( = .*\n)", rf"\g<0>{code}\g<1>", source, flags=re.MULTILINE)
    return re.sub(r"^(\"?)(\w.*)\1 = \{", rf'\g<0> {code} = "\g<2>",', source, flags=re.MULTILINE)
