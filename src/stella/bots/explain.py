"""Why a bot marked a picture: the part of its feeling without which it had not."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .characters import ENSEMBLE
from .deck_index import DeckIndex
from .persona import Link
from .scorer import PictureScorer
from .tags import tag_in

NEARLY: Final = 0.6
"""A second tag is named when it weighed at least this much of what the first did."""
CLOSE: Final = 1 / 6
"""A tag is named when it links its card to the word as closely as the best tags of this share of the deck do."""


class TagKind(StrEnum):
    """What a tag says of a picture: what is in it (a noun), or how it feels (mostly an adjective)."""

    THING = "thing"
    MOOD = "mood"


@dataclass(frozen=True, slots=True)
class Explanation:
    """What linked a word and a picture for one bot; one or two tags of one kind, or none."""

    link: Link
    tags: tuple[str, ...] = ()
    kind: TagKind = TagKind.THING


CAUSES: Final = (
    *(Link.TAGS, Link.COMMON, Link.LOOKS, Link.FONDNESS, Link.MEMORY, Link.OTHERS),
    *(Link.APART, Link.TASTE),
)
"""What alone can decide."""
SENSE: Final = frozenset({Link.TAGS, Link.COMMON, Link.LOOKS, Link.OTHERS})
"""All that makes sense to somebody."""
LIVED: Final = frozenset({Link.FONDNESS, Link.MEMORY})
TOGETHER: Final = {
    Link.SCENE: frozenset({Link.TAGS}),
    Link.COMMON: SENSE,
    Link.HEART: LIVED,
    Link.BOTH: SENSE | LIVED,
}
"""What decides where nothing that can be named does alone."""


def explain(bot: PictureScorer, clue: str, card: str, grid: Sequence[str], crosses: int) -> Explanation:
    """Return why this bot marked `card` when `clue` was the word and `grid` lay on the table: without that, it had not.

    `crosses` is how many pictures it marked.
    """
    index = bot.knowledge.index(bot.context.deck)
    if index is None or card not in index.place:
        return Explanation(Link.TASTE)
    if bot.knowledge.view(index.deck, clue, ENSEMBLE) is None:
        return Explanation(Link.UNKNOWN)
    link = _cause(bot, clue, list(grid).index(card), grid, crosses)
    if not index.has_tags:
        return Explanation(Link.LOOKS if link in SENSE else Link.TASTE)
    if link is Link.TAGS:
        return _seen(bot, clue, card)
    if link in (Link.FONDNESS, Link.MEMORY):
        tag = bot.persona.tag_for(index, link, index.place[card], clue)
        return Explanation(Link.TASTE) if tag is None else Explanation(link, (tag,), _kind(index, card, tag))
    return Explanation(link)


def _cause(bot: PictureScorer, clue: str, place: int, grid: Sequence[str], crosses: int) -> Link:
    """Return the part that weighed most of those without which it had not marked this; if none is, several together.

    A picture that it would have marked without any of them was only better than the rest: a hunch.
    """
    felt = bot.scores(clue, grid)

    def left(links: Collection[Link]) -> float:
        """Return how the picture would be felt about if it had nothing of these."""
        return bot.scores(clue, grid, links)[place]

    def decides(links: Collection[Link]) -> bool:
        least = left(links)
        return sum(each > least for number, each in enumerate(felt) if number != place) >= crosses

    ranked = sorted(CAUSES, key=lambda link: left({link}))
    alone = next((link for link in ranked if decides({link})), None)
    together = next((link for link, links in TOGETHER.items() if decides(links)), Link.TASTE)
    return alone or together


def _seen(bot: PictureScorer, clue: str, card: str) -> Explanation:
    """Return the tags that link word and picture, if they do."""
    deck = bot.context.deck
    index, reasons = bot.knowledge.index(deck), bot.knowledge.reasons(deck, clue, card, bot.persona.eyes)
    if index is None or not reasons:
        return Explanation(Link.COMMON)
    best = reasons[0]
    if best.weight < _close(bot, index, clue):
        return Explanation(Link.SCENE)
    kind = _kind(index, card, best.tag)
    near = (each.tag for each in reasons[:2] if each.weight >= NEARLY * best.weight)
    return Explanation(Link.TAGS, tuple(tag for tag in near if _kind(index, card, tag) is kind), kind)


def _close(bot: PictureScorer, index: DeckIndex, clue: str) -> float:
    """Return the least weight of a tag that is worth naming."""
    persona = bot.persona

    def least() -> float:
        cards = (bot.knowledge.reasons(index.deck, clue, each.id, persona.eyes) for each in index.pictures)
        best = sorted((found[0].weight for found in cards if found), reverse=True)
        return best[int(len(best) * CLOSE)]

    return bot.knowledge.remember(
        (index.deck, "close", clue, persona.secret, persona.name, *persona.taste.likes), least
    )


def _kind(index: DeckIndex, card: str, tag: str) -> TagKind:
    picture = index.pictures[index.place[card]]
    return TagKind.THING if tag in {index.tags[each] for each in picture.motifs} else TagKind.MOOD


def in_languages(tag: str, languages: Sequence[str]) -> dict[str, str]:
    """Return a tag as players read it, by language."""
    return {language: tag_in(tag, language) for language in languages}
