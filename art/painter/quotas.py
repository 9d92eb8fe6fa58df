# SPDX-License-Identifier: GPL-3.0-or-later
"""The deck's quotas, counted: what art/concepts.toml promises, and which feelings people have named."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

FEELINGS = ("joy", "laughter", "love", "anger", "jealousy", "disgust", "gratitude", "triumph")
ENOUGH = 3
"""Cards that should show each feeling."""
WITNESSES = 2
"""People who must have named a feeling before it counts."""
FAMILY, COMPOSITION, MOTIF = 7, 9, (3, 6)
"""Cards in each family, most of one composition, least and most with one motif."""
KINDS = {"pair": 10, "empty": 8, "pattern": 6, "landscape": 5}
"""Least cards of each kind."""

Card = Mapping[str, Any]


def digest(picture: Path) -> str:
    """Return what tells a picture from the one painted before or after it."""
    return hashlib.sha256(picture.read_bytes()).hexdigest()[:12]


def witnessed(viewers: Iterable[Card], pictures: Mapping[str, str]) -> dict[str, set[str]]:
    """Return the feelings that enough people named, by card.

    `viewers` are the entries of art/named.toml, `pictures` the digests of today's pictures: what somebody said about a
    picture that has been painted again no longer counts.
    """
    seen: Counter[tuple[str, str]] = Counter()
    for viewer in viewers:
        for card, said in viewer["cards"].items():
            if pictures.get(card) == said["picture"]:
                seen.update({(card, feeling) for feeling in said["feelings"]})
    found: dict[str, set[str]] = {}
    for (card, feeling), times in seen.items():
        if times >= WITNESSES:
            found.setdefault(card, set()).add(feeling)
    return found


def feelings(cards: Iterable[Card], named: Mapping[str, set[str]]) -> Iterator[str]:
    """Say on how many cards people have named each feeling, beside how many cards claim it."""
    claimed = Counter(feeling for card in cards for feeling in card.get("feelings", ()))
    seen = Counter(feeling for feelings in named.values() for feeling in feelings)
    counts = ", ".join(f"{feeling} {seen[feeling]} ({claimed[feeling]})" for feeling in FEELINGS)
    yield f"feelings named by {WITNESSES} people (claimed): {counts}"
    for feeling in FEELINGS:
        if claimed[feeling] < ENOUGH:
            yield f"WARNING: {feeling} is claimed by fewer than {ENOUGH} cards"
        elif seen[feeling] < ENOUGH:
            yield f"WARNING: {feeling} was named on fewer than {ENOUGH} cards"


def quotas(table: Mapping[str, Any]) -> Iterator[str]:
    """Say how the concepts share out families, distances, kinds, compositions, moods and motifs."""
    cards = table["card"]
    for name in ("distance", "kinds", "mood"):
        counts = counted(cards, name)
        yield f"{name}: " + ", ".join(f"{what} {n}" for what, n in counts.most_common())
    for family in table["family"]:
        if (n := counted(cards, "family")[family["id"]]) != FAMILY:
            yield f"WARNING: {n} cards in the family {family['id']}, not {FAMILY}"
    for what, n in counted(cards, "distance").items():
        if n > len(cards) / 2:
            yield f"WARNING: {n} cards are {what}, more than half"
    for kind, least in KINDS.items():
        if (n := counted(cards, "kinds")[kind]) < least:
            yield f"WARNING: {n} cards of the kind {kind}, fewer than {least}"
    for what, n in counted(cards, "composition").items():
        if n > COMPOSITION:
            yield f"WARNING: {n} cards have the composition {what}, more than {COMPOSITION}"
    for motif in table["motifs"]:
        if not MOTIF[0] <= (n := counted(cards, "motifs")[motif]) <= MOTIF[1]:
            yield f"WARNING: the motif {motif} is on {n} cards, not on {MOTIF[0]} to {MOTIF[1]}"


def counted(cards: Iterable[Card], field: str) -> Counter[str]:
    """Count the values of a field, which may be a list."""
    values = (card.get(field, ()) for card in cards)
    return Counter(one for value in values for one in ([value] if isinstance(value, str) else value))
