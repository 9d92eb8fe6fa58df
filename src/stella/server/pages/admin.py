"""The operator's page, `/admin`: plain HTML without scripts, in English like the command line.

Its figures are those of /api/metrics, its advice that of `stella doctor`.
"""

from __future__ import annotations

import time
from base64 import b64decode
from binascii import Error
from collections.abc import Awaitable, Callable, Iterable, Mapping
from hmac import compare_digest
from html import escape
from ipaddress import ip_address
from pathlib import Path
from secrets import token_hex
from typing import Final
from urllib.parse import parse_qs, quote

from prometheus_client.parser import text_string_to_metric_families
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, RedirectResponse, Response

from stella import __version__
from stella.live.ports import TableId
from stella.live.table import LiveTable
from stella.server.api.context import Call
from stella.server.api.http_request import RequestError, bytes_of, content_type
from stella.server.limits.blocked import MOST
from stella.tables import commands as c
from stella.tables.codes import tidy_code
from stella.tables.state import status_of

STYLE: Final = Path(__file__).with_name("admin.css")
NO_STORE: Final = {"cache-control": "no-store"}
MOST_TABLES: Final = 100
FORM: Final = "application/x-www-form-urlencoded"
FORM_LIMIT: Final = 2000
TAKEN_NAME: Final = "Guest"
"""What somebody is called whose name the operator has taken down."""
MEANS: Final = {
    "E_STORE": "can’t save; check the disk",
    "E_BUSY": "the server is full; raise tables and sockets",
    "E_RATE": "too fast; many of these are a flood",
    "E_MESSAGE": "not a message of the page; many of these are a flood",
    "HTTP_403": "from another site, or the proxy doesn’t pass Host or X-Forwarded-Proto",
    "HTTP_429": "too fast; many of these are a flood",
}
"""Refusals that an operator can do something about; all others are a part of playing."""


async def show(call: Call) -> Response:
    """Show how the server is, and what can be done about it."""
    _sign_in(call)
    server = call.server
    numbers = Numbers(await server.numbers())
    doctor = await server.doctor() if "doctor" in call.query_params and server.doctor else ""
    said = call.query_params.get("said", "")
    return HTMLResponse(_page(call, numbers, doctor, said), headers=NO_STORE)


async def style(call: Call) -> Response:
    """Return the page's style sheet."""
    return Response(STYLE.read_bytes(), media_type="text/css")


async def act(call: Call) -> Response:
    """Do what a form of the page asks, and show the page again."""
    _sign_in(call)
    if content_type(call) != FORM:
        raise HTTPException(415)
    form = parse_qs((await bytes_of(call, FORM_LIMIT)).decode(errors="replace"))
    field = {name: values[0].strip() for name, values in form.items()}
    try:
        said = await ACTIONS[field.pop("do")](call, **field)
    except (KeyError, TypeError):
        raise HTTPException(400) from None
    except RequestError as error:
        said = f"Refused: {error.refusal.code.value}."
    return RedirectResponse(f"/admin?said={quote(said)}", 303)


def _sign_in(call: Call) -> None:
    """Raise unless the operator asks: with the token as the password, under any name."""
    token = call.settings.admin_token
    if token is None:
        raise HTTPException(404)
    call.limit("joining")
    kind, _, given = call.headers.get("authorization", "").partition(" ")
    try:
        password = b64decode(given).partition(b":")[2]
    except Error:
        password = b""
    if kind.lower() != "basic" or not compare_digest(password, token.encode()):
        raise HTTPException(401, headers={"www-authenticate": 'Basic realm="Stella", charset="UTF-8"'})


# What can be done


async def _bin(call: Call, code: str) -> str:
    gone = await call.hub.discard(TableId(tidy_code(code)))
    return f"{code} is in the bin for a day." if gone else f"There is no table {code}."


async def _restore(call: Call, code: str) -> str:
    back = await call.hub.services.store.recover(TableId(tidy_code(code)))
    return f"{code} is back." if back else f"There is no table {code} in the bin."


async def _delete(call: Call, code: str) -> str:
    gone = await call.hub.delete(TableId(tidy_code(code)))
    return f"{code} is deleted for good." if gone else f"There is no table {code}."


async def _block(call: Call, address: str) -> str:
    try:
        ip_address(address)
    except ValueError:
        return f"{address} is not an IP address, such as 192.0.2.7 or 2001:db8::7."
    if not call.server.blocked.block(address):
        return f"{MOST} addresses are blocked already: wait until one is free, or block at the proxy."
    return f"{address} is blocked for an hour."


