"""A copy of the project with one language more: English in longer words, written from right to left.

It is never offered to users. `python -m tests.support.pseudo FOLDER` makes such a copy, builds its page and says how to
look at it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ROOT = Path(__file__).resolve().parents[2]
PSEUDO = "ar"
"""A code that browsers know as written from right to left."""
NAME = "Pseudo"
RIGHT_TO_LEFT, END = "\u202e", "\u202c"
COPIED = ("src", "tests", "tools", "locales", "web", "docs", "LICENSES", "*.py", "pyproject.toml")


def copy_project(folder: Path) -> None:
    """Copy every tracked file that tests or recipes use; what is installed is linked."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", *COPIED],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip
    for name in filter(None, listed.stdout.split("\0")):
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, target)
    (folder / "web/node_modules").symlink_to(ROOT / "web/node_modules")


def environment(folder: Path) -> dict[str, str]:
    """Return the variables with which Python takes the copy's own modules."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(str(folder / each) for each in (".", "src", "tools"))}


def longer(text: str) -> str:
    """Return a text with about a third more letters.

    >>> longer("Join the table")
    'Jooiin thee taablee'
    """
    return re.sub(r"[aeiouAEIOU]", lambda match: match[0] + match[0].lower(), text)


class Mirror(Transformer):
    """Makes each text longer and turns its direction; spaces at its ends stay where they are."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        before, text, after = re.fullmatch(r"(\s*)(.*?)(\s*)", node.value, re.DOTALL).groups()  # type: ignore[union-attr]
        if text:
            node.value = f"{before}{RIGHT_TO_LEFT}{longer(text)}{END}{after}"
        return node


def mirrored(source: str) -> str:
    """Return a Fluent catalogue as the pseudo-language says it."""
    return FluentSerializer().serialize(Mirror().visit(FluentParser().parse(source)))


def add_language(folder: Path) -> None:
    """Add the pseudo-language to a copy of the project, as docs/adding.md says."""
    declared = folder / "src/stella/languages.py"
    source = declared.read_text(encoding="utf-8")
    source = source.replace("    }\n)\n", f'        "{PSEUDO}": "{NAME}",\n    }}\n)\n')
    source = source.replace(
        "RIGHT_TO_LEFT: Final[frozenset[str]] = frozenset()",
        f'RIGHT_TO_LEFT: Final[frozenset[str]] = frozenset({{"{PSEUDO}"}})',
    )
    declared.write_text(source, encoding="utf-8")
    (folder / "locales" / PSEUDO).mkdir()
    for path in (folder / "locales/en").glob("*.ftl"):
        text = mirrored(path.read_text(encoding="utf-8"))
        (folder / "locales" / PSEUDO / path.name).write_text(text, encoding="utf-8")
    content = folder / "src/stella/content"
    for path in (*content.glob("words/*.toml"), content / "decks/starlight/deck.toml"):
        text = re.sub(
            r"^en( = .*\n)", rf"\g<0>{PSEUDO}\g<1>", path.read_text(encoding="utf-8"), flags=re.MULTILINE
        )
        path.write_text(text, encoding="utf-8")


def build(folder: Path) -> None:
    """Generate what depends on the languages, and build the page."""
    for what in ("generate.write(gen_texts.generated())", "webbuild.main([])"):
        done = subprocess.run(
            [sys.executable, "-c", f"import generate, gen_texts, webbuild; {what}"],
            cwd=folder, env=environment(folder), capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]


def make(folder: Path) -> None:
    """Make the copy, with the language and its page."""
    copy_project(folder)
    add_language(folder)
    build(folder)


if __name__ == "__main__":
    target = Path(sys.argv[1])
    make(target)
    paths = environment(target)["PYTHONPATH"]
    print(f"cd {target} && PYTHONPATH={paths} {sys.executable} tools/screenshots.py --language {PSEUDO}")
