"""A picture is stale as soon as anything it is made from has changed, and only then."""

from __future__ import annotations

from pathlib import Path

import pytest

from painter import fingerprint

pytestmark = pytest.mark.nightly

SIZES = (1200, 1800, 48)
ART = Path(__file__).resolve().parents[2] / "art"


@pytest.fixture
def art(tmp_path: Path) -> Path:
    files = {
        "painter/__init__.py": "",
        "painter/kit.py": "def box(): return 1\n",
        "painter/heads.py": "from . import kit\nNOSE = 1\n",
        "painter/stage.py": "import bpy\n",
        "painter/tone.py": "SHADE = 1\n",
        "painter/finish.py": "from .tone import SHADE\nclass Finish: ...\n",
        "painter/motifs/__init__.py": "",
        "painter/motifs/figures.py": "from ..heads import NOSE\n",
        "painter/motifs/boats.py": "SAIL = 1\n",
        "scenes/king.py": (
            '"""A king."""\nfrom painter.finish import Finish\nfrom painter.motifs import figures\n'
            "def paint(draft):\n    return Finish(shadows='#111111')\n"
        ),
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def marks(art: Path, sizes: tuple[int, ...] = SIZES) -> tuple[str, str, str]:
    return (
        fingerprint.render_mark("scenes.king", sizes, art),
        fingerprint.finish_mark("scenes.king", art),
        fingerprint.fingerprint("scenes.king", sizes, art),
    )


def rewrite(art: Path, name: str, old: str, new: str) -> None:
    file = art / name
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize("file", ["painter/heads.py", "painter/motifs/figures.py", "painter/kit.py"])
def test_a_changed_module_marks_the_cards_that_reach_it_through_others(art: Path, file: str) -> None:
    before = marks(art)
    (art / file).write_text((art / file).read_text(encoding="utf-8") + "NEW = 2\n", encoding="utf-8")
    after = marks(art)
    assert after[0] != before[0]
    assert after[2] != before[2]


def test_a_motif_that_the_scene_does_not_use_changes_nothing(art: Path) -> None:
    before = marks(art)
    rewrite(art, "painter/motifs/boats.py", "1", "2")
    assert marks(art) == before


def test_a_change_of_the_finish_needs_new_paint_but_no_new_rendering(art: Path) -> None:
    before = marks(art)
    rewrite(art, "painter/tone.py", "1", "2")
    after = marks(art)
    assert after[0] == before[0]
    assert after[1] != before[1]
    assert after[2] != before[2]


def test_what_a_scene_asks_of_the_finish_needs_no_new_rendering(art: Path) -> None:
    before = marks(art)
    rewrite(art, "scenes/king.py", "#111111", "#222222")
    after = marks(art)
    assert after[0] == before[0]
    assert after[2] != before[2]


def test_words_and_layout_of_the_source_change_nothing(art: Path) -> None:
    before = marks(art)
    rewrite(art, "scenes/king.py", "A king.", "A queen, by mistake.")
    rewrite(art, "painter/heads.py", "NOSE = 1", "NOSE = (1)  # shorter")
    assert marks(art) == before


def test_another_size_is_another_picture(art: Path) -> None:
    assert marks(art)[2] != marks(art, (600, 900, 24))[2]


def test_a_scene_of_the_deck_depends_on_its_motifs_and_the_finish_on_its_strokes() -> None:
    scene = fingerprint.reachable(("scenes.night_laundry",), ART, frozenset({fingerprint.FINISH}))
    assert {"painter.kit", "painter.materials", "painter.colour"} <= set(scene)
    assert fingerprint.FINISH not in scene
    assert {"painter.brush", "painter.values", "painter.wishes"} <= set(
        fingerprint.reachable((fingerprint.FINISH,), ART)
    )
