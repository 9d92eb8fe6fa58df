"""How properties are tried: on the same examples every time, or (`./dev test --explore`) on new and more ones.

What exploring finds is written down as an `@example`, so that every later run tries it. `HYPOTHESIS_PROFILE` chooses:
`ci` by default, or `explore`.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "ci")
FIRST_SEED = int(os.environ.get("STELLA_FIRST_SEED", "0"))
"""Where the seeds of games of chance begin: another place in every exploration."""
_SHARE = 8.0 if PROFILE == "explore" else 1.0
_HINT = """\
What was found becomes part of every run once it is written down:
  1. write the arguments of the failing test case (printed above, also beside the failing line) below @given:
     @example(a=..., b=...); for a test of seeds: the number in its brackets; for a state machine: its steps as a test
  2. see it fail:   ./dev test {node}
  3. fix the code, and commit both.
The same seeds again: STELLA_FIRST_SEED={seed} ./dev test --explore ...
Hypothesis keeps its failing examples in .hypothesis/ and tries them first when you explore here again."""

# How long one example takes is the machine's affair; a busy one must not fail a test.
settings.register_profile(
    "common",
    deadline=None,
    derandomize=PROFILE != "explore",
    print_blob=PROFILE == "explore",
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
_FEW = (300, 100) if PROFILE == "explore" else (25, 40)
settings.register_profile("usual", settings.get_profile("common"), max_examples=max(1, round(100 * _SHARE)))
settings.register_profile(
    "games", settings.get_profile("common"), max_examples=_FEW[0], stateful_step_count=_FEW[1]
)
"""For properties of whole games, where one example is a lot of work."""


def seeds(usual: int) -> range:
    """The seeds of a property over games of chance: `usual` of them, more and others when exploring."""
    return range(FIRST_SEED, FIRST_SEED + examples(usual))


def examples(usual: int) -> int:
    """How many examples of a property, or steps, instead of the usual number."""
    return max(1, round(usual * _SHARE))


def hint(node: str) -> str:
    """How to turn a failure into an example."""
    return _HINT.format(node=node, seed=FIRST_SEED)
