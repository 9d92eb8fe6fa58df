"""`stella tables`: what an operator does with the tables, beside a running server or without one."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn, TypeVar

import typer

from stella.cli.errors import Failure
from stella.cli.output import emit, stdout_encoding
from stella.cli.say import say, shown

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from stella.cli.table_logs import Abstract
    from stella.live.ports import TableId
    from stella.store.sqlite import SqliteStore

T = TypeVar("T")

app = typer.Typer(no_args_is_help=True)

Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="FOLDER", help="help-tables-data", show_default="help-default-data"),
]
OneCode = Annotated[str, typer.Argument(metavar="CODE", help="help-tables-code")]
AsJson = Annotated[bool, typer.Option("--json", help="help-tables-json")]


@app.command("list", help="help-tables-list")
def list_tables(as_json: AsJson = False, data: Data = None) -> None:
    """Name every table, the longest untouched first."""
    from stella.cli.table_logs import plain

    abstracts = _with_store(data, _abstracts)
    if as_json:
        emit(json.dumps([plain(each) for each in abstracts], indent=2))
        return
    if not abstracts:
        emit(say("cli-tables-none"), stdout_encoding())
        return
    heads = ["code", "status", "seats", "games", "created", "touched"]
    rows = [[say(f"cli-tables-{head}") for head in heads], *map(_row, abstracts)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)) for row in rows]
    emit("\n".join(line.rstrip() for line in lines), stdout_encoding())


@app.command("show", help="help-tables-show")
def show(code: OneCode, as_json: AsJson = False, data: Data = None) -> None:
    """Say how a table is; crosses are never shown."""
    from stella.cli.table_logs import plain

    abstract = _with_store(data, lambda store: _abstract(store, code))
    if as_json:
        emit(json.dumps(plain(abstract), indent=2))
        return
    shown: dict[str, str] = {
        "code": abstract.code,
        "status": _status(abstract),
        "people": str(abstract.people),
        "seats": str(abstract.seats),
        "games": str(abstract.games),
        "round": "–" if abstract.round is None else str(abstract.round),
        "step": say("cli-tables-phase", phase=(abstract.phase or "none").replace(".", "-")),
        "points": " ".join(map(str, abstract.totals)) or "–",
        "created": _moment(abstract.created_at),
        "touched": _moment(abstract.touched_at),
    }
    names = {name: say(f"cli-tables-{name}") for name in shown}
    width = max(map(len, names.values()))
    emit("\n".join(f"{names[name]:{width}}  {value}" for name, value in shown.items()), stdout_encoding())


@app.command("export", help="help-tables-export")
def export(
    code: OneCode,
    file: Annotated[
        Path | None,
        typer.Option(
            "--file", metavar="FILE", show_default="help-default-print", help="help-tables-export-file"
        ),
    ] = None,
    with_secrets: Annotated[bool, typer.Option("--with-secrets", help="help-tables-export-secrets")] = False,
    data: Data = None,
) -> None:
    """Give the whole log of a table as JSON: every event, in order."""
    from stella.cli.table_logs import holds_secrets, log_of
    from stella.wire.stored import UnreadableLog

    async def read(store: SqliteStore) -> str:
        abstract = await _abstract(store, code)
        entries = await store.load(_table(abstract.code))
        try:
            if not with_secrets and holds_secrets(entries):
                _fail("cli-tables-secrets", code=abstract.code)
            return json.dumps({"code": abstract.code, "entries": log_of(entries)}, ensure_ascii=False)
        except UnreadableLog as error:
            _fail("cli-tables-broken", code=abstract.code, reason=str(error))

    log = _with_store(data, read)
    if file is None:
        emit(log)
        return
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as target:
            target.write(f"{log}\n")
    except OSError as error:
        _fail("cli-tables-unwritable", file=str(file), reason=error.strerror or str(error))
    emit(say("cli-tables-exported", file=str(file)), stdout_encoding())


@app.command("delete", help="help-tables-delete")
def delete(
    codes: Annotated[list[str], typer.Argument(metavar="CODE", help="help-tables-codes")],
    yes: Annotated[bool, typer.Option("--yes", help="help-tables-delete-yes")] = False,
    data: Data = None,
) -> None:
    """Remove tables and every trace of them; if one of the codes is wrong, none."""
    import asyncio

    async def check(store: SqliteStore) -> list[str]:
        found = [await _abstract(store, code) for code in dict.fromkeys(codes)]
        return list(dict.fromkeys(each.code for each in found))

    async def remove(store: SqliteStore) -> int:
        return sum(await asyncio.gather(*(store.delete(_table(code)) for code in known)))

    known = _with_store(data, check)
    if not yes:
        _ask(len(known))
    gone = _with_store(data, remove)
    _remove_pictures(data, known)
    emit(say("cli-tables-deleted", tables=gone), stdout_encoding())


def _remove_pictures(data: Path | None, codes: list[str]) -> None:
    """Own pictures go with their table; what cannot be removed now, the server removes within ten minutes."""
    import contextlib

    from platformdirs import user_data_path

    from stella.content.decks import remove_pictures

    for code in codes:
        with contextlib.suppress(OSError):
            remove_pictures(data or user_data_path("stella", appauthor=False), code)


def _ask(tables: int) -> None:
    if sys.stdin is None or not sys.stdin.isatty():  # None: started without any stdin
        _fail("cli-tables-yes")
    typer.echo(say("cli-tables-ask", tables=tables) + " ", nl=False)
    if input().strip().lower() != say("cli-tables-ask-yes"):
        _fail("cli-tables-kept")


def _table(code: str) -> TableId:
    from stella.live.ports import TableId

    return TableId(code)


def _with_store(data: Path | None, work: Callable[[SqliteStore], Awaitable[T]]) -> T:
    """Do something with the log beside whoever else uses it; what goes wrong is said in one line."""
    import asyncio

    from platformdirs import user_data_path

    from stella.cli.compose import why_closed
    from stella.live.ports import StoreUnavailable
    from stella.store.sqlite import CannotOpen, SqliteStore

    path = (data or user_data_path("stella", appauthor=False)) / "tables.db"

    async def run() -> T:
        store = SqliteStore.open(path, exclusive=False)
        try:
            return await work(store)
        finally:
            await store.close()

    try:
        return asyncio.run(run())
    except FileNotFoundError:
        _fail("cli-tables-no-log", folder=str(path.parent))
    except (CannotOpen, StoreUnavailable) as error:
        raise Failure(why_closed(error, path)) from error


async def _abstracts(store: SqliteStore) -> Sequence[Abstract]:
    from stella.cli.table_logs import abstract_of

    return [abstract_of(summary, await store.load(summary.table)) for summary in await store.tables()]


async def _abstract(store: SqliteStore, code: str) -> Abstract:
    """The table with this code, as typed by a person; fails when there is none."""
    from stella.cli.table_logs import abstract_of, summary_of
    from stella.tables.codes import tidy_code

    table = _table(tidy_code(code))
    entries = await store.load(table)
    if not entries:
        _fail("cli-tables-no-table", code=repr(shown(code)))
    return abstract_of(summary_of(table, entries), entries)


def _row(abstract: Abstract) -> list[str]:
    times = [_moment(abstract.created_at), _moment(abstract.touched_at)]
    return [abstract.code, _status(abstract), str(abstract.seats), str(abstract.games), *times]


def _status(abstract: Abstract) -> str:
    return say("cli-tables-status-is", status=abstract.status)


def _moment(milliseconds: int) -> str:
    """As the clock on the operator's wall shows it."""
    from datetime import UTC, datetime

    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone():%Y-%m-%d %H:%M}"


def _fail(message: str, **args: int | str) -> NoReturn:
    raise Failure(say(message, **args))
