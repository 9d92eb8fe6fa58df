"""What all bots of one server know: decks, words, and what people taught them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final, TypeVar

from .characters import Lens
from .deck_index import AnyCard, DeckIndex, Reason, WordScores
from .encoder import Encoder
from .learned import Learned
from .lexicon import lexicon
from .stored import stored_deck

REMEMBERED: Final = 2048
"""Views kept at hand: of one word, one deck and one lens each."""

OTHER_DECKS: Final = 64

T = TypeVar("T")

View = tuple[float, ...]
FindDeck = Callable[[str], Sequence[AnyCard] | None]
"""The cards of a deck by its id: the same object while the deck is the same."""


class Knowledge:
    """Knows decks by id. Reading it never waits; what it does not know, a bot plays without."""

    def __init__(
        self,
        encoder: Encoder | None = None,
        find_deck: FindDeck = lambda _: None,
    ) -> None:
        """The built-in decks are read when somebody asks; `find_deck` knows others."""
        self._find_deck = find_deck
        self._others: OrderedDict[str, tuple[Sequence[AnyCard], DeckIndex]] = OrderedDict()
        self._encoder = encoder
        self._decks: dict[str, DeckIndex | None] = {}
        self.learned = Learned()
        """What people taught the bots here."""
        self._views: OrderedDict[tuple[str, str, str], View | None] = OrderedDict()
        self._sides: OrderedDict[tuple[str, ...], Any] = OrderedDict()

    def index(self, deck: str) -> DeckIndex | None:
        """Return what is known of a deck; `None` for pictures that nobody knows here."""
        if deck not in self._decks:
            stored = stored_deck(deck)
            self._decks[deck] = None if stored is None else DeckIndex.of_stored(stored, lexicon())
        return self._decks[deck] or self._brought(deck)

    def _brought(self, deck: str) -> DeckIndex | None:
        """Return a deck that does not ship with Stella: looked up each time, since it may have changed."""
        cards = self._find_deck(deck)
        known = self._others.get(deck)
        if cards is None or (known is not None and known[0] is cards):
            return None if cards is None or known is None else known[1]
        for key in [key for key in self._views if key[0] == deck]:
            del self._views[key]
        for side in [side for side in self._sides if side[0] == deck]:
            del self._sides[side]
        index = DeckIndex.of_tags(deck, cards, lexicon())
        self._others[deck] = cards, index
        if len(self._others) > OTHER_DECKS:
            self._others.popitem(last=False)
        return index

    def view(self, deck: str, word: str, lens: Lens) -> View | None:
        """Return how well each card of a deck goes with a word, in deviations; `None` if word or deck says nothing."""
        key = (deck, word, lens.name)
        index = self.index(deck)
        if index is None:
            return None
        if key in self._views:
            self._views.move_to_end(key)
            return self._views[key]
        word_scores = self._word_scores(index, word)
        if word_scores is None:
            return None
        view = self._views[key] = index.see(word_scores, lens)
        if len(self._views) > REMEMBERED:
            self._views.popitem(last=False)
        return view

    def remember(self, key: tuple[str, ...], work_out: Callable[[], T]) -> T:
        """Return what was worked out before for this key, which begins with a deck."""
        if key not in self._sides:
            self._sides[key] = work_out()
            if len(self._sides) > REMEMBERED:
                self._sides.popitem(last=False)
        self._sides.move_to_end(key)
        found: T = self._sides[key]
        return found

    def word_scores(self, deck: str, word: str) -> WordScores | None:
        """Return how a word relates to a deck."""
        index = self.index(deck)
        return None if index is None else self._word_scores(index, word)

    def _word_scores(self, index: DeckIndex, word: str) -> WordScores | None:
        key = (index.deck, "impression", word)
        known: WordScores | None = self._sides.get(key) or index.word_scores(word)
        if known is not None:
            return self.remember(key, lambda: known)
        vector = None if self._encoder is None else self._encoder.find(word)
        return None if vector is None else index.scores_from_vector(vector)

    def prepare(self, words: Iterable[str]) -> None:
        """These words may be clues soon: let the encoder, if there is one, work out those that no table holds."""
        if self._encoder is not None:
            for word in words:
                if lexicon().vector(word) is None:
                    self._encoder.find(word)

    def reasons(self, deck: str, word: str, card: str, lens: Lens) -> tuple[Reason, ...]:
        """Return the tags that link a word and a card through a lens, the strongest first."""
        index = self.index(deck)
        word_scores = None if index is None else self._word_scores(index, word)
        return () if index is None or word_scores is None else index.reasons(word_scores, card, lens)


@cache
def builtin_knowledge() -> Knowledge:
    """Return what every bot knows from the start."""
    return Knowledge()
