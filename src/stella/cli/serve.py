"""`stella serve`: starts the server and prints its links."""

from __future__ import annotations

import errno
import io
import ipaddress
import socket
import sys
import tempfile
import webbrowser
from contextlib import nullcontext
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from stella.cli.certificate import certificate_from, host_for, is_among
from stella.cli.config import Changes, Config, configure
from stella.cli.discovery import NAME, announced
from stella.cli.errors import Failure, reason_of
from stella.cli.output import echo, stdout_encoding
from stella.cli.server_process import run_server
from stella.cli.storage import Data, DatabaseUrl, make_folder
from stella.cli.workers import check_workers, run_workers
from stella.sanitize import printable
from stella.server.settings import SETTINGS, Rate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

RATES = tuple(name for name, setting in SETTINGS.items() if setting.kind == Rate | None)
DEFAULT_PORT = 8000
PORTS_TO_TRY = 20
ALL_INTERFACES = ("0.0.0.0", "::")
TAKEN = {errno.EADDRINUSE} | ({errno.EACCES} if sys.platform == "win32" else set())
"""Errors that mean that a port is taken; on Windows the second one is for a port held exclusively."""


def _option(name: str, *flags: str, **more: Any) -> Any:
    """Return the option of a setting: its help and default come from the list of settings."""
    setting = SETTINGS[name]
    default = setting.written(setting.default).strip('"')
    show: str | bool = default if default and setting.kind is not bool else False
    return typer.Option(*flags, help=setting.about.text, show_default=show, **more)


def serve(
    host: Annotated[str | None, _option("host", metavar="ADDRESS")] = None,
    port: Annotated[int | None, _option("port", metavar="PORT", min=0, max=65535)] = None,
    certificate: Annotated[str | None, _option("certificate", metavar="FILE")] = None,
    key: Annotated[str | None, _option("key", metavar="FILE")] = None,
    discoverable: Annotated[bool | None, _option("discoverable", "--discoverable")] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open the page in this machine's browser.")
    ] = False,
    unlimited: Annotated[
        bool, typer.Option("--unlimited", help="Disable rate limits (for local load tests only).")
    ] = False,
    database: DatabaseUrl = None,
    workers: Annotated[
        int,
        typer.Option(
            "--workers",
            metavar="NUMBER",
            min=1,
            max=64,
            help="Number of processes sharing the port; requires --database.",
        ),
    ] = 1,
    changes: Changes = None,
    config: Config = None,
    *,
    data: Data,
) -> None:
    """Start the server and print links to join (Ctrl-C stops it).

    By default the server is open to the local network so that phones can join. For all settings, see
    "stella config".
    """
    from stella.cli.compose import build_server
    from stella.server import logs
    from stella.server.siblings import Siblings

    options = {
        "host": host,
        "port": port,
        "certificate": certificate,
        "key": key,
        "discoverable": discoverable,
    }
    if unlimited:
        options |= dict.fromkeys(RATES, "off") | {"sockets": 100_000}
    settings = configure(data, config, options, changes or ()).settings
    check_workers(workers, database)
    if workers > 1 and settings.discoverable:
        raise Failure("--discoverable announces one process: start without --workers.")
    https = certificate_from(settings.certificate, settings.key)
    listener = _listen(settings.host, settings.port)
    logs.configure(as_json=settings.log_json)
    bound, port = listener.getsockname()[:2]
    address = _lan_address() if bound in ALL_INTERFACES else bound
    scheme = "http" if https is None else "https"
    names = () if https is None else https.names()
    local, lan = links(scheme, bound, address, port, names)
    settings = replace(settings, port=port, lan=settings.lan or lan, hosts=(*settings.hosts, *names))
    folder = make_folder(data)

    def announce() -> None:
        name = f"{scheme}://{NAME}:{port}" if settings.discoverable else None
        echo(invitation(local, settings.lan, stdout_encoding(), name, names))
        if open_browser:
            webbrowser.open(local)

    try:
        if workers == 1:
            with announced(address, port) if settings.discoverable else nullcontext():
                run_server(build_server(folder, settings, database), listener, announce, https)
        else:
            listener.close()

            with tempfile.TemporaryDirectory(prefix="stella-workers-") as meeting:

                def work(is_open: Callable[[], None]) -> None:
                    shared = _bind(bound, port, shared=True)
                    server = build_server(folder, settings, database)
                    server.siblings = Siblings(Path(meeting), server.metrics.page)
                    run_server(server, shared, is_open, https)

                run_workers(workers, work, announce)
    except KeyboardInterrupt:
        echo("\nThe lanterns are out. Good night.")
    finally:
        listener.close()


