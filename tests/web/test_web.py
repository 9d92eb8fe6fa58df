"""The web client's own tests and checks, so that pytest alone tells whether all is well."""

from __future__ import annotations

import pytest

import webbuild

MODULES = webbuild.WEB / "node_modules"
COMMANDS = {
    "vitest": ("vitest/vitest.mjs", "run"),
    "svelte-check": ("svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings"),
    "prettier": ("prettier/bin/prettier.cjs", "--check", "."),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_the_web_client_passes(name: str) -> None:
    webbuild.install_modules()
    program, *arguments = COMMANDS[name]
    done = webbuild.node(MODULES / program, *arguments, capture=True)
    assert done.returncode == 0, done.stdout


def test_the_built_client_belongs_to_its_sources() -> None:
    assert webbuild.up_to_date()
