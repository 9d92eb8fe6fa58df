"""Build hooks: the built web client, the build's commit, and a description whose pictures show wherever it is read."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from email import message_from_string
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import webbuild

ROOT = webbuild.ROOT
HOME = "STELLA_HOME"
"""The variable that names the public address of the repository; without it, the package names no address."""
COMMIT = "STELLA_COMMIT"
"""The variable that names the commit where git cannot be asked, as in the building of an image."""
BUILD = "build.txt"
"""Of which commit a package was built; an sdist has it for the wheels that are built from it."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Builds the client when it is not up to date; an sdist brings it along and so needs no Node."""

    def dependencies(self) -> list[str]:
        """Ask for Node only when there is something to build."""
        return [] if webbuild.up_to_date() else [webbuild.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run before the files are collected; `version` is "standard" or "editable"."""
        if not webbuild.up_to_date():
            webbuild.build()
        if version == "editable":
            return  # a checkout changes all the time
        self._note.parent.mkdir(parents=True, exist_ok=True)
        self._note.write_text(f"{commit()}\n", encoding="utf-8", newline="\n")
        build_data["force_include"][str(self._note)] = (
            BUILD if self.target_name == "sdist" else f"stella/{BUILD}"
        )

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the note again; it is in the package."""
        self._note.unlink(missing_ok=True)

    @property
    def _note(self) -> Path:
        return Path(self.directory) / f".{self.target_name}-{BUILD}"


class CustomMetadataHook(MetadataHookInterface):
    """Completes what pyproject.toml cannot know: where the project lives."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the description, and the addresses of the project where `STELLA_HOME` names it."""
        packed = ROOT / "PKG-INFO"
        if packed.is_file():  # an sdist says what it said when it was made
            info = message_from_string(packed.read_text(encoding="utf-8"))
            text = str(info.get_payload())
            urls = dict(str(each).split(", ", 1) for each in info.get_all("Project-URL", []))
        else:
            home = os.environ.get(HOME, "").rstrip("/")
            text = described(
                (ROOT / "README.md").read_text(encoding="utf-8"), home, f"v{metadata['version']}"
            )
            urls = addresses(home)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = urls


def addresses(home: str) -> dict[str, str]:
    """The addresses that the package names."""
    if not home:
        return {}
    return {
        "Homepage": home,
        "Source": home,
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Issues": f"{home}/issues",
        "Documentation": f"{home}/tree/main/docs",
    }


def described(readme: str, home: str, ref: str) -> str:
    r"""The README for a package index, which knows none of our files: whole addresses, or no pictures and links.

    >>> described("[docs](docs/a.md) ![A cat](cat.webp)", "https://example.org/stella", "v1")
    '[docs](https://example.org/stella/blob/v1/docs/a.md) ![A cat](https://example.org/stella/raw/v1/cat.webp)'
    >>> described("See [docs](docs/a.md).\n\n![A cat](cat.webp)\n\nMore.", "", "v1")
    'See docs.\n\nMore.'
    """
    relative = r"\((?![a-z]+:|#)([^)\s]+)\)"
    picture = re.compile(rf"(!\[[^\]]*\]){relative}")
    link = re.compile(rf"(?<!!)\[([^\]]*)\]{relative}")
    if home:
        readme = picture.sub(rf"\1({home}/raw/{ref}/\2)", readme)
        return link.sub(rf"[\1]({home}/blob/{ref}/\2)", readme)
    kept = [paragraph for paragraph in readme.split("\n\n") if not picture.search(paragraph)]
    return link.sub(r"\1", "\n\n".join(kept))


def commit() -> str:
    """The commit that is checked out, with a plus sign if files differ from it; "unknown" outside of git."""
    if named := os.environ.get(COMMIT):
        return named
    if (ROOT / BUILD).is_file():
        return (ROOT / BUILD).read_text(encoding="utf-8").strip()
    if not (ROOT / ".git").exists():
        return "unknown"
    try:
        head = git("rev-parse", "--short=12", "HEAD")
        return f"{head}+" if git("status", "--porcelain") else head
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def git(*arguments: str) -> str:
    """What git says about this checkout."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.strip()
