"""The image process: what becomes of pictures, good and bad ones, and what it may use for that."""

from __future__ import annotations

import asyncio
import io
import threading
import zipfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PIL import Image

from stella.content.decks import DeckError, ImagePipeline, PictureLimits
from stella.content.decks.images import webp_size
from stella.content.decks.pipeline import made_in
from stella.content.decks.worker import LARGE, SMALL, TINY
from tests.content.pipeline import ONE, codes, printed, run
from tests.support.exploring import examples
from tests.support.pictures import encoded, halves, many, noise, picture, png_head, webp_head, zip_of

STATUS = Path("/proc/self/status")


def card(folder: Path, data: bytes) -> Image.Image:
    """The large card of one picture."""
    (only,) = printed(folder, {"one": data})
    return Image.open(io.BytesIO(only.large)).convert("RGB")


def near(found: object, wanted: tuple[int, int, int], by: int = 24) -> bool:
    assert isinstance(found, tuple)
    return all(abs(one - other) <= by for one, other in zip(found, wanted, strict=True))


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "AVIF"])
def test_every_kind_becomes_a_card_in_all_sizes_whatever_its_name_says(tmp_path: Path, kind: str) -> None:
    (only,) = printed(tmp_path, {"holiday.exe": picture(3, kind)})
    sizes = [webp_size(data) for data in (only.large, only.small, only.tiny)]
    assert sizes == [LARGE, SMALL, TINY]
    middle = Image.open(io.BytesIO(only.large)).convert("RGB").getpixel((700, 1100))
    assert near(middle, (111, 17, 159))


def test_a_wide_picture_is_cut_around_its_middle(tmp_path: Path) -> None:
    image = Image.new("RGB", (900, 300), (0, 160, 0))
    image.paste((200, 0, 0), (350, 0, 550, 300))
    found = card(tmp_path, encoded(image, "PNG"))
    assert found.size == LARGE
    assert all(near(found.getpixel(at), (200, 0, 0)) for at in ((5, 5), (790, 600), (5, 1190)))


@pytest.mark.parametrize("orientation", range(1, 9))
def test_a_picture_is_turned_upright_and_forgets_where_it_was_taken(tmp_path: Path, orientation: int) -> None:
    """Whatever way the camera was held, the left of the scene is red: the pixels are turned against it here."""
    turns = {2: "FLIP_LEFT_RIGHT", 3: "ROTATE_180", 4: "FLIP_TOP_BOTTOM", 5: "TRANSPOSE", 6: "ROTATE_90",
             7: "TRANSVERSE", 8: "ROTATE_270"}  # fmt: skip
    stored = halves((320, 480))
    if orientation in turns:
        stored = stored.transpose(Image.Transpose[turns[orientation]])
    exif = Image.Exif()
    exif[0x0112] = orientation
    exif[0x010E] = "taken at our secret place"
    data = encoded(stored, "JPEG", exif=exif, comment=b"secret comment")
    (only,) = printed(tmp_path, {"one": data})
    found = Image.open(io.BytesIO(only.large))
    assert near(found.getpixel((100, 600)), (220, 20, 20))
    assert near(found.getpixel((700, 600)), (20, 20, 220))
    for side in (only.large, only.small, only.tiny):
        assert b"secret" not in side
        assert b"EXIF" not in side
        assert b"ICCP" not in side


@pytest.mark.parametrize(
    ("mode", "kind"),
    [
        ("L", "PNG"),
        ("P", "PNG"),
        ("1", "PNG"),
        ("LA", "PNG"),
        ("RGBA", "PNG"),
        ("I;16", "PNG"),
        ("CMYK", "JPEG"),
    ],
)
def test_pictures_of_unusual_modes_keep_their_look(tmp_path: Path, mode: str, kind: str) -> None:
    grey = Image.new("L", (300, 450), 40)
    grey.paste(220, (0, 0, 150, 450))
    deep = Image.frombytes(
        "I;16", grey.size, bytes(each for value in grey.tobytes() for each in (value, value))
    )
    image = deep if mode == "I;16" else grey.convert("RGB").convert(mode)
    found = card(tmp_path, encoded(image, kind))
    light, dark = (255, 0) if mode == "1" else (220, 40)
    if mode != "1":  # dithered
        assert near(found.getpixel((100, 600)), (light,) * 3)
        assert near(found.getpixel((700, 600)), (dark,) * 3)


def test_what_is_transparent_shows_paper(tmp_path: Path) -> None:
    image = Image.new("RGBA", (300, 450), (255, 0, 0, 0))
    assert near(card(tmp_path, encoded(image, "PNG")).getpixel((400, 600)), (246, 239, 224), 6)


@pytest.mark.parametrize("kind", ["PNG", "WEBP", "AVIF"])
def test_an_animation_gives_its_first_frame(tmp_path: Path, kind: str) -> None:
    frames = [
        Image.new("RGB", (240, 360), colour) for colour in ((200, 30, 30), (30, 200, 30), (30, 30, 200))
    ]
    data = encoded(frames[0], kind, save_all=True, append_images=frames[1:], duration=100)
    assert near(card(tmp_path, data).getpixel((400, 600)), (200, 30, 30))


