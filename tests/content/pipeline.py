"""Pictures through the image process, for tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from stella.content.decks import DeckError, ImagePipeline, PictureLimits, RenderedCard, UploadedFile

ONE = PictureLimits(least=1)


def printed(folder: Path, files: dict[str, bytes], limits: PictureLimits = ONE) -> list[RenderedCard]:
    """What the image process makes of these files."""
    return run(ImagePipeline(limits), folder, files)


def run(press: ImagePipeline, folder: Path, files: dict[str, bytes]) -> list[RenderedCard]:
    given_files = []
    for number, (name, data) in enumerate(files.items()):
        path = folder / f"given-{number}"
        path.write_bytes(data)
        given_files.append(UploadedFile(path, name))
    return list(press.render(given_files, folder))


def codes(folder: Path, files: dict[str, bytes], limits: PictureLimits = ONE) -> list[tuple[str, str]]:
    """What is wrong with these files: file and code."""
    with pytest.raises(DeckError) as refused:
        printed(folder, files, limits)
    return [(finding.file, finding.code) for finding in refused.value.findings]
