"""A release: ./dev release X.Y.Z [--dry-run] [--no-tests] [--out FOLDER].

Checks and tests this checkout, sets the version and dates the changelog in a clone, builds there and again in a second
clone, compares the bytes, installs the wheel from the registry into an environment of its own, and writes packages,
notes, bill of materials and checksums. Without --dry-run the commit and the tag then come here, too. It pushes nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from packaging.version import InvalidVersion, Version

import sbom

ROOT = Path(__file__).resolve().parents[1]
VERSION_FILE = "src/stella/__init__.py"
CHANGELOG = "CHANGELOG.md"
SUMS = "SHA256SUMS"
BUILD = "import sys; from hatchling import build as b; b.build_sdist(sys.argv[1]); b.build_wheel(sys.argv[1])"


class Unready(Exception):
    """Why there is no release."""


# Texts


def set_version(source: str, version: str) -> str:
    """Return the file that names the version, with this one.

    >>> set_version('__version__ = "0.1.0"', "0.2.0")
    '__version__ = "0.2.0"'
    """
    return re.sub(r'(?<=^__version__ = ")[^"]+', version, source, flags=re.MULTILINE)


def dated(changelog: str, version: str, day: str) -> str:
    r"""Return the changelog with its unreleased part dated as this version.

    >>> dated("## [Unreleased]\n\n- New.\n\n## [0.1.0] - 2026-01-01\n", "0.2.0", "2026-02-02").splitlines()[:3]
    ['## [Unreleased]', '', '## [0.2.0] - 2026-02-02']
    """
    if notes_of(changelog, version):
        return changelog
    if not notes_of(changelog, "Unreleased"):
        raise Unready(f"{CHANGELOG} has nothing under Unreleased")
    return changelog.replace("## [Unreleased]\n", f"## [Unreleased]\n\n## [{version}] - {day}\n", 1)


def notes_of(changelog: str, version: str) -> str:
    r"""Return what the changelog says of a version; empty if nothing.

    >>> notes_of("## [Unreleased]\n\n## [0.2.0] - 2026-02-02\n\n- New.\n\n## [0.1.0]\n", "0.2.0")
    '- New.'
    """
    found = re.search(
        rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## \[|\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    return found[1].strip() if found else ""


def checksums(folder: Path) -> str:
    """Return the lines that `sha256sum --check` takes."""
    files = sorted(path for path in folder.iterdir() if path.name != SUMS)
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


# What must hold


def refuse(version: str, present: str, tags: Sequence[str], changes: str) -> None:
    """Say why this cannot become a release; `tags` are those that do not name what is checked out."""
    try:
        wanted = Version(version)
    except InvalidVersion:
        raise Unready(f"{version!r} is not a version; write one like 1.2.3") from None
    if str(wanted) != version or len(wanted.release) != 3:
        raise Unready(f"{version!r} is not a version; write one like 1.2.3")
    if wanted < Version(present):
        raise Unready(f"{version} comes before {present}, which this already is")
    if f"v{version}" in tags:
        raise Unready(f"there is a tag v{version} already, and it names another commit")
    if changes:
        raise Unready(f"uncommitted changes:\n{changes}")


def git(*arguments: str, folder: Path = ROOT) -> str:
    """Return the output of git."""
    done = subprocess.run(["git", *arguments], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def run(*command: str | Path, folder: Path = ROOT) -> None:
    """Run a step that must succeed, after printing it."""
    print(f"+ {' '.join(map(str, command))}", flush=True)
    subprocess.run([str(each) for each in command], cwd=folder, check=True, stdin=subprocess.DEVNULL)


# Steps


def prepare(clone: Path, version: str) -> None:
    """Clone this commit, set the version in the clone, and commit if that changed something."""
    git("clone", "--quiet", "--shared", str(ROOT), str(clone))
    today = datetime.now(UTC).date().isoformat()
    named, told = clone / VERSION_FILE, clone / CHANGELOG
    texts = {
        named: set_version(named.read_text(encoding="utf-8"), version),
        told: dated(told.read_text(encoding="utf-8"), version, today),
    }
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8", newline="\n")
    if git("status", "--porcelain", folder=clone):
        who = [
            f"user.{key}={git('log', '-1', f'--format=%a{letter}')}"
            for key, letter in (("name", "n"), ("email", "e"))
        ]
        options = [each for pair in who for each in ("-c", pair)]
        git(*options, "commit", "--quiet", "--all", "--message", f"Release {version}", folder=clone)


def build(clone: Path, out: Path) -> None:
    """Build both packages; the page is built again, with packages fetched again."""
    out.mkdir(parents=True)
    run(sys.executable, "-c", BUILD, out, folder=clone)


def compare(one: Path, two: Path) -> None:
    """Fail if two builds differ."""
    first, second = checksums(one), checksums(two)
    if first != second:
        raise Unready(f"two builds of one commit differ:\n{first}\n{second}")


def try_wheel(wheel: Path, place: Path) -> str:
    """Install the wheel with all that it asks for, and return its version line."""
    uv = Path(sys.executable).with_name("uv")
    run(uv, "venv", "--quiet", "--python", sys.executable, place)
    scripts = place / ("Scripts" if os.name == "nt" else "bin")
    run(uv, "pip", "install", "--quiet", "--python", scripts / "python", wheel)
    said = subprocess.run(
        [scripts / "stella-table", "--version"], capture_output=True, text=True, check=True, cwd=place
    )
    return said.stdout.strip()


def release(version: str, out: Path, *, tests: bool, keep: bool) -> None:
    """Make the release."""
    here = set(git("tag", "--points-at", "HEAD").split())
    others = [tag for tag in git("tag").split() if tag not in here]
    present = re.findall(r'__version__ = "([^"]+)"', (ROOT / VERSION_FILE).read_text(encoding="utf-8"))[0]
    refuse(version, present, others, git("status", "--porcelain"))
    run(sys.executable, "tools/check.py")
    if tests:
        run(sys.executable, "-m", "pytest", "--all")
    with tempfile.TemporaryDirectory(prefix="stella-release-") as name:
        place = Path(name)
        prepare(place / "one", version)
        git("clone", "--quiet", "--shared", str(place / "one"), str(place / "elsewhere"))
        build(place / "one", place / "dist-one")
        build(place / "elsewhere", place / "dist-two")
        compare(place / "dist-one", place / "dist-two")
        (wheel,) = (place / "dist-one").glob("*.whl")
        print(try_wheel(wheel, place / "env"))
        shutil.rmtree(out, ignore_errors=True)
        out.mkdir(parents=True)
        for path in (place / "dist-one").iterdir():
            shutil.copy(path, out)
        bill = json.dumps(sbom.sbom(version), indent=2, ensure_ascii=False) + "\n"
        (out / f"stella_table-{version}.cdx.json").write_text(bill, encoding="utf-8", newline="\n")
        notes = notes_of((place / "one" / CHANGELOG).read_text(encoding="utf-8"), version)
        (out / "notes.md").write_text(notes + "\n", encoding="utf-8", newline="\n")
        (out / SUMS).write_text(checksums(out), encoding="utf-8", newline="\n")
        if keep:
            git("pull", "--quiet", "--ff-only", str(place / "one"), "HEAD")
            git("tag", "--annotate", f"v{version}", "--message", f"Stella {version}")
    print((out / SUMS).read_text(encoding="utf-8"), end="")
    print(
        f"written to {out}; " + (f"tagged v{version}, push it with its tag" if keep else "nothing was tagged")
    )


def main(arguments: list[str]) -> int:
    """Make a release, or say why not."""
    parser = argparse.ArgumentParser(prog="./dev release", description=(__doc__ or "").partition("\n")[2])
    parser.add_argument("version", metavar="X.Y.Z")
    parser.add_argument("--dry-run", action="store_true", help="everything but the commit and the tag")
    parser.add_argument("--no-tests", action="store_true", help="they have passed already")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="instead of dist/X.Y.Z")
    asked = parser.parse_args(arguments)
    out = (asked.out or ROOT / "dist" / asked.version).absolute()
    try:
        release(asked.version, out, tests=not asked.no_tests, keep=not asked.dry_run)
    except Unready as unready:
        print(f"./dev release: {unready}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(
            f"./dev release: {error.cmd} ended with {error.returncode}\n{error.stderr or ''}", file=sys.stderr
        )
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
