# SPDX-License-Identifier: GPL-3.0-or-later
"""One file a card: a docstring that is its sentence, and a function `paint`."""
