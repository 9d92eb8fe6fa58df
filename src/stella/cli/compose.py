"""Puts a server together from its parts."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from shutil import disk_usage
from typing import TYPE_CHECKING

from stella.cli.errors import Failure
from stella.cli.server_secret import server_secret
from stella.cli.storage import OWN_WORDS, SKIES, TABLES, WORK, Location, ask, database_at, location, open_log

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine
    from typing import Any

    from stella.bots.memory import LearnedStore
    from stella.content.decks import Card, DeckCatalogue
    from stella.content.wordcards import WordSet
    from stella.content.wordcards.offered import Words
    from stella.live.ports import Bus, Clock, Cluster, LobbyCodes, Store, TableId
    from stella.live.services import Services
    from stella.live.supply import Supply
    from stella.server.limits.rates import SharedRateCounter
    from stella.server.metrics import Metrics
    from stella.server.push.notifier import Notifier
    from stella.server.server import BackgroundService, StellaServer
    from stella.server.settings import Settings
    from stella.server.skies import Learn, Skies
    from stella.skies.deal import Sky
    from stella.skies.slates import SkyStore
    from stella.tables.keys import KeyMaker

    Spawn = Callable[[Coroutine[Any, Any, None]], object]

MIB = 1024 * 1024


def bytes_of(log: Path) -> int:
    """Return the size of a log on disk, with its journal."""
    return sum(
        file.stat().st_size for name in ("", "-wal") if (file := log.with_name(log.name + name)).exists()
    )


@dataclass(frozen=True, slots=True)
class Storage:
    """Where a server stores its tables, and how it communicates with other nodes that share them."""

    store: Store
    bus: Bus
    cluster: Cluster
    secret: bytes
    memory: LearnedStore
    """What the server's bots have learned."""
    catalogue: DeckCatalogue
    words: Words
    skies: SkyStore
    companions: tuple[BackgroundService, ...] = ()
    """Services that run as long as the server does."""
    codes: LobbyCodes | None = None
    """Short codes that all nodes share; a single server has its own."""
    rate_counter: SharedRateCounter | None = None
    """Adds up the rates of all nodes."""
    shared: bool = False
    """Whether other nodes share the same tables."""


def storage_at(place: Location, folder: Path, metrics: Metrics) -> Storage:
    """Open what a server keeps at this place; in `folder` a node makes cards of uploads."""
    if isinstance(place, Path):
        return sqlite_storage(place, metrics)
    return postgres_storage(place, folder, metrics)


