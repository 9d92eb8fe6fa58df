# SPDX-License-Identifier: GPL-3.0-or-later
"""./dev paint and ./dev sheet: paint cards, and lay them side by side."""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Iterator

from . import contact, studio


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="./dev", description=__doc__)
    verbs = parser.add_subparsers(dest="verb", required=True)
    paint = verbs.add_parser("paint", help="paint cards; those that are done are skipped")
    paint.add_argument("cards", nargs="+", metavar="CARD|FAMILY|EXTRA|all|extras")
    paint.add_argument("--draft", action="store_true", help="small and quick, into art/out/draft")
    paint.add_argument("--redo", action="store_true", help="paint even what is done")
    paint.add_argument("--refinish", action="store_true", help="only develop the stored layers again")
    paint.add_argument("--threads", type=int, default=0, help="default: 1 for drafts, 2 for finals")
    sheet = verbs.add_parser("sheet", help="contact sheets of what is painted, into art/out")
    sheet.add_argument("cards", nargs="*", default=["all"], metavar="CARD|FAMILY|all")
    return parser.parse_args()


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """Keep Blender's own words off the standard output."""
    sys.stdout.flush()
    kept = os.dup(1)
    with open(os.devnull, "w") as nowhere:  # noqa: PTH123
        os.dup2(nowhere.fileno(), 1)
    try:
        yield
    finally:
        sys.stdout.flush()
        os.dup2(kept, 1)
        os.close(kept)


def main() -> int:
    """Do what was asked; gives how many cards failed."""
    wish = arguments()
    if wish.verb == "sheet":
        for path in contact.sheets(studio.named(wish.cards)):
            print(path)
        return 0
    chosen, failed = studio.named(wish.cards), 0
    threads = wish.threads or (1 if wish.draft else 2)
    for i, card in enumerate(chosen, start=1):
        line = f"[{i}/{len(chosen)}] {card}"
        if not (wish.redo or wish.refinish) and studio.is_done(card, draft=wish.draft):
            print(f"{line}: done before", flush=True)
            continue
        try:
            with silence():
                if wish.refinish:
                    studio.refinish(card, draft=wish.draft)
                    said = "finished anew"
                else:
                    said = studio.paint(card, draft=wish.draft, threads=threads)
            print(f"{line}: {said} -> {studio.master(card, draft=wish.draft)}", flush=True)
        except Exception as problem:
            failed += 1
            if len(chosen) == 1:
                raise
            print(f"{line}: FAILED: {problem!r}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
