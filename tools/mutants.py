"""Changes the code a little, at a place drawn by a seed, and sees whether a test notices; again and again.

`./dev mutants` tries some changes in each package and in parts of the page, `./dev mutants live net -n 30` thirty in
each of these, `./dev mutants rules` all there are in the rules (`tools/mutate.py`). See docs/mutation.md. It works in a
copy of the project, lists what nobody noticed, and ends with 1 if that is more than one change in ten.
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

ROOT: Final = Path(__file__).resolve().parents[1]
ENOUGH: Final = 0.9
PATIENCE: Final = 900
"""Seconds after which tests that don't end have noticed something."""
PACKAGES: Final[dict[str, tuple[str, ...]]] = {
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
"""The tests that have to notice."""
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
"""What no test has to notice: words for the operator, and checks for ourselves."""


@dataclass(frozen=True)
class Mutant:
    """One change of one file."""

    path: Path
    start: int
    end: int
    text: str
    """What is there instead."""

    def __str__(self) -> str:
        source = (ROOT / self.path).read_text("utf-8")
        line = source.count("\n", 0, self.start) + 1
        was = " ".join(source[self.start : self.end].split())
        return f"{self.path}:{line}: {was[:90]!r} -> {' '.join(self.text.split())[:90]!r}"


# Python


def python_mutants(path: Path) -> Iterator[Mutant]:
    """All changes of a module, within its functions."""
    source = (ROOT / path).read_text("utf-8")
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line.encode()))
    data = source.encode()

    def mutant(node: ast.expr | ast.stmt, text: str) -> Mutant:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        first = starts[node.lineno - 1] + node.col_offset
        last = starts[node.end_lineno - 1] + node.end_col_offset
        return Mutant(path, len(data[:first].decode()), len(data[:last].decode()), text)

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
    """This and what is in it, but not in f-strings: Python 3.11 doesn't know where in the source that is."""
    if isinstance(node, ast.JoinedStr):
        return
    if isinstance(node, ast.expr | ast.stmt):
        yield node
    for child in ast.iter_child_nodes(node):
        yield from nodes_in(child)


def changes(node: ast.expr | ast.stmt) -> Iterator[str]:
    """What can stand in the place of this."""
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


def page_mutants(path: Path) -> Iterator[Mutant]:
    """All changes of a file, but in its styles, comments and imports."""
    source = (ROOT / path).read_text("utf-8")
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
                yield Mutant(path, *match.span(), text)


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

    def notices(self, mutant: Mutant, kind: str) -> bool:
        """Whether a test fails."""
        source = (ROOT / mutant.path).read_text("utf-8")
        changed = self.folder / mutant.path
        changed.write_text(source[: mutant.start] + mutant.text + source[mutant.end :], "utf-8")
        try:
            return any(not self._passes(command) for command in self._commands(mutant.path, kind))
        finally:
            changed.write_text(source, "utf-8")

    def _commands(self, path: Path, kind: str) -> Iterator[list[str]]:
        """The tests near a file, then all that have to notice."""
        if kind in PAGE:
            yield ["npx", "vitest", "related", "--run", "--bail=1", str(path.relative_to("web"))]
            return
        module = ".".join(path.with_suffix("").parts[1:]).removesuffix(".__init__")
        tests = [each for place in PACKAGES[kind] for each in files_of(ROOT / place)]
        near = [
            each for each in tests if re.search(rf"{re.escape(module)}\b", (ROOT / each).read_text("utf-8"))
        ]
        pytest = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "--timeout=120"]
        if near:
            yield [*pytest, "-n", "0", *near]
        yield [*pytest, "-n", "auto", *PACKAGES[kind]]

    def _passes(self, command: list[str]) -> bool:
        place = self.folder / ("web" if command[0] == "npx" else "")
        env = os.environ | {"PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(
                command, cwd=place, env=env, capture_output=True, timeout=PATIENCE, check=False
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0


def files_of(place: Path) -> list[str]:
    """The tests in a folder, or the one file."""
    found = sorted(place.rglob("test_*.py")) if place.is_dir() else [place]
    return [str(each.relative_to(ROOT)) for each in found]


def mutants_of(kind: str) -> list[Mutant]:
    """All changes in a package or a part of the page."""
    if kind in PAGE:
        files = sorted((ROOT / "web/src/lib" / kind).rglob("*"))
        ours = [each for each in files if each.suffix in (".ts", ".svelte") and ".test." not in each.name]
        return [
            each
            for path in ours
            if path.name != "fake-socket.ts"
            for each in page_mutants(path.relative_to(ROOT))
        ]
    files = sorted((ROOT / "src/stella" / kind).rglob("*.py"))
    return [each for path in files for each in python_mutants(path.relative_to(ROOT))]


def main(arguments: list[str]) -> int:
    """Try some mutants of each kind."""
    if "rules" in arguments[:1]:
        import mutate

        return mutate.main(arguments[1:])
    today = datetime.datetime.now(tz=datetime.UTC).toordinal()
    parser = argparse.ArgumentParser(prog="./dev mutants", description=__doc__)
    parser.add_argument(
        "kind", nargs="*", help=f"rules, or any of {', '.join((*PACKAGES, *PAGE))}; all but rules if none"
    )
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
            tried = random.Random(f"{chosen.seed} {kind}").sample(
                found := mutants_of(kind), min(chosen.number, len(found))
            )
            noticed = 0
            for mutant in tried:
                caught = copy.notices(mutant, kind)
                noticed += caught
                print(f"{'noticed ' if caught else 'SURVIVED'} {mutant}", flush=True)
            scores[kind] = noticed, len(tried)
    print(f"\nseed {chosen.seed}\n\n{'':10} {'tried':>6} {'noticed':>8} {'survived':>9}")
    for kind, (noticed, tried_here) in scores.items():
        print(f"{kind:10} {tried_here:6} {noticed:8} {tried_here - noticed:9}")
    noticed, tried_in_all = (sum(column) for column in zip(*scores.values(), strict=True))
    return 0 if noticed >= ENOUGH * tried_in_all else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
