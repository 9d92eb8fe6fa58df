"""The long versions of the fault tests: thousands of power cuts, a thousand killed servers, storms of disk errors.

Arguments go to pytest; `python tools/faults.py -k power` looks only at power cuts.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def main(arguments: list[str]) -> int:
    """Run tests/faults with STELLA_FAULTS=long."""
    command = [sys.executable, "-m", "pytest", "tests/faults", "--timeout=1800", "--durations=5", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=os.environ | {"STELLA_FAULTS": "long"}, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
