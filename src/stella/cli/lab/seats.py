"""`stella lab seat` and `stella lab play`: open seats for programs, and play one."""

from __future__ import annotations

import json
import os
import secrets
from http.cookiejar import CookieJar
from typing import Annotated, Any
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

import typer

from stella.cli.errors import Failure
from stella.cli.output import AsJson, echo, emit_json
from stella.sanitize import printable

KEY = "STELLA_BOT_KEY"


def seat(
    server: Annotated[
        str, typer.Argument(metavar="SERVER", help="Server URL, for example http://127.0.0.1:8000.")
    ],
    bots: Annotated[int, typer.Option(min=1, max=5, metavar="N", help="Number of program seats.")] = 2,
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name at the table.")] = "Host",
    timeout: Annotated[
        int, typer.Option(min=1, max=300, metavar="SECONDS", help="Seconds each program has to respond.")
    ] = 30,
    as_json: AsJson = False,
) -> None:
    """Open a table with seats for programs.

    Prints a one-time link to the host's seat (valid for ten minutes) and the address and key for each
    program. For an existing table, create seats in the lobby.
    """
    if not server.startswith(("http://", "https://")):
        raise Failure(f"SERVER must begin with http:// or https://, not {printable(server)!r}.", status=2)
    opener = build_opener(HTTPCookieProcessor(CookieJar()))

    def post(path: str, **body: Any) -> dict[str, Any]:
        request = Request(  # noqa: S310 - http or https, see above
            server.rstrip("/") + path,
            json.dumps({"id": secrets.token_urlsafe(24), **body}).encode(),
            {"content-type": "application/json"},
        )
        try:
            with opener.open(request, timeout=30) as reply:
                answered: dict[str, Any] = json.load(reply)
        except HTTPError as error:
            with error:
                raise Failure(
                    f"{printable(server)} rejected the request: {_reason_in(error.read())}"
                ) from error
        except (OSError, ValueError) as error:
            why = error.reason if isinstance(error, URLError) else error
            raise Failure(f"cannot reach {printable(server)}: {why}.") from error
        return answered

    table = post("/api/tables", name=name)
    path = f"/api/tables/{table['code']}"
    seats = [
        post(f"{path}/bots", name=f"Program {number}", answer_in=timeout) for number in range(1, bots + 1)
    ]
    found = {
        "code": table["code"],
        "invite": table["links"]["invite"],
        "host": post(f"{path}/tickets")["link"],
        "bots": seats,
    }
    if as_json:
        emit_json(found)
        return
    lines = [f"Table {found['code']}. Others join at {found['invite']}", f"Your seat: {found['host']}", ""]
    for number, each in enumerate(seats, 1):
        lines += [f"Program {number}: {each['socket']}", f"  {KEY}={each['key']}"]
    echo("\n".join(lines))


def play(
    bot: Annotated[
        str, typer.Argument(metavar="MODULE:NAME", help="Bot factory, for example my_bot:sit_down.")
    ],
    socket: Annotated[str, typer.Argument(metavar="SOCKET", help="Seat address, for example ws://…/socket.")],
) -> None:
    """Play one seat with a Python bot.

    Reads the seat key from STELLA_BOT_KEY, so that it doesn't show up in process lists. Reconnects after a
    restart; stops when the table is deleted or the host revokes the key.
    """
    from websockets.exceptions import InvalidStatus, WebSocketException
    from websockets.sync.client import ClientConnection, connect

    from stella.bots.guest import IllegalBotMove, place_of
    from stella.cli.lab.bot_client import BotClient
    from stella.cli.lab.bot_connection import BotConnection
    from stella.cli.lab.own_bots import load

    sit_down = load(bot)
    key = os.environ.get(KEY, "")
    if not key:
        raise Failure(f"set {KEY} to the seat key.", status=2)

    def dial() -> ClientConnection:
        connection = connect(socket, additional_headers={"Authorization": f"Bearer {key}"})
        echo(f"{bot} sits down.")
        return connection

    try:
        BotConnection(dial, BotClient(sit_down, echo)).play()
        echo("The table is gone, or the key was taken away.")
    except InvalidStatus as error:
        raise Failure("unknown seat or wrong key.") from error
    except IllegalBotMove as error:
        raise Failure(f"{printable(bot)}: {error}") from error
    except (WebSocketException, OSError, ValueError) as error:
        raise Failure(f"cannot play at {printable(socket)}: {error}") from error
    except Exception as error:
        raise Failure(f"{printable(bot)}: {type(error).__name__} in {place_of(error)}") from error


def _reason_in(body: bytes) -> str:
    try:
        problem = json.loads(body)
        return str(problem.get("message") or problem.get("code"))
    except (ValueError, AttributeError):
        return "it is not a Stella server"
