"""The recorded game, for the servers that send again what the real one sent."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


class Recorded:
    """What the real server sent at one step: to whom, and what."""

    def __init__(self, views: int) -> None:
        self.views = views
        self.texts: dict[int, str] = {}
        self.values: dict[int, Any] = {}
        self.payloads: dict[int, bytes] = {}


def recorded_steps(path: Path) -> list[Recorded]:
    """Read the script."""
    steps: list[Recorded] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        kind, first, rest = line.split(" ", 2)
        if kind == "step":
            steps.append(Recorded(int(rest.split(" ")[1])))
        else:
            steps[-1].texts[int(first)] = rest
            steps[-1].values[int(first)] = json.loads(rest)
            steps[-1].payloads[int(first)] = rest.encode()
    return steps
