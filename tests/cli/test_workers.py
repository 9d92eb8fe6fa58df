"""How a server of several processes ends, even when one of them hangs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import Final

import pytest

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="workers are forked")

HANGING: Final = """
import os, signal
from stella.cli import workers

workers.LONGEST_FAREWELL = 0.2

def serve(say_open):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    os.write(1, b"%d\\n" % os.getpid())
    say_open()
    while True:
        signal.pause()

workers.run_workers(2, serve, lambda: os.write(1, b"open\\n"))
"""


def test_workers_that_hang_are_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HANGING], stdout=subprocess.PIPE, encoding="utf-8", start_new_session=True
    ) as server:
        try:
            assert server.stdout is not None
            said = [server.stdout.readline().strip() for _ in range(3)]
            assert "open" in said
            server.send_signal(signal.SIGTERM)
            assert server.wait(timeout=30) == 0
            for pid in set(said) - {"open"}:
                with pytest.raises(ProcessLookupError):
                    os.kill(int(pid), 0)
        finally:
            if server.poll() is None:
                os.killpg(server.pid, signal.SIGKILL)
