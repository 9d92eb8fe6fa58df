"""A language written from right to left, with longer words than any other, works without a change in the code."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import pseudo


def test_a_pseudo_text_keeps_its_arguments_and_choices() -> None:
    source = "a = One { $count ->\n    [one] star\n   *[other] { $count } stars\n}\n"
    turned = pseudo.mirrored(source)
    assert turned.count("$count") == 2
    assert "\u202eOonee\u202c {" in turned
    assert "\u202estaars\u202c" in turned


@pytest.mark.nightly
def test_every_screen_is_mirrored_and_has_room_for_longer_words(tmp_path: Path) -> None:
    """Look for texts that are cut off in a copy of the project whose longest texts are the pseudo-language's."""
    pseudo.make(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n0", "tests/e2e/test_cut_off.py", "-k", "longest"],
        cwd=tmp_path, env=pseudo.environment(tmp_path), capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    assert "5 passed" in done.stdout
