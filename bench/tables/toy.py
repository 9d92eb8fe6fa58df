"""What a FastAPI server would be: the least that plays a table of six, in memory, as the documentation shows it.

It checks a toy move and sends the same bytes to the same sockets as the real server did at this move. Nothing is kept
on disk, there are no rules, no secrets and no sessions. `/json` encodes each view when it is sent, as `send_json` does;
`/text` sends views that were encoded beforehand, which no real server could. All settings are uvicorn's defaults.
"""

# mypy: disable-error-code="import-not-found,misc,untyped-decorator,unused-ignore"
# FastAPI is only there once this benchmark has run: requirements/bench.txt.

from __future__ import annotations

import os
from pathlib import Path

from bench.tables.steps import recorded_steps
from fastapi import FastAPI, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, Field


class Move(BaseModel):
    """What a client sends."""

    type: str = Field(min_length=1, max_length=20)
    id: str = Field(min_length=1, max_length=64)
    place: int | None = Field(default=None, ge=0, le=14)
    yes: bool | None = None


class Table:
    """Six sockets, and the crosses of each."""

    def __init__(self) -> None:
        self.sockets: dict[int, WebSocket] = {}
        self.marks: dict[int, set[int]] = {seat: set() for seat in range(6)}

    def apply(self, seat: int, move: Move) -> None:
        """Validate a toy move and make it."""
        marks = self.marks[seat]
        if move.type == "mark" and move.place is not None:
            marks.add(move.place)
        elif move.type == "unmark" and move.place is not None:
            marks.discard(move.place)


app = FastAPI()
tables: dict[int, Table] = {}
steps = recorded_steps(Path(os.environ["STELLA_BENCH_SCRIPT"]))


@app.websocket("/{how}/{number}/{seat}")
async def play(socket: WebSocket, how: str, number: int, seat: int) -> None:
    """One seat of one table."""
    await socket.accept()
    table = tables.setdefault(number, Table())
    table.sockets[seat] = socket
    try:
        while True:
            move = Move.model_validate(await socket.receive_json())
            table.apply(seat, move)
            step = steps[int(move.id.partition("-")[0])]
            await socket.send_json({"type": "ack", "id": move.id})
            shown = table.sockets if step.views == 6 else {next(iter(step.values)): socket}
            for viewer, other in list(shown.items()):
                if how == "json":
                    await other.send_json(step.values[viewer])
                else:
                    await other.send_text(step.texts[viewer])
    except WebSocketDisconnect:
        table.sockets.pop(seat, None)
