"""Run the steps of deploy/Dockerfile without a container engine: python tools/try_container.py.

Each RUN is run as it stands, with the image's paths moved below a folder of its own, and what needs root in the image
(making a user) left out. Then the server is started as the image starts it, as another user where we are root, so that
it can write nowhere but in /data and /tmp; the health check is run, and SIGTERM must end it cleanly. What this cannot
show: that the base images exist, and what an engine makes of volumes and capabilities.
"""

from __future__ import annotations

import fnmatch
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DOCKERFILE = ROOT / "deploy/Dockerfile"
MOVED = ("/opt", "/wheels", "/data", "/src")
AS_ROOT = ("useradd", "install")
USER = 10001
PATIENCE = 60.0


@dataclass(frozen=True)
class Step:
    """One instruction."""

    verb: str
    rest: str


def steps(text: str) -> Iterator[Step]:
    r"""Yield the instructions, with continued lines joined.

    >>> [step.verb for step in steps("# hello\nFROM a \\\n  AS b\nRUN c")]
    ['FROM', 'RUN']
    """
    joined = re.sub(r"\\\n", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    for line in filter(None, map(str.strip, joined.splitlines())):
        verb, _, rest = line.partition(" ")
        yield Step(verb, rest.strip())


def context() -> Iterator[str]:
    """Yield the tracked files that .dockerignore lets through."""
    rules = [
        line for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line.strip()
    ]
    listed = subprocess.check_output(["git", "ls-files", "-z"], cwd=ROOT, text=True).split("\0")
    for name in filter(None, listed):
        ignored = False
        for rule in (each for each in rules if not each.startswith("#")):
            pattern = rule.lstrip("!").removeprefix("**/")
            if fnmatch.fnmatch(name, pattern) or name.startswith(f"{pattern}/"):
                ignored = not rule.startswith("!")
        if not ignored:
            yield name


@dataclass
class Image:
    """The state of a stage."""

    place: Path
    env: dict[str, str] = field(default_factory=dict)
    entry: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)

    def moved(self, text: str) -> str:
        """Return a text with the image's paths moved below our folder."""
        return re.sub(
            rf"(?<![\w./])({'|'.join(MOVED)})(?=/|\b)", lambda found: f"{self.place}{found[1]}", text
        )

    def variables(self, bin_folder: Path) -> dict[str, str]:
        """Return the environment of a step: nothing of ours but where packages come from."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if name.startswith(("PIP_", "UV_", "NODE_", "SSL_", "HTTP")) or name == "HOME"
        }
        path = f"{bin_folder}:/usr/local/bin:/usr/bin:/bin"
        moved = {name: self.moved(value).replace("$PATH", path) for name, value in self.env.items()}
        return {**kept, "PATH": path, **moved}


def build(place: Path) -> Image:
    """Run the file, stage by stage; return the last one."""
    base = place / "base"  # the interpreter of the base image
    subprocess.run([sys.executable, "-m", "venv", base], check=True)
    image, work = Image(place), place
    for step in steps(DOCKERFILE.read_text(encoding="utf-8")):
        match step.verb:
            case "FROM":
                image = Image(place)
            case "ENV" | "ARG":
                image.env |= dict(part.split("=", 1) for part in shlex.split(step.rest))
            case "WORKDIR":
                work = Path(image.moved(step.rest))
                work.mkdir(parents=True, exist_ok=True)
            case "COPY" if not step.rest.startswith("--from"):
                *sources, target = step.rest.split()
                copy(sources, work / target, is_folder=target.endswith("/"))
            case "RUN":
                parts = [part.strip() for part in step.rest.split("&&")]
                script = " && ".join(image.moved(part) for part in parts if part.split()[0] not in AS_ROOT)
                print(f"RUN {script or '(as root only)'}", flush=True)
                subprocess.run(
                    ["bash", "-o", "pipefail", "-c", script],
                    cwd=work,
                    env=image.variables(base / "bin"),
                    check=True,
                )
            case "ENTRYPOINT":
                image.entry = json.loads(step.rest)
            case "CMD":
                image.command = json.loads(step.rest)
            case "HEALTHCHECK":
                image.health = json.loads(step.rest.partition("CMD ")[2])
            case _:
                print(f"({step.verb} {step.rest})")
    return image


def copy(sources: list[str], target: Path, *, is_folder: bool) -> None:
    """Copy files of the context into the image."""
    is_folder = is_folder or len(sources) > 1 or target.is_dir()
    for name in context():
        for source in sources:
            if name == source:
                path = target / Path(name).name if is_folder else target
            elif name.startswith(f"{source}/"):
                path = target / name.removeprefix(f"{source}/")
            else:
                continue
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, path)


def try_server(image: Image) -> None:
    """Start the server as the image does, run its health check, and stop it as an engine does."""
    data, scratch = image.place / "data", image.place / "tmp"
    other = USER if os.geteuid() == 0 else None
    for folder in (data, scratch):
        folder.mkdir(exist_ok=True)
        if other:
            os.chown(folder, other, other)
    for folder in (image.place, *image.place.parents):
        assert not other or folder.stat().st_mode & 0o001, f"{folder} cannot be entered by another user"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    env = image.variables(image.place / "base/bin") | {
        "STELLA_PORT": port,
        "STELLA_HOST": "127.0.0.1",
        "TMPDIR": str(scratch),
        "HOME": str(data),
    }
    found = shutil.which(image.entry[0], path=env["PATH"])
    assert found == str(image.place / "opt/stella/bin/stella"), found
    server = subprocess.Popen(
        [found, *image.entry[1:], *image.command], env=env, cwd="/", user=other, group=other
    )
    try:
        deadline = time.monotonic() + PATIENCE
        while subprocess.run(
            [shutil.which(image.health[0], path=env["PATH"]) or "", *image.health[1:]],
            env=env,
            check=False,
            capture_output=True,
        ).returncode:
            assert server.poll() is None, "the server ended"
            assert time.monotonic() < deadline, "the health check never passed"
            time.sleep(0.2)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as page:
            assert b"/assets/" in page.read()
        server.send_signal(signal.SIGTERM)
        assert server.wait(15) == 0, server.returncode
    finally:
        server.kill()
        server.wait()
    size = sum(path.stat().st_size for path in (image.place / "opt/stella").rglob("*") if path.is_file())
    names = sorted(
        path.name.partition("-")[0] for path in image.place.glob("opt/stella/lib/*/site-packages/*.dist-info")
    )
    print(f"ok: healthy, stopped cleanly; {len(names)} packages, {size / 1e6:.0f} MB besides the base image")


def main() -> int:
    """Build and try the image."""
    with tempfile.TemporaryDirectory(prefix="stella-image-") as name:
        place = Path(name)
        place.chmod(0o755)
        try_server(build(place))
    return 0


if __name__ == "__main__":
    sys.exit(main())
