"""Regenerate the generated parts of docs/: the table in docs/settings.md."""

from __future__ import annotations

from pathlib import Path

from stella.cli.configuration import table

PAGE = Path(__file__).resolve().parents[1] / "docs/settings.md"
START, END = "<!-- settings:start, made by ./dev docs -->\n", "<!-- settings:end -->\n"


def with_settings(page: str) -> str:
    """Return the page with the settings table as the code has it now."""
    before, _, rest = page.partition(START)
    _, _, after = rest.partition(END)
    return f"{before}{START}\n{table()}\n\n{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(with_settings(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
