"""Outfits by name, and the garments they are sewn from."""

from dataclasses import fields, replace

import pytest

from painter.motifs.bodies import BODIES
from painter.motifs.clothes import OUTFITS, Clothes, cut_of, female_of, garments
from painter.people.garment import Garment
from painter.people.hair import STYLES
from painter.people.shape import BUILDS, blend

pytestmark = pytest.mark.nightly


@pytest.mark.parametrize("name", sorted(OUTFITS))
def test_every_outfit_covers_the_trunk(name: str) -> None:
    kinds = [g.kind for g in garments(OUTFITS[name])]
    assert {"top", "dress", "coat"} & set(kinds)
    assert OUTFITS[name].hair in STYLES


@pytest.mark.parametrize("name", sorted(OUTFITS))
def test_trousers_are_put_on_before_what_hangs_over_them(name: str) -> None:
    kinds = [g.kind for g in garments(OUTFITS[name])]
    assert "trousers" not in kinds[1:]


def test_a_skirt_is_worn_over_a_blouse_that_is_tucked_in() -> None:
    blouse, skirt = garments(OUTFITS["blouse and skirt"])
    assert (blouse.kind, blouse.hem) == ("top", 0)
    assert skirt.kind == "skirt"


def test_a_piece_of_none_is_left_off() -> None:
    wear = replace(OUTFITS["cape"], cape=None)
    assert not any(g.kind == "cape" for g in garments(wear))
    assert any(g.kind == "cape" for g in garments(OUTFITS["cape"]))


def test_without_trousers_the_legs_are_bare() -> None:
    assert not any(g.kind == "trousers" for g in garments(OUTFITS["summer dress"]))


def test_the_longer_a_coat_the_longer_its_garment() -> None:
    short, long = (garments(Clothes(length=length, cut="coat"))[-1].length for length in (0.3, 0.9))
    assert 0 < short < long < 1


def test_a_cut_is_guessed_from_what_an_outfit_has() -> None:
    assert cut_of(Clothes(length=0.0)) == "jumper"
    assert cut_of(Clothes(length=0.0, apron="#112233")) == "dungarees"
    assert cut_of(Clothes(length=0.15, collar="#ffffff")) == "jacket"
    assert cut_of(Clothes(length=0.9, hair="bun")) == "dress"
    assert cut_of(Clothes(length=0.9)) == "coat"
    assert cut_of(Clothes(length=0.9, cut="robe")) == "robe"


def test_an_unknown_cut_is_refused() -> None:
    with pytest.raises(ValueError, match="toga"):
        garments(Clothes(cut="toga"))


def test_a_beard_speaks_for_a_man() -> None:
    assert female_of(Clothes(beard="#332211", hair="long")) == 0
    assert female_of(Clothes(hair="braids")) == 1


def test_bodies_are_of_known_builds() -> None:
    assert all(body.build in BUILDS for body in BODIES.values())


def test_shares_of_stops_add_up_to_one() -> None:
    stops = {"baby": 1, "child": 10, "young": 25, "old": 80}
    for age in (0, 1, 7, 10, 33, 80, 99):
        shares = blend(age, {k: float(v) for k, v in stops.items()})
        assert sum(shares.values()) == pytest.approx(1)
        assert sum(share > 0 for share in shares.values()) <= 2


def test_trimmings_of_a_garment_are_off_unless_asked_for() -> None:
    plain = Garment("top", "#000000")
    trims = {"belt", "buttons", "collar", "cuffs", "pockets", "apron", "shirt", "tie", "braces"}
    assert trims <= {f.name for f in fields(plain)}
    assert all(getattr(plain, name) is None for name in trims)
