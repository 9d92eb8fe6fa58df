"""`stella migrate`: copies everything of a server from one place to another, checked entry by entry."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from stella.cli.errors import Failure
from stella.cli.output import counted, echo
from stella.sanitize import printable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from stella.cli.files import Files
    from stella.cli.storage import Location
    from stella.live.ports import Entry, Store, TableId
    from stella.skies.slates import Slate

SLICE: Final = 500
"""Entries to copy at a time."""

TRIES: Final = 5
"""How often a deck is read that changes while it is read."""


def migrate(
    source: Annotated[
        str,
        typer.Option("--from", metavar="PLACE", help="Source: a data folder or postgresql://user@host/name."),
    ],
    target: Annotated[str, typer.Option("--to", metavar="PLACE", help="Destination, likewise.")],
) -> None:
    """Copy all server data between a data folder and PostgreSQL.

    Copies tables, skies, the server secret, bot memory, decks, uploaded pictures and custom words, but not
    settings. To keep downtime short: copy while the source is running, stop it, then copy again; the second
    run transfers only what changed. Safe to repeat after an interruption. Everything is read back and
    verified.
    """
    one, other = _place(source), _place(target)
    if one == other:
        raise Failure("--from and --to are the same place.", 2)
    asyncio.run(move(one, other, echo))


def _place(text: str) -> Location:
    if "://" in text:
        from stella.cli.storage import database_at

        database_at(text)
        return text
    return Path(text).expanduser()


async def move(source: Location, target: Location, say: Callable[[str], None]) -> None:
    """Copy everything but settings; what goes wrong is a `Failure`."""
    from stella.cli.files import files_at
    from stella.cli.server_secret import put_secret_at, secret_at
    from stella.cli.storage import store_at

    async with store_at(source) as old:
        secret = await secret_at(source)  # if nobody answers there, nothing is made at the target
        async with store_at(target, new=True) as new:
            await put_secret_at(target, secret)
            tables, entries = await copy_tables(old, new, say)
            strange = {each.table for each in await new.tables()}
            strange -= {each.table for each in await old.tables()}
    learned = await asyncio.to_thread(_move_learned, source, target)
    say(f"Both places have {counted(tables, 'table')}; {entries:,} entries copied just now.")
    if skies := await _move_skies(source, target):
        say(f"{counted(skies, 'sky', 'skies')} copied.")
    async with files_at(source) as here, files_at(target) as there:
        bundles, copied = await copy_files(here, there)
    say(f"Both places have {counted(bundles, 'deck')} and the same custom words; {copied:,} copied just now.")
    if not learned:
        say("What bots learned at the source was not copied: they have learned something else at the target.")
    if strange:
        codes = " ".join(printable(table) for table in sorted(strange))
        say(
            "The target has tables that the source doesn't have (any more). They were left alone; those that "
            f"people deleted since the last copy must not live on: stella tables delete {codes}"
        )


async def _move_skies(source: Location, target: Location) -> int:
    """Copy skies with all slates, and circles, in the place of what the target has of them; returns how many."""
    from stella.cli.storage import has_skies, skies_at

    if not has_skies(source):
        return 0
    async with skies_at(source) as old, skies_at(target) as new:
        skies = await old.list_counts()
        for each in skies:
            slates: list[Slate] = []
            for first in range(1, each.last + 1, SLICE):
                slates += (await old.slates(each.day, range(first, first + SLICE))).values()
            await new.keep(each, slates)
        await new.keep_memberships(await old.memberships())
    return len(skies)


def _move_learned(source: Location, target: Location) -> bool:
    """Copy what bots learned to where nothing was learned yet; false if they have learned something there."""
    import sqlite3

    from stella.cli.storage import memory_at

    old, new = memory_at(source), memory_at(target)
    try:
        rows = old.dump()
        return not rows.voters or new.dump() == rows or new.fill(rows)
    except (sqlite3.Error, OSError) as error:
        raise Failure(f"what bots learned could not be copied: {error}.") from error


async def copy_files(old: Files, new: Files) -> tuple[int, int]:
    """Copy the files that are not the same, and compare all; returns how many bundles there are and were copied.

    Uploaded pictures that people took away since the last copy go at the target, too.
    """
    from stella.cli.files import UPLOADS

    names, copied = await old.names(), 0
    for name in names:
        copied += await _copy_files(old, new, name)
    for name in set(await new.names()) - set(names):
        if name.startswith(f"{UPLOADS}/"):
            await new.remove(name)
    return len(names), copied


async def _copy_files(old: Files, new: Files, name: str) -> bool:
    """Return whether this bundle had to be copied."""
    from stella.cli.files import Gone, sums_in

    for _ in range(TRIES):
        wanted = await old.sums(name)
        if not wanted or await new.sums(name) == wanted:
            return False
        with tempfile.TemporaryDirectory(prefix="stella-") as place:
            try:
                await old.read(name, Path(place))
            except Gone:
                continue
            if sums_in(Path(place)) != wanted:
                continue  # somebody has changed it meanwhile
            if not await new.put(name, Path(place)):
                return False  # of a table that came after the tables were copied
        if await new.sums(name) != wanted:
            raise Failure(f"{name} was not written as it was read.")
        return True
    raise Failure(f"{name} changes while it is copied, again and again, or is damaged: see stella doctor.")


async def copy_tables(old: Store, new: Store, say: Callable[[str], None]) -> tuple[int, int]:
    """Copy what the new log does not have, and compare all; returns how many tables and how many new entries."""
    from stella.live.ports import NEVER

    summaries, due = await old.tables(), await old.due()
    copied = 0
    for number, summary in enumerate(summaries, start=1):
        copied += await _copy(old, new, summary.table, due.get(summary.table, NEVER))
        ours, theirs = await new.subscriptions(summary.table), await old.subscriptions(summary.table)
        for member in {*ours, *theirs}:
            await new.save_subscription(summary.table, member, theirs.get(member))
        if number % 1000 == 0:
            say(f"{number:,} of {len(summaries):,} tables")
    return len(summaries), copied


async def _copy(old: Store, new: Store, table: TableId, due: int) -> int:
    seq = copied = 0
    while True:
        theirs: Sequence[Entry] = await old.load(table, seq, SLICE)
        if not theirs:
            return copied
        ours = await new.load(table, seq, SLICE)
        if list(ours) != list(theirs[: len(ours)]):
            raise Failure(
                f"table {printable(table)} differs between source and target: it was played or recreated at the "
                "target. Delete one of them."
            )
        missing = theirs[len(ours) :]
        if missing:
            from msgspec.structs import replace

            from stella.live.ports import Conflict

            try:
                await new.append(table, seq + len(ours), [*missing[:-1], replace(missing[-1], due=due)])
            except Conflict as error:
                raise Failure(
                    f"table {printable(table)} changes at the target: stop the server there."
                ) from error
            if list(await new.load(table, seq, SLICE)) != list(theirs):
                raise Failure(f"table {printable(table)} was not written as it was read.")
            copied += len(missing)
        seq += len(theirs)
