"""All linters, side by side; with --fix the formatters and ruff's safe fixes instead."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import text_report
import webbuild
from stella.languages import LANGUAGES

ROOT = Path(__file__).resolve().parents[1]
MODULES = webbuild.WEB / "node_modules"
PRETTIER = MODULES / "prettier/bin/prettier.cjs"
# Of art/ only the painter: scenes are drawings, untyped on purpose.
SOURCES = [
    name
    for name in ("src", "tests", "tools", "bench", "art/painter", "hatch_build.py", "dev.py")
    if (ROOT / name).exists()
]
MESSAGES = webbuild.WEB / "tools/messages.ts"
SVELTE_CHECK = MODULES / "svelte-check/bin/svelte-check"


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """Run a program of this environment in the project's root."""
    program = Path(sys.executable).with_name(command[0])
    return subprocess.run(
        [program, *command[1:]],
        cwd=ROOT,
        check=False,
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def prettier(mode: str) -> subprocess.CompletedProcess[str]:
    """Run prettier over web/; `mode` is --check or --write."""
    return webbuild.node(PRETTIER, mode, "--log-level=warn", ".", capture=True)


def svelte_check() -> subprocess.CompletedProcess[str]:
    """Check the types of web/ and its components' accessibility."""
    return webbuild.node(SVELTE_CHECK, "--tsconfig", "./tsconfig.json", "--fail-on-warnings", capture=True)


def messages() -> subprocess.CompletedProcess[str]:
    """Look for messages of the page that nothing uses; svelte-check knows those that do not exist."""
    return webbuild.node(MESSAGES, capture=True)


def deployment() -> subprocess.CompletedProcess[str]:
    """Check the files of deploy/ against what their readers take."""
    compose = run(
        "check-jsonschema", "--builtin-schema", "vendor.compose-spec", *files("deploy/compose*.yaml")
    )
    if compose.returncode or sys.platform == "win32":  # hadolint has no package there
        return compose
    return run("hadolint", *files("deploy/Dockerfile*"))


def workflows() -> subprocess.CompletedProcess[str]:
    """Check the workflows' form, and what they let strangers do."""
    named = files(".github/workflows/*.yml")
    form = run("check-jsonschema", "--builtin-schema", "vendor.github-workflows", *named)
    return form if form.returncode else run("zizmor", "--offline", "--quiet", *named)


def files(pattern: str) -> list[str]:
    """Return the files of the repository that a pattern names, at least one."""
    found = sorted(str(path) for path in ROOT.glob(pattern))
    assert found, pattern
    return found


Check = Callable[[], subprocess.CompletedProcess[str]]
CHECKS: dict[str, Check] = {
    "mypy": lambda: run("mypy", *SOURCES),
    "svelte-check": svelte_check,
    "messages": messages,
    "prettier": lambda: prettier("--check"),
    "import-linter": lambda: run("lint-imports"),
    "ruff check": lambda: run("ruff", "check", "--output-format=concise"),
    "ruff format": lambda: run("ruff", "format", "--check"),
    "prose": lambda: run("python", "tools/prose.py"),
    "deploy": deployment,
    "workflows": workflows,
}
FIXES: dict[str, Check] = {
    "ruff check": lambda: run("ruff", "check", "--fix"),
    "ruff format": lambda: run("ruff", "format"),
    "prettier": lambda: prettier("--write"),
}


def timed(check: Check) -> tuple[subprocess.CompletedProcess[str], float]:
    """Run a check and measure it."""
    start = time.monotonic()
    return check(), time.monotonic() - start


def main(arguments: list[str]) -> int:
    """Run everything, show what the failing ones said, and return how many failed."""
    webbuild.install_modules()
    fix = "--fix" in arguments
    checks = FIXES if fix else CHECKS
    failed = 0
    with ThreadPoolExecutor(max_workers=1 if fix else 2) as pool:
        for name, (done, seconds) in zip(checks, pool.map(timed, checks.values()), strict=True):
            failed += done.returncode != 0
            print(f"{'ok  ' if done.returncode == 0 else 'FAIL'}  {name} ({seconds:.1f} s)", flush=True)
            if done.returncode != 0:
                print(done.stdout.rstrip(), flush=True)
    for language in LANGUAGES:
        if names := text_report.missing(language):  # only a release needs them: see tests/test_locales.py
            print(f"note  not translated yet, see ./dev texts report {language}: {', '.join(names)}")
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
