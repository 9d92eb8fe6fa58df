"""What was typed wrongly, in one line: typer's errors in the language of the shell."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING

import typer
from typer.core import TyperArgument, TyperGroup, TyperOption

from stella.cli.say import names_in, say, shown

if TYPE_CHECKING:
    from collections.abc import Iterable

# typer has one class for these and tells them apart by their words only.
NO_COMMAND = re.compile(r"No such command (?P<quote>['\"])(?P<name>.*?)(?P=quote)", re.DOTALL)
NO_VALUE = re.compile(r"does not take a value")
MISSING_COMMAND = re.compile(r"Missing command")
EXTRA = re.compile(r"unexpected extra arguments?(?:\(s\))? \((?P<given>.*)\)", re.DOTALL)


def sentence_for(error: typer.TyperException) -> str:
    """Say what is wrong and what to do about it; an error nobody thought of keeps typer's words, in one line."""
    manual = _manual(error)
    option = getattr(error, "option_name", None)
    if isinstance(error, typer.BadParameter):
        return _parameter(error, manual)
    if option is not None and hasattr(error, "possibilities"):
        return _unknown("option", option, error.possibilities or (), manual)
    if option is not None:
        needless = NO_VALUE.search(error.message)
        return say("cli-value-needless" if needless else "cli-value-missing", option=shown(option))
    if found := NO_COMMAND.search(error.message):
        group = _command(error)
        commands = group.commands if isinstance(group, TyperGroup) else ()
        return _unknown("command", found["name"], commands, manual)
    if MISSING_COMMAND.search(error.message):
        return say("cli-command-missing", manual=manual)
    if found := EXTRA.search(error.message):
        return say("cli-too-much", given=shown(found["given"]), manual=manual)
    return " ".join(error.format_message().split())


def _unknown(what: str, given: str, known: Iterable[str], manual: str) -> str:
    like = get_close_matches(given, known, n=1)
    if like:
        return say(f"cli-no-{what}-like", given=shown(given), like=like[0])
    return say(f"cli-no-{what}", given=shown(given), manual=manual)


def _parameter(error: typer.BadParameter, manual: str) -> str:
    param = error.param
    if isinstance(param, TyperArgument):
        name = names_in(param.display_name_raw)
    else:
        name = " / ".join(param.opts) if param else "?"
    if type(error).__name__ == "MissingParameter":
        return say("cli-missing", name=name, manual=manual)
    given = _given(error)
    if isinstance(param, TyperOption) and param.min is not None:
        least = _number(param.min)
        if param.max is None:
            return say("cli-number", option=name, least=least, given=given)
        message = "cli-between" if isinstance(param.min, float) else "cli-range"
        return say(message, option=name, least=least, most=_number(param.max), given=given)
    return say("cli-value-bad", name=name, given=given, manual=manual)


def _number(limit: int | float) -> str:
    return f"{limit:g}" if isinstance(limit, float) else str(limit)


def _given(error: typer.BadParameter) -> str:
    """The refused value, which only the cause of the error knows."""
    faults: list[dict[str, object]] = getattr(error.__cause__, "errors", list)()
    return repr(shown(str(faults[0]["input"]))) if faults else "?"


def _command(error: typer.TyperException) -> object:
    return getattr(getattr(error, "ctx", None), "command", None)


def _manual(error: typer.TyperException) -> str:
    path = getattr(getattr(error, "ctx", None), "command_path", "stella")
    return f"{path} --help"
