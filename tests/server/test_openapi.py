"""The OpenAPI document and the real server agree, whatever schemathesis thinks up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx2
import hypothesis
import pytest
import schemathesis
from hypothesis import strategies
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from stella.server.api.operations import OPERATIONS, Operation
from tests.support.exploring import examples
from tests.support.people import PATIENCE, wish_id
from tests.support.processes import Server, nursery_in

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def probed(store_kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with nursery_in(tmp_path_factory.mktemp("openapi")) as nursery:
        server = nursery.start()
        yield server
        assert server.end() == 0
        assert "Traceback" not in server.said()


MODES = [
    pytest.param(GenerationMode.POSITIVE, id="positive"),
    # Slow to think up; test_hostile_http.py sends what is wrong in every run.
    pytest.param(GenerationMode.NEGATIVE, id="negative", marks=pytest.mark.nightly),
]


@pytest.fixture(scope="module")
def schema(probed: Server) -> Any:
    return schemathesis.openapi.from_url(f"{probed.link}/api/openapi.json")


def new_table(server: Server) -> tuple[str, str]:
    """Returns the code of a table and the cookie of its host."""
    body = {"id": wish_id("create"), "name": "Ada"}
    reply = httpx2.post(f"{server.link}/api/tables", json=body, timeout=PATIENCE)
    return reply.json()["code"], reply.headers["set-cookie"].partition(";")[0]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: f"{each.method} {each.path}")
def test_every_answer_is_as_documented_and_none_is_a_5xx(
    probed: Server, schema: Any, operation: Operation, mode: GenerationMode
) -> None:
    code, cookie = new_table(probed)
    described = schema[operation.path][operation.method]
    try:
        cases = described.as_strategy(generation_mode=mode)

        @hypothesis.given(case=cases, insider=strategies.booleans())
        @hypothesis.settings(
            max_examples=examples(10),
            deadline=None,
            database=None,
            suppress_health_check=list(hypothesis.HealthCheck),
        )
        def probe(case: Any, *, insider: bool) -> None:
            if insider and "code" in case.path_parameters:
                case.path_parameters["code"] = code
                case.headers["cookie"] = cookie
            case.call_and_validate(checks=CHECKS, timeout=PATIENCE)

        probe()
    except hypothesis.errors.Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE  # it takes nothing that could be wrong
