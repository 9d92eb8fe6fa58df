# SPDX-License-Identifier: GPL-3.0-or-later
"""The painter of the deck: clay and paper dioramas, path-traced, with one gouache finish."""
