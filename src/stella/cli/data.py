"""The data folder: where one server keeps everything."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from stella.cli.errors import Failure, reason_of

TABLES = "tables.db"
OWN_WORDS = "own-words.toml"
"""Word cards that hosts may take to their tables."""
WORK = "work"
"""Where uploads become cards at a node whose pictures are in a database; nothing stays there."""


def usual_folder() -> Path:
    """The place that this system has for a program's data."""
    from platformdirs import user_data_path

    return user_data_path("stella", appauthor=False)


Data = Annotated[
    Path,
    typer.Option(
        "--data",
        metavar="FOLDER",
        envvar="STELLA_DATA",
        default_factory=usual_folder,
        show_default="this system's standard data directory",
        help="Data folder.",
    ),
]


def make_folder(folder: Path) -> Path:
    """The data folder, made if it is missing; only its owner may look into it."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise Failure(f"cannot use {folder} for the tables: {reason_of(error)}.") from error
    return folder
