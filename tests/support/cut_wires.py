"""A wire to the database that can be cut: before a request arrives, or after it and before its answer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from urllib.parse import parse_qs, urlsplit


class Wire:
    """Passes everything on to the server until it is told to cut."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._database = parts.path.lstrip("/")
        self._user = parts.netloc.rpartition("@")[0] or "postgres"
        self._folder = parse_qs(parts.query).get("host", [""])[0]
        self._host, self._upstream_port = parts.hostname, parts.port or 5432
        self._writers: set[asyncio.StreamWriter] = set()
        self.port = 0
        self.blocked = False
        """Whether new connections are refused."""
        self.flows = asyncio.Event()
        """Cleared: nothing is passed on, and nobody is told."""
        self.flows.set()
        self.silent = False
        """Whether nothing is passed on, without a word to anybody …"""
        self.silent_ways: tuple[str, ...] = ("request", "answer")
        """… in these directions."""
        self.cuts = 0
        self.was_cut = asyncio.Event()
        self._countdown: dict[str, int] = {}

    @property
    def url(self) -> str:
        """The address of the same database through this wire."""
        return f"postgresql://{self._user}@127.0.0.1:{self.port}/{self._database}?sslmode=disable"

    def cut_at(self, way: str, number: int) -> None:
        """Cut all connections instead of passing on the nth piece from now: a "request" or an "answer"."""
        self._countdown[way] = number

    def cut_at_nothing(self) -> None:
        """Forget what `cut_at` was told."""
        self._countdown.clear()

    def cut(self) -> None:
        """Cut all connections now."""
        self.cuts += 1
        self.was_cut.set()
        for writer in list(self._writers):
            writer.transport.abort()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.blocked:
            writer.transport.abort()
            return
        ours = {writer}
        self._writers.add(writer)  # it may be cut while the server is still being reached
        try:
            if self._folder:
                up = await asyncio.open_unix_connection(f"{self._folder}/.s.PGSQL.{self._upstream_port}")
            else:
                up = await asyncio.open_connection(self._host, self._upstream_port)
            ours.add(up[1])
            self._writers.add(up[1])
            await asyncio.gather(self._pass("request", reader, up[1]), self._pass("answer", up[0], writer))
        except asyncio.CancelledError:  # the test is over
            for each in ours:
                each.transport.abort()
            raise
        finally:
            self._writers -= ours

    async def _pass(self, way: str, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while piece := await source.read(1 << 16):
                if self.silent and way in self.silent_ways:
                    continue
                if way in self._countdown:
                    self._countdown[way] -= 1
                    if self._countdown[way] < 0:
                        del self._countdown[way]
                        self.cut()
                        return
                await self.flows.wait()
                sink.write(piece)
        sink.close()


@asynccontextmanager
async def wire_to(url: str) -> AsyncIterator[Wire]:
    """A wire to this database."""
    wire = Wire(url)
    server = await asyncio.start_server(wire.serve, "127.0.0.1", 0)
    wire.port = server.sockets[0].getsockname()[1]
    try:
        yield wire
    finally:
        wire.blocked = True
        wire.flows.set()
        server.close()
        wire.cut()
        await asyncio.sleep(0)
