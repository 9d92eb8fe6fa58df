# SPDX-License-Identifier: GPL-3.0-or-later
"""A lantern folded into a star, on the blue of the night: large enough to be known at 48 pixels."""

from painter import kit, light, paper, stage
from painter.finish import Finish
from painter.motifs import lanternstars

SHEETS = ((0, "#141d52"), (0.5, "#22307a"), (1.0, "#3d3f93"))


def paint(draft):
    """All that matters is in the middle four fifths: launchers cut round or square."""
    light.world("#33468f", "#2a2f70", 0.5)
    stage.camera((0, -15, 0), (0, 0, 0), 54)
    opening = paper.rounded(lanternstars.shape(4.5, 0.8, 0.68, 0.06), 0.3)
    lanternstars.night(paper.rectangle(-7, -7, 7, 7), opening, SHEETS, step=0.3, waver=0.015)
    paper.sheet(paper.rectangle(-7, -7, 7, 7), 1.7, "#4a4496")
    star = lanternstars.folded(3.55, "#ffd884", "#ee8f3c", emit=0.5, short=0.58, notch=0.36)
    kit.place(star, (0, 0.7, 0))
    light.area((-5, -9, 7), (0, 0, 0), 3, 2000, "#ffe6c4")
    light.area((5, -9, -6), (0, 0, 0), 3, 420, "#a8b4ff")
    light.bulb((0, 1.25, 0), 260, "#ffb25a", 0.6)
    return Finish(
        exposure=1.2,
        shadows="#0d1440",
        lights="#fff0cc",
        vignette=0.2,
        border=False,
    )
