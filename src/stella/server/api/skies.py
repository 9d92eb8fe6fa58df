"""HTTP for tonight's sky: look, finish a slate, point, join circles, move to another device, forget me."""

from __future__ import annotations

from typing import Final

from starlette.responses import Response

from stella.content.texts import text
from stella.live.hub import TICKET_LIFE
from stella.live.ports import StoreUnavailable
from stella.paper.poster import Poster
from stella.rules import Outcome
from stella.server.api import models
from stella.server.api.context import Call
from stella.server.api.http_request import RequestError, accepted
from stella.server.api.posters import capitalised, painted
from stella.server.api.responses import json
from stella.server.cookies import forget_visitor, keep_visitor, visitor_key_from
from stella.server.pages.client import Client, Preview, language_for
from stella.server.posters import three_of
from stella.server.skies import Skies
from stella.skies.round import YOU
from stella.skies.slates import CircleId, VisitorId
from stella.skies.view import SkyRound
from stella.tables.keys import hashed
from stella.tables.refusal import TableCode

KEEP_AN_HOUR: Final = {"cache-control": "public, max-age=3600"}
FATES: Final = {Outcome.SPARK: "s", Outcome.SUPER_SPARK: "S", Outcome.FALL: "f"}


async def look(call: Call) -> Response:
    """Return a sky, and the browser's own round under it."""
    return json(accepted(await _skies(call).look(call.path_params["day"], _visitor(call))))


async def finish(call: Call) -> Response:
    """Store a final slate; the reply sets the browser's key as a cookie."""
    skies, body = _skies(call), await call.read(models.FinishSky)
    key = _key_for(call, body.id)
    view = await skies.finish(
        call.path_params["day"],
        VisitorId(hashed(key)),
        body.order,
        body.name,
        cards=body.cards,
        research=body.research,
        teaches=body.teaches,
    )
    response = json(accepted(view), 201)
    keep_visitor(response, key, secure=call.secure)
    return response


async def point(call: Call) -> Response:
    """Point at a picture in the round under a sky."""
    skies, body = _skies(call), await call.read(models.PointUnderSky)
    return json(accepted(await skies.point(call.path_params["day"], _visitor(call), body.number, body.place)))


async def circles(call: Call) -> Response:
    """Return the browser's circles."""

    def link(circle: str) -> str:
        return f"{call.address}/sky/circle#{call.hub.keys.circle_key(circle)}"

    return json(accepted(await _skies(call).circles(call.path_params["day"], _visitor(call), link)))


async def join(call: Call) -> Response:
    """Add the browser to a circle; it gets a key if it has none."""
    skies, body = _skies(call), await call.read(models.JoinCircle)
    keys = call.hub.keys
    circle = keys.circle_id(body.id) if body.key is None else keys.circle_of(body.key)
    if circle is None:
        raise RequestError(TableCode.CIRCLE)
    key = _key_for(call, body.id)
    accepted(await skies.join(circle, VisitorId(hashed(key)), new=body.key is None))
    response = Response(status_code=204)
    keep_visitor(response, key, secure=call.secure)
    return response


async def leave(call: Call) -> Response:
    """Remove the browser from a circle."""
    skies, visitor = _skies(call), _visitor(call)
    if visitor is not None:
        await skies.store.leave(CircleId(call.path_params["circle"]), visitor)
    return Response(status_code=204)


async def consent(call: Call) -> Response:
    """Donate a slate to research, or withdraw all of the browser's."""
    skies, body = _skies(call), await call.read(models.SkyConsent)
    accepted(await skies.consent(_visitor(call), body.day))
    return Response(status_code=204)


async def teach(call: Call) -> Response:
    """Let bots learn from the browser's slates, or not."""
    skies, body, visitor = _skies(call), await call.read(models.SkyTeaching), _visitor(call)
    if visitor is not None:
        await skies.store.teach(visitor, on=body.on)
    return Response(status_code=204)


async def ask_ticket(call: Call) -> Response:
    """Return a link by which another device takes over the browser's skies."""
    _skies(call)
    key = visitor_key_from(call.cookie, secure=call.secure)
    if not call.hub.keys.is_visitor_key(key):
        raise RequestError(TableCode.SKY_ROUND)
    until = await call.hub.time() + TICKET_LIFE
    return json(
        models.Ticket(f"{call.address}/sky/move#{call.hub.keys.visitor_ticket(key, until)}", until), 201
    )


