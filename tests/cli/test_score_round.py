"""`stella lab score-round`: a round in, what came of it out, and never a traceback."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stella.cli.lab.score_round import answer_to
from stella.lab.adjudicate import SIZE_LIMIT
from stella.rules import Code, Colour

VECTORS: dict[str, Any] = json.loads((Path(__file__).parents[1] / "golden" / "vectors.json").read_text())
COLOURS = [colour.value for colour in Colour]
ROUND: dict[str, Any] = {
    "seats": COLOURS[:3],
    "first_scout": 0,
    "marks": [[0, 1], [0], [2]],
    "points": [0, 2, 1],
}
CODES = {code.value for code in Code} | {"E_INPUT"}

Case = dict[str, Any]


@pytest.fixture(scope="module", autouse=True)
def texts() -> None:
    """Load the texts of refusals, so that no example of a property has to wait for them."""
    answer_to(b"")


def cases(section: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", VECTORS[section], ids=lambda case: case["id"])


def settle(data: bytes) -> tuple[Case, int]:
    """The answer and the exit status. What is refused has exactly the three fields that are promised."""
    printed, status = answer_to(data)
    answer = json.loads(printed.encode("utf-8", "backslashreplace"))
    assert status == (2 if "error" in answer else 0)
    if status == 2:
        assert set(answer) == {"error", "at", "message"}
        assert answer["error"] in CODES
        assert answer["message"]
    return answer, status


def settle_round(**changes: object) -> Case:
    return settle(json.dumps(ROUND | changes).encode())[0]


def refused(**changes: object) -> tuple[str, int | None]:
    answer = settle_round(**changes)
    return answer["error"], answer["at"]


@cases("rounds")
def test_a_golden_round_is_settled_as_the_golden_case_says(case: Case) -> None:
    asked = {key: case[key] for key in ("seats", "first_scout", "marks")}
    answer = settle_round(**asked, points=[step["card"] for step in case["steps"]])
    assert answer.pop("finished") is True
    assert set(answer) == set(case) - {
        "id",
        "title",
        "origin",
        "seats",
        "first_scout",
        "marks",
        "refusals",
        "note",
    }
    assert answer == {key: case[key] for key in answer}


@cases("rounds")
def test_a_golden_round_that_stops_early_is_settled_so_far(case: Case) -> None:
    asked = {key: case[key] for key in ("seats", "first_scout", "marks")}
    for played in range(len(case["steps"])):
        answer = settle_round(**asked, points=[step["card"] for step in case["steps"][:played]])
        assert answer["finished"] is False
        assert answer["steps"] == case["steps"][:played]
        assert answer["stars"] == [
            sum(step["stars"][seat] for step in case["steps"][:played]) for seat in range(len(case["seats"]))
        ]


@cases("rounds")
def test_a_golden_refusal_of_the_scout_is_told_with_its_index(case: Case) -> None:
    asked = {key: case[key] for key in ("seats", "first_scout", "marks")}
    cards = [step["card"] for step in case["steps"]]
    for bad in case["refusals"]:
        after = bad["after"]
        scout = case["steps"][after]["scout"] if after < len(cards) else bad["seat"]
        if scout == bad["seat"]:
            assert refused(**asked, points=[*cards[:after], bad["card"]]) == (bad["error"], after)


@cases("invalid_rounds")
def test_an_impossible_round_is_refused(case: Case) -> None:
    marks = case["marks"]
    seats = COLOURS[: len(marks)]
    assert refused(seats=seats, first_scout=case["first_scout"], marks=marks) == (case["error"], None)


@cases("invalid_setups")
def test_an_impossible_setup_is_refused(case: Case) -> None:
    marks = [[0] for _ in case["seats"]]
    asked = refused(seats=case["seats"], first_scout=case["first_scout"], marks=marks)
    assert asked == (case["error"], None)


@pytest.mark.parametrize(
    ("changes", "error", "at"),
    [
        ({"marks": [[0], [0]]}, "E_PLAYER_COUNT", None),
        ({"marks": [[0], [0]], "seats": ["orange", "pink", "pink"]}, "E_PLAYER_COUNT", None),
        ({"seats": ["orange", "pink", "pink"], "first_scout": 9}, "E_COLOUR", None),
        ({"first_scout": -1, "marks": [[], [99], [0]]}, "E_SEAT", None),
        ({"first_scout": 10**30}, "E_SEAT", None),
        ({"marks": [[], [99], [0]]}, "E_TOO_FEW", None),
        ({"marks": [[0], [99, 0, 0], []]}, "E_CARD", None),
        ({"marks": [[0], [0, 0, 99], []]}, "E_ALREADY_MARKED", None),
        ({"marks": [list(range(11)), [99], []]}, "E_TOO_MANY", None),
        ({"marks": [[*range(10), 15], [99], []]}, "E_CARD", None),
        ({"marks": [[*range(10), 9], [99], []]}, "E_ALREADY_MARKED", None),
        ({"marks": [[10**30], [0], [0]]}, "E_CARD", None),
        ({"marks": [[], [0], [0]], "points": [99]}, "E_TOO_FEW", None),
        ({"points": [99]}, "E_CARD", 0),
        ({"points": [-1]}, "E_CARD", 0),
        ({"points": [10**30]}, "E_CARD", 0),
        ({"points": [2]}, "E_NOT_MARKED", 0),
        ({"points": [0, 0]}, "E_ALREADY_POINTED", 1),
        ({"points": [0, 2, 1, 1]}, "E_PHASE", 3),
        ({"points": [0, 2, 1, 99]}, "E_PHASE", 3),
        ({"seats": ["orange", "pink", "\ud800"]}, "E_COLOUR", None),
        ({"first_scout": True}, "E_INPUT", None),
        ({"first_scout": 0.0}, "E_INPUT", None),
        ({"first_scout": "0"}, "E_INPUT", None),
        ({"first_scout": None}, "E_INPUT", None),
        ({"seats": "orange"}, "E_INPUT", None),
        ({"seats": ["orange", "pink", 3]}, "E_INPUT", None),
        ({"seats": ["orange", "pink", 1.5]}, "E_INPUT", None),
        ({"marks": [[True], [0], [0]]}, "E_INPUT", None),
        ({"marks": {"0": [1]}}, "E_INPUT", None),
        ({"points": 3}, "E_INPUT", None),
        ({"points": [float("nan")]}, "E_INPUT", None),
        ({"note": float("inf")}, "E_INPUT", None),
    ],
)
def test_the_first_check_that_fails_gives_the_refusal(changes: Case, error: str, at: int | None) -> None:
    assert refused(**changes) == (error, at)


def test_keys_nobody_knows_are_ignored() -> None:
    assert settle_round(note="Sunday", weight=1.5, id=10**400) == settle_round()


@pytest.mark.parametrize("key", ROUND)
def test_a_missing_key_makes_it_no_round(key: str) -> None:
    rest = {name: value for name, value in ROUND.items() if name != key}
    assert settle(json.dumps(rest).encode())[0]["error"] == "E_INPUT"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"null",
        b"[]",
        b'"round"',
        json.dumps(ROUND).encode("utf-16"),
        json.dumps(ROUND).encode()[:-1],
        json.dumps(ROUND).encode() + b" " * SIZE_LIMIT,
    ],
    ids=["empty", "not utf-8", "deep list", "deep object", "null", "list", "string", "utf-16", "cut", "huge"],
)
def test_what_is_no_round_is_said_so(data: bytes) -> None:
    assert settle(data)[0]["error"] == "E_INPUT"


def test_a_number_of_five_thousand_digits_is_just_a_card_that_is_not_there() -> None:
    data = json.dumps(ROUND | {"points": ["big"]}).replace('"big"', "9" * 5000)
    answer, _ = settle(data.encode())
    assert (answer["error"], answer["at"]) == ("E_CARD", 0)


def test_a_byte_order_mark_does_no_harm() -> None:
    assert settle(b"\xef\xbb\xbf" + json.dumps(ROUND).encode())[0] == settle_round()


@given(st.binary(max_size=200))
def test_any_bytes_get_an_answer(data: bytes) -> None:
    settle(data)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=20,
)
PLACES = st.integers(-1, 15)
ALMOST_ROUNDS = st.fixed_dictionaries(
    {
        "seats": st.lists(st.sampled_from(COLOURS), max_size=7, unique=True) | JSON,
        "first_scout": st.integers(-1, 6) | JSON,
        "marks": st.lists(st.lists(PLACES, max_size=11), max_size=7) | JSON,
        "points": st.lists(PLACES, max_size=16) | JSON,
    }
)


@given(JSON | ALMOST_ROUNDS)
def test_any_json_gets_an_answer(value: object) -> None:
    settle(json.dumps(value).encode())


@given(st.data())
def test_every_round_of_legal_slates_can_be_played_to_its_end(data: st.DataObject) -> None:
    slate = st.lists(st.integers(0, 14), min_size=1, max_size=10, unique=True)
    marks = data.draw(st.lists(slate, min_size=3, max_size=6))
    asked = {"seats": COLOURS[: len(marks)], "first_scout": 0, "marks": marks}
    points: list[int] = []
    answer = settle_round(**asked, points=points)
    while not answer["finished"]:
        scout = answer["steps"][-1]["next_scout"] if answer["steps"] else 0
        points.append(data.draw(st.sampled_from([card for card in marks[scout] if card not in points])))
        answer = settle_round(**asked, points=points)
    assert refused(**asked, points=[*points, 0]) == ("E_PHASE", len(points))


def stella(*arguments: str, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "stella", "lab", "score-round", *arguments],
        input=given,
        capture_output=True,
        check=False,
        timeout=100,
        env=os.environ | {"LC_ALL": "C.UTF-8"} | environment,
    )


def test_a_file_and_stdin_give_the_same_answer(tmp_path: Path) -> None:
    file = tmp_path / "round.json"
    file.write_text(json.dumps(ROUND))
    by_file, by_stdin = stella(str(file)), stella("-", given=file.read_bytes())
    assert by_file.stdout == by_stdin.stdout
    assert json.loads(by_file.stdout)["scores"] == [2, 3, 0]
    assert (by_file.returncode, by_stdin.returncode, by_file.stderr, by_stdin.stderr) == (0, 0, b"", b"")


def test_a_refusal_is_told_in_a_sentence() -> None:
    done = stella("-", given=json.dumps(ROUND | {"points": [2]}).encode())
    assert done.returncode == 2
    assert done.stderr == b""
    assert json.loads(done.stdout) == {
        "error": "E_NOT_MARKED",
        "at": 0,
        "message": "You haven’t marked this picture.",
    }


@pytest.mark.parametrize("file", ["missing.json", "."])
def test_a_file_that_cannot_be_read_is_said_so(file: str, tmp_path: Path) -> None:
    done = stella(str(tmp_path / file))
    assert (done.returncode, json.loads(done.stdout)["error"], done.stderr) == (2, "E_INPUT", b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_nobody_reading_and_a_full_disk_leave_no_traceback() -> None:
    command = [sys.executable, "-m", "stella", "lab", "score-round", "-"]
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as nobody, Path("/dev/full").open("wb") as full:
        for target in (nobody, full):
            done = subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                stdout=target,
                stderr=subprocess.PIPE,
                check=False,
                timeout=100,
            )
            assert b"Traceback" not in done.stderr
            assert b"Exception" not in done.stderr
            assert done.returncode in {1, 2}
