"""What bots mark depends on a secret of the table: code and views alone do not tell it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from attacks import Stake, foretold
from league_gates import FORETOLD, WHOLE
from stella import rules
from stella.bots import BotLevel
from stella.content.wordcards import load_word_cards
from stella.lab.entrants import decks
from stella.rules import Place, Seat
from stella.tables import commands as c
from stella.tables.stand_in import action_for
from stella.tables.state import TableState
from tests.tables.harness import Harness, play_round_with_bots
from tests.tables.scenes import ADA, do, new_table, started

DECK = next(iter(decks().values()))
STAKE = Stake(DECK.id, DECK.card_ids, load_word_cards().ordinary)


@pytest.mark.parametrize("level", [BotLevel.STARGAZER, BotLevel.ORACLE])
def test_a_bot_is_foretold_no_better_than_a_person(level: BotLevel) -> None:
    """The attacker has the code, the character and the number of crosses. Of a simulated person, 53 % are foretold."""
    crosses, whole = foretold(STAKE, level, 40, seed=11)
    assert crosses.mean <= FORETOLD
    assert whole.mean <= WHOLE


@pytest.mark.nightly
@pytest.mark.parametrize("level", list(BotLevel))
def test_many_deals_say_the_same_of_every_level(level: BotLevel) -> None:
    crosses, whole = foretold(STAKE, level, 150, seed=12)
    assert crosses.mean <= FORETOLD
    assert whole.mean <= WHOLE


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
