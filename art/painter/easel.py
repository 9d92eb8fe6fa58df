# SPDX-License-Identifier: GPL-3.0-or-later
"""Painting one picture: build its scene, render it or take the layers that were kept, finish and publish it."""

from __future__ import annotations

import importlib
import json
import time
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .fingerprint import essence, render_mark
from .press import publish, save
from .studio import ART, Order, layers, mark, master, scene, second_colour, shown, sizes
from .wishes import Finish, finish_from

if TYPE_CHECKING:
    from .finish import Cast


def paint(card: str, order: Order, *, anew: bool = False, render: bool = True) -> str:
    """Paint one picture and store it; returns a line about it.

    Stored layers of the same render are reused, unless `anew` is set; without `render`, existing ones are reused even
    if the scene has changed since.
    """
    import cv2

    from . import stage
    from .finish import develop
    from .measure import key_to_fill, measured
    from .wishes import FAR

    started, clock = time.process_time(), time.monotonic()
    made_from, file, exr = mark(card, order), master(card, order), layers(card, order)
    cv2.setNumThreads(order.threads)
    wanted = render_mark(scene(card), sizes(card, order), ART)
    kept = remembered(exr)
    if not render and not kept:
        raise SystemExit(f"no layers of {card} are kept in this size: paint it without --refinish")
    fresh = render and (anew or kept.get("mark") != wanted)
    built = started
    if fresh:
        wish = build(card, order)
        built = time.process_time()
        exr.parent.mkdir(parents=True, exist_ok=True)
        stage.render(exr)
        remember(exr, mark=wanted, scene=scene_text(card), wish=asdict(wish))
    elif kept.get("scene") == scene_text(card):
        wish = finish_from(kept["wish"])
    else:
        wish = build(card, replace(order, draft=True, size=None, samples=1))
        remember(exr, scene=scene_text(card), wish=asdict(wish))
    rendered = time.process_time()
    found = stage.passes(exr)
    picture = develop(
        found, replace(wish, second=wish.second or second_colour(card)), shown(card), cast_of(card)
    )
    save(picture, file)
    weight = publish(card, order, made_from)
    ended = time.process_time()
    ratio = key_to_fill(found.light, found.albedo, found.glow, found.depth, FAR)
    remember(exr, key_to_fill=ratio)
    colour = measured(picture)
    spent = f"{ended - started:.0f} CPU-s in {time.monotonic() - clock:.0f} s"
    parts = f"build {built - started:.0f}, render {rendered - built:.0f}, finish {ended - rendered:.0f}"
    return "; ".join(
        [
            f"{spent} ({parts}){'' if fresh else ', kept layers'}",
            str(colour),
            *([f"key to fill {ratio:.1f}"] if ratio else []),
            *([f"{weight // 1024} kB"] if weight else []),
            *(f"WARNING: {said}" for said in colour.warnings()),
        ]
    )


def build(card: str, order: Order) -> Finish:
    """Put a scene on the stage; returns what it wants of the finish."""
    from . import stage

    width, height, samples = sizes(card, order)
    stage.reset(width, height, samples, draft=order.draft, threads=order.threads, device=order.device)
    wish = importlib.import_module(scene(card)).paint(order.draft)
    if not isinstance(wish, Finish):
        raise TypeError(f"{scene(card)}.paint gives no Finish")
    return wish


def cast_of(card: str) -> Cast | None:
    """Return what draws the people and animals of a card, if it has a cast."""
    if not (ART / "cast" / f"{card}.py").exists():
        return None
    from .cast.page import Page

    module = importlib.import_module(f"cast.{card}")
    return lambda canvas, relief, plan, layers: module.draw(Page(canvas, relief, plan, layers))


def scene_text(card: str) -> str:
    """The scene's own file, however it is formatted."""
    return essence((ART / f"{scene(card).replace('.', '/')}.py").read_text(encoding="utf-8"))


def remembered(exr: Path) -> dict[str, Any]:
    """What is known of kept layers; nothing where there are none."""
    file = exr.with_suffix(".json")
    if not (exr.exists() and file.exists()):
        return {}
    known: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return known


def remember(exr: Path, **more: Any) -> None:
    """Add to what is known of layers."""
    exr.with_suffix(".json").write_text(json.dumps(remembered(exr) | more), encoding="utf-8")
