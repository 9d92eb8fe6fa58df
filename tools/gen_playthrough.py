"""Write whole games as text, with every command, what came of it, and what every viewer saw change.

The transcripts in `tests/golden/` are compared by `tests/rules/test_playthroughs.py`; this tool rewrites them.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from playthrough_games import GAMES
from stella.rules import (
    BOARD,
    RULE_OF_CODE,
    SPECTATOR,
    Command,
    Event,
    Rejection,
    Seat,
    State,
    Viewer,
    decide,
    evolve_all,
    project,
)

GOLDEN: Final = Path(__file__).resolve().parents[1] / "tests" / "golden"
WHOLE: Final = {"last", "turn"}
"""Parts of a view that are shown as a whole when they change."""
SHORT: Final = 5
"""Lists up to this length are shown as a whole when they change."""

HEAD: Final = """\
A whole game of {seats} seats: {what}

A command begins with its number; "+" is an event, "x" the refusal. Then come the views: "all" is what everybody
sees change, "seat 2" what seat 2 alone does, and the first 16 digits of the SHA-256 of every view that is not byte
for byte what it was. A list that only grew or shrank is shown by what came (+) or went (-).
Made by ./dev playthrough; do not edit.
"""


def path_of(seats: int) -> Path:
    """Return the file of the transcript."""
    return GOLDEN / f"playthrough-{seats}-seats.txt"


def transcript(seats: int) -> str:
    """Return the transcript of the game with this many seats."""
    script = GAMES[seats]
    return HEAD.format(seats=seats, what=script.__doc__) + "".join(f"{line}\n" for line in _lines(seats))


def _lines(seats: int) -> Iterator[str]:
    game = GAMES[seats]()
    command = next(game)
    state: State | None = None
    before: dict[str, bytes] = {}
    for number in range(100_000):
        decision = decide(state, command)
        yield ""
        yield f"{number} {_told(command)}"
        if isinstance(decision, Rejection):
            rule = RULE_OF_CODE[decision.code].value
            yield f"  x {decision.code.value} {rule}{_arguments(decision.args)}"
        else:
            yield from (f"  + {_told(event)}" for event in decision)
            yield from [] if decision else ["  nothing changes"]
            state = evolve_all(state, decision)
        after = {} if state is None else _views(state)
        yield from _changes(before, after)
        before = after
        try:
            command = game.send(state)  # type: ignore[arg-type]  # before the game begins there is none
        except StopIteration:
            return


def _views(state: State) -> dict[str, bytes]:
    """Return every viewer's view as JSON."""
    seats: list[Viewer] = [Seat(seat) for seat in range(len(state.setup.colours))]
    names = {f"seat {seat}": seat for seat in seats} | {"spectator": SPECTATOR, "board": BOARD}
    return {name: msgspec.json.encode(project(state, viewer)) for name, viewer in names.items()}


def _changes(before: dict[str, bytes], after: dict[str, bytes]) -> Iterator[str]:
    """Yield what the viewers see change. The public part must be the same for all of them."""
    views = {name: json.loads(view) for name, view in after.items()}
    old = {name: json.loads(view) for name, view in before.items()}
    public = [view.pop("public") for view in views.values()]
    assert all(part == public[0] for part in public), "viewers see different public facts"
    if public:
        known = next(iter(old.values()))["public"] if old else {}
        yield from (f"  all: {change}" for change in differences(known, public[0]))
    for name, view in views.items():
        known = {key: part for key, part in old.get(name, {}).items() if key != "public"}
        yield from (f"  {name}: {change}" for change in differences(known, view))
    changed = [name for name, view in after.items() if view != before.get(name)]
    hashes = [f"{name} {hashlib.sha256(after[name]).hexdigest()[:16]}" for name in changed]
    if hashes:
        yield f"  sha256: {', '.join(hashes)}"


def differences(old: Any, new: Any, path: str = "") -> Iterator[str]:
    """Yield every part that changed, by its path.

    >>> list(differences({"own": {"crosses": [1, 4]}}, {"own": {"crosses": [1, 4, 9]}}))
    ['own.crosses [1,4] -> [1,4,9]']
    """
    if old == new:
        return
    if isinstance(old, dict) and isinstance(new, dict) and path not in WHOLE:
        for key, value in new.items():
            inner = f"{path}.{key}" if path else key
            if key in old:
                yield from differences(old[key], value, inner)
            else:
                yield f"{inner} {_short(value)}"
        assert old.keys() <= new.keys(), "a view lost a field"
    elif isinstance(old, list) and isinstance(new, list) and _is_long(old, new):
        yield from _list_differences(old, new, path)
    else:
        yield f"{path} {_short(old)} -> {_short(new)}"


def _is_long(old: list[Any], new: list[Any]) -> bool:
    return max(len(old), len(new)) > SHORT or any(isinstance(each, dict | list) for each in (*old, *new))


def _list_differences(old: list[Any], new: list[Any], path: str) -> Iterator[str]:
    gone = [each for each in old if each not in new]
    come = [each for each in new if each not in old]
    if len(old) == len(new):
        for index, (was, now) in enumerate(zip(old, new, strict=True)):
            yield from differences(was, now, f"{path}.{index}")
    elif not new:
        yield f"{path} -> []"
    elif gone and not come and len(old) == len(new) + len(gone):
        yield f"{path} - {_short(gone)}"
    elif come and not gone and len(new) == len(old) + len(come):
        yield f"{path} + {_short(come)}"
    else:
        yield f"{path} -> {_short(new)}"


def _short(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _told(what: Command | Event) -> str:
    """Return the name and the fields of a command or an event."""
    return type(what).__name__ + _arguments(msgspec.to_builtins(what))


def _arguments(fields: dict[str, Any]) -> str:
    return "".join(f" {name}={_short(value)}" for name, value in fields.items())


def main(arguments: list[str]) -> int:
    """Write all transcripts, or those of the numbers of seats that are given; say which changed."""
    if not all(argument.isdecimal() and int(argument) in GAMES for argument in arguments):
        print("usage: ./dev playthrough [3] [4] [5] [6]", file=sys.stderr)
        return 2
    for seats in map(int, arguments or map(str, GAMES)):
        path, text = path_of(seats), transcript(seats)
        same = path.exists() and path.read_text(encoding="utf-8") == text
        path.write_text(text, encoding="utf-8", newline="\n")
        print(
            f"{'same   ' if same else 'written'} {path.relative_to(GOLDEN.parents[1])} ({len(text) // 1000} KB)"
        )
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
