"""`stella config`: every setting, its value and where it was set."""

from __future__ import annotations

from typing import Annotated

import typer

from stella.cli.configuration import Changes, Config, configure, template, variable
from stella.cli.output import columns, echo
from stella.cli.storage import Data
from stella.server.settings import SETTINGS


def config(
    file: Config = None,
    changes: Changes = None,
    as_toml: Annotated[
        bool, typer.Option("--toml", help="Print a commented TOML file for --config.")
    ] = False,
    *,
    data: Data,
) -> None:
    """Show every setting, its value and where it was set.

    Set one with --set NAME=VALUE, the environment variable STELLA_NAME, or a TOML file. The first one found
    wins.
    """
    found = configure(data, file, changes=changes or ())
    if as_toml:
        echo(template(found))
        return
    rows = [["Setting", "Value", "Set by", "Environment"]]
    for setting in SETTINGS.values():
        value = setting.written(getattr(found.settings, setting.name)) or "–"
        if setting.name.endswith("_token") and value != "–":
            value = "(secret)"
        rows.append([setting.name, value, found.sources.get(setting.name, "default"), variable(setting.name)])
    echo(columns(rows))