async def _unlink(call: Call, link: str) -> str:
    token = link.partition("?")[0].partition("#")[0].rstrip("/").rpartition("/")[2]
    code = call.hub.keys.table_of_token(token)
    live = None if code is None else await call.hub.find(code)
    state = None if live is None else live.state
    if live is None or state is None:
        return "There is no such link."
    for name in state.links:
        if call.hub.keys.share_token(live.id, name) == token:
            command = c.WithdrawLink(name, id=f"withdraw-{token_hex(8)}")
            call.live = live
            await call.ask(command, actor=state.host)
            return "The link leads nowhere now."
    return "There is no such link."


async def _rename(call: Call, code: str, name: str) -> str:
    live = await call.hub.find(tidy_code(code))
    if live is None or live.state is None:
        return f"There is no table {code}."
    named = [member for member, person in live.state.members.items() if person.name == name]
    call.live = live
    for member in named:
        await call.ask(c.Rename(TAKEN_NAME, id=f"rename-{token_hex(8)}"), actor=member)
    return f"{len(named)} renamed to {TAKEN_NAME}."


async def _unname(call: Call, day: str, name: str) -> str:
    count = await call.server.skies.store.take_name(day, name)
    return f"{count} under the sky of {day} have no name now."


ACTIONS: Final[Mapping[str, Callable[..., Awaitable[str]]]] = {
    "bin": _bin,
    "restore": _restore,
    "delete": _delete,
    "block": _block,
    "unlink": _unlink,
    "rename": _rename,
    "unname": _unname,
}


# What is shown


class Numbers:
    """The metrics of all workers, added up."""

    def __init__(self, page: bytes) -> None:
        self._samples: dict[str, list[tuple[Mapping[str, str], float]]] = {}
        for family in text_string_to_metric_families(page.decode()):
            for sample in family.samples:
                self._samples.setdefault(sample.name, []).append((sample.labels, sample.value))

    def total(self, name: str) -> float:
        """Return the sum of a number over workers and labels."""
        return sum(value for _, value in self._samples.get(name, ()))

    def most(self, name: str) -> float:
        """Return the largest of a number that workers share."""
        return max((value for _, value in self._samples.get(name, ())), default=0.0)

    def by(self, name: str, label: str) -> dict[str, int]:
        """Return a number by one of its labels, the largest first."""
        found: dict[str, int] = {}
        for labels, value in self._samples.get(name, ()):
            found[labels[label]] = found.get(labels[label], 0) + int(value)
        return dict(sorted(found.items(), key=lambda each: -each[1]))

    def quantile(self, name: str, part: float) -> str:
        """Return how long this part of all took at most, in milliseconds; as exact as the histogram."""
        buckets: dict[float, float] = {}
        for labels, value in self._samples.get(f"{name}_bucket", ()):
            edge = float(labels["le"])
            buckets[edge] = buckets.get(edge, 0.0) + value
        total = max(buckets.values(), default=0.0)
        if not total:
            return "–"
        edge = next(edge for edge in sorted(buckets) if buckets[edge] >= part * total)
        return f"≤ {edge * 1000:g} ms" if edge != float("inf") else "> 5 s"


