# SPDX-License-Identifier: GPL-3.0-or-later
"""What a picture depends on: every module of art/ that its scene imports, directly or through others.

There are two marks. The render's covers what is on the stage; the finish's covers the modules that paint over the
rendered layers, the scene's call of `Finish` and the card's cast. A change of the finish alone needs no new rendering.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator
from pathlib import Path

FINISH = "painter.finish"
STAGE = "painter.stage"


def file_of(module: str, root: Path) -> Path | None:
    """The file of a module or package in art/, if it is one of ours."""
    base = root.joinpath(*module.split("."))
    for file in (base.with_suffix(".py"), base / "__init__.py"):
        if file.is_file():
            return file
    return None


def imported(tree: ast.AST, module: str, *, package: bool) -> Iterator[str]:
    """The names a module imports: modules, and what may be modules, in full."""
    above = module.split(".") if package else module.split(".")[:-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = above[: len(above) - node.level + 1] if node.level else []
            home = ".".join([*start, *([node.module] if node.module else [])])
            yield home
            yield from (f"{home}.{alias.name}" for alias in node.names)


def reachable(starts: Iterable[str], root: Path, without: frozenset[str] = frozenset()) -> dict[str, Path]:
    """All modules of art/ that these need, themselves included, by name; nothing is followed through `without`."""
    found: dict[str, Path] = {}
    open_ends = list(starts)
    while open_ends:
        module = open_ends.pop()
        file = file_of(module, root)
        if module in found or module in without or file is None:
            continue
        found[module] = file
        package = file.name == "__init__.py"
        open_ends += imported(ast.parse(file.read_text(encoding="utf-8")), module, package=package)
        open_ends += [".".join(module.split(".")[:n]) for n in range(1, module.count(".") + 1)]
    return found


class _Essence(ast.NodeTransformer):
    """Takes docstrings out and, if so asked, what the scene says to the finish."""

    def __init__(self, *, with_wish: bool) -> None:
        self.with_wish = with_wish

    def visit(self, node: ast.AST) -> ast.AST:
        body = getattr(node, "body", None)
        if isinstance(body, list) and body and isinstance(body[0], ast.Expr):
            first = body[0].value
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                node.body = body[1:]  # type: ignore[attr-defined]
        if not self.with_wish and isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Finish":
            return ast.Constant(value=None)
        return self.generic_visit(node)


def essence(source: str, *, with_wish: bool = True) -> str:
    """A module however it is formatted and documented."""
    return ast.dump(_Essence(with_wish=with_wish).visit(ast.parse(source)))


def _digest(modules: dict[str, Path], extra: str, *, with_wish: bool) -> str:
    text = hashlib.sha256(extra.encode())
    for name in sorted(modules):
        source = modules[name].read_text(encoding="utf-8")
        text.update(f"\n{name}\n{essence(source, with_wish=with_wish)}".encode())
    return text.hexdigest()


def render_mark(scene: str, sizes: tuple[int, ...], root: Path) -> str:
    """Changes when the rendered layers would: the scene, all it builds with, the stage and the size."""
    modules = reachable((scene, STAGE), root, frozenset({FINISH}))
    return _digest(modules, str(sizes), with_wish=False)


def finish_mark(scene: str, root: Path) -> str:
    """Changes when the same layers would be painted differently."""
    modules = reachable((FINISH, f"cast.{scene.rpartition('.')[2]}"), root)
    own = file_of(scene, root)
    if own is None:
        raise FileNotFoundError(scene)
    return _digest(modules | {scene: own}, "", with_wish=True)


def fingerprint(scene: str, sizes: tuple[int, ...], root: Path) -> str:
    """What a picture is made from, as it is now."""
    both = render_mark(scene, sizes, root) + finish_mark(scene, root)
    return hashlib.sha256(both.encode()).hexdigest()