async def use_ticket(call: Call) -> Response:
    """Give the browser another one's key. Its own skies are forgotten, since nobody could delete them later."""
    skies, body = _skies(call), await call.read(models.MoveSkies)
    key = call.hub.keys.visitor_key_from(body.ticket, await call.hub.time())
    if key is None:
        raise RequestError(TableCode.TICKET)
    visitor, before = VisitorId(hashed(key)), _visitor(call)
    if before not in (None, visitor):
        await skies.store.forget(before)
    response = json(await skies.nights(visitor))
    keep_visitor(response, key, secure=call.secure)
    return response


async def forget(call: Call) -> Response:
    """Delete everything stored about this browser's skies."""
    visitor = _visitor(call)
    if visitor is not None:
        await call.server.skies.store.forget(visitor)
    response = Response(status_code=204)
    forget_visitor(response, secure=call.secure)
    return response


async def page(call: Call, client: Client) -> Response:
    """Return the page of a sky. Its preview in chats names the word in the reader's language."""
    try:
        call.limit("requests")
        sky = accepted(await _skies(call).look(call.path_params.get("day", "today"), None))
    except (RequestError, StoreUnavailable):  # the page asks again and shows the error
        return await client.sky(call.scope, None)
    language = language_for(call.scope)
    title = text("sky-preview", language, word=sky.texts[language])
    image = f"/api/skies/{sky.day}/preview?lang={language}"
    return await client.sky(call.scope, Preview(title, text("sky-preview-about", language), image))


async def preview(call: Call) -> Response:
    """Return the preview of a sky for chats: its word and three of its pictures."""
    sky = accepted(await _skies(call).look(call.path_params["day"], None))
    language = language_for(call.scope)
    word, question = capitalised(sky.texts[language]), text("sky-preview-question", language)
    poster = Poster("wide", word, question, (), note=text("home-sky", language))
    return await painted(call, poster, sky.deck, three_of(sky.cards, sky.day), KEEP_AN_HOUR)


async def picture(call: Call) -> Response:
    """Return a picture of the reader's own sky to share: how their marks turned out, but not which they were."""
    sky = accepted(await _skies(call).look(call.path_params["day"], _visitor(call)))
    if sky.round is None or sky.round.light is None:
        raise RequestError(TableCode.SKY_ROUND)
    language = language_for(call.scope)
    poster = Poster(
        "upright",
        capitalised(sky.texts[language]),
        text("play-stars", language, count=sky.round.game.scores[-1][YOU]),
        (),
        note=text("home-sky", language),
        fates=fates_of(sky.round),
        address=f"{call.address}/sky/{sky.day}",
        site=call.address.partition("//")[2],
    )
    return await painted(call, poster, sky.deck, three_of(sky.cards, sky.day), {"cache-control": "no-store"})


def fates_of(played: SkyRound) -> str:
    """Return the outcomes of the visitor's marks: in the order of the pointings, then those nobody pointed at."""
    left, fates = list(played.own.crosses), ""
    for pointing in played.game.pointings:
        if pointing.place in left:
            left.remove(pointing.place)
            counts = pointing.outcome is Outcome.FALL or pointing.stars[YOU] > 0
            fates += FATES[pointing.outcome] if counts else "o"
    return fates + "o" * len(left)


def _skies(call: Call) -> Skies:
    if not call.server.skies.on:
        raise RequestError(TableCode.SKY)
    return call.server.skies


def _visitor(call: Call) -> VisitorId | None:
    """Return the visitor; `None` without a key, or with one that this server didn't make."""
    key = visitor_key_from(call.cookie, secure=call.secure)
    return VisitorId(hashed(key)) if call.hub.keys.is_visitor_key(key) else None


def _key_for(call: Call, request_id: str) -> str:
    """Return the browser's key, or a new one that follows from its request."""
    known = visitor_key_from(call.cookie, secure=call.secure)
    return known if call.hub.keys.is_visitor_key(known) else call.hub.keys.visitor_key(request_id)
