"""What short codes of lobbies promise, at one server and at many nodes."""

from __future__ import annotations

import asyncio
from collections import Counter
from functools import partial

import pytest

from stella.live.ports import CODE_LIFE, CODE_MEMORY, FoundCode, TableId
from stella.tables.codes import LOBBY_LETTERS, LOBBY_SPACE, is_lobby_code, is_unwanted
from stella.tables.keys import KeyMaker

from .conftest import A, B, C, Codes

pytestmark = pytest.mark.anyio
KEYS = KeyMaker(b"k" * 32)


def lease(lobby: Codes, table: TableId) -> asyncio.Future[str]:
    """The code of a table, by letters of its own."""
    return asyncio.ensure_future(lobby.codes.lease(table, partial(KEYS.lobby_letters, table)))


def tables(count: int) -> list[TableId]:
    return [TableId(f"T{number:07}") for number in range(count)]


async def test_a_table_has_one_code_that_finds_it_for_a_day_after_it_was_shown(lobby: Codes) -> None:
    code = await lease(lobby, A)
    assert is_lobby_code(code)
    await lobby.later(CODE_LIFE - 60)
    assert await lease(lobby, A) == code
    await lobby.later(CODE_LIFE - 60)
    assert await lobby.codes.find(code) == FoundCode(A, open=True)
    await lobby.later(120)
    assert await lobby.codes.find(code) is None


async def test_a_code_that_nobody_has_finds_nothing(lobby: Codes) -> None:
    code = await lease(lobby, A)
    other = code[:-1] + next(letter for letter in LOBBY_LETTERS if letter != code[-1])
    assert await lobby.codes.find(other) is None
    assert await lobby.codes.find(code + "A") is None


async def test_codes_are_four_letters_for_two_lobbies_five_for_forty_more_and_six_after_that(
    lobby: Codes,
) -> None:
    codes = [await lease(lobby, table) for table in tables(45)]
    assert len(set(codes)) == 45
    assert list(map(len, codes)) == [4] * 2 + [5] * 40 + [6] * 3


async def test_a_blind_guess_finds_a_lobby_less_often_than_once_in_100_000() -> None:
    assert all(room * 100_000 < len(LOBBY_LETTERS) ** length for length, room in LOBBY_SPACE.items())


async def test_tables_that_ask_at_the_same_time_get_codes_of_their_own_and_none_too_short(
    lobby: Codes,
) -> None:
    codes = await asyncio.gather(*(lease(lobby, table) for table in tables(12)))
    assert len(set(codes)) == 12
    assert Counter(map(len, codes)) == {4: 2, 5: 10}


async def test_a_code_that_somebody_else_has_is_not_given_twice(lobby: Codes) -> None:
    same = [f"{letter}" * 7 for letter in "ABCDEFGHJKMNPRTU"]
    first = await lobby.codes.lease(A, same.__getitem__)
    assert (first, await lobby.codes.lease(B, same.__getitem__)) == ("AAAA", "BBBB")


async def test_a_started_game_closes_the_code_and_makes_room_for_others(lobby: Codes) -> None:
    code = await lease(lobby, A)
    await lease(lobby, B)
    await lobby.codes.close(A)
    assert await lobby.codes.find(code) == FoundCode(A, open=False)
    assert len(await lease(lobby, C)) == 4
    await lobby.later(CODE_MEMORY + 1)
    assert await lobby.codes.find(code) is None


async def test_a_table_that_waits_again_has_the_same_code_unless_it_became_too_short(lobby: Codes) -> None:
    code = await lease(lobby, A)
    await lobby.codes.close(A)
    assert await lease(lobby, A) == code
    assert await lobby.codes.find(code) == FoundCode(A, open=True)
    await lobby.codes.close(A)
    await lease(lobby, B)
    await lease(lobby, C)
    longer = await lease(lobby, A)
    assert len(longer) == 5
    assert await lobby.codes.find(code) is None


async def test_closing_twice_does_not_keep_a_code_longer_and_without_one_does_nothing(lobby: Codes) -> None:
    code = await lease(lobby, A)
    await lobby.codes.close(A)
    await lobby.later(CODE_MEMORY - 60)
    await lobby.codes.close(A)
    await lobby.codes.close(B)
    await lobby.later(120)
    assert await lobby.codes.find(code) is None


async def test_a_table_that_is_gone_leaves_nothing(lobby: Codes) -> None:
    code = await lease(lobby, A)
    await lobby.codes.release(A)
    await lobby.codes.release(B)
    assert await lobby.codes.find(code) is None


async def test_after_a_loss_a_table_that_asks_again_gets_the_same_code(lobby: Codes) -> None:
    code = await lease(lobby, A)
    await lobby.codes.release(A)
    assert await lease(lobby, A) == code


@pytest.mark.parametrize("word", ["DUPA", "XSEX", "SSAB"])
async def test_nobody_has_to_read_out_an_unwanted_word(lobby: Codes, word: str) -> None:
    assert is_unwanted(word)
    assert await lobby.codes.lease(A, lambda attempt: "KAFUKAF" if attempt else f"{word}BBB") == "KAFU"
