"""Turns, poses and stances of the painter's people."""

from dataclasses import fields, replace

import numpy as np
import pytest

from painter.people.pose import STAND, Arm, Pose, lerp, mirrored
from painter.people.poses import POSES
from painter.people.skeleton import reaching
from painter.people.stance import Stance, posed
from painter.people.stances import STANCES
from painter.people.turns import between, euler, frame, turn

pytestmark = pytest.mark.nightly

UP = np.array([0, 0, 1.0])


def test_a_turn_about_z_takes_right_to_back() -> None:
    assert turn((0, 0, 2), 90) @ (1, 0, 0) == pytest.approx((0, 1, 0))


def test_leaning_forward_takes_the_head_towards_the_camera() -> None:
    assert euler(90, 0, 0) @ UP == pytest.approx((0, -1, 0))
    assert euler(0, 90, 0) @ UP == pytest.approx((1, 0, 0))


def test_half_way_between_two_turns_is_half_the_angle() -> None:
    assert between(np.eye(3), turn(UP, 80), 0.5) == pytest.approx(turn(UP, 40))
    assert between(np.eye(3), np.eye(3), 0.5) == pytest.approx(np.eye(3))


@pytest.mark.parametrize("beside", [(1, 0, 0), (0, 0, 1), (0.2, 0.3, 5)])
def test_a_frame_is_a_turn_even_where_its_hint_is_parallel(beside: tuple[float, ...]) -> None:
    axes = frame((0, 0, 3), beside)
    assert axes.T @ axes == pytest.approx(np.eye(3))
    assert np.linalg.det(axes) == pytest.approx(1)
    assert axes[:, 0] == pytest.approx(UP)


def test_a_limb_reaches_what_is_in_reach_and_bends_towards_its_pole() -> None:
    first, second, side = reaching(np.zeros(3), np.array([1.2, 0, 0]), 1.0, 1.0, np.array([0, 0, -1.0]))
    assert first + second == pytest.approx((1.2, 0, 0))
    assert first[2] < 0
    assert side == pytest.approx((0, 0, -1))


def test_a_limb_stretches_towards_what_is_out_of_reach() -> None:
    first, second, _ = reaching(np.zeros(3), np.array([0, 9.0, 0]), 1.0, 1.0, UP)
    assert first + second == pytest.approx((0, 2, 0), abs=0.05)


def test_a_mirrored_pose_mirrored_again_is_the_same() -> None:
    for pose in POSES.values():
        assert mirrored(mirrored(pose)) == pose


def test_on_the_way_into_a_pose_its_ends_are_exact() -> None:
    pose = POSES["pointing"]
    assert lerp(STAND, pose, 1).left.hand == pytest.approx(pose.left.hand)
    assert lerp(STAND, pose, 0).left.hand == pytest.approx(STAND.left.hand)
    half = np.array(lerp(STAND, pose, 0.5).right.curl)
    assert half == pytest.approx((np.array(pose.right.curl) + np.array(STAND.right.curl)) / 2)
    assert lerp(STAND, replace(pose, tip=(-90, 0)), 0.3).tip == (-90, 0)


@pytest.mark.parametrize("name", sorted(POSES))
def test_every_pose_has_hands_and_feet_within_reach(name: str) -> None:
    pose = POSES[name]
    for arm in (pose.left, pose.right):
        assert np.linalg.norm(arm.hand) < 1.25
    for leg in (pose.left_leg, pose.right_leg):
        assert np.linalg.norm(leg.ankle) < 1.25


def test_every_stance_has_a_pose_of_its_name() -> None:
    assert set(STANCES) <= set(POSES)


def test_the_hand_of_a_stance_stays_where_it_is_however_the_chest_leans() -> None:
    """Stances are seen from outside, poses from the chest: converted, the same place must come out."""
    for lean, twist in ((0, 0), (30, 0), (10, 40)):
        stance = Stance(lean=lean, twist=twist, right_hand=(0.1, 0.8, 0.2))
        pose = posed(stance)
        chest = euler(*pose.tilt) @ euler(*pose.bend)
        assert chest @ (np.array(pose.right.hand) * (-1, 1, 1)) == pytest.approx((-0.1, -0.8, 0.2))


def test_a_hunch_bends_the_back_and_lifts_the_head_again() -> None:
    straight, bent = posed(Stance()), posed(Stance(), 20)
    assert bent.bend[0] - straight.bend[0] == pytest.approx(20)
    assert bent.look[0] < straight.look[0]


def test_pointed_toes_go_with_the_shin() -> None:
    assert posed(Stance(toes=(80, 0))).left_leg.foot is None
    assert posed(Stance(toes=(80, 0))).right_leg.foot is not None


def test_a_pose_is_a_value() -> None:
    assert Pose() == Pose(left=Arm())
    assert {f.name for f in fields(Pose)} >= {
        "left",
        "right",
        "left_leg",
        "right_leg",
        "tilt",
        "bend",
        "look",
    }
