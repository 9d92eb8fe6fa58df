"""How pictures look: brightness, warmth, colour and detail, in deviations within their deck."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from PIL import Image

SIZE: Final = (48, 72)
WORDS_FOR: Final = (
    (("bright", "light", "sunshine", "day"), ("dark", "night", "shadow", "gloomy")),
    (("warm", "fire", "summer", "red and orange"), ("cold", "ice", "winter", "blue")),
    (("colourful", "rainbow", "lively", "party"), ("grey", "pale", "plain", "silent")),
    (("crowded", "chaos", "busy", "detailed"), ("empty", "simple", "minimal", "alone")),
)
"""What people say of pictures with much and with little of it."""


def looks_of(paths: Sequence[Path]) -> Any:
    """A row for each picture."""
    rows = np.array([_measured(path) for path in paths])
    spread = rows.std(axis=0)
    return (rows - rows.mean(axis=0)) / np.where(spread > 0, spread, 1)


def _measured(path: Path) -> tuple[float, float, float, float]:
    with Image.open(path) as image:
        pixels = np.asarray(image.convert("RGB").resize(SIZE), np.float32) / 255
    red, green, blue = pixels[..., 0], pixels[..., 1], pixels[..., 2]
    light = 0.299 * red + 0.587 * green + 0.114 * blue
    colour = pixels.max(-1) - pixels.min(-1)
    detail = np.abs(np.diff(light, axis=0)).mean() + np.abs(np.diff(light, axis=1)).mean()
    return float(light.mean()), float((red - blue).mean()), float(colour.mean()), float(detail)
