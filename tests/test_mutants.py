"""`./dev mutants` takes hours and is not part of every test run; this tests the changes it makes."""

from __future__ import annotations

import ast

import pytest

import mutants


@pytest.mark.parametrize("kind", mutants.PACKAGES)
def test_every_mutant_of_a_package_is_another_program_that_python_can_read(kind: str) -> None:
    found = mutants.mutants_of(kind)
    assert len(found) > 40
    for mutant in found[:: len(found) // 40]:
        assert ast.dump(ast.parse(mutant.changed)) != ast.dump(ast.parse(mutant.source)), str(mutant)


@pytest.mark.parametrize("kind", mutants.PAGE)
def test_mutants_of_the_page_change_code_and_neither_styles_nor_comments(kind: str) -> None:
    found = mutants.mutants_of(kind)
    assert len(found) > 50
    for mutant in found:
        line = mutant.source[mutant.source.rfind("\n", 0, mutant.start) + 1 :].lstrip()
        assert not line.startswith(("//", "*", "/*", "import "))
        assert "<style" not in mutant.source[: mutant.start]


@pytest.mark.parametrize("kind", mutants.PACKAGES)
def test_the_tests_that_have_to_notice_are_there(kind: str) -> None:
    assert all((mutants.ROOT / place).exists() for place in mutants.PACKAGES[kind])
