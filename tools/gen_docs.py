"""Write the generated parts of docs/ anew: the table of settings in docs/operating.md."""

from __future__ import annotations

from pathlib import Path

from stella.cli.configuration import table

OPERATING = Path(__file__).resolve().parents[1] / "docs/operating.md"
START, END = "<!-- settings:start, made by ./dev docs -->\n", "<!-- settings:end -->\n"


def with_settings(page: str) -> str:
    """The page with the table of settings as the code has it now."""
    before, _, rest = page.partition(START)
    _, _, after = rest.partition(END)
    return f"{before}{START}\n{table()}\n\n{END}{after}"


if __name__ == "__main__":
    OPERATING.write_text(with_settings(OPERATING.read_text(encoding="utf-8")), encoding="utf-8")
