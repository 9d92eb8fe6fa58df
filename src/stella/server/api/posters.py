"""HTTP for posters, which are link previews and pictures to send."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starlette.responses import Response

from stella.content.decks import PicturesUnavailable
from stella.paper.poster import Poster
from stella.paper.press import PressFailed
from stella.rules import CardId
from stella.server.api.context import Call
from stella.server.api.http_request import RequestError
from stella.server.posters import TooManyPosters
from stella.tables.refusal import TableCode


async def painted(
    call: Call, poster: Poster, deck: str, cards: Sequence[CardId], headers: Mapping[str, str]
) -> Response:
    """Return a poster as a JPEG."""
    try:
        picture = await call.server.posters.paint(poster, deck, cards)
    except PicturesUnavailable:
        raise RequestError(TableCode.STORE) from None
    except (TooManyPosters, PressFailed, OSError):
        raise RequestError(TableCode.BUSY) from None
    return Response(picture, headers=dict(headers), media_type="image/jpeg")


def capitalised(word: str) -> str:
    """Return a word with the capital it has on a card.

    >>> capitalised("journey")
    'Journey'
    """
    return word[:1].upper() + word[1:]
