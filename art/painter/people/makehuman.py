# SPDX-License-Identifier: GPL-3.0-or-later
"""MakeHuman's base mesh and targets, read where `./dev paint` has put them (tools/makehuman.py).

`STELLA_MAKEHUMAN` names another folder with `human_full_size.json` and `targets.npz`. Coordinates are the painter's:
x right, y away from the camera, z up; a person faces -y, its left is +x. One unit is a decimetre of the base mesh.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

FOLDER = Path(__file__).resolve().parents[2] / ".makehuman"
AXES = np.array([[1, 0, 0], [0, 0, -1], [0, 1, 0]], float)
"""From their axes (y up, facing z) to ours."""


@dataclass(frozen=True)
class Base:
    """The mesh as it is published: vertices, faces by part, four weights a vertex, bones and their joints' vertices."""

    vertices: np.ndarray
    faces: dict[str, np.ndarray]
    bone: np.ndarray
    weight: np.ndarray
    names: list[str]
    parents: list[int]
    joints: list[np.ndarray]


def folder() -> Path:
    """The folder of the data."""
    return Path(os.environ.get("STELLA_MAKEHUMAN") or FOLDER)


@cache
def base() -> Base:
    """Read the base mesh once."""
    file = folder() / "human_full_size.json"
    if not file.exists():
        raise SystemExit(
            f"{file} is missing: `./dev paint` fetches it, or set STELLA_MAKEHUMAN (art/README.md)"
        )
    raw = json.loads(file.read_text(encoding="utf-8"))
    flat = np.array(raw["faces"]).reshape(-1, 10)  # kind, four corners, material, four picture coordinates
    parts = {m["DbgName"]: m["DbgIndex"] for m in raw["materials"]}
    faces = {
        name.removeprefix("helper-"): flat[flat[:, 5] == i, 1:5]
        for name, i in parts.items()
        if "joint" not in name
    }
    names = [b["name"].removesuffix("____head") for b in raw["bones"][::2]]
    parents = [b["parent"] // 2 for b in raw["bones"][::2]]
    spots = raw["metadata"]["joint_pos_idxs"]
    return Base(
        np.array(raw["vertices"]).reshape(-1, 3) @ AXES.T,
        faces,
        np.array(raw["skinIndices"]).reshape(-1, 4) // 2,
        np.array(raw["skinWeights"]).reshape(-1, 4),
        names,
        [-1, *parents[1:]],
        [np.array(spots[f"{name}____head"]) for name in names],
    )


@cache
def _targets() -> Mapping[str, np.ndarray]:
    found: Mapping[str, np.ndarray] = np.load(folder() / "targets.npz")
    return found


def morph(vertices: np.ndarray, name: str, amount: float) -> None:
    """Add a share of a target to the vertices, in place."""
    if abs(amount) < 1e-3:
        return
    store = _targets()
    index, vector = store[f"targets/{name}.index"], store[f"targets/{name}.vector"]
    moved = vector * 1e-3 if vector.dtype.kind == "i" else vector
    vertices[index.astype(int)] += moved @ AXES.T * amount


def share_of(names: tuple[str, ...], bone: np.ndarray, weight: np.ndarray) -> np.ndarray:
    """How much of each vertex follows bones whose names begin so."""
    wanted = np.array([name.startswith(names) for name in base().names])
    return np.asarray((weight * wanted[bone]).sum(1))


ARM = ("upperarm", "lowerarm", "wrist", "finger", "metacarpal")
LEG = ("upperleg", "lowerleg", "foot", "toe")
HEAD = (
    *("head", "jaw", "special", "eye", "orbicularis", "levator", "oris", "risorius", "temporalis", "oculi"),
    "tongue",
)
