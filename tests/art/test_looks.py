"""Faces and feelings of the painter's people."""

import numpy as np
import pytest

from painter.colour import linear
from painter.people.head import flushed, form
from painter.people.look import EXPRESSIONS, SKINS, Look, blushing, suited

pytestmark = pytest.mark.nightly


def test_what_a_look_says_is_not_chosen_by_age() -> None:
    face = suited(Look(nose=1.7, old=0.0), 80, 0)
    assert face.nose == 1.7
    assert face.old == 0.0
    assert face.jowl == 1.0


def test_children_have_round_cheeks_and_small_chins() -> None:
    child, man = suited(Look(), 6, 0), suited(Look(), 35, 0)
    assert child.cheek > man.cheek
    assert child.chin < man.chin
    assert child.square < man.square
    assert child.eye > man.eye


def test_men_have_squarer_jaws_than_women() -> None:
    man, woman = suited(Look(), 35, 0), suited(Look(), 35, 1)
    assert man.square > woman.square
    assert man.jaw > woman.jaw
    assert man.lips < woman.lips


def test_elders_have_lines_jowls_and_larger_ears() -> None:
    young, old = suited(Look(), 30, 0.5), suited(Look(), 78, 0.5)
    assert (young.old, young.jowl) == (0, 0)
    assert (old.old, old.jowl) == (1, 1)
    assert old.ear > young.ear


@pytest.mark.parametrize("skin", SKINS.values())
def test_cheeks_are_redder_than_the_skin_they_belong_to(skin: str) -> None:
    (r, g, _), (r2, g2, b2) = linear(skin), linear(blushing(skin))
    assert r2 / max(g2, 1e-6) > r / g
    assert all(0 <= x <= 1 for x in (r2, g2, b2))


def test_no_two_feelings_look_alike() -> None:
    assert len(set(EXPRESSIONS.values())) == len(EXPRESSIONS)


@pytest.mark.parametrize(
    "name", ["in love", "laughing", "angry", "jealous", "disgusted", "grateful", "triumphant"]
)
def test_the_feelings_the_deck_counts_exist(name: str) -> None:
    assert EXPRESSIONS[name].eyes in ("open", "shut", "glad", "wide")


def test_anger_draws_the_brows_together_and_reddens_the_face() -> None:
    for name in ("angry", "furious"):
        assert EXPRESSIONS[name].frown >= 1
        assert EXPRESSIONS[name].flush > 0
    assert EXPRESSIONS["furious"].flush > EXPRESSIONS["angry"].flush > EXPRESSIONS["calm"].flush == 0


def test_only_disgust_wrinkles_the_nose() -> None:
    assert [name for name, mood in EXPRESSIONS.items() if mood.wrinkle] == ["disgusted"]


@pytest.mark.parametrize("skin", SKINS.values())
def test_a_flushed_face_has_redder_cheeks_and_the_same_back_of_the_head(skin: str) -> None:
    face = suited(Look(skin), 40, 0.5)
    calm, angry = form(face), form(face)
    flushed(angry, face, 1.0)
    cheek_and_back = np.array([[0.2, -0.36, -0.12], [0, 0.48, 0.1]])
    (cheek, back), (red, same) = calm.colours(cheek_and_back), angry.colours(cheek_and_back)
    assert red[0] / red[1] > cheek[0] / cheek[1]
    assert np.allclose(back, same, atol=1e-6)


def test_numbers_of_a_face_are_finite_at_every_age() -> None:
    for age in range(1, 100, 7):
        face = suited(Look(), age, 0.5)
        assert all(np.isfinite(v) for v in vars(face).values() if isinstance(v, float))
