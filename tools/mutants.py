"""Change the code a little, at places drawn by a seed, and see whether a test notices each change.

`./dev mutants` tries some changes in each package and in parts of the page, `./dev mutants rules net -n 30` thirty in
each of these. See docs/mutation.md. It works in a copy of the project, whose tests must pass before anything is
changed. It ends with 1 if more than one change in ten goes unnoticed, and with 2 if a test fails without any.
"""

from __future__ import annotations

import argparse
import ast
import datetime
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import webbuild

ROOT: Final = Path(__file__).resolve().parents[1]
MOST_SURVIVORS: Final = 0.1
"""Share of all mutants."""
PATIENCE: Final = 900
"""Seconds before tests that don't end count as failed."""
PACKAGES: Final[dict[str, tuple[str, ...]]] = {
    "rules": ("tests/rules",),
    "live": ("tests/tables", "tests/faults/test_nights.py"),
    "server": ("tests/server", "tests/wiretap"),
    "store": (
        "tests/contracts",
        "tests/faults",
        "tests/postgres/test_nodes_write.py",
        "tests/server/test_numbers.py",
    ),
    "postgres": ("tests/postgres", "tests/contracts"),
    "wire": ("tests/tables", "tests/test_protocol.py", "tests/server/ws"),
}
"""The tests that have to notice a change of each package."""
PAGE: Final = ("session", "net", "scene")
SWAPPED: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}
UNSEEN: Final = re.compile(r"\b(_?log(ger)?|warnings)\.|^(raise|assert)\b|__slots__")
"""Changes that no test needs to notice: lines of the log, and checks of our own code."""


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    path: Path
    source: str
    start: int
    end: int
    text: str
    """The replacement."""

    @property
    def changed(self) -> str:
        """Return the changed file."""
        return self.source[: self.start] + self.text + self.source[self.end :]

    def __str__(self) -> str:
        line = self.source.count("\n", 0, self.start) + 1
        was = " ".join(self.source[self.start : self.end].split())
        return f"{self.path}:{line}: {was[:90]!r} -> {' '.join(self.text.split())[:90]!r}"


# Python


def python_mutants(path: Path, source: str) -> Iterator[Mutant]:
    """Yield all changes of a module, within its functions."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line.encode()))
    data = source.encode()

    def mutant(node: ast.expr | ast.stmt, text: str) -> Mutant:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        first = starts[node.lineno - 1] + node.col_offset
        last = starts[node.end_lineno - 1] + node.end_col_offset
        return Mutant(path, source, len(data[:first].decode()), len(data[:last].decode()), text)

    found = [
        mutant(node, text)
        for function in ast.walk(ast.parse(source))
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef)
        for statement in function.body
        for node in nodes_in(statement)
        if not UNSEEN.search(ast.unparse(node))
        for text in changes(node)
    ]
    yield from dict.fromkeys(found)


def nodes_in(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Yield a node and those in it, but not in f-strings: Python 3.11 doesn't know their place in the source."""
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, ast.expr | ast.stmt):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from nodes_in(child)


def changes(node: ast.expr | ast.stmt) -> Iterator[str]:
    """Yield what can replace a node."""
    match node:
        case ast.Compare(left=left, ops=[operator], comparators=comparators) if type(operator) in SWAPPED:
            yield f"({ast.unparse(ast.Compare(left, [SWAPPED[type(operator)]()], comparators))})"  # type: ignore[list-item]
        case ast.BoolOp(op=operator, values=values):
            yield f"({ast.unparse(ast.BoolOp(SWAPPED[type(operator)](), values))})"  # type: ignore[arg-type]
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as operator, right=right):
            yield f"({ast.unparse(ast.BinOp(left, SWAPPED[type(operator)](), right))})"  # type: ignore[arg-type]
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield f"({ast.unparse(operand)})"
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield str(value + 1)
        case (
            ast.Expr(value=ast.Call() | ast.Await()) | ast.Assign(targets=[ast.Attribute() | ast.Subscript()])
        ):
            yield "pass"
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield "return None"
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield f"({ast.unparse(ast.IfExp(ast.UnaryOp(ast.Not(), test), body, orelse))})"
        case ast.If(orelse=[]):
            yield "pass"
        case _:
            pass


# The page

TYPESCRIPT: Final = {
    r"===": "!==",
    r"!==": "===",
    r"&&": "||",
    r"\|\|": "&&",
    r"(?<= )<(?= )": "<=",
    r"(?<= )>(?= )": ">=",
    r"(?<=[ (=])true\b": "false",
    r"(?<=[ (=])false\b": "true",
    r"(?<=\()!(?=[a-z])": "",
    r"(?<= )\+(?= \w)": "-",
    r"^[ \t]+(?:await |void )?[\w.#?]+\([^\n]*\);?$": "",
}


def page_mutants(path: Path, source: str) -> Iterator[Mutant]:
    """Yield all changes of a file, except in its styles, comments and imports."""
    skipped = [
        match.span()
        for match in re.finditer(
            r"<style.*?</style>|/\*.*?\*/|<!--.*?-->|//[^\n]*|^import [^;]*;?$|^export (?:type|interface)[^\n]*",
            source,
            re.DOTALL | re.MULTILINE,
        )
    ]
    for pattern, text in TYPESCRIPT.items():
        for match in re.finditer(pattern, source, re.MULTILINE):
            if not any(first <= match.start() < last for first, last in skipped):
                yield Mutant(path, source, *match.span(), text)


# Trying them


