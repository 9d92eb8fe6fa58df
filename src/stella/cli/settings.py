"""`stella settings`: what is set on this server, to what, and where."""

from __future__ import annotations

from typing import Annotated

import typer

from stella.cli.configuration import Changes, Config, configure, template, variable
from stella.cli.data import Data
from stella.cli.output import columns, tell
from stella.server.settings import SETTINGS


def settings(
    config: Config = None,
    changes: Changes = None,
    as_toml: Annotated[
        bool, typer.Option("--toml", help="Give them as a file for --config, each with what it is for.")
    ] = False,
    *,
    data: Data,
) -> None:
    """Show every setting of the server: its value, and where it was set.

    Each can be given to "stella serve" as --set NAME=VALUE, in the environment as STELLA_NAME, or in a
    TOML file; the first of these that has it counts.
    """
    found = configure(data, config, changes=changes or ())
    if as_toml:
        tell(template(found))
        return
    rows = [["Setting", "Value", "Set by", "Environment"]]
    for setting in SETTINGS.values():
        value = setting.written(getattr(found.settings, setting.name)) or "–"
        rows.append([setting.name, value, found.sources.get(setting.name, "default"), variable(setting.name)])
    tell(columns(rows))
