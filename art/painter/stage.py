# SPDX-License-Identifier: GPL-3.0-or-later
"""The stage: an empty scene, the camera, and the rendering of the layers that the finish paints from."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import bpy
import numpy as np
import OpenEXR
from mathutils import Vector

from . import kit, materials, sitters, surfaces
from .colour import Array
from .layers import Layers, View, eye_from, head_from

Point = Sequence[float]
F = np.float32
MOST_INDICES = 32000
"""Blender keeps an object's index in 15 bits."""


def reset(
    width: int, height: int, samples: int, *, draft: bool, threads: int, device: str = "cpu", seed: int = 1
) -> None:
    """Clear everything away and set up the path tracer on the processor or on an NVIDIA GPU."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    surfaces.forget()
    kit.forget(draft=draft)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    tracer = scene.cycles
    tracer.device, tracer.samples, tracer.seed = use_device(device), samples, seed
    tracer.use_adaptive_sampling, tracer.adaptive_min_samples = True, 6
    tracer.adaptive_threshold = 0.06 if samples < 40 else 0.03
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
    layer.use_pass_z = layer.use_pass_normal = layer.use_pass_object_index = True
    layer.use_pass_emit = layer.use_pass_diffuse_color = True
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True


def use_device(device: str) -> str:
    """Choose what renders; gives Cycles' own name of it."""
    if device == "cpu":
        return "CPU"
    preferences = bpy.context.preferences.addons["cycles"].preferences
    preferences.compute_device_type = "CUDA"
    preferences.get_devices()
    found = [one for one in preferences.devices if one.type == "CUDA"]
    if not found:
        raise SystemExit("no NVIDIA GPU is found here; paint with --device cpu")
    for one in preferences.devices:
        one.use = one.type == "CUDA"
    return "GPU"


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
    """Render into a multi-layer EXR; a JSON file beside it names the objects and has the camera's turn."""
    scene = bpy.context.scene
    settings = scene.render.image_settings
    settings.media_type = "MULTI_LAYER_IMAGE"
    settings.file_format, settings.color_depth, settings.exr_codec = "OPEN_EXR_MULTILAYER", "16", "ZIP"
    scene.render.filepath = str(path)
    names = {}
    for index, thing in enumerate(bpy.data.objects, start=1):
        thing.pass_index = min(index, MOST_INDICES)
        names[thing.pass_index] = thing.name
    bpy.context.view_layer.update()
    turn = scene.camera.matrix_world.to_3x3().normalized()
    kinds, owners = sitters.kinds_and_owners()
    bpy.ops.render.render(write_still=True)
    about: dict[str, Any] = {
        "names": names,
        "camera": [list(row) for row in turn],
        "kinds": kinds,
        "owners": owners,
    }
    about |= {"heads": sitters.heads(), "eyes": sitters.eyes(), "view": asdict(sitters.view())}
    path.with_suffix(".json").write_text(json.dumps(about), encoding="utf-8")


def passes(path: Path) -> Layers:
    """The layers of a rendered EXR."""
    found: dict[str, Array] = {}
    for part in OpenEXR.File(str(path)).parts:
        for name, channel in part.channels.items():
            found[name.split(".", 1)[-1]] = channel.pixels.astype(F)
    about = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
    depth = found["Depth.Z"]
    return Layers(
        light=np.maximum(found["Combined"][..., :3], 0),
        depth=np.where(np.isfinite(depth), depth, 1e3).astype(F),
        normal=np.stack([found[f"Normal.{axis}"] for axis in "XYZ"], -1),
        index=found["Object Index.X"].astype(np.int32),
        albedo=np.clip(found["Diffuse Color"][..., :3], 0, 1),
        glow=np.maximum(found["Emission"][..., :3], 0),
        names={int(index): name for index, name in about["names"].items()},
        camera=np.array(about["camera"], F),
        kinds={int(index): kind for index, kind in about.get("kinds", {}).items()},
        owners={int(index): owner for index, owner in about.get("owners", {}).items()},
        heads=tuple(head_from(said) for said in about.get("heads", ())),
        eyes=tuple(eye_from(said) for said in about.get("eyes", ())),
        view=View(**about["view"]) if "view" in about else None,
    )
