"""Mutation tests of the rules: change them a little in a thousand ways; the tests must notice every way.

`./dev mutants rules` tries all of `src/stella/rules`, `./dev mutants rules decide` this module only; see
docs/mutation.md. It ends with 1 if fewer than 95 % of the mutants are noticed. As a plugin of pytest this module
also makes mutmut and pytest understand each other.
"""

from __future__ import annotations

import ast
import difflib
import json
import os
import re
import resource
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
RULES: Final = Path("src/stella/rules")
MUTANTS: Final = ROOT / "mutants"
LOG: Final = MUTANTS / "mutmut.log"
ENOUGH: Final = 95.0
NOTICED: Final = {"killed", "timeout", "segfault"}
NEVER_TRIED: Final = {"not checked", "check was interrupted by user", "suspicious"}


@dataclass(frozen=True)
class Mutant:
    """One small change of the rules; `status` is what became of it, in mutmut's words."""

    name: str
    path: Path
    status: str


def pytest_collection_modifyitems(items: list[Any]) -> None:
    """Give each test the private attribute that mutmut 3.8 reads and pytest 9.2 no longer has."""
    for item in items:
        if not hasattr(item, "_nodeid"):
            item._nodeid = item.nodeid


def run_mutmut(modules: list[str]) -> int:
    """Make all mutants again and try them; mutmut's own words go to a file unless somebody watches."""
    shutil.rmtree(MUTANTS, ignore_errors=True)
    MUTANTS.mkdir()
    environment = {
        **os.environ,
        "HYPOTHESIS_PROFILE": "mutate",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # a third of the time of a mutant is pytest's start
        "PYTEST_PLUGINS": "mutate,_hypothesis_pytestplugin,pytest_timeout",
        "PYTHONPATH": str(ROOT / "tools"),
        "PYTHONHASHSEED": "0",
    }
    command = [sys.executable, "-m", "mutmut", "run", *[f"stella.rules.{module}.*" for module in modules]]
    if sys.stdout.isatty():
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    with LOG.open("w", encoding="utf-8") as log:
        return subprocess.run(
            command, cwd=ROOT, env=environment, check=False, stdout=log, stderr=subprocess.STDOUT
        ).returncode


def mutants_of(modules: list[str]) -> Iterator[Mutant]:
    """What mutmut wrote down about the mutants of these modules."""
    from mutmut.stats import status_by_exit_code

    for module in modules:
        path = RULES / f"{module}.py"
        verdicts = json.loads((MUTANTS / f"{path}.meta").read_text("utf-8"))["exit_code_by_key"]
        for name, exit_code in verdicts.items():
            yield Mutant(name, path, status_by_exit_code[exit_code])


def told(mutant: Mutant) -> str:
    """Where a mutant is, and what it changes."""
    import libcst
    from mutmut.mutation.diff_apply import read_functions_from_index

    functions = read_functions_from_index(mutant.name, mutant.path)
    assert functions is not None, f"mutmut has lost {mutant.name}"
    was, became = (libcst.Module([function]).code.strip("\n").splitlines() for function in functions)
    changes = [op for op in difflib.SequenceMatcher(None, was, became).get_opcodes() if op[0] != "equal"]
    head = next(number for number, line in enumerate(was) if line.startswith("def "))
    line = first_line_of(mutant) + changes[0][1] - head
    diff = [*(f"-{line}" for op in changes for line in was[op[1] : op[2]])]
    diff += [f"+{line}" for op in changes for line in became[op[3] : op[4]]]
    name = mutant.name.removeprefix("stella.rules.")
    return "\n".join([f"{mutant.path}:{line}: {mutant.status}: {name}", *(f"    {part}" for part in diff)])


def first_line_of(mutant: Mutant) -> int:
    """The line of the source where the function or method of a mutant begins."""
    from mutmut.utils.format_utils import orig_function_and_class_names_from_key

    function, owner = orig_function_and_class_names_from_key(mutant.name)
    body: list[ast.stmt] = ast.parse((ROOT / mutant.path).read_text("utf-8")).body
    if owner is not None:
        body = next(node.body for node in body if isinstance(node, ast.ClassDef) and node.name == owner)
    return next(node.lineno for node in body if isinstance(node, ast.FunctionDef) and node.name == function)


def report(mutants: list[Mutant]) -> float:
    """Tell how many mutants were noticed in each module and which were not; returns the percentage."""
    left = [mutant for mutant in mutants if mutant.status not in NOTICED]
    for mutant in left:
        print(f"{told(mutant)}\n")
    for path in sorted({mutant.path for mutant in mutants}):
        counted = Counter(mutant.status for mutant in mutants if mutant.path == path)
        words = ", ".join(f"{number} {status}" for status, number in sorted(counted.items()))
        print(f"{path.name:15} {words}")
    noticed = len(mutants) - len(left)
    percentage = 100 * noticed / len(mutants)
    print(f"{len(mutants)} mutants: {noticed} killed, {len(left)} survived: {percentage:.2f} % killed")
    return percentage


def main(arguments: list[str]) -> int:
    """Try the mutants of all modules or of those named."""
    os.chdir(ROOT)
    known = sorted(
        path.stem
        for path in RULES.glob("*.py")
        if re.search(r"^ *def ", path.read_text("utf-8"), re.MULTILINE)
    )
    if unknown := [name for name in arguments if name not in known]:
        print(f"nothing to mutate: {', '.join(unknown)}. Modules with functions: {', '.join(known)}")
        return 2
    began = time.monotonic()
    code = run_mutmut(arguments)
    if code != 0:
        print(f"mutmut ended with {code}; its last words in {LOG.relative_to(ROOT)}:")
        print(LOG.read_text("utf-8")[-3000:] if LOG.exists() else "")
        return 1
    mutants = list(mutants_of(arguments or known))
    if untried := [mutant.name for mutant in mutants if mutant.status in NEVER_TRIED]:
        print(f"{len(untried)} mutants were not tried to the end: {', '.join(untried[:5])} …")
        return 1
    percentage = report(mutants)
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    busy = spent.ru_utime + spent.ru_stime
    print(f"{time.monotonic() - began:.0f} s, {busy:.0f} s of processor time")
    return 0 if percentage >= ENOUGH else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
