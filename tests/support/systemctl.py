"""What `systemctl` does with the one unit below a folder: python systemctl.py FOLDER start."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

MOVED: Final = re.compile(r"(?<![\w./])(?=/(?:opt|usr/local|var/lib|etc/systemd|backup)\b)")
"""Where the name of a folder of the system begins."""


def main(place: Path, verb: str) -> None:
    """Start or stop the only unit."""
    pid = place / "stella.pid"
    if verb in {"stop", "restart"}:
        os.kill(int(pid.read_text()), signal.SIGTERM)
        while pid.exists():
            time.sleep(0.05)
    if verb in {"start", "restart", "enable"} and os.fork() == 0:
        os.setsid()
        text = (place / "etc/systemd/system/stella.service").read_text(encoding="utf-8")
        said = re.findall(r"^(\w+)=(.*)$", MOVED.sub(str(place), text), re.MULTILINE)
        lines = [
            f"STELLA_PORT={os.environ['STELLA_PORT']}",
            *(line for name, line in said if name == "Environment"),
        ]
        unit, env = dict(said), dict(each.split("=", 1) for each in shlex.split(" ".join(lines)))
        state = place / "var/lib" / unit["StateDirectory"]
        state.mkdir(mode=0o700, exist_ok=True)
        shutil.chown(state, unit["User"], unit["User"])
        with (place / "journal").open("ab") as journal:
            server = subprocess.Popen(
                shlex.split(unit["ExecStart"]), env=env,
                user=unit["User"], group=unit["User"], extra_groups=(), umask=0o077, cwd="/",
                stdin=subprocess.DEVNULL, stdout=journal, stderr=journal,
            )  # fmt: skip
        pid.write_text(str(server.pid))
        server.wait()
        pid.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
