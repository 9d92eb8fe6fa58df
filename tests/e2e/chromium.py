"""Finds a Chromium for the browser tests; as root on Debian, installs one."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

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
)
ADVICE = (
    "no Chromium or Chrome found: install one (Debian: sudo apt-get install chromium), "
    "or name one in STELLA_CHROMIUM"
)


def find() -> str | None:
    """The program to run: the one named in STELLA_CHROMIUM, on PATH, or at a usual place."""
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


def install() -> None:
    """Install the one thing that neither PyPI nor npm brings."""
    packages = ("chromium-headless-shell", "fonts-dejavu-core")
    for arguments in (("update", "-qq"), ("install", "-y", "-qq", "--no-install-recommends", *packages)):
        subprocess.run(
            ["apt-get", *arguments],
            env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
            check=True,
            timeout=600,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
