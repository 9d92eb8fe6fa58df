"""What every home of uploaded pictures does: all or nothing, by the table's answer, and gone with the table."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from stella.content.decks import NoRoom
from tests.contracts.pictures import SEVERAL_CHUNKS, PictureHome, bytes_of, names_of

pytestmark = pytest.mark.anyio

A, B = "AAAA2222", "BBBB3333"


@pytest.fixture(params=["folder", "postgres"])
async def home(
    request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str
) -> AsyncIterator[PictureHome]:
    """Each home in turn, with two tables and no pictures."""
    home = PictureHome(request.param, tmp_path)
    await home.create(A)
    await home.create(B)
    yield home
    for node in home.opened:
        await node.close()


async def test_what_was_brought_is_served_byte_by_byte_also_in_many_chunks(home: PictureHome) -> None:
    node = home.node()
    async with home.proposed(node, A, 3, size=SEVERAL_CHUNKS) as (upload, request):
        upload.show()
        await home.log(A, request)
        upload.settle(agreed=True)
    deck = node.deck(A)
    assert deck is not None
    assert deck.id == f"table-{A}"
    assert len(deck.cards) == 3
    large = await bytes_of(node, deck.cards[0].large.hash)
    assert large is not None
    assert len(large) == SEVERAL_CHUNKS
    found = await node.picture(deck.cards[0].large.hash)
    assert found is not None
    parts = [len(chunk) async for chunk in found.read()]
    assert len(parts) == 3, "it is never in memory as a whole"
    assert await node.picture("0" * 32) is None


async def test_another_node_or_a_restarted_server_serves_the_same(home: PictureHome) -> None:
    one = home.node()
    await home.bring(one, A, 4)
    names = await names_of(one, A)
    another = home.node()
    assert await names_of(another, A) == names
    assert another.deck(A) == one.deck(A) or home.kind == "folder"
    for name in names:
        assert await bytes_of(another, name) == await bytes_of(one, name) is not None
    assert (await another.codes(), await another.held_bytes()) == (frozenset({A}), await one.held_bytes())


async def test_a_table_decides_with_new_pictures_from_its_turn_on_and_has_the_old_ones_if_it_refuses(
    home: PictureHome,
) -> None:
    node = home.node()
    await home.bring(node, A, 3)
    before, held = await names_of(node, A), await node.held_bytes()
    async with home.proposed(node, A, 5) as (upload, _):
        assert [card.id for card in deck_of(node.deck(A)).cards] == [
            card.id for card in deck_of(await node.refresh(A)).cards
        ]
        assert len(deck_of(node.deck(A)).cards) == 3
        upload.show()
        assert len(deck_of(node.deck(A)).cards) == 5
        upload.settle(agreed=False)
        assert len(deck_of(node.deck(A)).cards) == 3
    assert (await names_of(node, A), await node.held_bytes()) == (before, held)
    for name in before:
        assert await bytes_of(node, name) is not None


async def test_a_change_that_has_to_be_decided_again_is_not_there_until_then(home: PictureHome) -> None:
    node = home.node()
    await home.bring(node, A, 3)
    async with home.proposed(node, A, 5) as (upload, request):
        upload.show()
        await node.refresh(A)  # somebody else wrote first: the table loads its log again
        assert len(deck_of(node.deck(A)).cards) == 3
        upload.show()
        await home.log(A, request)
        upload.settle(agreed=True)
    assert len(deck_of(await node.refresh(A)).cards) == 5


async def test_new_pictures_replace_the_old_ones_whose_bytes_are_gone(home: PictureHome) -> None:
    node = home.node()
    await home.bring(node, A, 6)
    before, held = await names_of(node, A), await node.held_bytes()
    await home.bring(node, A, 3)
    assert [await node.picture(name) for name in before] == [None] * len(before)
    assert 0 < await node.held_bytes() < held


async def test_pictures_are_taken_away_and_may_be_brought_again(home: PictureHome) -> None:
    node = home.node()
    await home.bring(node, A, 3)
    names = await names_of(node, A)
    await home.bring(node, A, None)
    assert (node.deck(A), await node.refresh(A)) == (None, None)
    assert [await node.picture(name) for name in names] == [None] * len(names)
    assert (await node.codes(), await node.held_bytes()) == (frozenset(), 0)
    await home.bring(node, A, 3)
    assert len(await names_of(node, A)) == 9


async def test_taking_away_what_the_table_refuses_to_give_brings_it_back(home: PictureHome) -> None:
    node = home.node()
    await home.bring(node, A, 3)
    names = await names_of(node, A)
    async with home.proposed(node, A, None) as (upload, _):
        upload.show()
        assert node.deck(A) is None
        upload.settle(agreed=False)
    assert await names_of(node, A) == names


async def test_an_abandoned_change_leaves_the_table_as_it_was(home: PictureHome) -> None:
    node = home.node()
    await home.bring(node, A, 3)
    names = await names_of(node, A)
    async with home.proposed(node, A, 4) as (upload, _):
        upload.show()
    assert await names_of(node, A) == names
    assert await names_of(home.node(), A) == names


async def test_pictures_go_with_their_table_and_no_others_do(home: PictureHome) -> None:
    node = home.node()
    await home.bring(node, A, 3)
    await home.bring(node, B, 3)
    gone, kept = await names_of(node, A), await names_of(node, B)
    await home.delete_table(A, node)
    assert node.deck(A) is None
    assert await names_of(node, A) == []
    assert [await node.picture(name) for name in gone] == [None] * len(gone)
    assert None not in [await node.picture(name) for name in kept]
    assert await node.codes() == {B}
    assert await node.remove(A) is False


async def test_a_full_home_takes_no_more_and_keeps_what_it_has(home: PictureHome) -> None:
    node = home.node()
    await home.bring(node, A, 3)
    held = await node.held_bytes()
    with pytest.raises(NoRoom):
        await home.bring(node, B, 3, most=held)
    assert (await node.codes(), await node.held_bytes()) == (frozenset({A}), held)
    await home.bring(node, A, None, most=held)  # room can always be made
    assert await node.held_bytes() == 0


async def test_cards_are_described_and_every_node_knows(home: PictureHome) -> None:
    node = home.node()
    await home.bring(node, A, 3)
    deck = deck_of(node.deck(A))
    names = await names_of(node, A)
    await node.describe(A, {str(deck.cards[1].id): {"en": "A boat", "pl": "Łódka"}})
    for each in (node, home.node()):
        card = deck_of(await each.refresh(A)).cards[1]
        assert (card.description["pl"], card.description["de"]) == ("Łódka", "A boat")
        assert await names_of(each, A) == names


async def test_a_workplace_is_deleted_with_all_that_is_in_it(home: PictureHome) -> None:
    node = home.node()
    with node.workplace() as work:
        (work / "in").mkdir()
        (work / "in" / "1").write_bytes(b"x")
    assert not work.exists()


def deck_of(found: object) -> Any:
    assert found is not None
    return found


async def test_of_pictures_that_were_taken_away_nothing_is_left(home: PictureHome) -> None:
    node = home.node()
    await home.bring(node, A, 3)
    await home.bring(node, A, None)
    assert await home.traces() == []
