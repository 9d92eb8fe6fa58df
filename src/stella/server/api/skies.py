"""HTTP for tonight's sky: look, finish a slate, point, be forgotten."""

from __future__ import annotations

from starlette.responses import Response

from stella.content.texts import text
from stella.live.ports import StoreUnavailable
from stella.rules import Rejection
from stella.server.api import models
from stella.server.api.context import Call
from stella.server.api.http_request import RequestError
from stella.server.api.responses import json
from stella.server.cookies import forget_visitor, keep_visitor, visitor_key_from
from stella.server.pages.client import Client, Preview, language_for
from stella.server.skies import Asked, Skies
from stella.skies.slates import VisitorId
from stella.skies.view import SkyView
from stella.tables.keys import hashed
from stella.tables.refusal import Refusal, TableCode


async def look(call: Call) -> Response:
    """Return a sky, and the browser's own round under it."""
    return json(_accepted(await _skies(call).look(call.path_params["day"], _visitor(call))))


async def finish(call: Call) -> Response:
    """Keep a slate for good; the browser's key comes as a cookie."""
    skies, body = _skies(call), await call.read(models.FinishSky)
    known = visitor_key_from(call.cookie, secure=call.secure)
    key = known if call.hub.keys.is_visitor_key(known) else call.hub.keys.visitor_key(body.id)
    visitor = VisitorId(hashed(key))
    view = _accepted(await skies.finish(call.path_params["day"], visitor, body.order, body.name))
    response = json(view, 201)
    keep_visitor(response, key, secure=call.secure)
    return response


async def point(call: Call) -> Response:
    """Point at a picture in the round under a sky."""
    skies, body = _skies(call), await call.read(models.PointUnderSky)
    return json(
        _accepted(await skies.point(call.path_params["day"], _visitor(call), body.number, body.place))
    )


async def forget(call: Call) -> Response:
    """Delete everything that skies have of this browser."""
    skies, visitor = _skies(call), _visitor(call)
    if visitor is not None:
        await skies.store.forget(visitor)
    response = Response(status_code=204)
    forget_visitor(response, secure=call.secure)
    return response


async def page(call: Call, client: Client) -> Response:
    """Return the page of a sky; what chats show of it names the word, in the reader's language."""
    try:
        call.limit("requests")
        sky = _accepted(await _skies(call).look(call.path_params.get("day", "today"), None))
    except (RequestError, StoreUnavailable):  # the page asks again, and says to a person what is wrong
        return await client.sky(call.scope, None)
    language = language_for(call.scope)
    title = text("sky-preview", language, word=sky.texts[language])
    return await client.sky(call.scope, Preview(title, text("sky-preview-about", language)))


def _skies(call: Call) -> Skies:
    if call.server.skies is None:
        raise RequestError(TableCode.SKY)
    return call.server.skies


def _visitor(call: Call) -> VisitorId | None:
    """Return who asks; `None` without a key, or with one that this server never made."""
    key = visitor_key_from(call.cookie, secure=call.secure)
    return VisitorId(hashed(key)) if call.hub.keys.is_visitor_key(key) else None


def _accepted(asked: Asked) -> SkyView:
    if isinstance(asked, Refusal | Rejection):
        raise RequestError(asked)
    return asked
