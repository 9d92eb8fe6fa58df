"""Bots that somebody else has written: found by `module:name`, as on the command line."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from stella.cli.errors import Failure, shown

if TYPE_CHECKING:
    from stella.bots import BotFactory


def load(given: str) -> BotFactory:
    """The function that makes the bot; modules of the current folder are found too."""
    module, _, name = given.partition(":")
    if not module or not name.isidentifier():
        raise Failure(
            f"--bot must be a module and a name, such as my_bot:sit_down, not {shown(given)!r}.", status=2
        )
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(import_module(module), name)
    except Exception as error:  # whatever the module does when it is imported
        raise Failure(f"cannot load the bot {shown(given)}: {error!r}") from error
    if not callable(found):
        raise Failure(f"cannot load the bot {shown(given)}: {name} is not a function")
    sit_down: BotFactory = found
    return sit_down


def load_all(given: list[str]) -> dict[str, BotFactory]:
    """The bots by the names they were given as."""
    return {each: load(each) for each in given}
