"""What bots mark depends on a secret of the table: code and views alone do not tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from statistics import fmean

import pytest
from msgspec.structs import replace

from stella import rules
from stella.bots import CHARACTERS, BotLevel, Character, sit_down
from stella.bots.port import BotContext
from stella.rules import Place, Seat, State
from stella.tables import commands as c
from stella.tables.stand_in import action_for
from stella.tables.state import TableState
from tests.bots.synthetic import DECK, deal
from tests.tables.harness import Harness, play_round_with_bots
from tests.tables.scenes import ADA, do, new_table, started

GUESSES = 12


def turned(seed: int, seats: int = 4) -> State:
    """A round with its word turned."""
    state = deal(Random(seed), seats)
    return rules.play(state, rules.RevealWord(state.setup.first_scout))


def slate(
    state: State, character: Character, level: BotLevel, secret: str, *, seats: int = 4, bots: int = 3
) -> frozenset[Place]:
    """What such a bot marks at a table with this secret."""
    context = BotContext(character, DECK.id, seats, bots, secret=secret)
    bot = sit_down(character, level)(context)
    while Seat(0) not in state.round.passed:
        command = bot(rules.project(state, Seat(0)), lambda _: 0)
        assert command is not None
        state = rules.play(state, command)
    return state.round.marks[0]


def best_guess(slates: Sequence[frozenset[Place]], count: int) -> frozenset[Place]:
    """The pictures that most bots of this character mark, whatever their secret."""
    votes = Counter(place for each in slates for place in sorted(each))
    return frozenset(place for place, _ in votes.most_common(count))


def attacked(level: BotLevel, rounds: int) -> tuple[float, float]:
    """What somebody foretells who has the code, the character and the number of crosses: crosses, and whole slates."""
    rng, right, exact = Random(11), list[float](), 0
    for number in range(rounds):
        state, character = turned(number), rng.choice(CHARACTERS)
        imagined = [slate(state, character, level, f"guess {number} {n}") for n in range(GUESSES)]
        truth = slate(state, character, level, f"{rng.getrandbits(128):032x}")
        guess = best_guess(imagined, len(truth))
        right.append(len(guess & truth) / len(truth))
        exact += guess == truth
    return fmean(right), exact / rounds


def test_who_does_not_know_the_secret_foretells_little() -> None:
    right, exact = attacked(BotLevel.STARGAZER, 24)
    assert right < 0.7  # three deviations above what is promised
    assert exact < 0.25


@pytest.mark.nightly
@pytest.mark.parametrize("level", list(BotLevel))
def test_a_bot_is_foretold_no_better_than_a_person(level: BotLevel) -> None:
    """Of a simulated person, the public view foretells 53 % of the crosses; one deviation of the mean is .012."""
    right, exact = attacked(level, 250)
    assert right <= 0.57 + 0.025
    assert exact <= 0.10


def crosses_of(table: TableState, seat: int) -> list[Place]:
    """What the bot on this seat marks at a real table."""
    action = action_for(table, Seat(seat), lambda _: 0)
    assert action is not None
    return [command.place for command in action.commands if isinstance(command, rules.MarkCard)]


def marking(secret: str) -> TableState:
    """A table of one person and five bots, its word turned."""
    return replace(do(started(1, bots=5, first_scout=0), ADA, c.RevealWord()), secret=secret)


def test_the_same_bots_mark_otherwise_at_a_table_with_another_secret() -> None:
    here, there = ([crosses_of(marking(secret), seat) for seat in range(1, 6)] for secret in ("one", "two"))
    assert here == [crosses_of(marking("one"), seat) for seat in range(1, 6)]
    assert sum(a != b for a, b in zip(here, there, strict=True)) >= 4


def test_a_table_draws_its_secret_when_it_is_created() -> None:
    assert new_table(1).secret == "a secret"


@pytest.mark.anyio
async def test_nobody_is_ever_shown_the_secret_and_no_two_tables_share_one() -> None:
    harness = Harness()
    table, other = await harness.open(1, bots=2), await harness.open(1, bots=2)
    ada, board = table.screen(1), table.screen(None)
    await table.start()
    await play_round_with_bots(table, ada, harness)
    secret = table.state.secret
    assert len(secret) == 32
    assert other.state.secret != secret
    shown = b"".join([*ada.shown, *board.shown]).decode()
    assert len(shown) > 1000
    assert secret not in shown
