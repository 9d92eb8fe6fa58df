"""`stella bots`: seats for programs at a table, and bots of one's own that play them as clients."""

from __future__ import annotations

import json
import os
import secrets
from http.cookiejar import CookieJar
from typing import Annotated, Any
from urllib.error import HTTPError, URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

import typer

from stella.cli.errors import Failure, shown
from stella.cli.output import emit, tell

KEY = "STELLA_BOT_KEY"
app = typer.Typer(no_args_is_help=True, help="Seats for programs, and bots of your own that play them.")


@app.command("open")
def open_table(
    server: Annotated[str, typer.Argument(metavar="SERVER", help="Such as http://127.0.0.1:8000.")],
    bots: Annotated[int, typer.Option(min=1, max=5, metavar="N", help="Seats for programs.")] = 2,
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name at the table.")] = "Host",
    answer_in: Annotated[
        int, typer.Option(min=1, max=300, metavar="SECONDS", help="What each program has for an answer.")
    ] = 30,
    as_json: Annotated[bool, typer.Option("--json", help="Give all of it as JSON.")] = False,
) -> None:
    """Open a table at a running server, with seats for programs.

    It prints a link that gives you the host's seat, good once within ten minutes, and what each program
    needs. At a table that is open already, make such seats in the lobby.
    """
    if not server.startswith(("http://", "https://")):
        raise Failure(f"SERVER must begin with http:// or https://, not {shown(server)!r}.", status=2)
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
                raise Failure(f"{shown(server)} refuses: {_reason_in(error.read())}") from error
        except (OSError, ValueError) as error:
            why = error.reason if isinstance(error, URLError) else error
            raise Failure(f"cannot reach {shown(server)}: {why}.") from error
        return answered

    table = post("/api/tables", name=name)
    path = f"/api/tables/{table['code']}"
    seats = [
        post(f"{path}/bots", name=f"Program {number}", answer_in=answer_in) for number in range(1, bots + 1)
    ]
    found = {
        "code": table["code"],
        "invite": table["links"]["invite"],
        "host": post(f"{path}/tickets")["link"],
        "bots": seats,
    }
    if as_json:
        emit(json.dumps(found, indent=2))
        return
    lines = [f"Table {found['code']}. Others join at {found['invite']}", f"Your seat: {found['host']}", ""]
    for number, seat in enumerate(seats, 1):
        lines += [f"Program {number}: {seat['socket']}", f"  {KEY}={seat['key']}"]
    tell("\n".join(lines))


@app.command("play")
def play(
    bot: Annotated[str, typer.Argument(metavar="MODULE:NAME", help="Such as my_bot:sit_down.")],
    socket: Annotated[
        str, typer.Argument(metavar="SOCKET", help="The address of the seat, such as ws://…/socket.")
    ],
) -> None:
    """Play a seat with a bot written in Python, in this process.

    The key of the seat is read from STELLA_BOT_KEY, so that no list of processes shows it. It plays until
    the table is gone or the host takes the key away, and comes back when the server was away.
    """
    from websockets.exceptions import InvalidStatus, WebSocketException
    from websockets.sync.client import ClientConnection, connect

    from stella.bots.guest import Misstep, place_of
    from stella.cli.bot_client import BotClient
    from stella.cli.bot_seat import BotSeat
    from stella.cli.own_bots import load

    sit_down = load(bot)
    key = os.environ.get(KEY, "")
    if not key:
        raise Failure(f"the key of the seat must be in {KEY}.", status=2)

    def dial() -> ClientConnection:
        connection = connect(socket, additional_headers={"Authorization": f"Bearer {key}"})
        tell(f"{bot} sits down.")
        return connection

    try:
        BotSeat(dial, BotClient(sit_down, tell)).play()
        tell("The table is gone, or the key was taken away.")
    except InvalidStatus as error:
        raise Failure("there is no such seat, or this is not its key.") from error
    except Misstep as error:
        raise Failure(f"{shown(bot)}: {error}") from error
    except (WebSocketException, OSError, ValueError) as error:
        raise Failure(f"cannot play at {shown(socket)}: {error}") from error
    except Exception as error:
        raise Failure(f"{shown(bot)}: {type(error).__name__} in {place_of(error)}") from error


def _reason_in(body: bytes) -> str:
    try:
        problem = json.loads(body)
        return str(problem.get("message") or problem.get("code"))
    except (ValueError, AttributeError):
        return "it is no server of Stella"
