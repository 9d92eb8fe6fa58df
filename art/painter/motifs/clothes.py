# SPDX-License-Identifier: GPL-3.0-or-later
"""What people wear, as plain choices; ready outfits by name; and the garments these are sewn from."""

from __future__ import annotations

from dataclasses import dataclass

from ..colour import Colour, darker
from ..people.garment import Garment
from ..people.look import SKINS as SKINS  # noqa: PLC0414  (scenes take it from here)


@dataclass(frozen=True)
class Clothes:
    """One outfit.

    `length` is how far coat or skirt reach down the leg (0 hip, 1 ankle), `flare` how wide it is there. Hair: see
    `people.hair.STYLES`. Hats: brim, beanie, cap, bowler, top, pointed, headscarf, hood, crown, beret, none. `cut`
    (dress, coat, jacket, shirt, jumper, robe, dungarees) is guessed where it is empty. A colour of None leaves the
    piece off; without trousers and skirt the legs are bare.
    """

    coat: Colour = "#b8452f"
    length: float = 0.4
    flare: float = 0.05
    skirt: Colour | None = None
    trousers: Colour | None = "#2f3346"
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
    cut: str = ""


OUTFITS: dict[str, Clothes] = {
    "raincoat": Clothes(
        "#e0a528",
        0.42,
        0.07,
        trousers="#33506b",
        shoes="#243a52",
        hat="hood",
        hat_colour="#e0a528",
        cut="coat",
    ),
    "red coat": Clothes(
        "#b5352a", 0.45, 0.06, scarf="#efdcb4", hat="beanie", hat_colour="#31405c", band="#e6d3a8", cut="coat"
    ),
    "overalls": Clothes(
        "#c9b48e", 0.0, trousers="#34507a", apron="#34507a", hat="cap", hat_colour="#5a4638", cut="dungarees"
    ),
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
        cut="shirt",
    ),
    "long dress": Clothes(
        "#3f6a66", 0.93, 0.10, belt="#d8b25a", hair="bun", hair_colour="#5a2f20", cut="dress"
    ),
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
        cut="dress",
    ),
    "suit": Clothes(
        "#2b2f3c",
        0.16,
        0.02,
        trousers="#242733",
        collar="#efe9da",
        hat="bowler",
        hat_colour="#1f2028",
        cut="jacket",
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
        cut="coat",
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
        cut="coat",
    ),
    "straw hat": Clothes(
        "#4f8a80", 0.3, 0.05, trousers="#8a7050", hat="brim", hat_colour="#e3bd62", band="#a83a34", cut="coat"
    ),
    "night shirt": Clothes(
        "#e9e2d2", 0.72, 0.07, trousers=None, shoes="#8d5a4a", hat="pointed", hat_colour="#7d93b5", cut="robe"
    ),
    "cape": Clothes("#2f3c5c", 0.3, 0.04, cape="#8e2c34", trousers="#20222e", hair="ponytail", cut="coat"),
    "jumper": Clothes(
        "#d2772f",
        0.05,
        0.02,
        trousers="#3d4c3c",
        shoes="#e6dcc6",
        hair="curls",
        hair_colour="#2a1b18",
        cut="jumper",
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
        cut="coat",
    ),
    "robe": Clothes(
        "#5a4a86",
        0.95,
        0.09,
        belt="#d8b25a",
        hair="fringe",
        hair_colour="#e6e0d6",
        beard="#ece6da",
        cut="robe",
    ),
    "mourning": Clothes(
        "#23222c", 0.92, 0.08, hat="headscarf", hat_colour="#1b1a22", hair="none", cut="dress"
    ),
    "summer dress": Clothes(
        "#d9a23c",
        0.5,
        0.10,
        trousers=None,
        shoes="#7b3f32",
        hair="braids",
        hair_colour="#6a3a20",
        cut="dress",
    ),
}

FEMININE_HAIR = ("bun", "long", "braids", "bob", "ponytail")


