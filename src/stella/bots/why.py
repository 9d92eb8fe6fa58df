"""Why a bot marked a picture: the tags that weighed most for it, or what else it was."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .characters import STRANGER, TASTES, Character
from .minds import Minds
from .sight import standard
from .tags import tag_in

NEARLY: Final = 0.6
"""A second tag is named when it weighed at least so much of what the first did."""


class Link(StrEnum):
    """What linked a word and a picture."""

    TAGS = "tags"
    LOOKS = "looks"
    """Colour and light."""
    TASTE = "taste"
    """Nothing one could name."""


@dataclass(frozen=True, slots=True)
class Why:
    """What linked a word and a picture for one bot; one or two tags, or none."""

    link: Link
    tags: tuple[str, ...] = ()


def why(
    minds: Minds, deck: str, word: str, card: str, grid: Sequence[str], character: Character | None = None
) -> Why:
    """Why a bot of this character marked `card` when `word` was the clue and `grid` lay on the table.

    >>> from stella.bots.minds import shipped
    >>> why(shipped(), "nowhere", "w.joy", "hand-star", ["hand-star"]).link.value
    'taste'
    """
    lens = (STRANGER if character is None else TASTES[character]).lens
    sight, view = minds.sight(deck), minds.view(deck, word, lens)
    if sight is None or view is None or card not in sight.place:
        return Why(Link.TASTE)
    on_table = [each for each in grid if each in sight.place]
    felt = dict(zip(on_table, standard([view[sight.place[each]] for each in on_table]), strict=True))
    if felt.get(card, 0.0) <= 0:
        return Why(Link.TASTE)
    reasons = minds.reasons(deck, word, card, lens)
    if not reasons:
        return Why(Link.LOOKS)
    near = [each.tag for each in reasons[:2] if each.weight >= NEARLY * reasons[0].weight]
    return Why(Link.TAGS, tuple(near))


def in_languages(tag: str, languages: Sequence[str]) -> dict[str, str]:
    """A tag as players read it, by language."""
    return {language: tag_in(tag, language) for language in languages}
