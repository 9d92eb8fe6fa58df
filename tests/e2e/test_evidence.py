"""A failed browser test shows what its pages looked like."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e import evidence
from tests.e2e.conftest import EVIDENCE, OpenPage, pytest_runtest_makereport


def test_a_failure_leaves_a_trace_and_a_screenshot_and_names_them(
    open_page: OpenPage, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_page()
    mine = request.node.stash[EVIDENCE]
    monkeypatch.setattr(mine, "folder", tmp_path / "left")
    report = pytest.TestReport(request.node.nodeid, ("", None, ""), {}, "failed", "it failed", "call")
    hook = pytest_runtest_makereport(request.node)
    next(hook)
    with pytest.raises(StopIteration):
        hook.send(report)
    left = {path.name: path for path in (tmp_path / "left").iterdir()}
    assert left.keys() == {"page-1-1.png", "trace-1.zip"}
    assert all(path.stat().st_size > 1000 for path in left.values())
    [(_, told)] = report.sections
    assert told.splitlines() == [str(left["page-1-1.png"]), str(left["trace-1.zip"])]


def test_its_folder_is_among_the_results() -> None:
    assert evidence.Evidence("test_x[a-b c]").folder == evidence.RESULTS / "test_x-a-b-c"
