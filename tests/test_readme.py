"""The examples in the README run."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

README = Path(__file__).resolve().parents[1] / "README.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_of_the_readme_does_what_it_says(example: str) -> None:
    if ">>>" not in example:
        exec(compile(example, README.name, "exec"), {})
        return
    test = doctest.DocTestParser().get_doctest(example, {}, README.name, None, None)
    said: list[str] = []
    doctest.DocTestRunner().run(test, out=said.append)
    assert said == []
