"""The web client's own tests; its linters belong to ./dev check."""

from __future__ import annotations

import pytest

import webbuild

VITEST = webbuild.WEB / "node_modules/vitest/vitest.mjs"


@pytest.mark.timeout(600)  # it mounts every component; patience ends only what hangs
def test_the_web_client_passes_its_own_tests() -> None:
    webbuild.install_modules()
    done = webbuild.node(VITEST, "run", capture=True)
    assert done.returncode == 0, done.stdout


def test_the_built_client_belongs_to_its_sources() -> None:
    assert webbuild.up_to_date()
