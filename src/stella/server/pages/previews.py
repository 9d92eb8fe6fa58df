"""What chats show of a public link: who played, the points and the words, in the reader's language."""

from __future__ import annotations

from stella.content.texts import text
from stella.languages import FALLBACK
from stella.server.pages.client import Preview
from stella.tables.public_game import PublicGame, PublicGamePlayer


def preview_of(game: PublicGame, language: str) -> Preview:
    """Made from what the public sees, and nothing else."""
    names = [_name(player, language) for player in game.players]
    words = ", ".join(
        texts.get(language) or texts[FALLBACK]
        for texts in (game.words.get(each.clue) for each in game.rounds)
        if texts is not None
    )
    order = sorted(range(len(names)), key=lambda seat: -game.totals[seat])
    points = ", ".join(f"{names[seat]} {game.totals[seat]}" for seat in order)
    about = [text("share-result-about", language, points=points)]
    if words:
        about.append(text("share-result-words", language, words=words))
    if not game.named:
        return Preview(text("share-result", language), " ".join(about))
    return Preview(text("share-result-named", language, players=", ".join(names)), " ".join(about))


def _name(player: PublicGamePlayer, language: str) -> str:
    """As the page calls them: by name, by the name of a bot's character, or by colour."""
    if player.name:
        return player.name
    if player.character is not None:
        return text(f"bot-name-{player.character}", language)
    return text(f"colour-{player.colour}", language)
