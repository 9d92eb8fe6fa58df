# SPDX-License-Identifier: GPL-3.0-or-later
"""The cast: people and animals drawn with splines, lit and painted over the finished strokes of a card.

A card that has a cast has a module `art/cast/<card id>.py` with `draw(page)`. Nothing here needs Blender.
"""
