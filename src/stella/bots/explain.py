"""Why a bot marked a picture: what weighed most in its score."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .characters import BY_TAGS, ENSEMBLE
from .deck_index import DeckIndex, standard
from .persona import Link
from .scorer import PictureScorer
from .tags import tag_in

NEARLY: Final = 0.6
"""A second tag is named when it weighed at least this much of what the first did."""


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


def explain(bot: PictureScorer, clue: str, card: str, grid: Sequence[str]) -> Explanation:
    """Why this bot marked `card` when `clue` was the word and `grid` lay on the table."""
    terms = bot.terms(clue, grid)
    place = list(grid).index(card)
    link, weight = max(((link, values[place]) for link, values in terms.items()), key=lambda each: each[1])
    index, persona = bot.knowledge.index(bot.context.deck), bot.persona
    if index is None or weight <= 0 or card not in index.place:
        return Explanation(Link.TASTE)
    if bot.knowledge.view(index.deck, clue, ENSEMBLE) is None:
        return Explanation(Link.UNKNOWN)
    if link is Link.TAGS:
        return _seen(bot, clue, card, grid) if index.has_tags else Explanation(Link.LOOKS)
    if link in (Link.FONDNESS, Link.MEMORY):
        tag = persona.tag_for(index, link, index.place[card], clue)
        return Explanation(Link.TASTE) if tag is None else Explanation(link, (tag,), _kind(index, card, tag))
    return Explanation(link)


def _seen(bot: PictureScorer, clue: str, card: str, grid: Sequence[str]) -> Explanation:
    """The tags that link word and picture, if they do; otherwise what people said made it mark the picture."""
    deck, lens = bot.context.deck, bot.persona.taste.lens
    index, view = bot.knowledge.index(deck), bot.knowledge.view(deck, clue, BY_TAGS)
    reasons = bot.knowledge.reasons(deck, clue, card, lens)
    assert index is not None
    on_table = [each for each in grid if each in index.place]
    felt = standard([0.0 if view is None else view[index.place[each]] for each in on_table])
    if not reasons or felt[on_table.index(card)] <= 0:
        return Explanation(Link.COMMON)
    best = reasons[0]
    kind = _kind(index, card, best.tag)
    near = (each.tag for each in reasons[:2] if each.weight >= NEARLY * best.weight)
    return Explanation(Link.TAGS, tuple(tag for tag in near if _kind(index, card, tag) is kind), kind)


def _kind(index: DeckIndex, card: str, tag: str) -> TagKind:
    picture = index.pictures[index.place[card]]
    return TagKind.THING if tag in {index.tags[each] for each in picture.motifs} else TagKind.MOOD


def in_languages(tag: str, languages: Sequence[str]) -> dict[str, str]:
    """A tag as players read it, by language."""
    return {language: tag_in(tag, language) for language in languages}
