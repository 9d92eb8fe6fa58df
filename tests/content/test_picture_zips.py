"""Zips of pictures: good ones, and those that somebody means badly with."""

from __future__ import annotations

import io
import stat
import zipfile
from pathlib import Path

import pytest

from stella.content.decks import DeckError, ImagePipeline, PictureLimits
from tests.content.pipeline import codes, printed, run
from tests.support.pictures import many, picture, zip_of


def test_a_zip_of_pictures_is_as_good_as_the_pictures(tmp_path: Path) -> None:
    extras = {
        "__MACOSX/._IMG_1.jpg": b"junk",
        ".DS_Store": b"junk",
        "party/Thumbs.db": b"junk",
        "empty/": b"",
    }
    cards = printed(tmp_path, {"all.zip": zip_of(many(5) | {"party/IMG_7.jpg": picture(7)} | extras)})
    assert [each.name for each in cards] == [f"IMG_{n}.jpg" for n in range(1, 6)] + ["party/IMG_7.jpg"]


@pytest.mark.parametrize(
    "name",
    ["../../etc/cron.d/evil.jpg", "/etc/evil.jpg", "C:\\evil.jpg", "..\\..\\evil.jpg", "a/../../evil.jpg"],
)
def test_a_name_that_leads_out_of_the_zip_is_refused(tmp_path: Path, name: str) -> None:
    inside = tmp_path / "in" / "side"
    inside.mkdir(parents=True)
    (found,) = codes(inside, {"all.zip": zip_of({name: picture()})})
    assert found[1] == "zip-path"
    assert not list(tmp_path.rglob("*evil*"))


def test_a_link_in_a_zip_is_refused(tmp_path: Path) -> None:
    link = zipfile.ZipInfo("link.jpg")
    link.create_system = 3
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as bag:
        bag.writestr(link, "/etc/passwd")
    assert codes(tmp_path, {"all.zip": target.getvalue()}) == [("link.jpg", "zip-link")]


def test_a_zip_in_a_zip_is_no_picture(tmp_path: Path) -> None:
    nested = zip_of({"inner.zip": zip_of(many(3))})
    assert codes(tmp_path, {"all.zip": nested}) == [("inner.zip", "picture-kind")]


def test_a_zip_bomb_is_refused_in_bounded_memory(tmp_path: Path) -> None:
    press = ImagePipeline(PictureLimits(least=1))
    with pytest.raises(DeckError) as refused:
        run(press, tmp_path, {"bomb.zip": zip_of({"zeros.png": b"\0" * 60_000_000})})
    assert [finding.code for finding in refused.value.findings] == ["zip-bomb"]
    assert press.peak < 80_000_000


def test_a_zip_that_lies_about_its_sizes_is_not_believed(tmp_path: Path) -> None:
    """The head says that the entry is small; what comes out is more than a picture may be."""
    data = bytearray(zip_of({"zeros.png": b"\x89PNG\r\n\x1a\n" + b"\0" * 30_000_000}))
    real = (30_000_008).to_bytes(4, "little")
    assert data.count(real) == 2
    lie = bytes(data.replace(real, (5_000).to_bytes(4, "little")))
    (found,) = codes(tmp_path, {"lie.zip": lie})
    assert found[1] in ("zip-broken", "picture-broken", "picture-bytes")


def test_what_comes_out_of_a_zip_is_bounded_in_all(tmp_path: Path) -> None:
    limits = PictureLimits(least=1, total_bytes=sum(map(len, many(4).values())) - 1)
    found = codes(tmp_path, {"all.zip": zip_of(many(4))}, limits)
    assert [code for _, code in found] == ["total-bytes"]


def test_a_zip_of_twenty_thousand_entries_is_refused(tmp_path: Path) -> None:
    target = io.BytesIO()
    with zipfile.ZipFile(target, "w") as bag:
        for number in range(20_000):
            bag.writestr(zipfile.ZipInfo(f"{number}.jpg"), b"")
    assert codes(tmp_path, {"many.zip": target.getvalue()}) == [("many.zip", "zip-many")]


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_unusual_compression_is_refused(tmp_path: Path, method: int) -> None:
    assert codes(tmp_path, {"all.zip": zip_of({"a.jpg": picture()}, method)}) == [("a.jpg", "zip-method")]


def test_a_locked_entry_is_refused(tmp_path: Path) -> None:
    data = bytearray(zip_of({"a.jpg": picture()}))
    data[6] |= 1
    central = data.index(b"PK\x01\x02")
    data[central + 8] |= 1
    assert codes(tmp_path, {"all.zip": bytes(data)}) == [("a.jpg", "zip-locked")]


@pytest.mark.parametrize("cut", [10, 200, -1, -30])
def test_a_damaged_zip_is_refused(tmp_path: Path, cut: int) -> None:
    assert codes(tmp_path, {"all.zip": zip_of(many(3))[:cut]}) == [("all.zip", "zip-broken")]
