"""Build hook: a wheel, an sdist and an editable install all carry the built web client."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import webbuild


class CustomBuildHook(BuildHookInterface[Any]):
    """Builds the client when it is not up to date; an sdist brings it along and so needs no Node."""

    def dependencies(self) -> list[str]:
        """Ask for Node only when there is something to build."""
        return [] if webbuild.up_to_date() else [webbuild.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run before the files are collected; `version` is "standard" or "editable"."""
        if not webbuild.up_to_date():
            webbuild.build()
