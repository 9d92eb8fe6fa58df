"""The contact sheet says whether drawn faces can be read in the finished picture."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageDraw

from painter.cast.heads import Head
from painter.legible import EmptySheet, Legibility, legibility

pytestmark = pytest.mark.nightly

ART = Path(__file__).resolve().parents[2] / "art"
CASTS = sorted(path.stem for path in (ART / "cast").glob("[a-z]*.py"))


def cast(*tall: float) -> Callable[[Any], None]:
    def draw(page: Any) -> None:
        for n, size in enumerate(tall):
            Head(page.sheet((0, 0, 800, 1200)), (200 + 400 * n, 300), size).draw()

    return draw


def picture(x: float, size: float, marked: str) -> Image.Image:
    """A card all in the colour of skin, with dark eyes or a dark mouth in one head."""
    card = Image.new("RGB", (800, 1200), "#d8a080")
    pen = ImageDraw.Draw(card)
    head = Head(EmptySheet(), (x, 300), size)  # type: ignore[arg-type]
    spots = [(x, y) for x, y, _ in head.view.eyes] if "eyes" in marked else []
    spots += head.view.mouth if "mouth" in marked else []
    for u, v in head.place(head.nodded(spots)) if spots else ():
        pen.ellipse((u - size / 10, v - size / 10, u + size / 10, v + size / 10), fill="#301810")
    return card


def test_a_face_that_drowned_is_warned_of() -> None:
    (face,) = legibility(cast(100), picture(200, 100, ""))
    assert (face.eyes, face.mouth) == pytest.approx((0, 0), abs=1e-6)
    assert face.warnings() == [
        "a contrast of eyes of 0.00 (at least 0.15)",
        "a contrast of mouth of 0.00 (at least 0.15)",
    ]


def test_a_face_with_clear_eyes_and_mouth_is_not_warned_of() -> None:
    (face,) = legibility(cast(100), picture(200, 100, "eyes and mouth"))
    assert min(face.eyes, face.mouth) > 0.3
    assert face.warnings() == []


def test_eyes_alone_are_not_a_mouth() -> None:
    (face,) = legibility(cast(100), picture(200, 100, "eyes"))
    assert face.eyes > 0.3
    assert face.mouth < 0.15


def test_the_face_that_is_hardest_to_read_comes_first() -> None:
    hidden, plain = legibility(cast(90, 100), picture(600, 100, "eyes and mouth"))
    assert (hidden.tall, plain.tall) == (90, 100)
    assert hidden.eyes < 0.15 < plain.eyes


def test_a_small_head_is_warned_of() -> None:
    assert Legibility(48, 0.3, 0.3).warnings() == ["a head is 48 px high (at least 60)"]


def test_heads_are_drawn_as_before_afterwards() -> None:
    draw = Head.draw

    def stop(_: Any) -> None:
        raise RuntimeError

    with pytest.raises(RuntimeError):
        legibility(stop, picture(200, 100, ""))
    assert Head.draw is draw


@pytest.mark.parametrize("name", CASTS)
def test_every_cast_can_be_measured(name: str) -> None:
    found = legibility(importlib.import_module(f"cast.{name}").draw, picture(200, 100, ""))
    assert all(face.tall > 20 for face in found)
