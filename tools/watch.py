"""A server that restarts and a page that reloads while you edit: `./dev watch`, then open http://localhost:5173."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import webbuild

SOURCES = (webbuild.ROOT / "src" / "stella", webbuild.LOCALES)
PORT = 8000
"""Where web/vite.config.ts finds the server."""
LOOK_EVERY = 0.5
"""Seconds between two looks at the sources."""


def changed_at() -> dict[Path, float]:
    """Return when each source of the server was last written."""

    def files() -> Iterator[Path]:
        for folder in SOURCES:
            yield from (path for path in folder.rglob("*") if path.suffix in (".py", ".ftl", ".toml"))

    return {path: path.stat().st_mtime for path in files() if webbuild.OUT not in path.parents}


def serve(arguments: list[str]) -> subprocess.Popen[bytes]:
    """Start the server; people open the page, which passes requests on to it."""
    program = Path(sys.executable).with_name("stella")
    here = [str(program), "serve", "--host", "127.0.0.1", "--port", str(PORT)]
    return subprocess.Popen([*here, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)


def main(arguments: list[str]) -> int:
    """Run both until Ctrl-C; `arguments` go to `stella serve`."""
    with socket.socket() as probe:
        if probe.connect_ex(("127.0.0.1", PORT)) == 0:
            sys.exit(f"./dev watch: port {PORT} is already in use; stop the server that runs there.")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # ends both, as Ctrl-C does
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
