"""The command line, run in this process. An interpreter for each command costs most of a second."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import threading
from contextlib import redirect_stderr, redirect_stdout
from unittest.mock import patch

from stella.cli import main


def stella(*arguments: object, **environment: str) -> subprocess.CompletedProcess[str]:
    """What came of a command, as UTF-8 text. Anything but an exit is raised here."""
    done = stella_bytes(*arguments, **environment)
    said = (each.decode().replace(os.linesep, "\n") for each in (done.stdout, done.stderr))
    return subprocess.CompletedProcess(done.args, done.returncode, *said)


def stella_bytes(*arguments: object, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The same in bytes. It runs in a thread: an async test may ask for a command that has an event loop too."""
    words = ["stella", *map(str, arguments)]
    nothing, out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(3))
    with (
        patch.dict(os.environ, {"LC_ALL": "C.UTF-8"} | environment),
        patch.object(sys, "argv", words),
        patch.object(sys, "stdin", nothing),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        command = _Command()
        command.start()
        command.join()
    if command.broke is not None:
        raise command.broke
    out.flush()
    err.flush()
    return subprocess.CompletedProcess(words, command.status, out.buffer.getvalue(), err.buffer.getvalue())


class _Command(threading.Thread):
    """Runs the command line as `sys.argv` has it."""

    status = 0
    broke: BaseException | None = None

    def run(self) -> None:
        try:
            main()
        except SystemExit as left:
            if isinstance(left.code, str):
                print(left.code, file=sys.stderr)
            self.status = left.code if isinstance(left.code, int) else int(left.code is not None)
        except BaseException as error:
            self.broke = error