def sqlite_storage(folder: Path, metrics: Metrics) -> Storage:
    """Return the storage of a single server, with tables in a SQLite file."""
    from stella.bots.memory import Memory
    from stella.bus.local import LocalBus
    from stella.content.decks import DeckCatalogue
    from stella.content.wordcards.offered import OfferedWords
    from stella.live.ports import SingleNode
    from stella.store.sqlite.skies import SqliteSkies

    store = open_log(folder, timed=metrics.committed)
    metrics.watch(
        "stella_file_bytes",
        "The log on disk, with its journal, in whole MiB",
        lambda: -(-bytes_of(folder / TABLES) // MIB) * MIB,
    )
    return Storage(
        store=store,
        bus=LocalBus(),
        cluster=SingleNode(),
        secret=server_secret(folder),
        memory=Memory(folder),
        catalogue=DeckCatalogue.in_folder(folder),
        words=OfferedWords(folder / OWN_WORDS),
        skies=SqliteSkies(folder / SKIES),
    )


def postgres_storage(url: str, folder: Path, metrics: Metrics) -> Storage:
    """Return the storage of one of many nodes that share a database; uploads are processed in `folder`."""
    database = database_at(url, "migrate")
    from stella.bus.cluster import PostgresCluster
    from stella.bus.postgres import PostgresBus
    from stella.content.decks import DeckCatalogue
    from stella.postgres.database import ReadPool, secret_of
    from stella.postgres.decks import PostgresDecks, PostgresWords
    from stella.postgres.lobby_codes import PostgresCodes
    from stella.postgres.memory import PostgresMemory
    from stella.postgres.pictures import PostgresPictures
    from stella.postgres.rate_counter import PostgresRateCounter
    from stella.store.postgres import PostgresStore
    from stella.store.postgres.skies import PostgresSkies

    secret = ask(url, secret_of, "migrate")
    bus, cluster = PostgresBus(database), PostgresCluster(database)
    rate_counter = PostgresRateCounter(database, secret)
    pool = ReadPool(database, 2)  # separate, so that fetching pictures delays no game
    pictures = PostgresPictures(database, pool, folder / WORK)
    return Storage(
        store=PostgresStore(database, metrics.committed),
        bus=bus,
        cluster=cluster,
        secret=secret,
        memory=PostgresMemory(database),
        catalogue=DeckCatalogue(pictures, PostgresDecks(pool)),
        words=PostgresWords(pool),
        skies=PostgresSkies(ReadPool(database, 2)),
        companions=(bus, cluster, rate_counter),
        codes=PostgresCodes(pool),
        rate_counter=rate_counter,
        shared=True,
    )


def check_settings(settings: Settings, database: str | None) -> None:
    """Raise `Failure` for settings that nothing can be built from."""
    if database is not None and settings.backup_every:
        raise Failure(
            "backup_every backs up a data folder: with --database, back up PostgreSQL or run stella backup by a timer."
        )
    if settings.push_contact is None:
        return
    try:
        from stella.server.push.messages import BadContactError, Sealer
    except ImportError as error:
        raise Failure(
            "push_contact is set, but the packages for notifications aren't installed: "
            "pip install 'stella-table[push]'."
        ) from error
    try:
        Sealer(bytes(32), settings.push_contact)
    except BadContactError as error:
        raise Failure(
            "push services accept no such address: set push_contact to mailto:you@example.org or https://example.org."
        ) from error


def included_words() -> WordSet:
    """Return the word cards of the package. Raises `Failure`, for one, while a language is only half added."""
    from stella.content.decks import DeckError, load_built_in
    from stella.content.wordcards import WordsError, load_word_cards

    try:
        load_built_in()
        return load_word_cards()
    except (DeckError, WordsError) as error:
        first, *others = error.findings
        raise Failure(
            f"{first.sentence()} {len(others)} more like it: see stella words check, and docs/adding.md for a language."
        ) from None


def build_server(folder: Path, settings: Settings, database: str | None = None) -> StellaServer:
    """Build a server with its tables in `folder`, or in the database at this address."""
    from stella.bots.encoder import installed_encoder
    from stella.bots.knowledge import Knowledge
    from stella.bots.lexicon import lexicon
    from stella.cli.automatic_backups import AutomaticBackups, newest_backup_at
    from stella.content.decks import PicturesUnavailable
    from stella.live.hub import Hub, HubLimits
    from stella.live.lobby_codes import LocalCodes
    from stella.live.ports import StoreUnavailable
    from stella.live.services import Services
    from stella.server.learning import Learning
    from stella.server.limits.log_quota import LogQuota
    from stella.server.metrics import Metrics
    from stella.server.server import BackgroundTasks, StellaServer
    from stella.server.system import SystemClock, SystemRng, return_memory
    from stella.tables.keys import KeyMaker

    check_settings(settings, database)
    printed, metrics = included_words().texts, Metrics()
    storage = storage_at(location(folder, database), folder, metrics)
    metrics.watch(
        "stella_disk_free_bytes", "Room on the disk of the data folder", lambda: disk_usage(folder).free
    )
    tasks, secret, catalogue, clock = BackgroundTasks(), storage.secret, storage.catalogue, SystemClock()

    def find_deck(deck: str) -> tuple[Card, ...] | None:
        found = catalogue.deck(deck)
        return None if found is None else found.all_cards

    knowledge = Knowledge(encoder=installed_encoder(lambda: lexicon().head), find_deck=find_deck)
    lessons = Learning(
        storage.memory,
        knowledge,
        secret,
        lambda word: word in printed,
        tasks.spawn,
        clock.call_later,
        metrics.problem,
    )
    if settings.learning:
        lessons.begin()

    async def deleted(table: TableId) -> None:
        with contextlib.suppress(PicturesUnavailable):  # retried when stray pictures are removed
            await catalogue.remove(table)

    async def discarded(table: TableId) -> None:
        await catalogue.hide(table)

    async def look_at_pictures(table: TableId) -> None:
        try:
            await catalogue.look_at(table)
        except PicturesUnavailable as error:
            raise StoreUnavailable(str(error)) from error

    def sky_of(day: str) -> Sky | None:
        return skies.dealt(day)

    notifier = build_notifier(storage.store, clock, tasks.spawn, KeyMaker(secret), settings, metrics)
    services = Services(
        store=storage.store,
        bus=storage.bus,
        cluster=storage.cluster,
        codes=storage.codes or LocalCodes(clock.monotonic),
        shared=storage.shared,
        clock=clock,
        rng=SystemRng(),
        supply=build_supply(catalogue, sky_of),
        spawn=tasks.spawn,
        problem=metrics.problem,
        bot_pause=settings.bot_pause,
        knowledge=knowledge,
        finished=lessons.finished if settings.learning else lambda *_: None,
        may_write=LogQuota(settings.lines, clock.monotonic).take,
        moved=metrics.moves.add,
        many_slept=lambda: tasks.spawn(asyncio.to_thread(return_memory)),
        look_at_pictures=look_at_pictures,
        deleted=deleted,
        discarded=discarded,
        notifier=notifier,
    )
    companions = storage.companions
    if settings.backup_every:
        backups = AutomaticBackups(
            folder,
            settings.backup_every,
            settings.backup_keep,
            lambda: metrics.problems.labels("backup").inc(),
        )
        companions = (*companions, backups)
        metrics.watch(
            "stella_backup_timestamp_seconds",
            "When the newest automatic backup was made, 0 for never",
            lambda: newest_backup_at(folder),
        )
    learn = lessons.learn_from_sky if settings.learning else None
    skies = build_skies(storage.skies, services, settings, secret, learn)
    return StellaServer(
        Hub(services, KeyMaker(secret), HubLimits(settings.tables)),
        settings,
        metrics,
        skies,
        catalogue,
        storage.words,
        before_end=lessons.learn,
        companions=companions,
        rate_counter=storage.rate_counter,
        notifier=notifier,
        doctor=lambda: run_doctor(folder, settings, database),
    )


async def run_doctor(folder: Path, settings: Settings, database: str | None) -> str:
    """Return the output of `stella doctor` for these settings, wherever they came from.

    It runs in a separate process because it reads whole files.
    """
    from stella.cli.config import PREFIX, effective

    env = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    if database is not None:
        env[f"{PREFIX}DATABASE"] = database
    with tempfile.TemporaryDirectory(prefix="stella-") as place:
        file = Path(place) / "settings.toml"
        file.write_text(effective(settings), encoding="utf-8")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "stella", "doctor", "--data", str(folder), "--config", str(file)),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
            env=env,
        )
        said, _ = await process.communicate()
    return said.decode(errors="replace").strip()


