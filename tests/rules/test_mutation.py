"""`./dev mutants rules` takes minutes and runs at night only; this watches what it is told: docs/mutation.md."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
RULES = ROOT / "src" / "stella" / "rules"
TOLD = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mutmut"]
DOCUMENT = (ROOT / "docs" / "mutation.md").read_text("utf-8")


def test_the_settings_of_mutation_testing_name_what_exists() -> None:
    tests, *left_out = TOLD["pytest_add_cli_args_test_selection"]
    assert [
        path for path in (*TOLD["source_paths"], *TOLD["also_copy"], tests) if not (ROOT / path).exists()
    ] == []
    assert TOLD["only_mutate"] == ["src/stella/rules/*"]
    assert "do_not_mutate" not in TOLD
    for option in left_out:
        path, _, name = option.removeprefix("--deselect=").partition("::")
        assert f"\ndef {name}" in (ROOT / path).read_text("utf-8")


def test_no_function_of_the_rules_asks_not_to_be_mutated() -> None:
    assert [path.name for path in RULES.glob("*.py") if "no mutate" in path.read_text("utf-8")] == []


def test_every_function_that_mutation_testing_skips_is_named_in_its_document() -> None:
    skipped = [
        f"{path.stem}.{node.name}"
        for path in RULES.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.decorator_list
    ]
    assert [name for name in skipped if f"`{name}`" not in DOCUMENT] == []
