"""The contact sheet says which feelings the deck is short of."""

import pytest

from painter.feelings import feelings

pytestmark = pytest.mark.nightly


def test_a_feeling_on_fewer_than_three_cards_is_warned_of() -> None:
    deck = [{"feelings": ["joy", "love"]}, {"feelings": ["joy"]}, {"feelings": ["joy"]}, {}]
    said = feelings(deck)
    assert "joy 3" in said
    assert "love 1" in said
    assert "WARNING: joy" not in said
    assert "WARNING: love on fewer than 3 cards" in said
    assert "WARNING: anger" in said
