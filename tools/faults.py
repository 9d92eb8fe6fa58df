"""The long versions of the fault tests: thousands of power cuts, a thousand killed servers, storms of disk errors.

`availability` attacks a real server while people play, `evenings` turns the clock for a day, `rolling` restarts nodes
of one PostgreSQL under load, `nights` simulates clusters in virtual time, all with arguments of their own. Other
arguments go to pytest: `./dev faults -k power` looks only at power cuts. Without any, all run.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PARTS = ("availability", "evenings", "nights", "rolling")


def main(arguments: list[str]) -> int:
    """Run tests/faults with STELLA_FAULTS=long, or the named part, or everything."""
    if arguments and arguments[0] in PARTS:
        return part(*arguments)
    command = [
        sys.executable,
        "-m",
        "pytest",
        "tests/faults",
        "--timeout=1800",
        "--all",
        "--durations=5",
        *arguments,
    ]
    status = subprocess.run(
        command, cwd=ROOT, env=os.environ | {"STELLA_FAULTS": "long"}, check=False
    ).returncode
    return status or (0 if arguments else max(part(each) for each in PARTS))


def part(name: str, *arguments: str) -> int:
    """One of the parts that aren't tests: they measure, and need a machine with little else to do."""
    command = [sys.executable, str(ROOT / "tools" / f"{name}.py"), *arguments]
    fixed = {"PYTHONHASHSEED": "0"}  # a night is the same each time, whatever a set is iterated in
    return subprocess.run(command, cwd=ROOT, env=os.environ | fixed, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
