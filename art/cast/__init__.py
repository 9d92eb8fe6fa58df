# SPDX-License-Identifier: GPL-3.0-or-later
"""Who is drawn on the cards: `cast/<card id>.py` has `draw(page)`."""
