"""Finished games of golden logs as the page knows them, for the tests of pictures to share.

`python -m tests.web.share_golden` rewrites them; `test_share_golden.py` fails when they are stale.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from stella import rules
from stella.rules import totals_of
from stella.tables.evolve import evolve_all
from stella.tables.state import TableState
from stella.wire.stored import CODEC

ROOT: Final = Path(__file__).resolve().parents[2]
LOGS: Final = ROOT / "tests" / "golden" / "tables"
FOLDER: Final = ROOT / "web" / "src" / "lib" / "share"
GAMES: Final = {
    "open": LOGS / "format-1-three-people.jsonl",
    "closed": LOGS / "format-1-careful-and-never-shown.jsonl",
}
"""One whose slates are revealed after each round, and one whose slates stay closed for ever."""


def golden(log: Path) -> str:
    """What the page of a player is shown of the game, and, beside it, all crosses of the log."""
    table: TableState | None = None
    for line in log.read_text(encoding="utf-8").splitlines():
        table = evolve_all(table, CODEC.decode(json.loads(line)["body"].encode()))
    assert table is not None
    assert table.game is not None
    game, public = table.game, rules.project_public(table.game)
    told: dict[str, Any] = {
        "players": [
            {
                "name": player.name,
                "colour": seat.colour.value,
                "symbol": player.symbol.value,
                "bot": player.bot is not None,
                "character": player.character,
            }
            for player, seat in zip(table.players, public.seats, strict=True)
        ],
        "rounds": json.loads(msgspec.json.encode(public.record)),
        "totals": list(totals_of(public.scores)),
        "winners": list(public.winners),
        "slates": [[sorted(slate) for slate in this.marks] for this in (*game.past, game.round)],
    }
    return json.dumps(told, ensure_ascii=False) + "\n"


def file_of(name: str) -> Path:
    """Where the tests of the page read it."""
    return FOLDER / f"golden-{name}.json"


if __name__ == "__main__":
    for each, path in GAMES.items():
        file_of(each).write_text(golden(path), encoding="utf-8")
