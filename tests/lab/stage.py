"""A small stage for leagues: invented pictures and words."""

from __future__ import annotations

from collections.abc import Mapping

from stella.bots import BotContext, BotFactory
from stella.lab.games import Stage
from stella.lab.people import Associations, Crowd, Person, Sight, noise
from stella.rules import CardId, Word, WordCard
from tests.support.simple_bot import choose

CARDS = tuple(CardId(f"card-{number}") for number in range(36))
WORDS = tuple(WordCard(f"words-{n}", (Word(f"upper-{n}"), Word(f"lower-{n}"))) for n in range(12))


def invented_sight(word: Word) -> Mapping[CardId, float]:
    """What some data say that bots are shown; in another unit than standard."""
    return {card: 40 + 7 * noise("sight", word, card) for card in CARDS}


def stage(
    bots: Mapping[str, BotFactory] | None = None, sight: Sight | None = None, trust: float = 0.0
) -> Stage:
    return Stage(
        "invented", WORDS, Associations(CARDS, 1, sight, trust), bots or {"simple": lambda _: choose}
    )


def one_of_the_people(associations: Associations) -> BotFactory:
    """A person who is called a bot, so that the league treats it as one."""

    def sit_down(chair: BotContext) -> Person:
        return Person(f"bot {chair.name}", associations, Crowd())

    return sit_down
