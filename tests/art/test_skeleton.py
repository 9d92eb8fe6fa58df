"""A body goes into its pose; tried on a stick figure, since MakeHuman's data are not there when tests run."""

from dataclasses import replace

import numpy as np
import pytest

from painter.people import garment, makehuman, skeleton
from painter.people.garment import Cut
from painter.people.makehuman import Base
from painter.people.pose import STAND, Arm, Leg, Pose, mirrored
from painter.people.poses import POSES
from painter.people.skeleton import Skeleton

pytestmark = pytest.mark.nightly

TRUNK: dict[str, tuple[float, float, float]] = {
    "root": (0, 0, 9),
    "spine05": (0, 0, 9.5),
    "spine04": (0, 0, 10.5),
    "spine03": (0, 0, 11.5),
    "spine02": (0, 0, 12.5),
    "spine01": (0, 0, 13.5),
    "neck01": (0, 0, 14.2),
    "neck02": (0, 0, 14.6),
    "neck03": (0, 0, 15.0),
    "head": (0, 0, 15.3),
}
SIDE: dict[str, tuple[str, tuple[float, float, float]]] = {
    "clavicle": ("spine01", (0.3, 0, 13.8)),
    "shoulder01": ("clavicle", (1.2, 0, 13.9)),
    "upperarm01": ("shoulder01", (1.8, 0, 13.6)),
    "upperarm02": ("upperarm01", (2.8, 0, 12.6)),
    "lowerarm01": ("upperarm02", (3.8, 0.1, 11.6)),
    "lowerarm02": ("lowerarm01", (4.8, 0.0, 10.6)),
    "wrist": ("lowerarm02", (5.8, -0.1, 9.6)),
    "pelvis": ("root", (0.4, 0, 9)),
    "upperleg01": ("pelvis", (1.0, 0, 8.8)),
    "upperleg02": ("upperleg01", (1.0, -0.05, 6.8)),
    "lowerleg01": ("upperleg02", (1.0, -0.1, 4.8)),
    "lowerleg02": ("lowerleg01", (1.0, 0, 2.8)),
    "foot": ("lowerleg02", (1.0, 0.1, 0.8)),
    "toe3-1": ("foot", (1.1, -1.2, 0.2)),
}


def stick_figure() -> Base:
    """Bones of the right names, a vertex at each joint that follows its bone alone."""
    names, parents = list(TRUNK), list(range(-1, len(TRUNK) - 1))
    spots: list[tuple[float, float, float]] = list(TRUNK.values())
    for side, s in (("L", 1), ("R", -1)):
        own = dict(SIDE)
        for finger in range(1, 6):
            before = "wrist"
            for joint in range(1, 4):
                at = (6.0 + 0.3 * joint, -0.5 + 0.25 * finger, 9.4 - 0.3 * joint)
                own[f"finger{finger}-{joint}"] = (before, at)
                before = f"finger{finger}-{joint}"
        for name, (up, (x, y, z)) in own.items():
            parents.append(names.index(up if up in TRUNK else f"{up}.{side}"))
            names.append(f"{name}.{side}")
            spots.append((s * x, y, z))
    n = len(names)
    bone = np.tile(np.arange(n)[:, None], (1, 4))
    weight = np.tile([1.0, 0, 0, 0], (n, 1))
    joints = [np.array([i]) for i in range(n)]
    return Base(np.array(spots, float), {}, bone, weight, names, parents, joints)


@pytest.fixture
def body(monkeypatch: pytest.MonkeyPatch) -> Skeleton:
    base = stick_figure()
    for module in (makehuman, skeleton, garment):
        monkeypatch.setattr(module, "base", lambda: base)
    return Skeleton(base.vertices, {})


def test_a_palm_goes_where_the_pose_wants_it(body: Skeleton) -> None:
    body.pose(replace(STAND, left=Arm((0.2, -0.7, 0.3))))
    arm = body.length("upperarm01.L", "wrist.L")
    way = (body.at("wrist.L") - body.at("upperarm01.L")) / arm
    assert way == pytest.approx((0.2, -0.7, 0.3), abs=1e-3)


def test_limbs_keep_their_length_in_every_pose(body: Skeleton) -> None:
    """But for a thigh, whose upper half turns a little less than its lower one."""
    exact = [("upperarm01", "lowerarm01"), ("lowerarm01", "wrist"), ("lowerleg01", "foot")]

    def stretch(a: str, b: str) -> float:
        return float(np.linalg.norm(body.at(a) - body.at(b))) / body.length(a, b)

    for name, pose in POSES.items():
        body.pose(pose)
        for side in "LR":
            for a, b in exact:
                assert stretch(f"{a}.{side}", f"{b}.{side}") == pytest.approx(1, abs=2e-3), name
            assert 0.9 < stretch(f"upperleg01.{side}", f"lowerleg01.{side}") <= 1.001, name


