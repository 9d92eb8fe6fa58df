# SPDX-License-Identifier: GPL-3.0-or-later
"""./dev paint and ./dev sheet: paint cards, and lay them side by side."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from . import jobs, studio
from .studio import Order


def pixels(text: str) -> tuple[int, int]:
    """A size such as 600x900."""
    width, _, height = text.partition("x")
    if not (width.isdecimal() and height.isdecimal() and int(width) >= 32 and int(height) >= 32):
        raise argparse.ArgumentTypeError(f"{text!r} is no size such as 600x900")
    return int(width), int(height)


def positive(text: str) -> int:
    """A number of at least 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of at least 1")
    return int(text)


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="./dev", description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True)
    paint = verbs.add_parser("paint", help="paint cards; those that are up to date are skipped")
    paint.add_argument("cards", nargs="+", metavar="CARD|FAMILY|EXTRA|all|extras")
    paint.add_argument("--draft", action="store_true", help="small and quick, into art/out/draft")
    paint.add_argument("--redo", action="store_true", help="render and paint even what is up to date")
    paint.add_argument("--refinish", action="store_true", help="paint over the kept layers, render nothing")
    paint.add_argument("--stale", action="store_true", help="only list what would be painted, and why")
    paint.add_argument("--device", choices=("cpu", "gpu"), default="cpu", help="what renders (gpu: NVIDIA)")
    paint.add_argument("--jobs", type=positive, default=1, help="so many pictures at once, a process each")
    paint.add_argument("--threads", type=positive, help="of one picture; default: 1 for drafts, 2 for finals")
    paint.add_argument("--size", type=pixels, help="render in this size, such as 600x900, into art/out/trial")
    paint.add_argument("--samples", type=positive, help="render with so many samples, into art/out/trial")
    paint.add_argument(
        "--out", type=Path, help="write one WebP a picture into this folder, nothing into the deck"
    )
    sheet = verbs.add_parser("sheet", help="contact sheets of what is painted, into art/out")
    sheet.add_argument("cards", nargs="*", default=["all"], metavar="CARD|FAMILY|all")
    return parser.parse_args(given)


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """Keep Blender's own words off the standard output."""
    sys.stdout.flush()
    kept = os.dup(1)
    with open(os.devnull, "w", encoding="utf-8") as nowhere:  # noqa: PTH123
        os.dup2(nowhere.fileno(), 1)
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(kept, 1)
        os.close(kept)


def main() -> int:
    """Do what was asked; returns how many pictures failed."""
    wish = arguments()
    if wish.verb == "sheet":
        from . import contact

        for line in contact.sheets(studio.named(wish.cards)):
            print(line)
        return 0
    threads = wish.threads or (1 if wish.draft else 2)
    order = Order(wish.draft, wish.size, wish.samples, wish.device, threads, wish.out and wish.out.resolve())
    chosen = studio.named(wish.cards)
    if wish.stale:
        for card in chosen:
            if why := studio.stale(card, order):
                print(f"{card}: {why}")
        return 0
    todo = [card for card in chosen if wish.redo or wish.refinish or studio.stale(card, order)]
    if len(todo) < len(chosen):
        print(f"{len(chosen) - len(todo)} of {len(chosen)} are up to date", flush=True)
    if wish.jobs > 1 and len(todo) > 1:
        return jobs.side_by_side(todo, wish.jobs, jobs.options(sys.argv[1:], todo, wish.cards))
    failed = 0
    for i, card in enumerate(todo, start=1):
        line = f"[{i}/{len(todo)}] {card}"
        try:
            from . import easel

            with silence():
                said = easel.paint(card, order, anew=wish.redo, render=not wish.refinish)
            print(f"{line}: {said} -> {studio.master(card, order)}", flush=True)
        except Exception as problem:
            failed += 1
            if len(todo) == 1:
                raise
            print(f"{line}: FAILED: {problem!r}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
