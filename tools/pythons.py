"""Run the tests with every Python that we promise: ./dev pythons [3.12 3.14t lowest ...] [-- arguments for pytest].

Interpreters are looked for on PATH, among pyenv's, and by uv, which may fetch one. Each gets an environment of its own,
.venv/python-X.Y, from the same locked requirements. "lowest" is the oldest Python with the oldest requirements that
pyproject.toml allows. Tests of browsers and of the page do not depend on Python and stay out.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HERE = Path(sys.executable).parent
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
LOWEST = "lowest"
EXTRAS = ("discoverable", "lab", "postgres", "push")
LEFT_OUT = ("tests/e2e", "tests/web", "tests/art", "tests/package")
ASK = """
import sys, sysconfig
print("%d.%d" % sys.version_info[:2] + "t" * bool(sysconfig.get_config_var("Py_GIL_DISABLED")))
"""


def oldest(uv: Sequence[str | Path]) -> str:
    """Return the oldest versions that pyproject.toml allows, as requirements."""
    asked = ["pip", "compile", "--resolution=lowest-direct", f"--python-version={VERSIONS[0]}", "--no-header"]
    extras = [f"--extra={each}" for each in EXTRAS]
    return subprocess.check_output([*uv, *asked, *extras, "pyproject.toml"], cwd=ROOT, text=True)


def candidates(version: str) -> Iterator[Path]:
    """Yield programs that may be this Python, the nearest first."""
    if found := shutil.which(f"python{version}"):
        yield Path(found)
    for home in sorted((Path.home() / ".pyenv/versions").glob(f"{version}*"), reverse=True):
        yield home / "bin/python"
    for look in (["find", "--no-python-downloads"], ["install"], ["find"]):
        done = subprocess.run(
            [HERE / "uv", "python", *look, version], capture_output=True, text=True, check=False, timeout=300
        )
        if done.returncode == 0 and look[0] == "find":
            yield Path(done.stdout.strip())


def interpreter(version: str) -> Path | None:
    """Return the Python of this version; `None` if it is not installed."""
    for program in candidates(version):
        try:
            said = subprocess.run(
                [program, "-c", ASK], capture_output=True, text=True, check=True, timeout=60
            )
        except (OSError, subprocess.SubprocessError):
            continue
        if said.stdout.strip() == version:
            return program
    return None


def environment(version: str, program: Path) -> Path:
    """Make an environment with our requirements; return its Python."""
    home = ROOT / f".venv/python-{version}"
    uv: list[str | Path] = [HERE / "uv", "--quiet"]
    if not home.exists():
        subprocess.run([*uv, "venv", "--python", program, home], check=True)
    variables = os.environ | {"VIRTUAL_ENV": str(home)}
    locked = [ROOT / "requirements/uv.txt", ROOT / "requirements/dev.txt"]
    subprocess.run([*uv, "pip", "sync", "--require-hashes", *locked], check=True, env=variables)
    install: list[str | Path] = [*uv, "pip", "install", "--no-deps"]
    if version == LOWEST:
        subprocess.run([*install, "-r", "-"], check=True, env=variables, input=oldest(uv), text=True)
    subprocess.run([*install, "--no-build-isolation", "--editable", ROOT], check=True, env=variables)
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def test(version: str, arguments: Sequence[str]) -> str:
    """Run the tests with a Python; return the result as one line."""
    program = interpreter(VERSIONS[0] if version == LOWEST else version)
    if program is None:
        return "not available here"
    try:
        python = environment(version, program)
    except subprocess.CalledProcessError as error:
        return f"its requirements cannot be installed (status {error.returncode})"
    left_out = [f"--ignore={name}" for name in LEFT_OUT]
    before = time.monotonic()
    command: list[str | Path] = [python, "-m", "pytest", *(arguments or left_out)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        last = ""
        for line in run.stdout:
            sys.stderr.write(line)
            last = line.strip() or last
    full = subprocess.check_output(
        [python, "-c", "import platform; print(platform.python_version())"], text=True
    )
    result = re.sub(r" in [\d.]+s.*", "", last.strip("= "))
    return f"Python {full.strip()}: {result} in {time.monotonic() - before:.0f} s"


def main(arguments: list[str]) -> int:
    """Test with each Python; return how many didn't pass."""
    split = arguments.index("--") if "--" in arguments else len(arguments)
    lines = {version: test(version, arguments[split + 1 :]) for version in arguments[:split] or VERSIONS}
    for version, line in lines.items():
        print(f"{version:6} {line}")
    return sum(
        not re.search(r"\d passed", line) or "failed" in line or "error" in line for line in lines.values()
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
