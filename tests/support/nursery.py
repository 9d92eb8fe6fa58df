"""Forks `stella serve` from a process that has imported everything: a real server in a fraction of its start-up time.

Reads orders as JSON lines: `{"start": [arguments], "out": a FIFO, "log": a file}` and `{"wait": a process id}`. An
order to start may have a `seed`, so that chance repeats itself, the name of a `leak` from `tests.wiretap.leaks`, and
`still`, so that no time passes for its limits, seconds that its clock is `ahead`, a folder with another `client`, and
the seconds of `grace` that it gives its last sockets when it ends.
"""

from __future__ import annotations

import contextlib
import importlib
import json
import os
import sys
import traceback
from pathlib import Path
from typing import Any

import stella.cli
from stella.content.decks import load_built_in
from stella.content.wordcards import load_word_cards

PARTS = (
    "stella.bus.local stella.bus.cluster stella.bus.postgres stella.store.postgres "
    "stella.cli.serve stella.server stella.server.http_protocol stella.server.logs "
    "stella.server.system stella.store.sqlite platformdirs segno uvicorn.lifespan.on uvicorn.loops.auto uvloop "
    "pydantic.type_adapter typer._adapters fluent.runtime"
)
"""What a server imports while it starts; typer takes pydantic along where it is installed."""


def change(order: dict[str, Any]) -> None:
    """Make the server other than it is, as only tests need it."""
    system = importlib.import_module("stella.server.system")
    if order["seed"] is not None:
        servers = importlib.import_module("tests.support.servers")
        system.__dict__["SystemRng"] = lambda: servers.SeededRng(order["seed"])
    if order["still"]:
        system.SystemClock.monotonic = lambda _: 1000.0
    if order["ahead"]:
        honest = system.SystemClock.now
        system.SystemClock.now = lambda clock: honest(clock) + 1000 * order["ahead"]
    if order["grace"] is not None:
        importlib.import_module("stella.server.shutdown").__dict__["GRACE"] = order["grace"]
    if order["client"] is not None:
        importlib.import_module("stella.server.app").create_app.__defaults__ = (Path(order["client"]),)
    if order["leak"] is not None:
        getattr(importlib.import_module("tests.wiretap.leaks"), order["leak"])()


def serve(order: dict[str, Any], arguments: list[str]) -> None:
    """Become the server."""
    try:
        log = os.open(order["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        out = os.open(order["out"], os.O_WRONLY)
        nothing = os.open(os.devnull, os.O_RDONLY)
        for target, source in enumerate((nothing, out, log)):
            os.dup2(source, target)
        change(order)
        sys.argv = ["stella", *arguments]
        stella.cli.main()
    except SystemExit as end:
        sys.stdout.flush()
        os._exit(end.code if isinstance(end.code, int) else 1 if end.code else 0)
    except BaseException:
        traceback.print_exc()
        os._exit(70)
    os._exit(0)


def main() -> None:
    """Carry out orders until the input ends."""
    os.environ |= {"LC_ALL": "C", "LANG": "C"}  # servers say in English that they are open
    load_built_in()
    load_word_cards()
    for name in PARTS.split():
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    for line in sys.stdin:
        order = json.loads(line)
        if "start" in order:
            pid = os.fork()
            if pid == 0:
                serve(order, order["start"])
            print(json.dumps({"pid": pid}), flush=True)
        else:
            status = os.waitstatus_to_exitcode(os.waitpid(order["wait"], 0)[1])
            print(json.dumps({"status": status}), flush=True)


if __name__ == "__main__":
    main()
