"""README, ARCHITECTURE, CONTRIBUTING and docs/ name what exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import typer
from typer.core import TyperGroup

from stella.cli.app import app

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted(
    [*(ROOT / name for name in ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md")),
     *(ROOT / "docs").glob("*.md")]
)  # fmt: skip

DECISIONS = sorted((ROOT / "docs/decisions").glob("*.md"))
HOMES = (ROOT, ROOT / "src/stella", ROOT / "web/src/lib")
"""Folders from which pages name files."""


def code(page: str) -> Iterator[str]:
    """Yield what a page shows as code."""
    for block in re.findall(r"^ *```\w*\n(.*?)^ *```", page, re.MULTILINE | re.DOTALL):
        yield from block.splitlines()
    yield from re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", page, flags=re.DOTALL))


def anchors(page: str) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    titles = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_command_of_a_page_exists(path: Path) -> None:
    root = typer.main.get_command(app)
    assert isinstance(root, TyperGroup)
    for line in code(path.read_text(encoding="utf-8")):
        for words in re.findall(r"(?:^|[ ;&(])stella ([a-z][a-z -]*)", line.partition(" #")[0]):
            group: object = root
            for word in words.split():
                if not isinstance(group, TyperGroup):
                    break
                assert word in group.commands, f"{line}: no command {word}"
                group = group.commands[word]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_every_link_of_a_page_leads_somewhere(path: Path) -> None:
    page = path.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)\s]+)\)", page):
        if target.startswith("http"):
            continue
        name, _, anchor = target.partition("#")
        other = path if not name else path.parent / name
        assert other.exists(), target
        if anchor:
            assert anchor in anchors(other.read_text(encoding="utf-8")), target


@pytest.mark.parametrize("path", [*PAGES, *DECISIONS], ids=lambda path: path.name)
def test_every_file_that_a_page_names_exists(path: Path) -> None:
    for name in re.findall(r"`([a-z_]+/[\w./-]*\w)`", path.read_text(encoding="utf-8")):
        home = next((home for home in HOMES if (home / name.partition("/")[0]).is_dir()), None)
        if home is not None and path.name != "adding.md":  # recipes name files to create
            assert list((home / name).parent.glob(f"{(home / name).name}*")), name


def test_the_readme_has_its_picture_and_no_placeholder() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.search(r"!\[[^\]]+\]\(docs/images/[\w-]+\.webp\)", readme)
    assert re.findall(r"\b[A-Z]+(?:[-_][A-Z]+)+\b", readme.replace("GPL-3.0", "").replace("CC BY", "")) == []


def test_the_map_names_every_package() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
    table = " ".join(re.findall(r"^\| (`.+?) \|", page, re.MULTILINE))
    packages = [
        path.stem
        for path in (ROOT / "src/stella").iterdir()
        if not path.name.startswith("_") and path.name not in {"py.typed", "static"}
    ]
    assert sorted(re.findall(r"`(\w+)`", table)) == sorted(packages)
