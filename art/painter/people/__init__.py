# SPDX-License-Identifier: GPL-3.0-or-later
"""People: body (MakeHuman's base mesh), head and hair, clothes, hats; `person.person` puts them together.

Modules that do not touch Blender (`makehuman shape turns pose poses skeleton meshes look garment`) need numpy only.
"""
