"""Bots and policies that somebody else has written: found by `module:name`, as on the command line."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from stella.cli.errors import Failure
from stella.sanitize import printable

if TYPE_CHECKING:
    from stella.bots import BotFactory

EXAMPLES: Final = {"bot": "sit_down", "policy": "act"}


def load(given: str, option: str = "--bot", what: str = "bot") -> Any:
    """The function of that name; modules of the current folder are found too."""
    module, _, name = given.partition(":")
    if not module or not name.isidentifier():
        raise Failure(
            f"{option} must be a module and a name, such as my_{what}:{EXAMPLES[what]}, not {printable(given)!r}.",
            status=2,
        )
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), name)
    except Exception as error:  # whatever the module does when it is imported
        raise Failure(f"cannot load the {what} {printable(given)}: {error!r}") from error
    if not callable(found):
        raise Failure(f"cannot load the {what} {printable(given)}: {name} is not a function")
    return found


def load_all(given: list[str]) -> dict[str, BotFactory]:
    """The bots by the names they were given as."""
    return {each: load(each) for each in given}