def build_notifier(
    store: Store, clock: Clock, spawn: Spawn, keys: KeyMaker, settings: Settings, metrics: Metrics
) -> Notifier | None:
    """Build what sends notifications; `None` if the operator doesn't want any."""
    if settings.push_contact is None:
        return None
    from stella.server.push.messages import Sealer
    from stella.server.push.notifier import Notifier
    from stella.server.push.post import PushClient

    sealer = Sealer(keys.notification_key(), settings.push_contact)
    poster, counted = PushClient(anywhere=settings.push_anywhere), metrics.notifications.labels
    return Notifier(store, clock, spawn, sealer, poster.post, lambda outcome: counted(outcome).inc())


def build_skies(
    store: SkyStore, services: Services, settings: Settings, secret: bytes, learn: Learn | None
) -> Skies:
    """Build tonight's sky, dealt from the built-in deck and words: the same on every server of this version."""
    from stella.content.decks import STARLIGHT, built_in_decks
    from stella.content.wordcards import load_word_cards
    from stella.server.skies import Skies

    words = load_word_cards()
    return Skies(
        store,
        services.clock,
        services.rng,
        STARLIGHT,
        built_in_decks()[STARLIGHT],
        [word for card in (*words.ordinary, *words.discovery) for word in card.words],
        words.text_of,
        services.knowledge,
        secret.hex(),
        settings.skies,
        settings.sky_days,
        settings.sky_names,
        learn,
    )


def build_supply(catalogue: DeckCatalogue, sky: Callable[[str], Sky | None]) -> Supply:
    """Return what games are dealt from: words, the catalogue's pictures, and skies by their days."""
    from stella.content.wordcards import load_word_cards
    from stella.live.supply import Supply

    words = load_word_cards()
    return Supply(catalogue.card_ids, words.ordinary, words.discovery, words.text_of, sky)
