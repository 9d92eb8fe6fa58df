"""Finds a Chromium for the browser tests; as root on Debian, installs one."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

from tests.support.turns import one_at_a_time

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
    "chrome",
    "msedge",
)
PATHS = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--no-proxy-server",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.*",  # no request leaves this machine
)
PATIENCE = 300.0
"""Seconds to wait for locks that another program holds."""
ADVICE = (
    "no Chromium or Chrome found: install one (Debian: sudo apt-get install chromium), "
    "or name one in STELLA_CHROMIUM"
)


def find() -> str | None:
    """The program to run: the one named in STELLA_CHROMIUM, on PATH, or at a default place."""
    if given := os.environ.get("STELLA_CHROMIUM"):
        return given
    on_path = (shutil.which(name) for name in NAMES)
    usual = (path for path in PATHS if os.access(path, os.X_OK))
    return next((path for path in (*on_path, *usual) if path), None)


def may_install() -> bool:
    """Only root on Debian may, and not if STELLA_NO_APT is set."""
    try:
        debian = "ID=debian" in Path("/etc/os-release").read_text(encoding="utf-8").splitlines()
    except OSError:
        return False
    return debian and os.geteuid() == 0 and not os.environ.get("STELLA_NO_APT")


def install(patience: float = PATIENCE, pause: float = 2.0) -> None:
    """Install the one thing that neither PyPI nor npm brings, unless another worker has just done so.

    Workers take turns, and apt's locks are waited for while another program holds them.
    """
    with one_at_a_time("chromium"):
        if find() is not None:
            return
        packages = ("chromium-headless-shell", "fonts-dejavu-core", "libatomic1")  # Playwright needs the last
        _apt("update", "-qq", patience=patience, pause=pause)
        _apt("install", "-y", "-qq", "--no-install-recommends", *packages, patience=patience, pause=pause)


def _apt(*arguments: str, patience: float, pause: float) -> None:
    """Run apt-get. It waits for dpkg's lock by itself, but not for that of the package lists."""
    deadline = time.monotonic() + patience
    while True:
        done = subprocess.run(
            ["apt-get", "-o", f"DPkg::Lock::Timeout={patience:.0f}", *arguments],
            env=os.environ | {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"},
            check=False,
            text=True,
            timeout=2 * PATIENCE,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        if done.returncode == 0:
            return
        if "Could not get lock" not in done.stderr or time.monotonic() > deadline:
            raise RuntimeError(f"apt-get {arguments[0]} failed: {done.stderr.strip()}")
        time.sleep(pause)