def cut_of(wear: Clothes) -> str:
    """The cut of an outfit that does not say it."""
    if wear.cut:
        return wear.cut
    if wear.skirt is not None:
        return "blouse"
    if wear.length <= 0.02:
        return "dungarees" if wear.apron is not None else "jumper"
    if wear.length <= 0.2:
        return "jacket" if wear.collar is not None else "shirt"
    if wear.apron is not None or (wear.length > 0.45 and female_of(wear) > 0.5):
        return "dress"
    return "coat"


def female_of(wear: Clothes) -> float:
    """Whom an outfit was thought for, where the body does not say it."""
    if wear.beard is not None:
        return 0.0
    if wear.skirt is not None or wear.hair in FEMININE_HAIR or wear.hat == "headscarf":
        return 1.0
    return 0.9 if wear.cut == "dress" else 0.15


def garments(wear: Clothes) -> list[Garment]:
    """The garments of an outfit, from the inside out."""
    cut, made = cut_of(wear), []
    long = 0.18 + 0.8 * wear.length
    flare = 0.08 + 4 * wear.flare
    if (
        wear.trousers is not None
        and wear.skirt is None
        and not (cut in ("dress", "robe") and wear.length > 0.8)
    ):
        made.append(Garment("trousers", wear.trousers))
    match cut:
        case "blouse":
            made.append(
                Garment(
                    "top",
                    wear.coat,
                    loose=0.15,
                    hem=0,
                    collar=_if(wear.collar, "round"),
                    collar_colour=wear.collar,
                    cuffs=wear.cuffs,
                )
            )
            skirt = wear.skirt if wear.skirt is not None else wear.coat
            made.append(
                Garment(
                    "skirt",
                    skirt,
                    length=long,
                    flare=flare + 0.15,
                    belt=wear.belt,
                    apron=wear.apron,
                    bib=False,
                )
            )
        case "dungarees":
            made.append(Garment("top", wear.coat, hem=0, loose=0.14, cuffs=wear.cuffs, braces=wear.apron))
        case "jumper":
            made.append(
                Garment(
                    "top", wear.coat, loose=0.16, collar="roll", collar_colour=wear.collar, cuffs=wear.cuffs
                )
            )
        case "shirt":
            made.append(
                Garment(
                    "top",
                    wear.coat,
                    hem=0 if wear.belt is not None else 0.2,
                    loose=0.15,
                    collar="turned",
                    collar_colour=wear.collar,
                    cuffs=wear.cuffs,
                    buttons=darker(wear.coat, 0.4),
                    belt=wear.belt,
                )
            )
        case "jacket":
            kind = "coat" if wear.length > 0.25 else "top"
            made.append(
                Garment(
                    kind,
                    wear.coat,
                    hem=0.24,
                    length=long,
                    flare=flare,
                    loose=0.14,
                    collar="lapel",
                    shirt=wear.collar or "#efe9da",
                    tie="#7a2c2c",
                    cuffs=wear.cuffs,
                    belt=wear.belt,
                    buttons=darker(wear.coat, 0.4),
                )
            )
        case "coat":
            made.append(
                Garment(
                    "coat",
                    wear.coat,
                    length=long,
                    flare=flare,
                    loose=0.16,
                    open=wear.length > 0.3,
                    collar="turned",
                    collar_colour=wear.collar,
                    cuffs=wear.cuffs,
                    belt=wear.belt,
                    buttons=darker(wear.coat, 0.35),
                    pockets=darker(wear.coat, 0.8),
                )
            )
        case "dress" | "robe":
            made.append(
                Garment(
                    "dress",
                    wear.coat,
                    length=long,
                    flare=flare,
                    loose=0.12 if cut == "dress" else 0.2,
                    collar=_if(wear.collar, "round"),
                    collar_colour=wear.collar,
                    cuffs=wear.cuffs,
                    belt=wear.belt,
                    apron=wear.apron,
                )
            )
        case _:
            raise ValueError(f"no clothes are cut as {cut}")
    if wear.cape is not None:
        made.append(Garment("cape", wear.cape, length=0.72, flare=0.3, loose=0.14, open=True))
    return made


def _if(colour: Colour | None, collar: str) -> str | None:
    return collar if colour is not None else None
