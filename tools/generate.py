"""Write every file that follows from the code, the settings and the texts, where it is out of date.

These are the page's types of the protocol and of the messages, the lesson's data, and parts of docs/. Tests fail when
one of them is out of date.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
COMMAND: Final = "./dev generate"


def stale(files: Mapping[Path, str]) -> list[str]:
    """Return the names of the files that don't have these contents."""
    return [
        path.relative_to(ROOT).as_posix()
        for path, text in files.items()
        if not path.exists() or path.read_text(encoding="utf-8") != text
    ]


def write(files: Mapping[Path, str]) -> None:
    """Write the files that don't have these contents, and print their names."""
    for name in stale(files):
        (ROOT / name).write_text(files[ROOT / name], encoding="utf-8")
        print(f"written: {name}")


def main() -> None:
    """Run every generator."""
    import gen_docs
    import gen_lesson
    import gen_protocol
    import gen_texts

    for tool in (gen_protocol, gen_texts, gen_lesson, gen_docs):
        write(tool.generated())


if __name__ == "__main__":
    main()
