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

from placeholder_deck import (
    candle_and_spring,
    forest_and_desert,
    ink_and_fair,
    night_and_dusk,
    sea_and_violet,
    winter_and_autumn,
)
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
    NIGHT: (night_and_dusk.lantern_hill, night_and_dusk.moon_boat, night_and_dusk.key_lake),
    DUSK: (night_and_dusk.door_field, night_and_dusk.balloon_house, night_and_dusk.bird_umbrella),
    FOREST: (forest_and_desert.tree_ladder, forest_and_desert.mushroom_lamps, forest_and_desert.star_nest),
    DESERT: (forest_and_desert.stairs_sun, forest_and_desert.hourglass, forest_and_desert.cactus_kite),
    SEA: (sea_and_violet.whale_island, sea_and_violet.fish_roofs, sea_and_violet.bottle_ship),
    VIOLET: (sea_and_violet.book_valley, sea_and_violet.mask_moon, sea_and_violet.snail_hill),
    WINTER: (winter_and_autumn.scarf_tree, winter_and_autumn.snow_globe, winter_and_autumn.high_bridge),
    AUTUMN: (winter_and_autumn.leaf_boat, winter_and_autumn.clock_tree, winter_and_autumn.crow_crown),
    CANDLE: (candle_and_spring.candle_tower, candle_and_spring.keyhole, candle_and_spring.cat_window),
    SPRING: (candle_and_spring.teapot_river, candle_and_spring.butterfly_jar, candle_and_spring.cloud_swing),
    INK: (ink_and_fair.feather_river, ink_and_fair.paper_planes, ink_and_fair.mirror_tree),
    FAIR: (ink_and_fair.moon_wheel, ink_and_fair.hand_star, ink_and_fair.cloud_train),
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
