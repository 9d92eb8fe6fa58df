"""HTTP for notifications at tables over days."""

from __future__ import annotations

from starlette.responses import Response

from stella.live import queries
from stella.server.api import models
from stella.server.api.context import Call
from stella.server.api.http_request import RequestError
from stella.server.api.responses import json
from stella.server.push.notifier import Notifier
from stella.tables.refusal import TableCode


async def look(call: Call) -> Response:
    """Return whether this server sends notifications, and whether this person gets them."""
    notifier = call.server.notifier
    if notifier is None:
        return json(models.NotificationState(None, on=False))
    on = await notifier.is_on(call.live.id, call.member.id)
    return json(models.NotificationState(notifier.sealer.public, on=on))


async def start(call: Call) -> Response:
    """Send this person's notifications to their browser."""
    subscription = await call.read(models.Subscription)
    notifier = _enabled(call)
    if not queries.has_seat(call.live, call.member.id):
        raise RequestError(TableCode.NOT_SEATED)
    if not notifier.sealer.can_seal(subscription):
        raise RequestError(TableCode.MESSAGE)
    if not await notifier.subscribe(call.live.id, call.member.id, subscription):
        raise RequestError(TableCode.NOTIFICATIONS)
    return Response(status_code=204)


async def stop(call: Call) -> Response:
    """Send this person nothing more."""
    await _enabled(call).unsubscribe(call.live.id, call.member.id)
    return Response(status_code=204)


def _enabled(call: Call) -> Notifier:
    notifier = call.server.notifier
    if notifier is None:
        raise RequestError(TableCode.NOTIFICATIONS)
    return notifier
