"""`stella tables bin`, `restore` and `sweep`: removed tables, and those that are due for removal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from stella.cli.config import Config, configure
from stella.cli.errors import Failure
from stella.cli.output import AsJson, Yes, columns, confirm, counted, echo, emit_json, iso_time, local_time
from stella.cli.storage import Data, DatabaseUrl, location, with_store
from stella.sanitize import printable

if TYPE_CHECKING:
    from collections.abc import Sequence

    from stella.live.ports import Store, TableId, TableSummary


def list_bin(
    as_json: AsJson = False,
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """List removed tables that can still be restored.

    A table stays in the bin for a day. Then the server deletes it for good.
    """
    from stella.live.retention import BIN_TIME

    found = with_store(location(data, database), lambda store: store.discarded())
    rows = [(each, each.discarded_at or 0) for each in found]
    if as_json:
        emit_json([_plain(each, at, at + BIN_TIME) for each, at in rows])
        return
    if not rows:
        echo("The bin is empty.")
        return
    lines = [
        [each.table, local_time(each.touched_at), local_time(at), local_time(at + BIN_TIME)]
        for each, at in rows
    ]
    echo(columns([["Code", "Last touched", "Removed", "Deleted after"], *lines]))


def restore_tables(
    codes: Annotated[list[str], typer.Argument(metavar="CODE", help="Table codes.")],
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Take tables out of the bin, as they were.

    Players find their seats again. If any code is wrong, nothing is restored.
    """

    async def recover(store: Store) -> int:
        tables = await tables_with(store, codes, in_bin=True)
        return sum([await store.recover(table) for table in tables])

    echo(f"{counted(with_store(location(data, database), recover), 'table')} restored.")


def sweep(
    yes: Yes = False,
    config: Config = None,
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Move all overdue tables to the bin.

    The server does this by itself, unless more than a tenth of all tables are overdue or its clock is far
    ahead of the newest move: then it waits for you. Check the clock first.
    """
    from stella.live.retention import overdue, shared_time
    from stella.server.system import SystemClock

    settings = configure(data, config).settings

    async def look(store: Store) -> tuple[Sequence[TableSummary], int, int]:
        now = await shared_time(store, SystemClock())
        found = overdue(
            await store.tables(), now, settings.finished_days, settings.idle_days, await store.due()
        )
        return found, (await store.extent()).tables, now

    async def remove(store: Store) -> int:
        return sum([await store.discard(each.table, now, each.seq) for each in due])

    due, tables, now = with_store(location(data, database), look)
    if not due:
        echo("No table is overdue.")
        return
    if not yes:
        confirm(
            f"It is {local_time(now)}. Move {len(due)} of {counted(tables, 'table')} to the bin?",
            otherwise="add --yes to move them without being asked.",
        )
    echo(moved(with_store(location(data, database), remove)))


def moved(tables: int) -> str:
    """Return the sentence that this many tables are in the bin now."""
    return f"{counted(tables, 'table')} moved to the bin for a day."


async def tables_with(store: Store, codes: Sequence[str], *, in_bin: bool) -> list[TableId]:
    """Return the tables with these typed codes; fail if one is missing."""
    from stella.live.ports import TableId
    from stella.tables.codes import tidy_code

    found = []
    for code in dict.fromkeys(codes):
        table = TableId(tidy_code(code))
        there = bool(await store.discarded(table))
        if not there and not in_bin:
            there = table in await store.heads([table])
        if not there:
            where, command = ("in the bin", "bin") if in_bin else ("there", "list")
            raise Failure(f"there is no table {printable(code)!r} {where}; see stella tables {command}.")
        found.append(table)
    return list(dict.fromkeys(found))


def _plain(table: TableSummary, removed: int, deleted: int) -> dict[str, object]:
    times = {"touched_at": table.touched_at, "removed_at": removed, "deleted_after": deleted}
    iso = {name: iso_time(at) for name, at in times.items()}
    return {"code": table.table, "entries": table.seq, "finished": table.finished, **iso}
