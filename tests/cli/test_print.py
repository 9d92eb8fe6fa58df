"""`stella print`, as it is typed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pypdfium2

from tests.support.command import stella_bytes


def stella_print(data: Path, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    return stella_bytes("print", "--data", data, *arguments)


def test_a_pdf_is_written_where_it_was_asked_for(tmp_path: Path) -> None:
    out = tmp_path / "evening.pdf"
    done = stella_print(tmp_path, "scores", "rules", "--language", "pl", "--paper", "letter", "-o", str(out))
    assert (done.returncode, done.stdout.decode(), done.stderr) == (0, f"{out} written.\n", b"")
    pdf = pypdfium2.PdfDocument(out)
    assert len(pdf) == 2
    assert pdf.get_metadata_value("Title") == "Stella: Zasady, Wyniki"
    assert pdf[0].get_size() == (612.0, 792.0)


def test_own_words_of_the_server_are_printed_too(tmp_path: Path) -> None:
    (tmp_path / "own-words.toml").write_text('[[own]]\nwords = ["Lighthouse keeper"]\n')
    done = stella_print(tmp_path, "words", "--backs", "none", "-o", "-")
    pdf = pypdfium2.PdfDocument(done.stdout)
    assert "Lighthouse keeper" in "".join(page.get_textpage().get_text_bounded() for page in pdf)


def test_mistakes_get_one_clear_line(tmp_path: Path) -> None:
    mistakes = {
        ("cards",): "stella: 'cards' is not one of rules, board, slates, scores, words, pictures, all.",
        ("rules", "--language", "xx"): "stella: --language must be one of en, fr, es, de, pl, it, not 'xx'.",
        ("rules", "--deck", "moons"): "stella: there is no deck 'moons'; there are: starlight.",
        ("rules", "-o", str(tmp_path)): f"stella: cannot write {tmp_path}: Is a directory.",
    }
    for arguments, line in mistakes.items():
        done = stella_print(tmp_path, *arguments)
        assert done.returncode != 0
        assert done.stderr.decode().strip() == line


def test_broken_own_words_are_named(tmp_path: Path) -> None:
    (tmp_path / "own-words.toml").write_text('[[own]]\nwords = ["sea", "Sea"]\n')
    done = stella_print(tmp_path, "words", "-o", str(tmp_path / "x.pdf"))
    assert done.returncode == 1
    assert done.stderr.decode().startswith("own-words.toml: own-1: ")


def test_a_reader_of_the_pdf_may_leave_early(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "stella", "print", "--data", str(tmp_path), "words", "-o", "-"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as printing:
        assert printing.stdout is not None
        assert printing.stderr is not None
        assert printing.stdout.read(5) == b"%PDF-"
        printing.stdout.close()
        assert printing.stderr.read() == b""
        assert printing.wait(100) == 0


def test_asking_for_help_does_not_load_what_draws() -> None:
    code = "import sys, stella.cli.app; sys.exit('reportlab' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=100).returncode == 0