def test_pictures_come_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    files = {f"IMG_{number}.jpg": picture(number) for number in (10, 2, 1, 33)}
    assert [each.name for each in printed(tmp_path, files)] == [
        "IMG_1.jpg", "IMG_2.jpg", "IMG_10.jpg", "IMG_33.jpg"
    ]  # fmt: skip


SVG = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
HTML = b"<!doctype html><script>alert(1)</script>"


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("drawing.jpg", SVG),
        ("page.png", HTML),
        ("empty.png", b""),
        ("old.gif", encoded(Image.new("P", (300, 300)), "GIF")),
        ("scan.tif", encoded(Image.new("RGB", (300, 300)), "TIFF")),
        ("paint.bmp", encoded(Image.new("RGB", (300, 300)), "BMP")),
        ("print.pdf", b"%PDF-1.7\n" + b"0" * 100),
        ("post.jpg", b"%!PS-Adobe-3.0 EPSF-3.0\n"),
    ],
)
def test_what_is_none_of_the_four_kinds_is_named_and_refused(tmp_path: Path, name: str, data: bytes) -> None:
    assert codes(tmp_path, {name: data, "good.jpg": picture()}) == [(name, "picture-kind")]


@pytest.mark.parametrize("kind", ["JPEG", "PNG", "WEBP", "AVIF"])
@pytest.mark.parametrize("share", [0.1, 0.6])
def test_a_cut_off_picture_is_refused(tmp_path: Path, kind: str, share: float) -> None:
    data = encoded(noise((400, 600)).convert("RGB"), kind)
    (found,) = codes(tmp_path, {"cut": data[: int(len(data) * share)]})
    assert found == ("cut", "picture-broken")