def links(
    scheme: str, bound: str, address: str, port: int, names: Sequence[str] = ()
) -> tuple[str, str | None]:
    """Return the link for this machine, and the one for others if there is one; both fit the certificate's names.

    >>> links("http", "127.0.1.1", "127.0.1.1", 8000)
    ('http://127.0.1.1:8000', None)
    >>> links("http", "0.0.0.0", "192.168.1.7", 80)
    ('http://localhost:80', 'http://192.168.1.7:80')
    >>> links("https", "0.0.0.0", "192.168.1.7", 80, ["localhost", "piano.example"])
    ('https://localhost:80', 'https://piano.example:80')
    >>> links("https", "0.0.0.0", "192.168.1.7", 80, ["piano.example"])
    ('https://piano.example:80', 'https://piano.example:80')
    """
    only_here = ipaddress.ip_address(address).is_loopback
    host = address if only_here else host_for(names, address)
    link = f"{scheme}://{f'[{host}]' if ':' in host else host}:{port}"
    named = bound in ALL_INTERFACES and (not names or is_among(names, "localhost"))
    return f"{scheme}://localhost:{port}" if named else link, None if only_here else link


def invitation(
    local: str, lan: str | None, encoding: str, tv: str | None = None, names: Sequence[str] = ()
) -> str:
    """Return what the terminal shows: the links, and the one for phones as a code to scan.

    `tv`: a link to type; `names`: those that the certificate is for, if that's known.
    """
    lines = [f"Stella is running at {local}"]
    if lan is None or _only_here(lan):
        return "\n".join([*lines, "Only this machine can open it.", "Press Ctrl-C to stop."])
    if lan != local:
        lines.append(f"On your network: {lan} ({_safety(lan, names)})")
    if tv is not None:
        lines.append(f"To type on a TV: {tv} ({_safety(tv, names)})")
    code = _code(lan, encoding)
    scan = [code, "Scan to join."] if code else ["This terminal can't show a code to scan; pass the link on."]
    if not lan.startswith("https:"):
        scan.append("Not secure: phones can't install the page or open it offline; see docs/home-network.md")
    return "\n".join([*lines, "", *scan, "Press Ctrl-C to stop."])


def _safety(link: str, names: Sequence[str]) -> str:
    """Return what browsers think of a link."""
    if not link.startswith("https:"):
        return "not secure"
    covered = not names or is_among(names, urlsplit(link).hostname or "")
    return "secure" if covered else "browsers warn: the certificate is for another name"


def _only_here(link: str) -> bool:
    """Return whether a link leads every device to itself."""
    host = urlsplit(link).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _code(link: str, encoding: str) -> str | None:
    import segno

    text = io.StringIO()
    segno.make(link, micro=False, error="m").terminal(text, border=2, compact=True)
    try:
        text.getvalue().encode(encoding)
    except UnicodeEncodeError:
        return None
    return text.getvalue()


def _lan_address() -> str:
    """Return the address other devices reach this machine by, or 127.0.0.1. Connecting a UDP socket sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
    return address


def _listen(host: str, port: int | None) -> socket.socket:
    wanted = [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TO_TRY)
    for candidate in wanted:
        try:
            return _bind(host, candidate)
        except OSError as error:
            if error.errno in TAKEN:
                continue
            raise Failure(f"cannot listen on {printable(host)}:{candidate}: {reason_of(error)}.") from error
    if port is not None:
        raise Failure(f"port {port} is already in use; choose another with --port.")
    raise Failure(f"ports {wanted[0]} to {wanted[-1]} are all in use; choose another with --port.")


def _bind(host: str, port: int, *, shared: bool = False) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        # On Windows SO_REUSEADDR would let a second server take the same port; elsewhere, a port just closed.
        option = getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR)
        listener.setsockopt(socket.SOL_SOCKET, option, 1)
        if shared:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        listener.bind((host, port))
        listener.listen()
    except OSError:
        listener.close()
        raise
    return listener
