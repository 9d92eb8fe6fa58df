"""`./dev knowledge --report`: what the data of bots lacks, and how well it agrees with people."""

from __future__ import annotations

import sys

from stella.bots import Knowledge
from stella.bots.characters import LENSES
from stella.bots.tags import load_tags
from stella.content.decks.deck import load_built_in

from .gold import all_precisions, gold_for, precision_of
from .trust import all_trusts


def missing_tags() -> dict[str, list[str]]:
    """For each built-in deck the tags without a translation."""
    known = load_tags()
    return {
        deck.id: sorted({tag for card in deck.cards for tag in (*card.motifs, *card.moods)} - set(known))
        for deck in load_built_in()
    }


def report() -> None:
    """Say it all."""
    say = sys.stdout.write
    for deck, tags in missing_tags().items():
        say(f"{deck}: {len(tags)} tags without a translation in src/stella/bots/data/tags.toml\n")
        for tag in tags:
            say(f'{tag if tag.isalpha() else repr(tag)} = ["", "", "", ""]\n')
    knowledge = Knowledge()
    for deck in [each.id for each in load_built_in()]:
        gold = gold_for(deck)
        if gold is None:
            say(f"{deck}: nobody has judged which cards go with which words (tests/gold/{deck}.toml)\n")
            continue
        say(f"{deck}: mean average precision over {len(gold)} words\n")
        for name, value in all_precisions(deck, gold, knowledge).items():
            say(f"  {name:<10}{value:.3f}\n")
        for source, lens in LENSES.items():
            say(f"  {source:<10}{precision_of(deck, gold, knowledge, lens=lens):.3f}\n")
        say(
            f"{deck}: how far people follow what bots see, with words that are judged, are tags, are none, and all\n"
        )
        for kind, (trust, low, high) in all_trusts(deck, gold).items():
            say(f"  {kind:<10}{trust:.2f} ({low:.2f} to {high:.2f})\n")
