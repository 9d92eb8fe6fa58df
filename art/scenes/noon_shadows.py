# SPDX-License-Identifier: GPL-3.0-or-later
"""At noon the shadows go for a walk without their people."""

from dataclasses import replace

import numpy as np

from painter import kit, light, stage
from painter.finish import Finish, Fog
from painter.glow import glowing_disc
from painter.materials import clay
from painter.motifs import rooftown
from painter.motifs.animals import wolf
from painter.motifs.clothes import OUTFITS
from painter.motifs.figures import figure, parts
from painter.motifs.poses import POSES
from painter.people import hats
from painter.people.garment import Garment
from painter.people.look import SKINS, Look
from painter.people.person import person
from painter.people.poses import POSES as PEOPLE

INK = "#1c100e"
END = -1.1  # where the street vanishes


def street():
    """Two rows of houses that run to one point, and a bright end."""
    kit.land(
        lambda x, y: 0.012 * np.sin(x * 5) * np.sin(y * 5) + 0 * x,
        (-14, 14),
        (-14, 50),
        clay("#f0cfa4", bump=0.6, grain=6, vary=0.1),
    )
    rng = np.random.default_rng(3)
    shutter = [clay(c, bump=0.3) for c in (rooftown.AQUA, "#8fc4b4", "#a8d4c6")]
    for side in (-1, 1):
        y, k = -10.0, 0
        while y < 34:
            depth, height = rng.uniform(3.2, 4.6), rng.uniform(4.6, 7.2) - 0.04 * max(0, y)
            wall = clay(
                ("#d2643a", "#f4e0bc", "#e0845a", "#ecc9a0")[(k + (side > 0)) % 4],
                bump=0.5,
                grain=7,
                vary=0.14,
            )
            x = END + side * (3.0 if side > 0 else 1.9) + side * 2
            kit.box((4, depth, height), wall, (x, y + depth / 2, 0), bevel=0.04)
            kit.box(
                (4.3, depth + 0.1, 0.22), clay("#a8452a", bump=0.6), (x, y + depth / 2, height), bevel=0.03
            )
            face = x - side * 2
            for level in range(int(height // 1.9)):
                for share in (0.3, 0.7):
                    at = np.array((face - side * 0.03, y + depth * share, 1.15 + 1.8 * level))
                    if level == 0 and share == 0.7:
                        kit.box((0.14, 0.9, 1.75), clay("#8a4a30", bump=0.4), (at[0], at[1], 0))
                        kit.box((0.2, 1.06, 0.12), clay("#f6ead2"), (at[0], at[1], 1.75))
                        continue
                    kit.box((0.12, 0.62, 0.95), clay("#4a2a20"), at)
                    for s in (-1, 1):
                        kit.box(
                            (0.1, 0.34, 1.02), shutter[rng.integers(3)], at + (-side * 0.06, s * 0.5, -0.03)
                        )
                    kit.box((0.26, 0.8, 0.08), clay("#f6ead2"), at - (0, 0, 0.08))
            y += depth
            k += 1
    glowing_disc(1.5, (END, 35, 2.6), "#fff6cf", limb="#ffcf6a", halo=0.5, reach=3)


def shade(thing, at, turn, size):
    """Press a dark body flat: a shadow that stands."""
    thing.rotation_euler = (0, 0, np.radians(turn))
    flat = kit.group([thing], at, (0, 0, 6), (size, 0.03 * size, size))
    thing.visible_shadow = False
    return flat


def dark(outfit, **changes):
    """An outfit in which everything is shadow."""
    worn = replace(OUTFITS[outfit] if isinstance(outfit, str) else outfit, **changes)
    pieces = (
        "coat",
        "skirt",
        "trousers",
        "shoes",
        "cuffs",
        "collar",
        "belt",
        "hair_colour",
        "beard",
        "hat_colour",
        "band",
        "scarf",
        "apron",
        "cape",
        "pack",
    )
    return replace(worn, **{p: INK for p in pieces if getattr(worn, p) is not None})


def walkers():
    """Those who stroll away: a pair arm in arm, a child, a dog, one who tries on a hat."""

    def body(kind, pose, outfit, **changes):
        return figure(kind, pose, dark(outfit, **changes), skin=INK, far=True)

    stroll = replace(POSES["walking"], right_hand=(0.3, 0.2, -0.6))
    shade(body("woman", "walking", "long dress", hat="brim"), (-2.25, -3.2, 0), 108, 1.75)
    shade(body("grown", stroll, "tail coat"), (-1.5, -3.0, 0), 104, 1.85)
    shade(body("thin elder", "walking", "mourning"), (-1.85, 7.0, 0), 100, 2.3)
    shade(body("lanky teen", "walking", "work shirt"), (-1.0, 10.5, 0), 95, 2.4)
    shade(body("round elder", "walking", "great coat"), (1.2, 12.0, 0), 80, 2.3)
    shade(body("small child", "walking", "summer dress"), (0.62, -2.6, 0), 84, 1.5)
    dog = wolf(INK, INK, INK)
    shade(dog, (-0.5, -2.4, 0), 92, 0.5)
    thief = body(
        "grown",
        replace(
            POSES["holding up"], look=(0, 0, 0), left_hand=(-0.1, 0.3, 0.62), right_hand=(-0.1, 0.3, 0.62)
        ),
        "suit",
        hat="none",
    )
    shade(thief, (0.0, 3.2, 0), 60, 2.0)
    hat = kit.group(
        [
            kit.lathe(
                [(0.001, 0.3), (0.16, 0.28), (0.17, 0.02), (0.3, 0.0), (0.3, -0.02), (0.001, -0.02)],
                clay(INK, bump=0),
                24,
            )
        ],
        (0.02, 3.15, 2.13),
        (0, -14, 0),
        (1, 0.1, 1),
    )
    for part in hat.children:
        part.visible_shadow = False


def gentleman(at):
    """The nearest of them, asleep on his feet in a white suit."""
    him = person(
        age=71,
        female=0,
        build="lanky",
        tall=2.5,
        height_heads=5.0,
        pose=replace(PEOPLE["at ease"], tilt=(-5, 0, 0), bend=(6, 3, 0), look=(16, 6, 10)),
        expression="asleep",
        look=Look(SKINS["peach"], nose=1.4, eye=1.15),
        hair="short",
        hair_colour="#d9d2c6",
        beard="moustache",
        hat=hats.brim("#ffe9b0", "#d2643a"),
        clothes=[
            Garment("trousers", "#f0e6d0"),
            Garment(
                "coat",
                "#f8f0de",
                length=0.25,
                collar="lapel",
                collar_colour="#efe2c8",
                shirt="#fffaf0",
                tie="#3f8a80",
            ),
        ],
        shoes="#8a5632",
    )
    return kit.place(him.thing, at, (0, 0, -46))


def sleepers():
    """Along the right wall the people, motionless; none of them throws a shadow."""
    wall = 1.9
    lean = replace(
        POSES["standing"],
        lean=-8,
        look=(30, 0, 4),
        left_hand=(0.1, 0.1, -0.92),
        right_hand=(0.12, 0.05, -0.92),
        left_foot=(0.08, 0.3, 0),
        right_foot=(0.06, 0.2, 0),
    )
    gone = [gentleman((wall - 0.45, -4.4, 0))]
    gone.append(
        kit.place(
            figure("round elder", "sitting on the ground", "apron", skin="brown", coat="#7fb8a8"),
            (wall - 0.35, -1.6, 0),
            (0, 0, -70),
            1.7,
        )
    )
    gone.append(
        kit.place(
            figure("small child", "sitting on the ground", "summer dress", skin="tan", coat="#ffd84d"),
            (wall - 0.35, -0.3, 0),
            (0, 0, -64),
            1.6,
        )
    )
    gone.append(
        kit.place(figure("grown", lean, "work shirt", skin="umber"), (wall - 0.4, 1.5, 0), (0, 0, -72), 1.8)
    )
    for part in (part for who in gone for part in parts(who)):
        part.visible_shadow = False


def paint(draft):
    """High noon, and a low light at the end of the street."""
    light.world("#d8efe6", "#f4c898", 0.5)
    camera = stage.camera((0.2, -12.5, 1.9), (-0.15, 0, 2.9), 40)
    rooftown.egg_sky(camera, 71, cover=0.1)
    street()
    walkers()
    sleepers()
    light.sun((16, -5, 0), 3.6, "#ffe4b0", 1.5)
    light.area((-4, -11, 6), (1, 0, 1), 5, 260, "#b8e4dc")
    light.area((END, 30, 6), (0, -4, 1), 4, 2600, "#ffd86a")
    return Finish(fog=Fog("#ffe9a8", 15, 44, 0.8), shadows="#3a2a2a", lights="#fff4d0", vignette=0.14)
