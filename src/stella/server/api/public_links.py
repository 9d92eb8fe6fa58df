"""HTTP for public links: players make finished games public or withdraw them; anyone with the link can read them."""

from __future__ import annotations

from starlette.responses import Response

from stella.content.texts import text
from stella.languages import FALLBACK
from stella.live import public_links as links
from stella.live.hub import TooManyTables
from stella.live.ports import StoreUnavailable
from stella.paper.poster import Poster
from stella.server.api import models
from stella.server.api.albums import requested_game
from stella.server.api.context import Call
from stella.server.api.http_request import RequestError, accepted
from stella.server.api.posters import capitalised, painted
from stella.server.api.responses import json
from stella.server.pages.client import UNLISTED, Client, Preview, language_for
from stella.server.posters import three_of
from stella.skies.round import why_not_marks
from stella.tables import commands as c
from stella.tables.keys import hashed
from stella.tables.public_game import BlindGame, PublicGame, blind_game
from stella.tables.refusal import TableCode


async def make(call: Call) -> Response:
    """Make a finished game public. The same request returns the same link again."""
    member, found = call.member, requested_game(call)
    body = await call.read(models.ShareGame)
    if not links.has_played(found, member.id):
        raise RequestError(TableCode.NOT_SEATED)
    link = hashed(f"{member.id} {body.id}")[:32]
    await call.ask(c.ShareResult(link, found.game, body.names, id=f"share-{link}"), actor=member.id)
    made = next((each for each in _links(call, found.game) if each.id == link), None)
    if made is None:  # it was withdrawn since
        raise RequestError(TableCode.NO_LINK)
    return json(made, 201)


async def list_links(call: Call) -> Response:
    """Return the public links to a finished game, for those at the table."""
    found = requested_game(call)
    return json(models.PublicLinks(_links(call, found.game), links.has_played(found, call.member.id)))


async def withdraw(call: Call) -> Response:
    """Revoke a public link."""
    link: str = call.path_params["link"]
    # A new host may do what they weren't allowed to before, so the request gets another id.
    request_id = f"withdraw-{hashed(f'{link} {call.member.host}')[:32]}"
    await call.ask(c.WithdrawLink(link, id=request_id), actor=call.member.id)
    return Response(status_code=204)


async def look(call: Call) -> Response:
    """Return a public game without anyone's marks, for anyone with its link."""
    return json(blind_game(await _game(call)), headers=UNLISTED)


async def show(call: Call) -> Response:
    """Return everything public of a game, for readers who don't want to guess."""
    return json(await _game(call), headers=UNLISTED)


async def guess(call: Call) -> Response:
    """Return a round to a reader whose own marks are final."""
    body, number = await call.read(models.GuessRound), call.path_params["number"]
    accepted(why_not_marks(body.order))
    wanted = int(number) if number.isascii() and number.isdigit() and len(number) == 1 else 0
    return json(
        accepted(await links.guessed(call.hub, call.path_params["token"], wanted, body.id)), headers=UNLISTED
    )


async def _game(call: Call) -> PublicGame:
    game = await links.shared(call.hub, call.path_params["token"])
    if game is None:
        raise RequestError(TableCode.NO_LINK)
    return game


async def page(call: Call, client: Client) -> Response:
    """Return the page of a public link; what chats show of it is in the client's language."""
    try:
        call.limit("requests")
        game = await links.shared(call.hub, call.path_params["token"])
    except RequestError as error:  # the page requests the game, too, and explains why it isn't there
        return await client.shared(call.scope, error.status)
    except (StoreUnavailable, TooManyTables):
        return await client.shared(call.scope, 503)
    if game is None:
        return await client.shared(call.scope, 404)
    shown = preview_of(blind_game(game), call.path_params["token"], language_for(call.scope))
    return await client.shared(call.scope, 200, shown)


def _links(call: Call, game: int) -> tuple[models.PublicLink, ...]:
    return tuple(
        models.PublicLink(
            each.id, f"{call.address}/s/{each.token}", each.by, each.named, each.may_withdraw, each.guesses
        )
        for each in links.links_of(call.live, game, call.member, call.hub.keys)
    )


def preview_of(game: BlindGame, token: str, language: str) -> Preview:
    """Return what chats show of a link: nothing that spoils the guess."""
    about = text("share-guess-unnamed", language)
    if game.named:
        about = text("share-guess-named", language, players=_names(game, language))
    word = _word(game, language)
    if not word:
        return Preview(text("share-game", language), about)
    image = f"/api/shared/{token}/preview?lang={language}"
    return Preview(text("share-guess", language, word=word), about, image)


def _word(game: BlindGame, language: str) -> str:
    """Return the word of the round that readers are asked for; empty if there is none."""
    word = game.words.get(str(game.liveliest), {})
    return word.get(language) or word.get(FALLBACK, "")


def _names(game: BlindGame, language: str) -> str:
    return ", ".join(player.name or text(f"bot-name-{player.character}", language) for player in game.players)


async def preview(call: Call) -> Response:
    """Return the picture that chats show of a link. Nothing in it depends on anyone's marks."""
    token = call.path_params["token"]
    game = blind_game(await _game(call))
    language = language_for(call.scope)
    word = _word(game, language)
    cards = next((each.cards for each in game.rounds if each.number == game.liveliest), ())
    if not word or game.deck is None:
        raise RequestError(TableCode.NO_GUESS)
    poster = Poster(
        "wide",
        capitalised(word),
        text("guess-title", language),
        (),
        note=_names(game, language) if game.named else "",
    )
    return await painted(call, poster, game.deck, three_of(cards, token), UNLISTED)