def test_every_bone_is_turned_and_never_sheared(body: Skeleton) -> None:
    for name, pose in POSES.items():
        body.pose(pose)
        gram = np.einsum("nji,njk->nik", body.turns, body.turns)
        assert gram == pytest.approx(np.tile(np.eye(3), (len(gram), 1, 1)), abs=1e-6), name
        assert np.linalg.det(body.turns) == pytest.approx(np.ones(len(gram)), abs=1e-6), name


def test_a_mirrored_pose_is_the_mirror_image(body: Skeleton) -> None:
    body.pose(POSES["pointing"])
    right = body.at("wrist.R").copy()
    body.pose(mirrored(POSES["pointing"]))
    assert body.at("wrist.L") == pytest.approx(right * (-1, 1, 1), abs=1e-6)


def test_leaning_forward_takes_the_head_along_and_leaves_the_feet(body: Skeleton) -> None:
    body.pose(STAND)
    feet, head = body.at("foot.L").copy(), body.at("head").copy()
    body.pose(replace(STAND, bend=(30, 0, 0)))
    assert body.at("head")[1] < head[1] - 1
    assert body.at("foot.L") == pytest.approx(feet)


def test_a_fist_brings_the_fingertips_to_the_palm(body: Skeleton) -> None:
    far = []
    for curl in (0.0, 0.9):
        body.pose(replace(STAND, left=Arm(curl=curl)))
        far.append(float(np.linalg.norm(body.at("finger3-3.L") - body.at("wrist.L"))))
    assert far[1] < far[0]


def test_fingers_can_be_bent_one_by_one(body: Skeleton) -> None:
    body.pose(replace(STAND, left=Arm(curl=(0.0, 0.9, 0.9, 0.9))))
    straight = np.linalg.norm(body.at("finger2-3.L") - body.at("finger2-1.L"))
    bent = np.linalg.norm(body.at("finger4-3.L") - body.at("finger4-1.L"))
    assert bent < straight


def test_a_foot_without_a_direction_is_pointed_along_its_shin(body: Skeleton) -> None:
    body.pose(replace(STAND, left_leg=Leg((0, 0.6, -0.5), foot=None)))
    shin = body.at("foot.L") - body.at("lowerleg01.L")
    toes = body.at("toe3-1.L") - body.at("foot.L")
    assert shin @ toes / np.linalg.norm(shin) / np.linalg.norm(toes) > 0.7


def test_larger_hands_move_what_hangs_on_them_and_nothing_else(body: Skeleton) -> None:
    large = Skeleton(body.rest.copy(), {"wrist": 1.5})
    for one in (body, large):
        one.pose(STAND)
    assert large.at("wrist.L") == pytest.approx(body.at("wrist.L"))
    reach = [float(np.linalg.norm(one.at("finger3-3.L") - one.at("wrist.L"))) for one in (body, large)]
    assert reach[1] == pytest.approx(1.5 * reach[0])


def test_skin_at_a_joint_follows_it(body: Skeleton) -> None:
    body.pose(POSES["climbing"])
    base = makehuman.base()
    assert body.skin(base.vertices, base.bone, base.weight) == pytest.approx(body.places)


def test_points_of_a_sleeve_are_told_by_how_far_down_the_arm_they_are(body: Skeleton) -> None:
    a, w = body.rest_at("upperarm01.L"), body.rest_at("wrist.L")
    points = np.array([a, (a + w) / 2, w, w * (-1, 1, 1)])
    assert garment.along_arm(points, body) == pytest.approx([0, 0.5, 1, 1])


def test_of_many_weights_the_four_heaviest_stay_and_add_up_to_one(body: Skeleton) -> None:
    full = np.array([[0.1, 0.3, 0.05, 0.25, 0.2, 0.1]])
    bone, weight = garment.heaviest(full)
    assert set(bone[0]) >= {1, 3, 4}
    assert weight.sum() == pytest.approx(1)
    c = Cut(np.zeros((1, 3)), np.zeros((0, 4), int), bone, weight, np.ones(1), np.zeros(1))
    assert garment.all_weights(c, 6)[0, 1] == pytest.approx(weight.max(), abs=1e-6)


def test_a_pose_is_forgotten_when_the_next_is_taken(body: Skeleton) -> None:
    body.pose(STAND)
    places = body.places.copy()
    body.pose(Pose(tilt=(20, 10, 5), bend=(10, 0, 30), look=(5, 5, 5)))
    body.pose(STAND)
    assert body.places == pytest.approx(places)
