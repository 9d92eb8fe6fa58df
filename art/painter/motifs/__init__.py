# SPDX-License-Identifier: GPL-3.0-or-later
"""Things that a scene can hold, one module a subject area. Units: a grown figure is about 1.1 tall."""
