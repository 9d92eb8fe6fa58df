"""All findings about files of word cards: what makes them unusable, and what is doubtful."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from stella.content.findings import Finding, WordsError
from stella.content.toml_files import read_file

from .cards import read_folder
from .exchange import OWN_SIZE_LIMIT, Format, read_own, rows_of
from .lookalikes import doubts_of
from .own import own_cards
from .validate import faults_of, faults_of_set
from .word_files import WordFile, read_word_file


def survey(paths: Sequence[Path] = ()) -> tuple[Finding, ...]:
    """Check the given files together, cards of a set or custom ones; without any, the cards of the game."""
    files = tuple(_read(path) for path in paths) if paths else read_folder()
    whole = () if paths else faults_of_set(files)
    own = (finding for file in files for finding in _own_faults(file))
    return (*faults_of(files), *whole, *doubts_of(files), *own)


def _read(path: Path) -> WordFile:
    """Return a file of any of the three sorts; CSV holds custom cards only."""
    if path.suffix.lower() != ".csv":
        return read_word_file(path)
    data, unreadable = read_file(path, OWN_SIZE_LIMIT, "words")
    if unreadable:
        return WordFile(path.name, findings=unreadable)
    try:
        read_own(data, Format.CSV, path.name)
    except WordsError as error:
        return WordFile(path.name, findings=error.findings)
    return WordFile(path.name)


def _own_faults(file: WordFile) -> tuple[Finding, ...]:
    try:
        own_cards(rows_of(file.own, file.name), file.name)
    except WordsError as error:
        return error.findings
    return ()
