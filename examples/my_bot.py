"""Marks the pictures that fit the word best in its own opinion, and points at the best of them first."""

import os

from stella.bots import Bot, BotContext, Randrange, builtin_knowledge, stable_uniform
from stella.bots.characters import ENSEMBLE
from stella.rules import Announce, FinishMarking, MarkCard, PointAt, RevealWord, SeatCommand, SeatView

SECRET = os.environ.get("STELLA_BOT_KEY", "")  # nobody at a real table can predict what this bot likes


def sit_down(context: BotContext) -> Bot:
    """Return the bot for a seat."""
    knowledge = context.knowledge or builtin_knowledge()  # what Stella's bots know about decks and words

    def taste(*about: str) -> float:
        """Return this bot's own preference; it counts more the more bots there are."""
        drawn = sum(stable_uniform(SECRET, context.name, *about, str(number)) for number in range(3))
        return (0.5 + 0.3 * context.bots) * 2 * (drawn - 1.5)

    def links(view: SeatView) -> list[float]:
        """Return how well each of the 15 pictures fits the word; 0 for uploaded decks without tags."""
        word = view.public.clue or ""
        index, seen = knowledge.index(context.deck), knowledge.view(context.deck, word, ENSEMBLE)
        known = {} if index is None or seen is None else dict(zip(index.place, seen, strict=True))
        return [known.get(card, 0.0) + taste(card) + taste(word, card) for card in view.public.grid]

    def wanted(view: SeatView) -> int:
        """Return 3 to 7 crosses: if every bot made five, a person would often be in the dark."""
        return 3 + int(5 * stable_uniform(SECRET, context.name, view.public.clue or ""))

    def act(view: SeatView, randrange: Randrange) -> SeatCommand | None:
        own = view.own
        if own is None:
            return None  # spectators can't act
        may = own.actions  # exactly what the rules would accept now
        if may.reveal_word:
            return RevealWord(own.seat)
        if may.mark and len(own.crosses) < wanted(view):
            return MarkCard(own.seat, max(may.mark, key=links(view).__getitem__))
        if may.finish_marking:
            return FinishMarking(own.seat)
        if may.announce is not None:
            return Announce(own.seat, may.announce)
        if may.point_at:
            return PointAt(own.seat, max(may.point_at, key=links(view).__getitem__))
        return None

    return act
