# SPDX-License-Identifier: GPL-3.0-or-later
"""What people wear, as plain choices; ready outfits by name; skin tones."""

from __future__ import annotations

from dataclasses import dataclass

from ..colour import Colour

SKINS: dict[str, Colour] = {
    "porcelain": "#f3d3bb",
    "peach": "#e8b48e",
    "olive": "#c99a6b",
    "tan": "#b57c4f",
    "brown": "#8a5636",
    "umber": "#633a26",
    "ebony": "#43281e",
}


@dataclass(frozen=True)
class Clothes:
    """One outfit.

    `length` is how far coat or skirt reach down the leg (0 hip, 1 ankle), `flare` how wide it is there.
    Hair: short, bob, long, bun, braids, ponytail, curls, fringe (bald on top), none. Hats: brim, beanie, cap,
    bowler, top, pointed, headscarf, hood, crown, none. A colour of None leaves the piece off.
    """

    coat: Colour = "#b8452f"
    length: float = 0.4
    flare: float = 0.05
    skirt: Colour | None = None
    trousers: Colour = "#2f3346"
    shoes: Colour = "#2a1f22"
    cuffs: Colour | None = None
    collar: Colour | None = None
    belt: Colour | None = None
    hair: str = "short"
    hair_colour: Colour = "#3a2620"
    beard: Colour | None = None
    hat: str = "none"
    hat_colour: Colour = "#3c3340"
    band: Colour | None = None
    scarf: Colour | None = None
    apron: Colour | None = None
    cape: Colour | None = None
    pack: Colour | None = None
    gloves: Colour | None = None


OUTFITS: dict[str, Clothes] = {
    "raincoat": Clothes(
        "#e0a528", 0.42, 0.07, trousers="#33506b", shoes="#243a52", hat="hood", hat_colour="#e0a528"
    ),
    "red coat": Clothes(
        "#b5352a", 0.45, 0.06, scarf="#efdcb4", hat="beanie", hat_colour="#31405c", band="#e6d3a8"
    ),
    "overalls": Clothes("#c9b48e", 0.0, trousers="#34507a", apron="#34507a", hat="cap", hat_colour="#5a4638"),
    "work shirt": Clothes(
        "#7c8a6a",
        0.06,
        0.02,
        trousers="#4a3b34",
        belt="#2a1d18",
        hair="short",
        hat="cap",
        hat_colour="#3b3a3a",
        beard="#4a2f22",
    ),
    "long dress": Clothes("#3f6a66", 0.93, 0.10, belt="#d8b25a", hair="bun", hair_colour="#5a2f20"),
    "blouse and skirt": Clothes("#efe2cc", 0.9, 0.08, skirt="#7a2f3f", hair="long", hair_colour="#241a1c"),
    "apron": Clothes(
        "#8a5f7a",
        0.72,
        0.07,
        apron="#efe4cd",
        hair="bun",
        hair_colour="#d8d2c6",
        hat="headscarf",
        hat_colour="#c8643f",
    ),
    "suit": Clothes(
        "#2b2f3c", 0.16, 0.02, trousers="#242733", collar="#efe9da", hat="bowler", hat_colour="#1f2028"
    ),
    "tail coat": Clothes(
        "#3a2b45",
        0.55,
        0.04,
        trousers="#1f1c28",
        collar="#e8d9b8",
        hat="top",
        hat_colour="#221c2c",
        band="#a83a34",
    ),
    "great coat": Clothes(
        "#4a4038",
        0.82,
        0.05,
        collar="#8a6a45",
        shoes="#1d1817",
        hat="brim",
        hat_colour="#2e2826",
        scarf="#9c3b2e",
    ),
    "straw hat": Clothes(
        "#4f8a80", 0.3, 0.05, trousers="#8a7050", hat="brim", hat_colour="#e3bd62", band="#a83a34"
    ),
    "night shirt": Clothes(
        "#e9e2d2", 0.72, 0.07, trousers="#e0b894", shoes="#8d5a4a", hat="pointed", hat_colour="#7d93b5"
    ),
    "cape": Clothes("#2f3c5c", 0.3, 0.04, cape="#8e2c34", trousers="#20222e", hair="ponytail"),
    "jumper": Clothes(
        "#d2772f", 0.05, 0.02, trousers="#3d4c3c", shoes="#e6dcc6", hair="curls", hair_colour="#2a1b18"
    ),
    "wanderer": Clothes(
        "#6a7a4a",
        0.3,
        0.04,
        trousers="#4b3a30",
        pack="#8a4a2c",
        hat="brim",
        hat_colour="#5b4632",
        hair="braids",
    ),
    "robe": Clothes(
        "#5a4a86", 0.95, 0.09, belt="#d8b25a", hair="fringe", hair_colour="#e6e0d6", beard="#ece6da"
    ),
    "mourning": Clothes("#23222c", 0.92, 0.08, hat="headscarf", hat_colour="#1b1a22", hair="none"),
    "summer dress": Clothes(
        "#d9a23c", 0.5, 0.10, trousers="#c98f66", shoes="#7b3f32", hair="braids", hair_colour="#6a3a20"
    ),
}
