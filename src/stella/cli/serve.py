"""`stella serve`: open a table on this machine and say where it is."""

from __future__ import annotations

import errno
import gc
import io
import signal
import socket
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stella.cli.errors import Failure
from stella.cli.output import emit, stdout_encoding
from stella.cli.say import say, shown

if TYPE_CHECKING:
    from collections.abc import Callable

    from stella.server.world import World

DEFAULT_PORT = 8000
PORTS_TO_TRY = 20
ALL_INTERFACES = ("0.0.0.0", "::")


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="help-serve-host")] = "0.0.0.0",
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            metavar="PORT",
            show_default="help-default-port",
            help="help-serve-port",
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="help-serve-open")] = False,
    data: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="help-serve-data", show_default="help-default-data"),
    ] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="help-serve-log-json")] = False,
    finished_days: Annotated[
        float, typer.Option(min=0, metavar="DAYS", help="help-serve-finished-days")
    ] = 90,
    idle_days: Annotated[float, typer.Option(min=0, metavar="DAYS", help="help-serve-idle-days")] = 30,
    bot_pause: Annotated[float, typer.Option(min=0, metavar="SECONDS", help="help-serve-bot-pause")] = 1.5,
    bot: Annotated[str | None, typer.Option(metavar="MODULE:NAME", help="help-serve-bot")] = None,
    no_learning: Annotated[bool, typer.Option("--no-learning", help="help-serve-no-learning")] = False,
    unlimited: Annotated[bool, typer.Option("--unlimited", help="help-serve-unlimited")] = False,
) -> None:
    """Start the server and print the links to join; Ctrl-C ends it."""
    from stella.cli.compose import build_world, data_folder
    from stella.cli.own_bots import load
    from stella.server import logs
    from stella.server.settings import UNLIMITED, Settings

    guest = None if bot is None else load(bot)
    listener = _listen(host, port)
    logs.configure(as_json=log_json)
    local, lan = links(host, listener.getsockname()[1])
    limits = UNLIMITED if unlimited else Settings()
    settings = replace(limits, lan=lan, finished_days=finished_days, idle_days=idle_days)
    world = build_world(data_folder(data), settings, bot_pause, learning=not no_learning, guest=guest)

    def announce() -> None:
        emit(invitation(local, lan, stdout_encoding()), stdout_encoding())
        if open_browser:
            webbrowser.open(local)

    try:
        _run(world, listener, announce)
    except KeyboardInterrupt:
        emit(f"\n{say('cli-serve-night')}", stdout_encoding())


def links(host: str, port: int) -> tuple[str, str | None]:
    """Return the link for this machine, and the one for the local network if there is one.

    >>> links("127.0.0.1", 8000)
    ('http://127.0.0.1:8000', None)
    >>> links("192.168.1.7", 80)
    ('http://192.168.1.7:80', 'http://192.168.1.7:80')
    """
    if host in ALL_INTERFACES:
        address = _lan_address()
        return f"http://localhost:{port}", f"http://{address}:{port}" if address else None
    link = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    return link, None if host.startswith("127.") or host in ("localhost", "::1") else link


def invitation(local: str, lan: str | None, encoding: str) -> str:
    """Return what the terminal shows: the links, and the better one as a code to scan."""
    lines = [say("cli-serve-open", link=local)]
    if lan and lan != local:
        lines.append(say("cli-serve-network", link=lan))
    code = _code(lan or local, encoding)
    scan = [code, say("cli-serve-scan")] if code else [say("cli-serve-no-code")]
    return "\n".join([*lines, "", *scan, say("cli-serve-end")])


def _code(link: str, encoding: str) -> str | None:
    import segno

    text = io.StringIO()
    segno.make(link, micro=False, error="m").terminal(text, border=2, compact=True)
    try:
        text.getvalue().encode(encoding)
    except UnicodeEncodeError:
        return None
    return text.getvalue()


def _lan_address() -> str | None:
    """Return the address other devices reach this machine by. Connecting a UDP socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def _listen(host: str, port: int | None) -> socket.socket:
    wanted = [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TO_TRY)
    for candidate in wanted:
        try:
            return _bind(host, candidate)
        except OSError as error:
            if error.errno == errno.EADDRINUSE:
                continue
            reason = error.strerror or str(error)
            address = f"{shown(host)}:{candidate}"
            raise Failure(say("cli-serve-deaf", address=address, reason=reason)) from error
    if port is not None:
        raise Failure(say("cli-serve-port-taken", port=str(port)))
    raise Failure(say("cli-serve-ports-taken", first=str(wanted[0]), last=str(wanted[-1])))


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen()
    except OSError:
        listener.close()
        raise
    return listener


def _run(world: World, listener: socket.socket, announce: Callable[[], None]) -> None:
    import uvicorn

    from stella.server import create_app, socket_class_for
    from stella.server.http_protocol import BoundedHttp

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            gc.freeze()  # what is loaded now stays; looking through it again and again would only cost time
            gc.set_threshold(10_000, 10, 10)
            announce()

    config = uvicorn.Config(
        create_app(world),
        http=BoundedHttp,
        ws=socket_class_for(world),
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    # uvicorn stops in good order and then raises the signal again for whoever listens before it: nothing failed.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    Server(config).run(sockets=[listener])
