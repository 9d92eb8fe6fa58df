# SPDX-License-Identifier: GPL-3.0-or-later
"""From a card's name to its finished files: finding scenes, rendering, developing, remembering what is done."""

from __future__ import annotations

import ast
import hashlib
import importlib
import time
import tomllib
from collections.abc import Iterable
from pathlib import Path

import cv2
import numpy as np
from PIL import Image

from . import extras
from .extras import EXTRAS

ART = Path(__file__).resolve().parents[1]
SCENES = ART / "scenes"
DECK = ART.parent / "src" / "stella" / "content" / "decks" / "starlight"
OUT = ART / "out"
CONCEPTS = ART / "concepts.toml"
DRAFT = (240, 360, 8)
FINAL = (600, 900, 20)
CARD = (800, 1200)
QUALITIES = (82, 74, 66)
SMALL_QUALITY = 60
"""Fifteen small pictures must reach a phone on a slow network at once; they are seen at half their size."""
HEAVIEST = 130_000
"""Bytes of a large picture: one of much grass or fur is pressed harder."""
SOFTWARE, COPYRIGHT = 0x0131, 0x8298  # fields of EXIF


def cards() -> list[str]:
    """All cards that have a scene."""
    return sorted(path.stem for path in SCENES.glob("*.py") if not path.stem.startswith("_"))


def families() -> dict[str, list[str]]:
    """The painted cards of each palette family, as art/concepts.toml sorts them."""
    if not CONCEPTS.exists():
        return {}
    found: dict[str, list[str]] = {}
    painted = set(cards())
    for concept in tomllib.loads(CONCEPTS.read_text(encoding="utf-8")).get("card", []):
        if concept["id"] in painted:
            found.setdefault(concept["family"], []).append(concept["id"])
    return found


def named(names: Iterable[str]) -> list[str]:
    """The pictures that are meant by ids, families, "all" for the cards and "extras" for what is no card."""
    known, groups = cards(), families()
    chosen: list[str] = []
    for name in names:
        if name == "all":
            chosen += known
        elif name == "extras":
            chosen += EXTRAS
        elif name in known or name in EXTRAS:
            chosen.append(name)
        elif name in groups:
            chosen += groups[name]
        else:
            raise SystemExit(f"no card or family is called {name}; cards: {', '.join(known) or 'none'}")
    return list(dict.fromkeys(chosen))


def master(card: str, *, draft: bool) -> Path:
    """The finished picture without loss, in the ignored folder."""
    return OUT / ("draft" if draft else "final") / f"{card}.png"


def scene(card: str) -> str:
    """The module that paints a picture."""
    return f"extras.{EXTRAS[card].scene}" if card in EXTRAS else f"scenes.{card}"


def sizes(card: str, *, draft: bool) -> tuple[int, int, int]:
    """Width, height and samples to render with."""
    if card not in EXTRAS:
        return DRAFT if draft else FINAL
    width, height, samples = EXTRAS[card].render
    return (width * 2 // 5, height * 2 // 5, DRAFT[2]) if draft else (width, height, samples)


def printed(card: str) -> tuple[Path, ...]:
    """The files of a picture: for a card the two in the deck, large and small."""
    if card in EXTRAS:
        return tuple(wish.file for wish in EXTRAS[card].prints)
    name = f"{card.replace('_', '-')}.webp"
    return DECK / "large" / name, DECK / "small" / name


def fingerprint(card: str, *, draft: bool) -> str:
    """What a picture depends on besides the painter: its scene, however it is formatted, and how it is rendered."""
    file = ART / f"{scene(card).replace('.', '/')}.py"
    drawn = ast.dump(ast.parse(file.read_text(encoding="utf-8")))
    return hashlib.sha256(f"{drawn} {sizes(card, draft=draft)}".encode()).hexdigest()


def is_done(card: str, *, draft: bool) -> bool:
    """Whether the picture was made from the scene as it is now; a finished file says itself what it was made from."""
    wanted = fingerprint(card, draft=draft)
    if draft:
        mark = master(card, draft=True).with_suffix(".sha256")
        return mark.exists() and mark.read_text() == wanted
    files = printed(card)
    return all(file.exists() for file in files) and Image.open(files[0]).getexif().get(SOFTWARE) == wanted


def paint(card: str, *, draft: bool, threads: int) -> str:
    """Render, finish and store one card; gives a line about it."""
    from . import stage
    from .finish import develop

    started, mark, file = time.process_time(), fingerprint(card, draft=draft), master(card, draft=draft)
    file.parent.mkdir(parents=True, exist_ok=True)
    width, height, samples = sizes(card, draft=draft)
    cv2.setNumThreads(threads)
    stage.reset(width, height, samples, draft=draft, threads=threads)
    wish = importlib.import_module(scene(card)).paint(draft)
    built = time.process_time()
    exr = file.with_suffix(".exr")
    stage.render(exr)
    rendered = time.process_time()
    save(develop(stage.passes(exr), wish, shown(card)), file)
    file.with_suffix(".sha256").write_text(mark)
    size = "" if draft else f", {publish(card, mark) // 1024} kB"
    ended = time.process_time()
    return (
        f"{ended - started:.0f} CPU-s (build {built - started:.0f}, render {rendered - built:.0f},"
        f" finish {ended - rendered:.0f}){size}"
    )


def refinish(card: str, *, draft: bool) -> None:
    """Develop the stored layers again, after a change of the finish; the scene is only built, not rendered."""
    from . import stage
    from .finish import develop

    width, height, _ = sizes(card, draft=True)
    stage.reset(width, height, 1, draft=True, threads=1)
    wish = importlib.import_module(scene(card)).paint(True)
    file = master(card, draft=draft)
    save(develop(stage.passes(file.with_suffix(".exr")), wish, shown(card)), file)
    if not draft:
        publish(card, fingerprint(card, draft=False))


def shown(card: str) -> tuple[int, int]:
    """Width and height of the finished picture."""
    return EXTRAS[card].size if card in EXTRAS else CARD


def save(picture: np.ndarray, file: Path) -> None:
    """Store a picture without loss."""
    cv2.imwrite(str(file), (np.clip(picture, 0, 1)[..., ::-1] * 255 + 0.5).astype(np.uint8))


def publish(card: str, made_from: str) -> int:
    """Write the files of a picture from its master; gives the size of the first."""
    about = Image.Exif()
    about[SOFTWARE], about[COPYRIGHT] = made_from, "Stella contributors, CC BY 4.0"
    for file in printed(card):
        file.parent.mkdir(parents=True, exist_ok=True)
    picture = Image.open(master(card, draft=False)).convert("RGB")
    if card in EXTRAS:
        return extras.publish(picture, EXTRAS[card], about)
    large, small = printed(card)
    half = picture.resize((picture.width // 2, picture.height // 2), Image.Resampling.LANCZOS)
    half.save(small, quality=SMALL_QUALITY, method=6, exif=about)
    for quality in QUALITIES:
        picture.save(large, quality=quality, method=6, exif=about)
        if large.stat().st_size <= HEAVIEST:
            break
    return large.stat().st_size
