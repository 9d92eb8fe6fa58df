"""A server that restarts and a page that reloads while you edit: `./dev watch`, then open http://localhost:5173."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import webbuild

SOURCES = (webbuild.ROOT / "src" / "stella", webbuild.LOCALES)
LOOK_EVERY = 0.5
"""Seconds between two looks at the sources."""


def changed_at() -> dict[Path, float]:
    """When each source of the server was last written."""

    def files() -> Iterator[Path]:
        for folder in SOURCES:
            yield from (path for path in folder.rglob("*") if path.suffix in (".py", ".ftl", ".toml"))

    return {path: path.stat().st_mtime for path in files() if webbuild.OUT not in path.parents}


def serve(arguments: list[str]) -> subprocess.Popen[bytes]:
    """Start the server; the page asks it at port 8000, and people open the page."""
    program = Path(sys.executable).with_name("stella")
    here = [str(program), "serve", "--host", "127.0.0.1", "--port", "8000"]
    return subprocess.Popen([*here, *arguments], stdin=subprocess.DEVNULL)


def main(arguments: list[str]) -> int:
    """Run both until Ctrl-C; `arguments` go to `stella serve`."""
    webbuild.install_modules()
    vite = webbuild.WEB / "node_modules/vite/bin/vite.js"
    page = subprocess.Popen(
        [webbuild.node_program(), vite, "--host"], cwd=webbuild.WEB, stdin=subprocess.DEVNULL
    )
    server, seen = serve(arguments), changed_at()
    try:
        while page.poll() is None:
            time.sleep(LOOK_EVERY)
            if (now := changed_at()) != seen:
                seen = now
                print("restarting the server ...", file=sys.stderr)
                server.terminate()
                server.wait()
                server = serve(arguments)
        return page.returncode
    except KeyboardInterrupt:
        return 0
    finally:
        for process in (server, page):
            process.terminate()
            process.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