class Copy:
    """A copy of the project in which one thing at a time is different."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT, check=True, capture_output=True, text=True,
        ).stdout  # fmt: skip
        for name in filter(None, listed.split("\0")):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, folder / name)
        (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")
        shutil.copytree(ROOT / "src/stella/static", folder / "src/stella/static", dirs_exist_ok=True)

    def failure_with(self, mutant: Mutant, kind: str) -> str | None:
        """Return the first test that fails with this change: those near it run first."""
        path = self.folder / mutant.path
        path.write_text(mutant.changed, "utf-8")
        try:
            if kind in PAGE:
                return self._vitest("run", f"src/lib/{kind}/") or self._vitest("related", mutant.path)
            near = tests_near(mutant.path, kind)
            return (near and self._pytest("-n0", *near)) or self._pytest(*PACKAGES[kind])
        finally:
            path.write_text(mutant.source, "utf-8")

    def failure_without(self, kind: str) -> str | None:
        """Return the first test that fails though nothing is changed: it would notice every mutant."""
        return (
            self._vitest("related", *files_of_page(kind)) if kind in PAGE else self._pytest(*PACKAGES[kind])
        )

    def _vitest(self, how: str, *what: str | Path) -> str | None:
        command = [webbuild.node_program(), "node_modules/vitest/vitest.mjs", how, "--run", "--bail=1"]
        paths = [each.relative_to("web") if isinstance(each, Path) else each for each in what]
        return self._failure([*map(str, [*command, *paths])], self.folder / "web", r"FAIL +(.+)")

    def _pytest(self, *tests: str) -> str | None:
        command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", "--timeout=120", *tests]
        return self._failure(command, self.folder, r"(?:FAILED|ERROR) (\S+)")

    def _failure(self, command: list[str], place: Path, pattern: str) -> str | None:
        env = {"PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1", "NO_COLOR": "1"}
        try:
            done = subprocess.run(
                command, cwd=place, env=os.environ | env, capture_output=True, text=True, timeout=PATIENCE,
                check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return f"no end after {PATIENCE} s"
        if done.returncode == 0:
            return None
        said = done.stdout + done.stderr
        found = re.search(pattern, said)
        return found[1].strip() if found else " ".join(said.split())[-200:]


def tests_near(path: Path, kind: str) -> list[str]:
    """Return the tests of a package that name this module."""
    module = ".".join(path.with_suffix("").parts[1:]).removesuffix(".__init__")
    return [
        each
        for place in PACKAGES[kind]
        for each in files_of(ROOT / place)
        if re.search(rf"{re.escape(module)}\b", (ROOT / each).read_text("utf-8"))
    ]


def files_of(place: Path) -> list[str]:
    """Return the tests in a folder, or the one file."""
    found = sorted(place.rglob("test_*.py")) if place.is_dir() else [place]
    return [str(each.relative_to(ROOT)) for each in found]


def files_of_page(kind: str) -> list[Path]:
    """Return the files of a part of the page, without its tests."""
    return [
        path.relative_to(ROOT)
        for path in sorted((ROOT / "web/src/lib" / kind).rglob("*"))
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name
    ]


def mutants_of(kind: str, root: Path = ROOT) -> list[Mutant]:
    """Return all changes in a package or a part of the page, as it is in `root`."""
    packages = sorted((ROOT / "src/stella" / kind).rglob("*.py"))
    files = files_of_page(kind) if kind in PAGE else [path.relative_to(ROOT) for path in packages]
    changes_of = page_mutants if kind in PAGE else python_mutants
    return [each for path in files for each in changes_of(path, (root / path).read_text("utf-8"))]


def main(arguments: list[str]) -> int:
    """Try some mutants of each kind."""
    today = datetime.datetime.now(tz=datetime.UTC).toordinal()
    parser = argparse.ArgumentParser(prog="./dev mutants", description=__doc__)
    parser.add_argument("kind", nargs="*", help=f"any of {', '.join((*PACKAGES, *PAGE))}; all if none")
    parser.add_argument("-n", "--number", type=int, default=8, help="changes in each")
    parser.add_argument("--seed", type=int, default=today, help="which ones; others every day")
    chosen = parser.parse_args(arguments)
    kinds = chosen.kind or [*PACKAGES, *PAGE]
    if unknown := [kind for kind in kinds if kind not in PACKAGES and kind not in PAGE]:
        parser.error(f"nothing to mutate: {', '.join(unknown)}")
    scores: dict[str, tuple[int, int]] = {}
    with tempfile.TemporaryDirectory(prefix="stella-mutants-") as folder:
        copy = Copy(Path(folder))
        for kind in kinds:
            if failure := copy.failure_without(kind):
                print(f"tests of {kind} fail without any change: {failure}", file=sys.stderr)
                return 2
            found = mutants_of(kind, copy.folder)
            tried = random.Random(f"{chosen.seed} {kind}").sample(found, min(chosen.number, len(found)))
            survived = 0
            for mutant in tried:
                failure = copy.failure_with(mutant, kind)
                survived += failure is None
                print(f"{'noticed ' if failure else 'SURVIVED'} {mutant}", flush=True)
                print(f"    by {failure}\n" if failure else "", end="", flush=True)
            scores[kind] = len(tried), survived
    print(f"\nseed {chosen.seed}\n\n{'':10} {'tried':>6} {'noticed':>8} {'survived':>9}")
    for kind, (number, survived) in scores.items():
        print(f"{kind:10} {number:6} {number - survived:8} {survived:9}")
    number, survived = (sum(column) for column in zip(*scores.values(), strict=True))
    return 0 if survived <= MOST_SURVIVORS * number else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
