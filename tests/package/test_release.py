"""The release script says no where it must, and keeps the changelog by version. The rest: ./dev release --dry-run."""

from __future__ import annotations

import hashlib
import re
import subprocess
from pathlib import Path

import pytest

import release
import webbuild
from stella import __version__

CHANGES = (
    "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A lamp.\n\n## [0.1.0] - 2026-11-16\n\n- The sky.\n"
)


@pytest.mark.parametrize(
    ("version", "tags", "changes", "why"),
    [
        ("0.3", (), "", "not a version"),
        ("1.02.3", (), "", "not a version"),
        ("new", (), "", "not a version"),
        ("0.1.9", (), "", "comes before 0.2.0"),
        ("0.2.0", ("v0.2.0",), "", "a tag v0.2.0 already"),
        ("0.3.0", (), " M README.md", "uncommitted changes"),
    ],
)
def test_a_release_that_cannot_be_is_refused(
    version: str, tags: tuple[str, ...], changes: str, why: str
) -> None:
    with pytest.raises(release.Unready, match=why):
        release.refuse(version, "0.2.0", tags, changes)


@pytest.mark.parametrize("version", ["0.2.0", "0.2.1", "1.0.0", "0.3.0rc1"])
def test_the_present_version_and_later_ones_can_be_released(version: str) -> None:
    release.refuse(version, "0.2.0", ("v0.1.0",), "")


def test_what_was_unreleased_gets_a_version_and_a_day_and_becomes_the_notes() -> None:
    after = release.dated(CHANGES, "0.2.0", "2026-12-01")
    assert re.findall(r"^## .*", after, re.MULTILINE) == [
        "## [Unreleased]",
        "## [0.2.0] - 2026-12-01",
        "## [0.1.0] - 2026-11-16",
    ]
    assert release.notes_of(after, "0.2.0") == "### Added\n\n- A lamp."
    assert release.notes_of(after, "Unreleased") == ""
    assert release.dated(after, "0.2.0", "2027-01-01") == after, "a version keeps its day"
    with pytest.raises(release.Unready, match="nothing under Unreleased"):
        release.dated(after, "0.3.0", "2027-01-01")


def test_our_changelog_and_version_can_be_released() -> None:
    ours = (webbuild.ROOT / release.CHANGELOG).read_text(encoding="utf-8")
    notes = release.notes_of(release.dated(ours, "999.0.0", "2026-12-01"), "999.0.0")
    assert notes.startswith("### ")
    source = (webbuild.ROOT / release.VERSION_FILE).read_text(encoding="utf-8")
    assert release.set_version(source, "999.0.0") == source.replace(__version__, "999.0.0")


def test_checksums_are_ones_that_sha256sum_takes(tmp_path: Path) -> None:
    (tmp_path / "b.whl").write_bytes(b"b")
    (tmp_path / "a.txt").write_bytes(b"a")
    (tmp_path / release.SUMS).write_text("old")
    lines = release.checksums(tmp_path).splitlines()
    assert lines == [
        f"{hashlib.sha256(each).hexdigest()}  {name}" for each, name in ((b"a", "a.txt"), (b"b", "b.whl"))
    ]


def test_a_release_is_built_in_a_clone_that_differs_in_version_and_changelog_only(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    release.prepare(clone, "999.0.0")
    changed = subprocess.check_output(["git", "diff", "--name-only", "HEAD~1"], cwd=clone, text=True).split()
    assert changed == [release.CHANGELOG, release.VERSION_FILE]
    assert release.git("log", "-1", "--format=%s", folder=clone) == "Release 999.0.0"
    assert release.git("status", "--porcelain", folder=clone) == ""
