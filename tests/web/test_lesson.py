"""What /learn shows is what the rules say: its file is fresh, and whole rounds look as the rules show them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gen_lesson
import webbuild
from generate import COMMAND, stale
from stella.rules import PLACES, Phase


def test_the_lesson_is_fresh() -> None:
    assert stale(gen_lesson.generated()) == [], f"run {COMMAND}"


def moves(
    crosses: list[int], pointed: list[int], *, turned: bool = True, passed: bool = True
) -> dict[str, Any]:
    return {"turned": turned, "crosses": crosses, "passed": passed, "pointed": pointed}


def rounds(count: int) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """Every step of rounds at random: what was done, and what the rules show after it."""
    chance = random.Random(11)
    yield moves([], [], turned=False, passed=False), gen_lesson.step_of(gen_lesson.dealt())
    for _ in range(count):
        crosses = chance.sample(range(PLACES), chance.randint(1, gen_lesson.MOST))
        yield moves(crosses, [], passed=False), gen_lesson.step_of(gen_lesson.marked(crosses))
        pointed: list[int] = []
        while True:
            table = gen_lesson.revealed(crosses, pointed)
            yield moves(crosses, list(pointed)), gen_lesson.step_of(table)
            assert table.game is not None
            if table.game.phase is Phase.SCORING:
                break
            assert table.game.round.scout is not None
            open_crosses = table.game.round.marks[table.game.round.scout] - set(pointed)
            pointed.append(chance.choice(sorted(open_crosses)))


def test_the_page_shows_rounds_of_the_lesson_as_the_rules_do(tmp_path: Path) -> None:
    asked, expected = zip(*rounds(60), strict=True)
    file = tmp_path / "moves.json"
    file.write_text(json.dumps(asked), encoding="utf-8")
    done = webbuild.node(webbuild.WEB / "tools/lesson.ts", file, check=True, capture=True)
    shown = json.loads(done.stdout)
    assert len(shown) == len(expected) > 400
    for step, got, want in zip(asked, shown, expected, strict=True):
        # The lesson has its own pace.
        assert _without_weight(got) == _without_weight(want), step


def _without_weight(shown: Any) -> Any:
    if isinstance(shown, list):
        return [_without_weight(each) for each in shown]
    if isinstance(shown, dict):
        return {name: _without_weight(each) for name, each in shown.items() if name != "weight"}
    return shown
