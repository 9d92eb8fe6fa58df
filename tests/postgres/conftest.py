"""A fresh database for each test."""

from __future__ import annotations

import pytest

from tests.support.clusters import new_database


@pytest.fixture
def url(anyio_backend: str) -> str:
    """The address of an empty database with our schema."""
    return new_database()
