"""Save a data folder as this version writes it, with what its players saw, in tests/golden/data.

`test_kept_data.py` opens all of them with the newest code and asks for one of each schema and log format, which
`python -m tests.server.keep_data` makes. A saved one is never written again.
"""

from __future__ import annotations

import asyncio
import io
import json
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import Any, Final

from stella.store.sqlite.log import FORMAT as SCHEMA
from stella.wire.stored import CODEC
from tests.conftest import serving
from tests.support.people import Device, play_round

FOLDER: Final = Path(__file__).resolve().parents[1] / "golden/data"
SLATES: Final = [[0, 1, 2], [1, 2, 5], [2, 5, 7, 8]]
ROUNDS: Final = 4
Kept = dict[str, dict[str, Any]]


def path_of(schema: int, log: int) -> Path:
    """Where the sample of these formats is."""
    return FOLDER / f"schema-{schema}-log-{log}.tar.xz"


async def play(link: str) -> Kept:
    """A finished game, and one in which Eve has just marked the picture 4."""
    async with Device(link) as ada, Device(link) as bo, Device(link) as cy:
        over = await _begin([ada, bo, cy], ["Ada", "Bo", "Cy"])
        for number in range(1, ROUNDS + 1):
            for person in (ada, bo, cy):
                await person.until(
                    lambda view: view["play"] and view["play"]["game"]["phase"] == "associate.word"
                )
            await play_round([ada, bo, cy], SLATES)
            for person in (ada, bo, cy) if number < ROUNDS else ():
                await person.do("ready", yes=True)
        await bo.until(lambda view: view["table"]["status"] == "over")
        record = (await bo.http.get(f"/api/tables/{over}/record")).json()
        kept = {"over": {"code": over, "cookies": dict(bo.http.cookies), "record": record}}
    async with Device(link) as dan, Device(link) as eve, Device(link) as flo:
        begun = await _begin([dan, eve, flo], ["Dan", "Eve", "Flo"])
        for person in (dan, eve, flo):
            await person.until(
                lambda view: view["play"] and view["play"]["game"]["phase"] == "associate.word"
            )
        scout = next(each for each in (dan, eve, flo) if each.own["actions"]["reveal_word"])
        await scout.do("reveal_word")
        await eve.until(lambda view: view["play"]["game"]["phase"] == "associate.mark")
        await eve.do("mark", place=4)
        await eve.until(lambda view: view["you"]["game"]["crosses"] == [4])
        seen = {"clue": eve.game["clue"], "crosses": [4]}
        kept["open"] = {"code": begun, "cookies": dict(eve.http.cookies), **seen}
    return kept


async def _begin(people: list[Device], names: list[str]) -> str:
    table = await people[0].create(names[0])
    for person, name in zip(people[1:], names[1:], strict=True):
        await person.join(table["code"], name)
    for person in people:
        await person.connect()
    await people[0].do("start")
    return str(table["code"])


def pack(data: Path, kept: Kept, target: Path) -> None:
    """Put a data folder and what was seen of it into one small file."""
    with tarfile.open(target, "w:xz") as archive:
        for file in sorted(data.iterdir()):
            if file.is_file() and file.suffix != ".lock":
                info = tarfile.TarInfo(f"data/{file.name}")
                info.size, info.mode = file.stat().st_size, 0o600
                archive.addfile(info, io.BytesIO(file.read_bytes()))
        text = json.dumps(kept, indent=1, ensure_ascii=False).encode()
        info = tarfile.TarInfo("seen.json")
        info.size = len(text)
        archive.addfile(info, io.BytesIO(text))


def main() -> int:
    """Make the sample of the present formats, if it is missing."""
    target = path_of(SCHEMA, CODEC.format)
    if target.exists():
        print(f"{target.name} is there already: a kept folder is never written again")
        return 1
    with tempfile.TemporaryDirectory() as place:
        with serving("--unlimited", cwd=Path(place)) as (link, process):
            kept = asyncio.run(play(link))
            process.terminate()
            process.wait(60)
        pack(Path(place) / "data", kept, target)
    print(f"kept {target.name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
