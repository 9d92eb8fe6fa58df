"""Several processes that share a port: each is a normal node, and the kernel distributes the connections."""

from __future__ import annotations

import os
import select
import signal
import socket
import sys
import time
import traceback
from typing import TYPE_CHECKING, Final, NoReturn

import typer

from stella.cli.errors import Failure

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

CALM: Final = 5.0
"""Minimum run time of a worker, in seconds, to be replaced without delay."""
LOOK_EVERY: Final = 0.1
LONGEST_FAREWELL: Final = 10.0
"""Seconds after which workers that don't stop are killed."""


def check_workers(workers: int, database: str | None) -> None:
    """Refuse settings that can't work."""
    if workers == 1:
        return
    if database is None:
        raise Failure(
            "--workers needs --database postgresql://…: a SQLite file is served by one process. "
            "Move your tables with stella migrate."
        )
    if not hasattr(os, "fork") or not hasattr(socket, "SO_REUSEPORT"):
        raise Failure(
            "--workers needs a system where processes can share a port (SO_REUSEPORT): not this one."
        )


def run_workers(many: int, serve: Callable[[Callable[[], None]], None], announce: Callable[[], None]) -> None:
    """Run `serve` in this many processes until we are told to stop; `announce` once all of them are open.

    `serve` is given what to call when it is open. A worker that dies later is replaced; one that cannot even open
    ends all. On SIGTERM and SIGINT all leave in good order.
    """
    pool = _WorkerPool(serve)
    signal.signal(signal.SIGTERM, pool.stop)
    signal.signal(signal.SIGINT, pool.stop)
    for _ in range(many):
        pool.start()
    pool.supervise(announce)


class _WorkerPool:
    def __init__(self, serve: Callable[[Callable[[], None]], None]) -> None:
        self._serve = serve
        self._started: dict[int, float] = {}
        self._ready, self._say_ready = os.pipe()
        self._stopping_since: float | None = None

    def start(self) -> None:
        pid = os.fork()
        if pid == 0:
            self._work()
        self._started[pid] = time.monotonic()

    def _work(self) -> NoReturn:
        status = 1
        try:
            self._serve(self._say_open)
            status = 0
        except SystemExit as leaving:
            status = leaving.code if isinstance(leaving.code, int) else 1
        except KeyboardInterrupt:
            status = 0
        except Failure as failure:
            print(f"stella: {failure}", file=sys.stderr)
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(status)

    def _say_open(self) -> None:
        os.write(self._say_ready, b".")

    def supervise(self, announce: Callable[[], None]) -> None:
        """Wait for all workers; replace those that die."""
        missing, failed = len(self._started), False
        while self._started:
            said = select.select([self._ready], [], [], LOOK_EVERY)[0]
            if missing > 0 and said:
                missing -= len(os.read(self._ready, 64))
                if missing <= 0:
                    announce()
            for lived in self._ended():
                if self._stopping_since is None and missing > 0:
                    failed = True
                    self.stop()
                elif self._stopping_since is None:
                    time.sleep(0 if lived > CALM else 1)
                    self.start()
            if (
                self._stopping_since is not None
                and time.monotonic() > self._stopping_since + LONGEST_FAREWELL
            ):
                self._signal(signal.SIGKILL)
        if failed:
            raise typer.Exit(1)

    def stop(self, *_: object) -> None:
        """Tell all workers to stop."""
        self._stopping_since = self._stopping_since or time.monotonic()
        self._signal(signal.SIGTERM)

    def _signal(self, which: signal.Signals) -> None:
        for pid in list(self._started):
            os.kill(pid, which)

    def _ended(self) -> Iterator[float]:
        """Return the run times of workers that have ended."""
        while self._started:
            pid, _ = os.waitpid(-1, os.WNOHANG)
            if pid == 0:
                return
            if pid in self._started:
                yield time.monotonic() - self._started.pop(pid)
