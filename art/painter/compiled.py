# SPDX-License-Identifier: GPL-3.0-or-later
"""Loops over pixels, compiled."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit

Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """Compile a function with numba; what was compiled is kept beside its file."""
    return cast(Function, njit(cache=True, fastmath=True)(function))
