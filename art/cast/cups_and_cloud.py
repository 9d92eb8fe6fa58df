# SPDX-License-Identifier: GPL-3.0-or-later
"""Of all the cups, this one; she has put both arms around what is in it, and the birds come to drink."""

from painter.cast.animals import draw_bird
from painter.cast.bodies import GROWN, Arm, Clothes, Leg, Person, sole
from painter.cast.clouds import draw_cloud
from painter.cast.expressions import with_face
from painter.cast.geometry import oval
from painter.cast.heads import Looks
from painter.cast.paints import Light

LIGHT = Light(
    key=(0.65, 0.1, 0.75),
    warm="#fff0cc",
    shade="#6a7ca0",
    rim="#9fd0f0",
    rim_from=(-0.9, -0.3),
    rim_amount=0.5,
    line="#141c38",
)
SHINE = Light(
    key=(-0.35, -0.7, 0.6),
    warm="#fff6e2",
    shade="#b09a98",
    rim="#bfe0f4",
    rim_from=(0.9, -0.4),
    rim_amount=0.5,
    line="#5a4a58",
)
BEHIND = ((225, -150, 56), (-80, -160, 66), (20, -235, 96), (124, -215, 92), (190, -130, 84))
BEFORE = (
    (40, -196, 54), (96, -226, 62), (150, -130, 92), (-40, -120, 78), (60, -130, 104), (-104, -62, 58),
    (218, -66, 62), (0, -58, 70), (130, -56, 86), (-62, -34, 44), (196, -26, 48), (64, -30, 60),
)  # fmt: skip


def draw(page):
    """Gratitude."""
    x, y = 483.6, 617.9
    page.wash(oval((x + 60, y - 100), 330, 250), "#e8b878", 0.32, 60)
    cloud = page.sheet((x - 260, y - 400, x + 420, y + 120), SHINE, seed=5, near=1.4, pull=0.04)
    draw_cloud(cloud, [(x + dx, y + dy, r) for dx, dy, r in BEHIND], "#fffaf0", "#f0d4a8", seed=3, small=3)
    page.lay(cloud)
    foot = (304.7, 636.3)
    sheet = page.sheet((60, 150, 620, 760), LIGHT, seed=101, near=1.1)
    ground = foot[1] - 2
    lover(sheet, x, y, foot[0], ground).draw(
        "hair behind", "far arm", "far leg", "near leg", "body", "neck", "head", "near arm"
    )
    page.lay(sheet, shadow=(ground, 0.4))
    belly = page.sheet((x - 100, y - 120, x + 240, y + 130), SHINE, seed=8, near=1.4, pull=0.04)
    low = ((-10, 2, 48), (128, 0, 50), (18, 16, 54), (98, 16, 54), (58, 26, 56))
    draw_cloud(belly, [(x + dx, y + dy, r) for dx, dy, r in low], "#fff2de", "#cf9f70", seed=21, small=3)
    page.lay(belly, depth=page.at(0.55, 1.02, 1.4)[2])
    front = page.sheet((x - 260, y - 300, x + 420, y + 130), SHINE, seed=7, near=1.4, pull=0.04)
    draw_cloud(
        front, [(x + dx, y + dy - 18, r) for dx, dy, r in BEFORE], "#fffaf0", "#dcae80", seed=12, small=3
    )
    page.lay(front)
    over = page.sheet((60, 150, 760, 760), LIGHT, seed=101, near=1.1)
    lover(over, x, y, foot[0], ground).draw("near arm")
    page.lay(over)
    drink(page)


def lover(sheet, x, y, foot, ground):
    """She leans over the cup at x and y; one arm goes behind the cloud, the other over it."""
    head = 112
    return Person(
        sheet,
        (foot + 4, ground - 1.62 * head),
        head,
        lean=31,
        curve=0.16,
        nod=2,
        turn=0.7,
        face=with_face("in love", smile=1, flush=1),
        build=GROWN,
        head_at=(0.12, 0.42),
        looks=Looks("#d8966a", "bob", "#2a1a1c", 24),
        clothes=Clothes(
            "#e0482f", legs="#f0dcc0", shoes="#7a2c24", skirt=1.3, flare=0.85, sway=-0.3, collar="#fff0dc"
        ),
        arms=(Arm((x + 92, y - 92), -1, "flat", 24), Arm((x + 96, y - 196), -1, None)),
        legs=(Leg(sole(foot - 26, ground, head), 1), Leg(sole(foot + 34, ground + 6, head), 1)),
    )


def drink(page):
    """Two birds wait on the rims below, and one cup has caught a drop."""
    sheet = page.sheet((0, 700, 800, 1190), LIGHT, seed=9, near=1.5, pull=0.5)
    draw_bird(sheet, (352, 858), 74, colour="#5a6c74", breast="#d8b888", beak=0.6)
    draw_bird(sheet, (716, 760), 62, flip=True, colour="#6e5a50", breast="#c89878")
    page.lay(sheet)
