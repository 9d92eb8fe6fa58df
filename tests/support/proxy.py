"""A proxy in front of some nodes: it passes each new connection on to the first of them that takes it."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Iterator, Sequence


class Proxy:
    """Runs in a thread of its own."""

    def __init__(self, nodes: Sequence[int]) -> None:
        """`nodes`: their ports, which may be replaced at any time."""
        self.nodes = nodes
        self.port = 0
        self._wires: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()
        self._open = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()))

    @property
    def link(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self._thread.start()
        assert self._open.wait(60)

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._done.set)
        self._thread.join()

    async def _serve(self) -> None:
        self._loop, self._done = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(self._take, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        self._open.set()
        await self._done.wait()
        server.close()
        for wire in self._wires:
            wire.transport.abort()
        await asyncio.gather(*self._passing)

    def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.ensure_future(self._pass_on(reader, writer))
        self._passing.add(task)
        task.add_done_callback(self._passing.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for port in self.nodes:
            with contextlib.suppress(OSError):
                up, down = await asyncio.open_connection("127.0.0.1", port)
                self._wires |= {writer, down}
                await asyncio.gather(_pour(reader, down), _pour(up, writer))
                self._wires -= {writer, down}
                return
        writer.close()


async def _pour(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while piece := await source.read(1 << 16):
            sink.write(piece)
            await sink.drain()
    sink.close()
    with contextlib.suppress(OSError):
        await sink.wait_closed()


@contextlib.contextmanager
def proxy_for(*nodes: int) -> Iterator[Proxy]:
    """A proxy for the nodes at these ports."""
    proxy = Proxy(nodes)
    proxy.start()
    try:
        yield proxy
    finally:
        proxy.stop()
