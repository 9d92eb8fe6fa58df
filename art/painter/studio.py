# SPDX-License-Identifier: GPL-3.0-or-later
"""From a card's name to its scene, its files and whether they are up to date."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from .extras import EXTRAS
from .fingerprint import fingerprint
from .wishes import SHADES

ART = Path(__file__).resolve().parents[1]
SCENES = ART / "scenes"
DECK = ART.parent / "src" / "stella" / "content" / "decks" / "starlight"
OUT = ART / "out"
CONCEPTS = ART / "concepts.toml"
DRAFT = (240, 360, 8)
FINAL = (1200, 1800, 32)
CARD = (800, 1200)
SOFTWARE = 0x0131  # the field of EXIF that says what a picture was made from


@dataclass(frozen=True)
class Order:
    """How pictures are to be painted: as a draft, as a final or in a custom size, on which device, into what."""

    draft: bool = False
    size: tuple[int, int] | None = None
    samples: int | None = None
    device: str = "cpu"
    threads: int = 2
    out: Path | None = None

    @property
    def final(self) -> bool:
        """Whether this makes the deck's own files."""
        return not self.draft and self.size is None and self.samples is None


def cards() -> list[str]:
    """All cards that have a scene."""
    return sorted(path.stem for path in SCENES.glob("*.py") if not path.stem.startswith("_"))


def families() -> dict[str, list[str]]:
    """The painted cards of each palette family, as art/concepts.toml sorts them."""
    found: dict[str, list[str]] = {}
    painted = set(cards())
    for concept in tomllib.loads(CONCEPTS.read_text(encoding="utf-8")).get("card", []):
        if concept["id"] in painted:
            found.setdefault(concept["family"], []).append(concept["id"])
    return found


def named(names: Iterable[str]) -> list[str]:
    """The pictures that are meant by ids, families, "all" for the cards and "extras" for what isn't a card."""
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


def scene(card: str) -> str:
    """The module that paints a picture."""
    return f"extras.{EXTRAS[card].scene}" if card in EXTRAS else f"scenes.{card}"


def second_colour(card: str) -> str | None:
    """The hue that a card's shadows turn to, which its family decides."""
    family = next((name for name, members in families().items() if card in members), None)
    return SHADES.get(family or "")


def sizes(card: str, order: Order) -> tuple[int, int, int]:
    """Width, height and samples to render with."""
    width, height, samples = EXTRAS[card].render if card in EXTRAS else FINAL
    if order.draft:
        width, height, samples = width // 5, height // 5, DRAFT[2]
    if order.size:
        width, height = order.size
    return width, height, order.samples or samples


def shown(card: str) -> tuple[int, int]:
    """Width and height of the finished picture."""
    return EXTRAS[card].size if card in EXTRAS else CARD


def layers(card: str, order: Order) -> Path:
    """The rendered layers, in the ignored folder."""
    width, height, samples = sizes(card, order)
    return OUT / "layers" / f"{card}-{width}x{height}-{samples}.exr"


def master(card: str, order: Order) -> Path:
    """The finished picture without loss, in the ignored folder."""
    kind = "draft" if order.draft else "final" if order.final else "trial"
    return OUT / kind / f"{card}.png"


def printed(card: str, order: Order) -> tuple[Path, ...]:
    """The files of a picture: for a card those in the deck, large and small."""
    name = f"{card.replace('_', '-')}.webp"
    if order.out:
        return (order.out / name,)
    if not order.final:
        return ()
    if card in EXTRAS:
        return tuple(wish.file for wish in EXTRAS[card].prints)
    return DECK / "large" / name, DECK / "small" / name


def mark(card: str, order: Order) -> str:
    """What the picture is made from, as it is now."""
    return fingerprint(scene(card), sizes(card, order), ART)


def stale(card: str, order: Order) -> str | None:
    """Why a picture must be painted, if it must; its file says what it was made from."""
    files = printed(card, order)
    if not files:
        said = master(card, order).with_suffix(".sha256")
        found = said.read_text(encoding="utf-8") if said.exists() else None
    elif all(file.exists() for file in files):
        found = Image.open(files[0]).getexif().get(SOFTWARE)
    else:
        found = None
    if found is None:
        return "not painted yet"
    return None if found == mark(card, order) else "its scene, a module it uses or the finish has changed"
