# SPDX-License-Identifier: GPL-3.0-or-later
"""What is painted besides the cards; art/painter/extras.py says what becomes of it."""
