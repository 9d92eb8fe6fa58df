"""`stella tables`: manages tables, even while the server runs."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from stella.cli import table_bin
from stella.cli.errors import Failure
from stella.cli.output import (
    AsJson,
    Yes,
    columns,
    confirm,
    counted,
    echo,
    emit,
    emit_json,
    local_time,
    unwritable,
)
from stella.cli.storage import Data, DatabaseUrl, location, with_store
from stella.cli.table_bin import moved, tables_with
from stella.sanitize import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stella.cli.table_logs import TableReport
    from stella.live.ports import Store, TableId

T = TypeVar("T")

app = typer.Typer(no_args_is_help=True, help="Manage tables, even while the server runs.")

OneCode = Annotated[str, typer.Argument(metavar="CODE", help="Table code (eight characters).")]
STEPS = {
    "associate.word": "waiting for the word",
    "associate.mark": "marking",
    "announce": "announcing",
    "reveal": "pointing",
    "scoring": "scored",
    "over": "over",
    None: "–",
}


@app.command("list")
def list_tables(as_json: AsJson = False, database: DatabaseUrl = None, *, data: Data) -> None:
    """List all tables, least recently used first."""
    from stella.cli.table_logs import plain

    reports = with_store(location(data, database), _reports)
    if as_json:
        emit_json([plain(each) for each in reports])
        return
    if not reports:
        echo("There are no tables.")
        return
    echo(columns([["Code", "Status", "Seats", "Games", "Created", "Last touched"], *map(_row, reports)]))


@app.command("show")
def show(code: OneCode, as_json: AsJson = False, database: DatabaseUrl = None, *, data: Data) -> None:
    """Show a table's status, people and points (never crosses)."""
    from stella.cli.table_logs import plain

    report = with_store(location(data, database), lambda store: _report(store, code))
    if as_json:
        emit_json(plain(report))
        return
    rows = {
        "Code": report.code,
        "Status": report.status,
        "People": str(report.people),
        "Seats": str(report.seats),
        "Games": str(report.games),
        "Round": "–" if report.round is None else str(report.round),
        "Step": STEPS[report.phase],
        "Points": " ".join(map(str, report.totals)) or "–",
        "Created": local_time(report.created_at),
        "Last touched": local_time(report.touched_at),
    }
    echo(columns(list(rows.items())))


@app.command("export")
def export(
    code: OneCode,
    output: Annotated[
        Path | None,
        typer.Option(
            "--output", "-o", metavar="FILE", show_default="stdout", help="Output file; must not exist."
        ),
    ] = None,
    include_secrets: Annotated[
        bool,
        typer.Option("--include-secrets", help="Export even if it contains secret crosses."),
    ] = False,
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Export a table's event log as JSON.

    The log contains every cross. During a game, or where slates stay secret, this requires
    --include-secrets.
    """
    from stella.cli.table_logs import holds_secrets, log_of
    from stella.wire.stored import UnreadableLog

    async def read(store: Store) -> str:
        report = await _report(store, code)
        entries = await store.load(_table(report.code))
        try:
            if not include_secrets and holds_secrets(entries):
                raise Failure(
                    f"the log of {report.code} holds crosses that its players have not shown;"
                    " add --include-secrets if you must have it."
                )
            return json.dumps({"code": report.code, "entries": log_of(entries)}, ensure_ascii=False)
        except UnreadableLog as error:
            raise Failure(f"the log of {report.code} cannot be read: {error}.") from error

    log = with_store(location(data, database), read)
    if output is None:
        emit(log)
        return
    try:
        handle = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as target:
            target.write(f"{log}\n")
    except OSError as error:
        raise unwritable(output, error) from error
    echo(f"Wrote {output}.")


@app.command("delete")
def delete(
    codes: Annotated[list[str], typer.Argument(metavar="CODE", help="Table codes.")],
    now: Annotated[bool, typer.Option("--now", help="Delete for good, without the bin.")] = False,
    yes: Yes = False,
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Move tables to the bin, or delete every trace of them.

    Players still at a table are disconnected within half a minute. If any code is wrong, nothing is
    removed. "stella tables restore" undoes it for a day; --now can't be undone, except from a backup.
    """
    import asyncio
    import contextlib

    from stella.cli.files import UPLOADS, remove_files
    from stella.live.retention import shared_time
    from stella.server.system import SystemClock

    async def check(store: Store) -> list[TableId]:
        return await tables_with(store, codes, in_bin=False)

    async def remove(store: Store) -> int:
        at = await shared_time(store, SystemClock())
        return sum(
            await asyncio.gather(
                *(store.delete(table) if now else store.discard(table, at) for table in known)
            )
        )

    place = location(data, database)
    known = with_store(place, check)
    if not yes:
        which = "this table" if len(known) == 1 else f"these {len(known)} tables"
        question = f"Delete {which} and every trace?" if now else f"Move {which} to the bin?"
        confirm(question, otherwise="add --yes to do it without being asked.")
    gone = with_store(place, remove)
    if now:
        with contextlib.suppress(OSError):  # the server removes the rest within ten minutes
            remove_files(place, *(f"{UPLOADS}/{code}" for code in known))
    echo(f"{counted(gone, 'table')} deleted." if now else moved(gone))


app.command("bin")(table_bin.list_bin)
app.command("restore")(table_bin.restore_tables)
app.command("sweep")(table_bin.sweep)


def _table(code: str) -> TableId:
    from stella.live.ports import TableId

    return TableId(code)


async def _reports(store: Store) -> Sequence[TableReport]:
    from stella.cli.table_logs import report_of

    return [report_of(summary, await store.load(summary.table)) for summary in await store.tables()]


async def _report(store: Store, code: str) -> TableReport:
    """Return the table with this typed code; fail if there is none."""
    from stella.cli.table_logs import report_of, summary_of
    from stella.tables.codes import tidy_code

    table = _table(tidy_code(code))
    entries = await store.load(table)
    if not entries:
        raise Failure(f"there is no table {printable(code)!r}; stella tables list names them all.")
    return report_of(summary_of(table, entries), entries)


def _row(report: TableReport) -> list[str]:
    times = [local_time(report.created_at), local_time(report.touched_at)]
    return [report.code, report.status, str(report.seats), str(report.games), *times]
