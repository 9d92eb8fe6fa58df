"""Loads external bots and policies by `module:name`, as given on the command line."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from stella.cli.errors import Failure
from stella.sanitize import printable

EXAMPLES: Final = {"bot": "sit_down", "policy": "act"}


def load(given: str, option: str = "--bot", what: str = "bot") -> Any:
    """Return the function with this name; modules in the current folder are found too."""
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
    except Exception as error:  # importing the module may raise anything
        raise Failure(f"cannot load the {what} {printable(given)}: {error!r}") from error
    if not callable(found):
        raise Failure(f"cannot load the {what} {printable(given)}: {name} is not a function")
    return found
