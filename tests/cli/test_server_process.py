"""How the process of a server runs."""

from __future__ import annotations

import subprocess
import sys

ENUMS = """
from enum import Enum, EnumType, Flag
from stella.cli.server_process import quicken_enums
from stella.rules import Phase

class Named(Enum):
    name = 1  # hides what every member has
    other = 2

class Set(Flag):
    A = 1
    B = 2

for _ in range(2):
    quicken_enums()
    assert not hasattr(EnumType, "__getattr__")
    assert Phase.MARK is Phase("associate.mark") is Phase["MARK"], Phase.MARK
    assert [phase.name for phase in Phase] == list(Phase.__members__)
    assert not hasattr(Phase, "NOWHERE")
    assert Named.name.value == 1 and Named.other.name == "other"
    assert Set.A | Set.B is Set(3) and (Set.A | Set.B).value == 3
    assert Enum("Later", "X Y").Y.value == 2
"""


def test_enums_without_their_hook_have_the_same_members_and_no_others() -> None:
    subprocess.run([sys.executable, "-c", ENUMS], check=True)


def test_a_process_that_does_not_end_is_ended_and_says_so() -> None:
    hangs = "import stella.cli.server_process as it, threading; it._end_after(0.1); threading.Event().wait()"
    done = subprocess.run(
        [sys.executable, "-c", hangs], check=False, text=True, stderr=subprocess.PIPE, timeout=60
    )
    assert (done.returncode, done.stderr) == (1, "stella: did not stop within 0.1 seconds; it ends now\n")
