"""The packages, built here and again elsewhere from the sdist."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
from dataclasses import dataclass
from pathlib import Path

import pytest

import webbuild
from stella.cli.backup import unpack

BUILD = """
import sys
from hatchling import build
print(build.build_sdist(sys.argv[1]))
print(build.build_wheel(sys.argv[1]))
"""


@dataclass(frozen=True)
class Packages:
    """What one build made."""

    sdist: Path
    wheel: Path


def build(source: Path, out: Path, **variables: str) -> Packages:
    """Build sdist and wheel of the project in `source`."""
    out.mkdir()
    done = subprocess.run(
        [sys.executable, "-c", BUILD, out],
        cwd=source,
        env=os.environ | variables,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        timeout=100,
    )
    sdist, wheel = done.stdout.splitlines()[-2:]
    return Packages(out / sdist, out / wheel)


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """Those of this checkout."""
    webbuild.main([])
    return build(webbuild.ROOT, tmp_path_factory.mktemp("dist") / "here", STELLA_HOME="")


@pytest.fixture(scope="session")
def rebuilt(packages: Packages, tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """Built again from the sdist, in another folder."""
    folder = tmp_path_factory.mktemp("elsewhere")
    with tarfile.open(packages.sdist) as archive:
        unpack(archive, folder)
    (source,) = folder.iterdir()
    return build(source, folder / "dist", STELLA_HOME="https://example.org/an-sdist-does-not-care")
