# SPDX-License-Identifier: GPL-3.0-or-later
"""The stage: an empty scene, the camera, and the rendering of colour, depth and normals."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import bpy
import numpy as np
import OpenEXR
from mathutils import Vector

from . import kit, materials

Point = Sequence[float]
F = np.float32


def reset(width: int, height: int, samples: int, *, draft: bool, threads: int) -> None:
    """Clear everything away and set up the path tracer."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    kit.forget(draft=draft)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    tracer = scene.cycles
    tracer.device, tracer.samples, tracer.seed = "CPU", samples, 1
    tracer.use_adaptive_sampling, tracer.adaptive_threshold, tracer.adaptive_min_samples = True, 0.06, 6
    tracer.use_denoising, tracer.denoiser = True, "OPENIMAGEDENOISE"
    tracer.max_bounces, tracer.diffuse_bounces, tracer.glossy_bounces = 4, 2, 2
    tracer.transmission_bounces, tracer.volume_bounces = 4, 0
    tracer.sample_clamp_indirect = 4
    tracer.caustics_reflective = tracer.caustics_refractive = False
    if draft:
        tracer.denoising_quality = "FAST"
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = "FIXED", threads
    layer = scene.view_layers[0]
    layer.use_pass_z = True
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True


def camera(
    at: Point, towards: Point, lens: float = 50, *, focus: Point | None = None, fstop: float = 0
) -> Any:
    """The camera, looking along +y by custom; `fstop` above 0 blurs what is not at `focus`."""
    data = bpy.data.cameras.new("camera")
    thing = kit.link(bpy.data.objects.new("camera", data))
    thing.location = at
    thing.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    data.lens, data.sensor_fit, data.sensor_height, data.clip_end = lens, "VERTICAL", 36, 500
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = (Vector(focus or towards) - Vector(at)).length
    bpy.context.scene.camera = thing
    return thing


def render(path: Path) -> None:
    """Render into a multi-layer EXR."""
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.media_type = "MULTI_LAYER_IMAGE"
    settings.file_format, settings.color_depth, settings.exr_codec = "OPEN_EXR_MULTILAYER", "16", "ZIP"
    scene.render.filepath = str(path)
    bpy.ops.render.render(write_still=True)


def passes(path: Path) -> dict[str, np.ndarray]:
    """The layers of a rendered EXR by name: `Combined` in linear light, `Depth.Z` in units from the camera."""
    found = {}
    for part in OpenEXR.File(str(path)).parts:
        for name, channel in part.channels.items():
            found[name.split(".", 1)[-1]] = channel.pixels.astype(F)
    return found
