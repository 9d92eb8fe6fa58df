"""People of the cast are drawn where they are told, and every expression is a different drawing."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from painter import fingerprint
from painter.cast.animals import Fox, draw_bird
from painter.cast.bodies import CHILD, GROWN, SLIM, SMALL, STOUT, Arm, Build, Clothes, Leg, Person
from painter.cast.expressions import FACES, with_face
from painter.cast.geometry import joint, limb, merged, spline, turned
from painter.cast.hats import HATS
from painter.cast.heads import Head, Looks
from painter.cast.paints import Light, Pattern
from painter.cast.points import HANDS, VIEWS
from painter.layers import View

pytestmark = pytest.mark.nightly

HAIR = ("short", "tousled", "curls", "bun", "bob", "long", "flying", "braids", "ring", "none")


@dataclass
class Sketch:
    """Takes down what is drawn, as a sheet would."""

    light: Light = field(default_factory=Light)
    shapes: list[tuple[np.ndarray, Any]] = field(default_factory=list)
    marks: list[np.ndarray] = field(default_factory=list)

    def shape(self, outline: Any, colour: Any, **_: Any) -> None:
        self.shapes.append((np.asarray(outline, float), colour))

    def line(self, path: Any, *_: Any, **__: Any) -> None:
        self.marks.append(np.asarray(path, float))

    def fill(self, outline: Any, *_: Any, **__: Any) -> None:
        self.marks.append(np.asarray(outline, float))

    def points(self) -> np.ndarray:
        return np.vstack([*(outline for outline, _ in self.shapes), *self.marks])


def head(face: str, view: str = "three-quarter", **changes: Any) -> Sketch:
    sketch = Sketch()
    looks = Looks(**changes)
    drawn = Head(sketch, (400, 300), 100, view, looks=looks, face=face)  # type: ignore[arg-type]
    drawn.back()
    drawn.draw()
    return sketch


def someone(sketch: Sketch, **changes: Any) -> Person:
    told: dict[str, Any] = {
        "arms": (Arm((340, 500), 1, "open"), Arm((460, 520), -1, "hold", 30)),
        "legs": (Leg((380, 760)), Leg((420, 760), -1)),
    }
    return Person(sketch, (400, 600), 70, **(told | changes))  # type: ignore[arg-type]


def test_a_limb_within_reach_ends_where_it_is_told() -> None:
    elbow, wrist = joint((0, 0), (30, 40), 40, 35)
    assert wrist == pytest.approx([30, 40])
    assert np.hypot(*elbow) == pytest.approx(40)
    assert np.hypot(*(wrist - elbow)) == pytest.approx(35)


def test_a_limb_out_of_reach_is_stretched_towards_its_end() -> None:
    elbow, wrist = joint((0, 0), (300, 0), 40, 35)
    assert wrist[0] == pytest.approx(75, abs=0.1)
    assert abs(elbow[1]) < 3


@pytest.mark.parametrize("bend", [1, -1])
def test_an_elbow_bends_to_the_side_it_is_told(bend: int) -> None:
    elbow, _ = joint((0, 0), (50, 0), 40, 40, bend)
    assert np.sign(elbow[1]) == -bend


def test_a_spline_goes_through_its_points() -> None:
    points = [(0.0, 0.0), (10.0, 4.0), (20.0, -3.0), (30.0, 5.0)]
    path = spline(points, closed=False)
    assert all(np.hypot(*(path - point).T).min() < 1e-9 for point in points)


def test_a_limb_is_as_wide_as_told() -> None:
    outline = limb([(0, 0), (50, 0), (100, 0)], [10, 10], cap=0)
    assert np.ptp(outline[:, 1]) == pytest.approx(20, abs=0.1)


def test_a_mirrored_drawing_looks_the_other_way() -> None:
    assert turned([(0.5, 0.2)], (100, 50), 10, flip=True) == pytest.approx(np.array([(95, 52)]))


@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("name", FACES)
def test_every_expression_has_eyes_and_a_mouth_inside_the_head(view: str, name: str) -> None:
    sketch = head(name, view)
    assert len(sketch.marks) > 12
    marks = np.vstack(sketch.marks)
    assert np.all(np.abs(marks - (400, 300)) < 75)


def test_no_two_expressions_are_the_same_drawing() -> None:
    drawn = {name: head(name).marks for name in FACES}
    for one, other in combinations(drawn, 2):
        a, b = drawn[one], drawn[other]
        same = len(a) == len(b) and all(
            x.shape == y.shape and np.abs(x - y).max() < 0.5 for x, y in zip(a, b, strict=True)
        )
        assert not same, f"{one} and {other}"


def test_an_expression_can_be_changed() -> None:
    assert with_face("jealous", gaze=(0, -1)).gaze == (0, -1)
    with pytest.raises(TypeError):
        with_face("jealous", moustache=1)


@pytest.mark.parametrize("hair", HAIR)
@pytest.mark.parametrize("view", VIEWS)
def test_every_hair_is_drawn_from_every_side(hair: str, view: str) -> None:
    bald = len(head("calm", view, hair="none").shapes)
    assert (len(head("calm", view, hair=hair).shapes) > bald) == (hair != "none")


@pytest.mark.parametrize("hat", HATS)
@pytest.mark.parametrize("view", VIEWS)
def test_no_hat_hides_the_eyes(hat: str, view: str) -> None:
    bare = head("calm", view, hair="none")
    worn = head("calm", view, hair="none", hat=(hat, "#b8402e", "#2a1c2e"))
    cloth = [outline for outline, _ in worn.shapes[len(bare.shapes) :]]
    assert cloth
    for x, y, _ in VIEWS[view].eyes:
        assert not any(_inside(outline, 400 + 100 * x, 300 + 100 * y) for outline in cloth)


def _inside(outline: np.ndarray, x: float, y: float) -> bool:
    a, b = outline, np.roll(outline, -1, 0)
    crosses = (a[:, 1] > y) != (b[:, 1] > y)
    at = a[:, 0] + (y - a[:, 1]) / np.where(crosses, b[:, 1] - a[:, 1], 1) * (b[:, 0] - a[:, 0])
    return bool(np.sum(crosses & (at > x)) % 2)


@pytest.mark.parametrize("build", [GROWN, SLIM, STOUT, CHILD, SMALL])
@pytest.mark.parametrize("flip", [False, True])
def test_hands_go_where_they_are_told(build: Build, flip: bool) -> None:
    person = someone(Sketch(), build=build, flip=flip)
    reach = build.arm * 1.92 * 70
    for i, arm in enumerate(person.arms):
        assert arm is not None
        shoulder, _, wrist = person.arm_points(i)
        if np.hypot(*(np.asarray(arm.to) - shoulder)) < reach:
            assert wrist == pytest.approx(np.asarray(arm.to))
        else:
            assert np.hypot(*(wrist - shoulder)) == pytest.approx(reach, rel=0.01)


def test_a_person_looks_to_the_side_it_is_turned_to() -> None:
    noses = [someone(Sketch(), view="profile", flip=flip).face.point(0.46, 0.12)[0] for flip in (False, True)]
    assert noses[0] > 400 > noses[1]


@pytest.mark.parametrize("pose", HANDS)
def test_a_hand_is_one_mass_of_four_fingers_and_a_thumb(pose: str) -> None:
    sketch = Sketch()
    someone(sketch, arms=(Arm((340, 500), 1, pose), None)).hand(0)
    assert len(sketch.shapes) == 2
    assert len(sketch.marks) == 3  # between the fingers


def test_parts_that_overlap_become_one_outline() -> None:
    across, down = (limb(path, [10, 10], cap=0) for path in ([(0, 0), (100, 0)], [(50, -50), (50, 50)]))
    cross = merged([across, down])
    assert np.ptp(cross, axis=0) == pytest.approx([100, 100], abs=2)
    assert _inside(cross, 50, 0)
    assert _inside(cross, 50, 45)
    assert not _inside(cross, 80, 40)


def test_clothes_are_drawn_with_all_that_belongs_to_them() -> None:
    plain, rich = Sketch(), Sketch()
    someone(plain).draw()
    someone(
        rich,
        clothes=Clothes(
            pattern=Pattern("dots", "#ffffff"), skirt=1.2, collar="#ffffff", buttons="#ffffff", belt="#ffffff",
            braces="#ffffff", scarf="#ffffff", apron="#ffffff", sleeve=0.3,
        ),
    ).draw()  # fmt: skip
    assert len(rich.shapes) > len(plain.shapes) + 8


def test_an_animal_stands_on_the_ground_it_is_put_on() -> None:
    sketch = Sketch()
    Fox(sketch, (200, 900), 200).draw()  # type: ignore[arg-type]
    draw_bird(sketch, (400, 900), 80)  # type: ignore[arg-type]
    assert 895 < sketch.points()[:, 1].max() < 920


def test_points_of_the_stage_are_found_in_the_picture() -> None:
    view = View((0, -10, 2), ((1, 0, 0), (0, 0, -1), (0, 1, 0)), 0.2, 0.3)
    assert view.seen((0, 0, 2)) == pytest.approx((1 / 3, 0.5, 10))
    assert view.seen((2, 0, 2))[0] == pytest.approx(2 / 3)
    assert view.seen((0, 0, 5))[1] == pytest.approx(0)


def test_a_changed_cast_is_painted_again_but_not_rendered_again(tmp_path: Path) -> None:
    files = {
        "painter/finish.py": "class Finish: ...\n",
        "painter/stage.py": "import bpy\n",
        "painter/cast/bodies.py": "ARM = 1\n",
        "scenes/king.py": "from painter.finish import Finish\ndef paint(draft): return Finish()\n",
        "cast/king.py": "from painter.cast.bodies import ARM\ndef draw(page): return ARM\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")

    def marks() -> tuple[str, str]:
        return (
            fingerprint.render_mark("scenes.king", (1, 1), tmp_path),
            fingerprint.finish_mark("scenes.king", tmp_path),
        )

    for name in ("cast/king.py", "painter/cast/bodies.py"):
        before = marks()
        (tmp_path / name).write_text(files[name] + "NEW = 2\n", encoding="utf-8")
        assert marks()[0] == before[0]
        assert marks()[1] != before[1]
