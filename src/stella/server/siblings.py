"""Metrics of all workers of one server: a scraper reaches any of them, which asks the others."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families
from prometheus_client.registry import Collector

PATIENCE: Final = 1.0
"""Seconds to wait for another worker; one that doesn't answer is left out."""


class Siblings:
    """Answers other workers over a Unix socket named after this one, in a folder they share."""

    def __init__(self, folder: Path, own_page: Callable[[], bytes]) -> None:
        self._folder = folder
        self._own_page = own_page
        self._path = folder / f"{os.getpid()}.sock"
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Begin to answer."""
        self._server = await asyncio.start_unix_server(self._answer, self._path)

    async def stop(self) -> None:
        """Stop answering."""
        if self._server is not None:
            self._server.close()
        self._path.unlink(missing_ok=True)

    async def page(self) -> bytes:
        """Return the metrics of all workers as one page, each with the label `worker`."""
        others = [path for path in sorted(self._folder.glob("*.sock")) if path != self._path]
        found = await asyncio.gather(*map(_ask, others))
        pages = {path.stem: page for path, page in zip(others, found, strict=True) if page}
        return merged({self._path.stem: self._own_page(), **pages})

    async def _answer(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            writer.write(self._own_page())
            await writer.drain()
        writer.close()


async def _ask(path: Path) -> bytes:
    """Return the metrics of another worker, or nothing."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_unix_connection(path)
            try:
                return await reader.read(-1)
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return b""


def merged(pages: Mapping[str, bytes]) -> bytes:
    r"""Return the metrics of several workers as one page.

    >>> print(merged({"7": b"# HELP a b\n# TYPE a gauge\na 1\n", "8": b"# TYPE a gauge\na 2\n"}).decode().rstrip())
    # HELP a b
    # TYPE a gauge
    a{worker="7"} 1.0
    a{worker="8"} 2.0
    """
    families: dict[str, Metric] = {}
    for worker, page in pages.items():
        for family in text_string_to_metric_families(page.decode()):
            whole = families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
            for sample in family.samples:
                whole.add_sample(sample.name, {**sample.labels, "worker": worker}, sample.value)

    class All(Collector):
        def collect(self) -> Iterable[Metric]:
            return families.values()

    registry = CollectorRegistry()
    registry.register(All())
    return generate_latest(registry)