def _page(call: Call, numbers: Numbers, doctor: str, said: str) -> str:
    server = call.server
    backup = numbers.most("stella_backup_timestamp_seconds")
    figures = {
        "Tables awake": f"{numbers.total('stella_tables_awake'):.0f}",
        "People and boards connected": f"{numbers.total('stella_sockets'):.0f}",
        "Tables created": f"{numbers.total('stella_tables_created_total'):.0f}",
        "Public moves": f"{numbers.total('stella_moves_total'):.0f}",
        "Server delay, 99 %": numbers.quantile("stella_loop_lag_seconds", 0.99),
        "Slowest writes, 99 %": numbers.quantile("stella_commit_seconds", 0.99),
        "Round trip, median": numbers.quantile("stella_round_trip_seconds", 0.5),
        "Memory": f"{numbers.total('process_resident_memory_bytes') / 1e6:,.0f} MB",
        "Log on disk": f"{numbers.most('stella_file_bytes') / 1e6:,.0f} MB",
        "Disk free": f"{numbers.most('stella_disk_free_bytes') / 1e9:,.1f} GB",
        "Newest backup": _age(backup) if backup else "none yet" if call.settings.backup_every else "off",
        "Ready": "yes" if server.is_ready else "no",
    }
    bin_hint = "In the bin, a table can be restored for a day."
    parts = [
        f"<h1>Stella {escape(__version__)}</h1>",
        f"<p role='status'>{escape(said)}</p>" if said else "",
        "<dl>"
        + "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in figures.items())
        + "</dl>",
        "<h2>Problems</h2>",
        _listed("Unexpected errors", numbers.by("stella_problems_total", "where")),
        _listed("Refused requests", _explained(numbers.by("stella_refusals_total", "code"))),
        _overdue(server.sweep.waiting),
        f"<pre>{escape(doctor)}</pre>"
        if doctor
        else "<p><a href='/admin?doctor'>Check everything</a> (as stella doctor does)</p>",
        f"<h2>Tables</h2>{_tables(call.hub.tables.values())}<p>{bin_hint}</p>",
        _form(
            {"code": "Table code"},
            {"bin": "Move to the bin", "restore": "Restore", "delete": "Delete for good"},
        ),
        "<h2>Names and links</h2>",
        _form({"code": "Table code", "name": "Name at that table"}, {"rename": f"Rename to {TAKEN_NAME}"}),
        _form({"day": "Day of a sky", "name": "Name under that sky"}, {"unname": "Take it down"}),
        _form({"link": "Public link"}, {"unlink": "Take it down"}),
        "<h2>Addresses</h2>",
        _listed("Blocked, minutes left", server.blocked.minutes_left()),
        _form({"address": "Address"}, {"block": "Block for an hour"}),
        f"<details><summary><h2>What’s new</h2></summary><pre>{escape(_news())}</pre></details>",
    ]
    return (
        "<!doctype html><html lang='en'><meta charset='utf-8'><meta name='viewport' content='width=device-width'>"
        "<meta name='robots' content='noindex'><title>Stella: operator</title>"
        f"<link rel='stylesheet' href='/admin/style.css'><body>{''.join(parts)}</body></html>"
    )


def _age(timestamp: float) -> str:
    return f"{(time.time() - timestamp) / 3600:.1f} hours ago"


def _listed(title: str, counts: Mapping[str, int]) -> str:
    rows = "".join(
        f"<tr><td>{escape(name)}</td><td>{count}</td></tr>" for name, count in counts.items() if count
    )
    return f"<h3>{title}</h3><table>{rows}</table>" if rows else f"<p>{title}: none</p>"


def _explained(refusals: Mapping[str, int]) -> dict[str, int]:
    return {f"{code}: {MEANS[code]}" if code in MEANS else code: count for code, count in refusals.items()}


def _overdue(tables: int) -> str:
    if not tables:
        return ""
    return f"<p>{tables} tables are overdue: if the clock is right, run <code>stella tables sweep</code>.</p>"


def _tables(tables: Iterable[LiveTable]) -> str:
    rows = [
        (len(live.screens.all), str(live.id), status_of(live.state).value, len(live.state.members))
        for live in tables
        if live.state is not None
    ]
    rows.sort(reverse=True)
    cells = "".join(
        f"<tr><td>{code}</td><td>{status}</td><td>{people}</td><td>{screens}</td></tr>"
        for screens, code, status, people in rows[:MOST_TABLES]
    )
    head = "<tr><th>Code</th><th>Status</th><th>People</th><th>Connections here</th></tr>"
    return f"<table>{head}{cells}</table>" if rows else "<p>No table is awake.</p>"


def _form(fields: Mapping[str, str], buttons: Mapping[str, str]) -> str:
    inputs = "".join(
        f"<label>{label}<input name='{name}' required maxlength='300'></label>"
        for name, label in fields.items()
    )
    keys = "".join(
        f"<button name='do' value='{action}'>{label}</button>" for action, label in buttons.items()
    )
    return f"<form method='post' action='/admin'>{inputs}{keys}</form>"


def _news() -> str:
    """Return the changes of this version, from the changelog that the package includes."""
    package = Path(__file__).resolve().parents[2]
    for path in (package / "CHANGELOG.md", package.parents[1] / "CHANGELOG.md"):
        if path.is_file():
            return path.read_text(encoding="utf-8").partition("\n## ")[2].partition("\n## ")[0]
    return ""
