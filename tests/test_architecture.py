"""What import-linter cannot say: names, and modules of the standard library. The layers are in pyproject.toml."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[1] / "src" / "stella"
PURE = {
    "__future__",
    "collections",
    "collections.abc",
    "enum",
    "functools",
    "itertools",
    "math",
    "msgspec",
    "msgspec.structs",
    "operator",
    "types",
    "typing",
}
PURE_AT_TABLES = PURE | {"base64", "hashlib", "hmac", "unicodedata"}
"""Tables also count, hash and describe what is sent; nothing of this waits, draws or acts."""
BELOW_ALL = ("stella.languages", "stella.sanitize")
"""Small pure modules that every package may use."""
HIDDEN = ("stella.rules.state", "stella.rules.events")


def imports(file: Path) -> Iterator[tuple[str, str | None]]:
    """Every (module, name) that a file imports, absolute; the name is None for `import module`."""
    package = ("stella", *file.relative_to(SOURCE).parent.parts)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, None) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*start, *([node.module] if node.module else [])])
            yield from ((module, alias.name) for alias in node.names)


def files(package: str) -> list[Path]:
    return sorted((SOURCE / package).rglob("*.py"))


def public_names(module: str) -> set[str]:
    """The names that a module of the rules defines itself."""
    tree = ast.parse(
        (SOURCE / f"{module.removeprefix('stella.').replace('.', '/')}.py").read_text(encoding="utf-8")
    )
    names = {node.name for node in tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


@pytest.mark.parametrize("file", files("rules"), ids=lambda file: file.name)
def test_the_rules_import_nothing_that_acts(file: Path) -> None:
    foreign = {module for module, _ in imports(file) if not module.startswith("stella.rules")}
    assert foreign <= PURE


@pytest.mark.parametrize("module", BELOW_ALL)
def test_what_all_packages_use_is_pure_too(module: str) -> None:
    file = SOURCE / f"{module.removeprefix('stella.')}.py"
    assert {name for name, _ in imports(file)} <= PURE | {"re", "unicodedata"}


@pytest.mark.parametrize("file", files("skies"), ids=lambda file: file.name)
def test_skies_import_nothing_that_waits_or_acts(file: Path) -> None:
    below = ("stella.skies", "stella.tables", "stella.bots", "stella.rules")
    foreign = {module for module, name in imports(file) if not f"{module}.{name}".startswith(below)}
    assert foreign <= PURE_AT_TABLES


@pytest.mark.parametrize("file", files("tables"), ids=lambda file: file.name)
def test_the_life_of_a_table_imports_nothing_that_waits_or_acts(file: Path) -> None:
    content = ("stella.content.wordcards", "stella.content.decks.table_decks")
    below = ("stella.tables", "stella.bots", "stella.rules", *content, *BELOW_ALL)
    foreign = {
        f"{module}.{name}" if module == "stella" else module
        for module, name in imports(file)
        if not f"{module}.{name}".startswith(below)
    }
    assert foreign <= PURE_AT_TABLES


@pytest.mark.parametrize("package", ["bots", "server"])
def test_minds_and_the_server_cannot_name_what_is_hidden(package: str) -> None:
    hidden = set.union(*(public_names(module) for module in HIDDEN))
    for file in files(package):
        for module, name in imports(file):
            full = f"{module}.{name}" if name else module
            assert not any(f"{full}.".startswith(f"{each}.") for each in HIDDEN), (
                f"{file.name} imports {full}"
            )
            assert not (module == "stella.rules" and name in hidden), f"{file.name} imports {full}"


@pytest.mark.parametrize("package", ["store", "bus"])
def test_stores_and_buses_take_only_the_ports_from_the_live_tables(package: str) -> None:
    for file in files(package):
        for module, name in imports(file):
            if module == "stella.live":
                assert name == "ports", f"{file.name} imports {name} from stella.live"
            assert not module.startswith("stella.live.") or module == "stella.live.ports", file.name
            assert not module.startswith("stella.tables"), f"{file.name} imports {module}"
