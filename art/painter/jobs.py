# SPDX-License-Identifier: GPL-3.0-or-later
"""Many pictures at the same time, a process each: Blender as a module has one scene a process."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count


def options(given: Sequence[str], names: Sequence[str], also: Sequence[str]) -> list[str]:
    """The options of a command line, without the names of pictures and the number of jobs."""
    known, kept = {"paint", *names, *also}, []
    words = iter(given)
    for word in words:
        if word == "--jobs":
            next(words, None)
        elif not word.startswith("--jobs=") and word not in known:
            kept.append(word)
    return kept


def side_by_side(cards: Sequence[str], jobs: int, with_options: Sequence[str]) -> int:
    """Paint each card in a process of its own, `jobs` at a time; returns how many failed."""
    started, done = time.monotonic(), count(1)

    def one(card: str) -> bool:
        command = [sys.executable, "-m", "painter", "paint", card, *with_options]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        said = (run.stdout if run.returncode == 0 else run.stderr).strip().splitlines() or ["no word"]
        line = (
            said[-1].removeprefix("[1/1] ")
            if run.returncode == 0
            else f"{card}: FAILED: " + " | ".join(said[-4:])
        )
        print(f"[{next(done)}/{len(cards)}, {time.monotonic() - started:.0f} s] {line}", flush=True)
        return run.returncode == 0

    with ThreadPoolExecutor(jobs) as pool:
        return sum(not good for good in pool.map(one, cards))
