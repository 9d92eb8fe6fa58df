"""`stella config`, and where settings come from: command line, environment, TOML file, defaults, in this order."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import typer

from stella.cli.errors import Failure, reason_of
from stella.cli.output import columns, echo
from stella.cli.storage import Data
from stella.sanitize import printable
from stella.server.settings import SETTINGS, BadSetting, Settings

FILE = "stella.toml"
"""In the data folder, unless --config names another."""
PREFIX = "STELLA_"

Config = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="FILE",
        envvar="STELLA_CONFIG",
        show_default=f"{FILE} in the data folder",
        help='TOML file with settings; see "stella config".',
    ),
]
Changes = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="Override a setting; repeatable."),
]


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


@dataclass(frozen=True, slots=True)
class Configuration:
    """The effective settings, and the source of each that isn't a default."""

    settings: Settings
    sources: Mapping[str, str]


def configure(
    data: Path,
    config: Path | None = None,
    options: Mapping[str, object] | None = None,
    changes: Iterable[str] = (),
    environment: Mapping[str, str] = os.environ,
) -> Configuration:
    """Return the settings from all sources; options that weren't given are `None`. `Failure` names an invalid one."""
    values: dict[str, object] = {}
    sources: dict[str, str] = {}

    def take(name: str, value: object, source: str, place: str) -> None:
        try:
            values[name] = SETTINGS[name].read(value)
        except BadSetting as bad:
            raise Failure(f"{place} {bad}.", status=2) from None
        sources[name] = source

    file = config or data / FILE
    for name, value in _in_file(file, must_exist=config is not None).items():
        take(name, value, str(file), f"{file}: {name}")
    for name, text in _in_environment(environment).items():
        take(name, text, variable(name), variable(name))
    for name, value in (options or {}).items():
        if value is not None:
            take(name, value, "command line", f"--{name.replace('_', '-')}")
    for name, text in map(_change, changes):
        take(name, text, "command line", f"--set {name}:")
    fields: dict[str, Any] = values
    return Configuration(Settings(**fields), sources)


def variable(name: str) -> str:
    """Return the environment variable of a setting.

    >>> variable("idle_days")
    'STELLA_IDLE_DAYS'
    """
    return f"{PREFIX}{name.upper()}"


def template(chosen: Configuration) -> str:
    """Return all settings as a TOML file; unset ones appear as comments with their defaults."""
    lines: list[str] = []
    group = None
    for setting in SETTINGS.values():
        if setting.about.group != group:
            group = setting.about.group
            lines += ["", f"## {group}"]
        lines += ["", f"# {setting.about.text}"]
        value = setting.written(getattr(chosen.settings, setting.name)) or "…"
        lines.append(f"{'' if setting.name in chosen.sources else '# '}{setting.name} = {value}")
    return "\n".join(lines[1:])


def effective(settings: Settings) -> str:
    """Return these settings as a TOML file.

    >>> effective(Settings(port=8000)).splitlines()[:2]
    ['host = "0.0.0.0"', 'port = 8000']
    """
    written = ((name, setting.written(getattr(settings, name))) for name, setting in SETTINGS.items())
    return "".join(f"{name} = {value}\n" for name, value in written if value)


def _in_file(file: Path, *, must_exist: bool) -> dict[str, object]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError as error:
        if must_exist:
            raise Failure(f"cannot read {file}: {reason_of(error)}.") from None
        return {}
    except OSError as error:
        raise Failure(f"cannot read {file}: {reason_of(error)}.") from None
    except UnicodeDecodeError:
        raise Failure(f"{file} is not UTF-8 text.") from None
    except tomllib.TOMLDecodeError as error:
        raise Failure(f"{file} is not TOML: {error}.") from None
    for name in found:
        if name not in SETTINGS:
            raise Failure(f"{file}: {_no_setting(name, name)}")
    return found


def _in_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """Read the environment. Other programs may use variables with our prefix; only likely typos are refused."""
    names = {variable(name): name for name in SETTINGS}
    for given in environment:
        if given.startswith(PREFIX) and given not in {*names, "STELLA_DATA", "STELLA_CONFIG"}:
            like = get_close_matches(given, names, n=1, cutoff=0.85)
            if like:
                raise Failure(f"unknown setting {given}; did you mean {like[0]}?", status=2)
    return {name: environment[key] for key, name in names.items() if environment.get(key)}


def _change(given: str) -> tuple[str, str]:
    name, equals, value = given.partition("=")
    if not equals:
        raise Failure(f"--set takes NAME=VALUE, not {printable(given)!r}.", status=2)
    name = name.strip().replace("-", "_")
    if name not in SETTINGS:
        raise Failure(f"--set: {_no_setting(name, given)}", status=2)
    return name, value.strip()


def _no_setting(name: str, given: str) -> str:
    like = get_close_matches(name, SETTINGS, n=1)
    advice = f"did you mean {like[0]}?" if like else "stella config names them all."
    return f"there is no setting {printable(given)!r}; {advice}"
