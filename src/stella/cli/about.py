"""This installation's version, commit and data formats."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import stella
from stella.store.sqlite.log import FORMAT as SCHEMA
from stella.wire.stored import CODEC

BUILD: Final = Path(stella.__file__).with_name("build.txt")
"""Written into packages by hatch_build.py; a checkout has none."""


def build() -> str:
    """Return the commit that the package was built from."""
    try:
        return BUILD.read_text(encoding="utf-8").strip()
    except OSError:
        return "from a checkout"


def version_line() -> str:
    """Return version, build, schema of the log's file and format of its entries in one line."""
    return f"stella {stella.__version__} (build {build()}, schema {SCHEMA}, log format {CODEC.format})"
