"""What posters look like: compared with pictures that somebody has looked at."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import msgspec
import pytest
from PIL import Image, ImageChops, ImageStat

from stella.content.texts import text
from stella.content.wordcards import load_word_cards
from stella.languages import LANGUAGES
from stella.paper.painter import SANS, SERIF, _known, paint
from stella.paper.poster import Lantern, Poster
from stella.paper.press import Press

GOLDEN = Path(__file__).parents[1] / "golden" / "posters"
TOLERANCE = 4.0
"""Of 255, on average over a tile: encoders and smooth edges differ, pictures and words do not."""

POSTERS = {
    "preview": Poster("wide", "Journey", "What would you have marked?", (), note="Ann, Zoë, Krzysztof"),
    "long-word": Poster("wide", "Sonnenuntergangsstimmung", "Was hättest du angekreuzt?", ()),
    "sky": Poster(
        "upright",
        "Treasure",
        "11 stars",
        (),
        note="Tonight’s sky",
        fates="sSsfo",
        address="https://stella.example/sky/2026-11-16",
        site="stella.example",
    ),
    "game": Poster(
        "upright",
        "Journey",
        "What would you have marked?",
        (),
        lanterns=(
            Lantern("orange", "Ann", 28),
            Lantern("pink", "Zoë", 31),
            Lantern("purple", "Krzysztof", 19),
        ),
        bonds=((0, 1, 1.0), (1, 2, 0.3)),
        address="https://stella.example/s/token",
        site="stella.example",
    ),
}


POSTERS["six"] = msgspec.structs.replace(
    POSTERS["game"],
    word="Sonnenuntergangsstimmung",
    question="Was hättest du angekreuzt?",
    lanterns=tuple(
        Lantern(colour, name, points)
        for colour, name, points in (
            ("orange", "Ann", 0),
            ("pink", "Bartholomäus Überschwang", 104),
            ("purple", "Elisabeth-Charlotte", 19),
            ("blue", "Zoë", 31),
            ("green", "Krzysztof", 7),
            ("yellow", "Wolfeschlegelsteinhausen", 28),
        )
    ),
    bonds=((0, 1, 1.0), (1, 2, 0.3), (3, 5, 0.6)),
)
POSTERS["french"] = Poster(
    "wide", "Mille-feuille", "Qu’auriez-vous coché\u202f?", (), note="Zoë, Анна, Bo 😀"
)
POSTERS["nameless"] = msgspec.structs.replace(
    POSTERS["game"], lanterns=tuple(Lantern(colour, "", 12) for colour in ("orange", "pink", "green"))
)
POSTERS["real-cards"] = POSTERS["game"]


@pytest.fixture(scope="module")
def paintings(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, ...]:
    """Three plain pictures: the deck may be repainted."""
    folder = tmp_path_factory.mktemp("paintings")
    paths = []
    for name, colours in (
        ("a", ("#204080", "#f0c060")),
        ("b", ("#702040", "#f090a0")),
        ("c", ("#104030", "#a0e0b0")),
    ):
        shade = Image.linear_gradient("L").resize((200, 300))
        dark, light = (Image.new("RGB", shade.size, colour) for colour in colours)
        picture = Image.composite(light, dark, shade)
        picture.save(folder / f"{name}.png")
        paths.append(str(folder / f"{name}.png"))
    return tuple(paths)


def painted(name: str, paintings: tuple[str, ...]) -> Image.Image:
    poster = POSTERS[name]
    with Image.open(BytesIO(paint(_with(poster, () if name == "real-cards" else paintings)))) as picture:
        return picture.convert("RGB")


def _with(poster: Poster, paintings: tuple[str, ...]) -> Poster:
    return msgspec.structs.replace(poster, pictures=paintings)


def difference(one: Image.Image, other: Image.Image) -> float:
    """How far the most different tile of two pictures differs."""
    apart = ImageChops.difference(one, other).convert("L")
    tile = 30
    boxes = [
        (x, y, x + tile, y + tile) for x in range(0, one.width, tile) for y in range(0, one.height, tile)
    ]
    return max(ImageStat.Stat(apart.crop(box)).mean[0] for box in boxes)


@pytest.mark.parametrize("name", POSTERS)
def test_a_poster_looks_as_it_did_when_somebody_looked_at_it(name: str, paintings: tuple[str, ...]) -> None:
    picture = painted(name, paintings)
    assert picture.size == ((1200, 630) if POSTERS[name].shape == "wide" else (1080, 1350))
    with Image.open(GOLDEN / f"{name}.png") as golden:
        small = picture.resize(golden.size, Image.Resampling.BOX)
        assert difference(small, golden.convert("RGB")) < TOLERANCE


def test_the_comparison_would_notice_a_missing_line(paintings: tuple[str, ...]) -> None:
    without = msgspec.structs.replace(_with(POSTERS["preview"], paintings), note="")
    with Image.open(BytesIO(paint(without))) as picture, Image.open(GOLDEN / "preview.png") as golden:
        small = picture.convert("RGB").resize(golden.size, Image.Resampling.BOX)
        assert difference(small, golden.convert("RGB")) > TOLERANCE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fonts_have_all_letters_of_our_words_and_texts(language: str) -> None:
    ours = {
        text(name, language) for name in ("guess-title", "share-game", "sky-preview-question", "home-sky")
    }
    ours |= {words[language] for words in load_word_cards().texts.values()}
    for each in ours:
        assert _known(SERIF, each) == _known(SANS, each) == each.replace("\u202f", "\u00a0")


def test_letters_that_the_fonts_lack_are_left_out() -> None:
    assert [_known(SANS, name) for name in ("Zoë 😀", "Анна", "Łódź")] == ["Zoë", "", "Łódź"]


def test_a_poster_is_painted_by_a_process_of_its_own(paintings: tuple[str, ...]) -> None:
    with Press().make(_with(POSTERS["sky"], paintings)) as made:
        assert made.read() == paint(_with(POSTERS["sky"], paintings))
