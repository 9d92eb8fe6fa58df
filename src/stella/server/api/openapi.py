"""The OpenAPI document of the HTTP API, made from its operations and the structs that decode and encode them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from stella import __version__
from stella.server.api.operations import OPERATIONS, Body, Operation
from stella.server.api.responses import HttpProblem

PARAMETERS = {
    "code": "The eight characters of the table's code",
    "id": "The id of a deck; that of a table's own pictures is table- and the code",
}


@cache
def document() -> bytes:
    """Return the whole document as JSON."""
    shapes = list(
        dict.fromkeys(
            [HttpProblem, *[s for each in OPERATIONS for s in (each.body, each.reply, each.part) if s]]
        )
    )
    refs, components = msgspec.json.schema_components(shapes, ref_template="#/components/schemas/{name}")
    ref = dict(zip(shapes, refs, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _described(operation, ref)
    info = {"title": "Stella tables", "version": __version__}
    return msgspec.json.encode(
        {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}
    )


def _described(each: Operation, ref: dict[Body, dict[str, Any]]) -> dict[str, Any]:
    answer: dict[str, Any] = {"description": each.summary}
    if each.reply is not None:
        answer["content"] = _json(ref[each.reply])
    refusal = {"description": "Refused; nothing has changed", "content": _json(ref[HttpProblem])}
    title = (
        each.path.removeprefix("/api/").replace("/", "_").replace("{code}", "table").replace("{id}", "deck")
    )
    operation: dict[str, Any] = {
        "summary": each.summary,
        "operationId": f"{each.method}_{title}",
        "responses": {str(each.status): answer, **{str(status): refusal for status in each.problems}},
    }
    for name, meaning in PARAMETERS.items():
        if f"{{{name}}}" in each.path:
            schema = {"type": "string", "description": meaning}
            operation["parameters"] = [{"name": name, "in": "path", "required": True, "schema": schema}]
    if each.files is not None and each.part is not None:
        operation["requestBody"] = {"required": True, "content": each.files}
        operation["responses"]["422"] = {**refusal, "content": _json(ref[each.part])}
    if each.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(ref[each.body])}
    return operation


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
