"""Calls into sessions, which must not harm their neighbours whatever they raise."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from typing import ParamSpec

_P = ParamSpec("_P")
_log = logging.getLogger("stella.sockets")


def call_safely(call: Callable[_P, None], *args: _P.args, **kwargs: _P.kwargs) -> bool:
    """Call; if that raises, log it and return False."""
    try:
        call(*args, **kwargs)
    except Exception as error:
        log_place(error)
        return False
    return True


def log_place(error: Exception) -> None:
    """Log where an error came from, but not its text, which may quote a message."""
    place = "".join(traceback.format_tb(error.__traceback__)).rstrip()
    _log.error("%s in a session\n%s", type(error).__name__, place)
