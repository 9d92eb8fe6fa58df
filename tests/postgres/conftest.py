"""An empty database for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.support.clusters import borrow_database, give_back_databases


@pytest.fixture(autouse=True)
def borrowed_databases() -> Iterator[None]:
    """The next test uses them again."""
    yield
    give_back_databases()


@pytest.fixture
def url(anyio_backend: str) -> str:
    """The address of an empty database with our schema."""
    return borrow_database()
