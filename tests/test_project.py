"""Promises about the repository itself."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import webbuild

ROOT = Path(__file__).resolve().parents[1]
LOCKS = sorted(
    [
        *(ROOT / "requirements").glob("*.txt"),
        ROOT / "art/requirements.txt",
        ROOT / "web/package-lock.json",
        ROOT / "bench/tables/peers/package-lock.json",
    ]
)
# Spelled in two halves so that this file does not find itself.
MACHINE_PATHS = re.compile(r"(?<![\w.$])/(?:wor" + r"k|ro" + r"ot|ho" + r"me|Use" + r"rs)/[\w.]")


def tracked() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=False
    ).stdout
    if not listed:
        pytest.skip("not a git checkout")
    return [path for name in listed.split("\0") if name and (path := ROOT / name).is_file()]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_no_lock_file_names_an_address(lock: Path) -> None:
    assert "://" not in lock.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "lock", [lock for lock in LOCKS if lock.suffix == ".txt"], ids=lambda lock: lock.name
)
def test_every_requirement_is_pinned_and_hashed(lock: Path) -> None:
    blocks = re.split(r"\n(?=\S)", lock.read_text(encoding="utf-8").strip())
    assert blocks
    assert [
        block for block in blocks if not re.match(r"[\w.-]+==\S+", block) or "--hash=sha256:" not in block
    ] == []


def test_the_node_in_the_lock_is_the_one_of_the_build_hook() -> None:
    assert webbuild.NODE_PACKAGE in (ROOT / "requirements" / "node.in").read_text(encoding="utf-8").split()


def test_no_tracked_file_names_a_place_of_one_machine() -> None:
    found = []
    for path in tracked():
        try:
            lines = path.read_text(encoding="utf-8").splitlines()
        except UnicodeDecodeError:
            continue
        found += [f"{path.name}:{n}: {line}" for n, line in enumerate(lines, 1) if MACHINE_PATHS.search(line)]
    assert found == []


def test_every_file_of_the_painter_states_its_licence_and_the_game_never_imports_it() -> None:
    painter = [path for path in tracked() if path.suffix == ".py" and path.is_relative_to(ROOT / "art")]
    licence = "# SPDX-License-Identifier: GPL-3.0-or-later\n"
    assert [path.name for path in painter if not path.read_text(encoding="utf-8").startswith(licence)] == []
    game = [path for path in tracked() if path.suffix == ".py" and path.is_relative_to(ROOT / "src")]
    imports = re.compile(r"^\s*(?:from|import)\s+(?:art|bpy|painter|scenes)\b", re.MULTILINE)
    assert [path.name for path in game if imports.search(path.read_text(encoding="utf-8"))] == []