@given(
    st.sampled_from(["JPEG", "PNG", "WEBP", "AVIF"]),
    st.binary(min_size=1, max_size=400),
    st.integers(0, 4000),
)
@settings(
    max_examples=examples(12),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
def test_scribbled_over_pictures_are_used_or_refused_but_never_break_anything(
    tmp_path_factory: pytest.TempPathFactory, kind: str, scribble: bytes, at: int
) -> None:
    data = bytearray(picture(1, kind))
    at %= len(data)
    data[at : at + len(scribble)] = scribble
    found: set[str] = set()
    try:
        printed(tmp_path_factory.mktemp("scribble"), {"one": bytes(data)})
    except DeckError as error:
        found = {finding.code for finding in error.findings}
    assert found <= {f"picture-{each}" for each in ("broken", "kind", "small", "pixels", "heavy")}


def test_polyglots_become_plain_pictures(tmp_path: Path) -> None:
    """A zip behind a JPEG, a page inside a PNG: what comes out has neither."""
    jpeg_and_zip = picture(1) + zip_of({"evil.html": HTML})
    assert zipfile.is_zipfile(io.BytesIO(jpeg_and_zip))
    info = halves()
    text = {"Comment": HTML.decode()}
    from PIL.PngImagePlugin import PngInfo

    meta = PngInfo()
    for key, value in text.items():
        meta.add_text(key, value)
    png_and_page = encoded(info, "PNG", pnginfo=meta) + HTML
    cards = printed(tmp_path, {"a.jpg": jpeg_and_zip, "b.png": png_and_page})
    assert len(cards) == 2
    for each in cards:
        assert b"PK\x03\x04" not in each.large
        assert b"script" not in each.large + each.small + each.tiny


HUGE = {
    "100 megapixels of nothing.png": encoded(Image.new("1", (10_000, 10_000)), "PNG"),
    "a promise.png": png_head(60_000, 60_000),
    "a canvas.webp": webp_head(16_000, 16_000),
    "a wide one.jpg": encoded(Image.new("L", (60_000, 800)), "JPEG"),
}


@pytest.mark.parametrize("name", HUGE)
def test_a_picture_of_too_many_pixels_is_refused_before_it_is_unfolded(tmp_path: Path, name: str) -> None:
    press = ImagePipeline(ONE)
    with pytest.raises(DeckError) as refused:
        run(press, tmp_path, {name: HUGE[name]})
    assert [finding.code for finding in refused.value.findings] == ["picture-pixels"]
    assert refused.value.findings[0].args == {"limit": 40}
    assert press.peak < 80_000_000


@pytest.mark.skipif(not STATUS.exists(), reason="needs Linux to measure")
@pytest.mark.parametrize(
    ("kind", "mode"),
    [
        ("JPEG", "RGB"),
        ("PNG", "RGBA"),
        pytest.param("WEBP", "RGBA", marks=pytest.mark.nightly),  # slow to make, not to take
        pytest.param("AVIF", "RGB", marks=pytest.mark.nightly),
    ],
)
def test_the_largest_pictures_are_taken_in_bounded_memory(tmp_path: Path, kind: str, mode: str) -> None:
    how = {"WEBP": {"lossless": True, "method": 0}, "AVIF": {"speed": 10}}.get(kind, {})
    data = encoded(Image.new(mode, (7_300, 5_470)), kind, **how)
    press = ImagePipeline(ONE)
    assert len(run(press, tmp_path, {"large": data})) == 1
    assert 20_000_000 < press.peak < press.limits.memory


@pytest.mark.skipif(not STATUS.exists(), reason="needs Linux to measure")
def test_a_picture_that_needs_more_memory_than_there_is_is_refused_and_the_next_one_is_looked_at(
    tmp_path: Path,
) -> None:
    heavy = encoded(Image.new("RGB", (5_000, 5_000)), "PNG")
    limits = PictureLimits(least=1, memory=120_000_000)
    files = {"a heavy": heavy, "b bad": b"nonsense"}
    assert codes(tmp_path, files, limits) == [("a heavy", "picture-heavy"), ("b bad", "picture-kind")]


def test_a_process_that_takes_too_long_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    endless = tmp_path / "endless.py"
    endless.write_text("import time\ntime.sleep(600)\n")
    monkeypatch.setattr("stella.content.decks.pipeline.WORKER", endless)
    (found,) = codes(tmp_path, {"one": picture()}, PictureLimits(least=1, seconds=0.0))
    assert found[1] == "picture-heavy"


def test_a_process_that_is_ended_from_outside_tells_which_picture_it_was_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    victim = tmp_path / "victim.py"
    victim.write_text(
        'import os\nprint(\'{"begin": 2, "name": "two"}\', flush=True)\nos.kill(os.getpid(), 9)\n'
    )
    monkeypatch.setattr("stella.content.decks.pipeline.WORKER", victim)
    assert codes(tmp_path, {"one": picture(1), "two": picture(2)}) == [("two", "picture-heavy")]


def test_size_and_number_have_limits(tmp_path: Path) -> None:
    small = encoded(Image.new("RGB", (199, 400)), "PNG")
    (tmp_path / "a").mkdir()
    assert codes(tmp_path / "a", {"tiny": small}) == [("tiny", "picture-small")]
    (tmp_path / "b").mkdir()
    noisy = encoded(noise((1500, 1500)), "PNG")
    limits = PictureLimits(least=1, file_bytes=1_000_000)
    assert codes(tmp_path / "b", {"fat": noisy}, limits) == [("fat", "picture-bytes")]
    (tmp_path / "c").mkdir()
    assert codes(tmp_path / "c", many(3), PictureLimits(least=4)) == [("", "picture-count")]


def test_the_image_process_is_believed_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody has taken it over: it says that all is well, and leaves a link and a lie."""
    traitor = tmp_path / "traitor.py"
    traitor.write_text(
        "import os\n"
        'print(\'{"begin": 1, "name": "one"}\')\nprint(\'{"done": 1}\')\nprint(\'{"end": 1, "peak": 5}\')\n'
        "os.symlink('/etc/passwd', 'out/1-large.webp')\nopen('out/1-small.webp', 'wb').write(b'<html>')\n"
    )
    monkeypatch.setattr("stella.content.decks.pipeline.WORKER", traitor)
    assert codes(tmp_path, {"one": picture()}) == [("one", "picture-broken")]


def test_a_report_of_nonsense_is_a_refusal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    traitor = tmp_path / "traitor.py"
    traitor.write_text("print('}' * 5_000_000)\n")
    monkeypatch.setattr("stella.content.decks.pipeline.WORKER", traitor)
    assert codes(tmp_path, {"one": picture()}) == [("one", "picture-heavy")]


def test_the_image_process_tells_how_a_picture_looks(tmp_path: Path) -> None:
    def plain(colour: tuple[int, int, int]) -> bytes:
        target = io.BytesIO()
        Image.new("RGB", (200, 300), colour).save(target, "PNG")
        return target.getvalue()

    bright, dark, warm = printed(
        tmp_path,
        {"1.png": plain((250, 250, 250)), "2.png": plain((5, 5, 5)), "3.png": plain((250, 80, 20))},
    )
    assert all(
        len(card.looks) == 4 and all(-1 <= value <= 1 for value in card.looks)
        for card in (bright, dark, warm)
    )
    assert bright.looks[0] > warm.looks[0] > dark.looks[0]
    assert warm.looks[1] > 0.5 > abs(bright.looks[1])
    assert warm.looks[2] > 0.5 > bright.looks[2]


@pytest.mark.anyio
async def test_an_upload_that_is_cancelled_writes_nothing_afterwards(tmp_path: Path) -> None:
    pipeline, ended = ImagePipeline(), threading.Event()

    def render() -> None:
        try:
            run(pipeline, tmp_path, many(300))
        finally:
            ended.set()

    upload = asyncio.create_task(pipeline.in_thread(render))
    while not made_in(tmp_path):
        await asyncio.sleep(0.01)
        assert not upload.done()
    upload.cancel()
    with pytest.raises(asyncio.CancelledError):
        await upload
    assert ended.is_set()
