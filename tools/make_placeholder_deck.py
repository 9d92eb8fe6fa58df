"""Paint the 36 pictures of the placeholder deck anew: `.venv/bin/python tools/make_placeholder_deck.py [card ...]`.

Its texts are in `deck.toml` beside the pictures, written by people who looked at them. With `--sheet FILE` a contact
sheet is made as well, in colour and in grey, at the sizes of a table and of a small phone.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PIL import Image

from placeholder_deck import scenes_one as one
from placeholder_deck import scenes_two as two
from placeholder_deck.paper import Sheet, palette

FOLDER: Final = Path(__file__).resolve().parents[1] / "src/stella/content/decks/placeholder"
QUALITY: Final = 80

#                    sky top, bottom, far    middle near   ink    accent light
NIGHT = palette("14265a 4f64a0 4459a0 364888 2b3a74 0a0f26 e39a3b ffe2a0")
DUSK = palette("f0a79a f8dcc0 c98aa0 8a6f97 4f5a7c 262b48 2f8f8b fff1cf")
FOREST = palette("c3d6a4 f2ecc4 86ab84 4f8262 2c5a48 17332c d99a2b fff3b8")
DESERT = palette("f6cf8e fbead0 e0a766 c9803f 98502c 43231a c0392b fff4d6")
SEA = palette("8fd0cf e4f3e4 5aa9ac 2f8290 1d5a6c 0f3240 ef7a5f fff6dd")
VIOLET = palette("5c4a8c c3a4cf 8a76b4 64548f 40376a 221c40 6cc7a4 fdf3d4")
WINTER = palette("b9cfe2 eaf1f6 a4bfd6 c6d8e6 eff5fa 2a3c58 cf3f3c ffffff")
AUTUMN = palette("f3b765 fbe6bd d98c3f 35507a 22365a 141d38 d4572a fff0c4")
CANDLE = palette("23222c 4a4450 3a3844 302d39 25232d 121118 f0a93c ffedb0")
SPRING = palette("f8d0da fdf2e6 cfe0a0 a3c774 6fa35c 3d4a3a e5658a fffaf0")
INK = palette("e9dfc8 f6f0e2 aab4cc 6f7fae 3d4a86 1d2450 d9583f fffaf0")
FAIR = palette("2a1230 7a2444 5a1f48 43173c 2c1030 160818 e8503f ffd88a")

CARDS: Final = {
    NIGHT: (one.lantern_hill, one.moon_boat, one.key_lake),
    DUSK: (one.door_field, one.balloon_house, one.bird_umbrella),
    FOREST: (one.tree_ladder, one.mushroom_lamps, one.star_nest),
    DESERT: (one.stairs_sun, one.hourglass, one.cactus_kite),
    SEA: (one.whale_island, one.fish_roofs, one.bottle_ship),
    VIOLET: (one.book_valley, one.mask_moon, one.snail_hill),
    WINTER: (two.scarf_tree, two.snow_globe, two.high_bridge),
    AUTUMN: (two.leaf_boat, two.clock_tree, two.crow_crown),
    CANDLE: (two.candle_tower, two.keyhole, two.cat_window),
    SPRING: (two.teapot_river, two.butterfly_jar, two.cloud_swing),
    INK: (two.feather_river, two.paper_planes, two.mirror_tree),
    FAIR: (two.moon_wheel, two.hand_star, two.cloud_train),
}


def name_of(scene: Callable[[Sheet], None]) -> str:
    """The id of a card: the name of its scene."""
    return scene.__name__.replace("_", "-")


def paint(wanted: list[str]) -> None:
    """Paint and write the wanted cards, or all."""
    for sub in ("large", "small"):
        (FOLDER / sub).mkdir(parents=True, exist_ok=True)
    scenes = [(colours, scene) for colours, family in CARDS.items() for scene in family]
    for seed, (colours, scene) in enumerate(scenes):
        name = name_of(scene)
        if wanted and name not in wanted:
            continue
        sheet = Sheet(colours, seed)
        scene(sheet)
        large = sheet.finished()
        small = large.resize((400, 600), Image.Resampling.LANCZOS)
        large.save(FOLDER / "large" / f"{name}.webp", quality=QUALITY, method=6)
        small.save(FOLDER / "small" / f"{name}.webp", quality=QUALITY, method=6)


def contact_sheet(target: Path) -> None:
    """All cards side by side; below them in grey at 70 pixels, as the smallest phone shows them."""
    names = [name_of(scene) for family in CARDS.values() for scene in family]
    page = Image.new("RGB", (9 * 210, 4 * 310 + 2 * 120), (90, 86, 82))
    for number, name in enumerate(names):
        card = Image.open(FOLDER / "small" / f"{name}.webp").convert("RGB")
        page.paste(card.resize((200, 300)), (number % 9 * 210 + 5, number // 9 * 310 + 5))
        grey = card.resize((70, 105)).convert("L").convert("RGB")
        page.paste(grey, (number % 18 * 104 + 8, 4 * 310 + number // 18 * 120 + 8))
    page.save(target)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cards", nargs="*")
    parser.add_argument("--sheet", type=Path)
    given = parser.parse_args()
    paint(given.cards)
    if given.sheet:
        contact_sheet(given.sheet)


if __name__ == "__main__":
    main()
