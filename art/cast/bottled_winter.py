# SPDX-License-Identifier: GPL-3.0-or-later
"""The fox wants in, or wants them out."""

from painter.cast.animals import Fox
from painter.cast.geometry import oval
from painter.cast.paints import Light

LIGHT = Light(
    key=(-0.5, -0.7, 0.5),
    warm="#fff4cc",
    shade="#8a9a70",
    rim="#bfd8ff",
    rim_from=(0.95, 0.1),
    rim_amount=0.45,
    line="#2a1c10",
)


def draw(page):
    """Longing."""
    sheet = page.sheet((0, 640, 340, 1140), LIGHT, seed=7)
    fox = Fox(sheet, (138, 1052), 320, colour="#d8672a", nod=-6, lid=1.0, brow=0.8, smile=0.3)
    fox.draw()
    page.lay(sheet, depth=page.at(-2.0, -2.3, 0)[2], shadow=(1052, 0.35))
    breath = fox.head([(0.9, 0.1)])[0]
    page.wash(oval(breath, 26, 34), "#f4f8ff", 0.5, 11)
