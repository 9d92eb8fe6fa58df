"""The image process: turns uploaded pictures into cards. It runs alone and with limits; its output is not trusted.

Started by `pipeline.py` as `python -I worker.py` in a work folder: the job comes as JSON on stdin, the report goes
as JSON lines to stdout, finished cards go to `out/`. It imports nothing of this package, so that it starts fast and
knows little. Whatever a picture does to the decoders happens here: away from the server's memory, with bounds on
memory, time and the size of files, and without a network where the system can take it away (`sandbox.py`).
"""

from __future__ import annotations

import contextlib
import json
import math
import re
import runpy
import stat
import sys
import zipfile
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

HAS_LIMITS = sys.platform != "win32"  # there only the parent's clock holds
if HAS_LIMITS:
    import resource

if TYPE_CHECKING:
    from PIL import Image

LARGE = (800, 1200)
SMALL = (400, 600)
TINY = (240, 360)
THUMB = (24, 36)
QUALITY = 78
TINY_QUALITY = 60  # fifteen must reach a phone quickly
PAPER = (246, 239, 224)  # behind transparent pixels
ORIENTATION = 0x0112
TURNS = {2: "FLIP_LEFT_RIGHT", 3: "ROTATE_180", 4: "FLIP_TOP_BOTTOM", 5: "TRANSPOSE", 6: "ROTATE_270",
         7: "TRANSVERSE", 8: "ROTATE_90"}  # fmt: skip
"""How to turn a picture upright, by its orientation."""
CPU_EACH = 20  # seconds for one picture
JUNK = re.compile(r"(^|/)(__MACOSX/|\.(?!\.)[^/]*$|Thumbs\.db$|desktop\.ini$)", re.IGNORECASE)
"""Files that systems add to zips by themselves."""
ZIP_HEADS = (b"PK\x03\x04", b"PK\x05\x06")
"""The first bytes of a zip, also of an empty one."""


class UnusableFile(Exception):
    """A picture or a zip that cannot be used: a code, and what its message needs."""

    def __init__(self, code: str, **args: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.args_of_message = args


def say(**fields: object) -> None:
    """Write a line of the report."""
    sys.stdout.write(json.dumps(fields) + "\n")
    sys.stdout.flush()


def set_limits(limits: dict[str, int]) -> None:
    """Set resource limits, which this process cannot raise again."""
    if not HAS_LIMITS:
        return
    wanted_limits = {
        "AS": limits["memory"],
        "FSIZE": limits["output"],
        "CPU": limits["cpu"],
        "NOFILE": 64,
        "CORE": 0,
    }
    for name, wanted in wanted_limits.items():
        kind = getattr(resource, f"RLIMIT_{name}")
        hard = resource.getrlimit(kind)[1]
        most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        with contextlib.suppress(ValueError, OSError):  # macOS knows no limit of memory; the others hold
            resource.setrlimit(kind, (most, most))


def grant_cpu(most: int) -> None:
    """Allow this much CPU for the next picture; the system kills a process that needs more."""
    if HAS_LIMITS:
        usage = resource.getrusage(resource.RUSAGE_SELF)
        soon = math.ceil(usage.ru_utime + usage.ru_stime) + CPU_EACH
        resource.setrlimit(resource.RLIMIT_CPU, (min(soon, most), most))


def pictures(files: list[list[str]], limits: dict[str, int]) -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Yield the name of every picture and how to read it: from the files, or from the only one if it is a zip."""
    if len(files) == 1 and is_zip(files[0][0]):
        yield from zipped(files[0][0], limits)
        return
    for path, name in sorted(files, key=lambda file: by_number(file[1])):
        yield name, lambda path=path: Path(path).read_bytes()  # type: ignore[misc]


def zipped(path: str, limits: dict[str, int]) -> Iterator[tuple[str, Callable[[], bytes]]]:
    """Yield the pictures of a zip. Nothing is unpacked to disk, so that no name of an entry ever is a path."""
    try:
        with zipfile.ZipFile(path) as bag:
            entries = [
                each for each in bag.infolist() if not each.is_dir() and not JUNK.search(each.filename)
            ]
            if len(entries) > limits["most"]:
                raise UnusableFile("zip-many", most=limits["most"], found=len(entries))
            left = [limits["total_bytes"]]
            for entry in sorted(entries, key=lambda entry: by_number(entry.filename)):
                yield entry.filename, lambda entry=entry: unpacked(bag, entry, limits, left)  # type: ignore[misc]
    except (zipfile.BadZipFile, NotImplementedError, ValueError, OverflowError, UnicodeError):
        raise UnusableFile("zip-broken") from None


def unpacked(bag: zipfile.ZipFile, entry: zipfile.ZipInfo, limits: dict[str, int], left: list[int]) -> bytes:
    """Return the bytes of an entry; the size that its header claims is not trusted."""
    name = entry.filename.replace("\\", "/")
    if name.startswith("/") or ":" in name or ".." in name.split("/") or "\0" in entry.orig_filename:
        raise UnusableFile("zip-path")
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise UnusableFile("zip-link")
    if entry.flag_bits & 0x1:
        raise UnusableFile("zip-locked")
    if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise UnusableFile("zip-method")
    if entry.file_size > 1_000_000 and entry.file_size > limits["ratio"] * max(entry.compress_size, 1):
        raise UnusableFile("zip-bomb")
    try:
        with bag.open(entry) as source:
            data = source.read(limits["file_bytes"] + 1)
    except MemoryError:
        raise
    except Exception:  # also those of zlib
        raise UnusableFile("zip-broken") from None
    left[0] -= len(data)
    if left[0] < 0:
        raise UnusableFile("total-bytes", limit=limits["total_bytes"] // 1_000_000)
    return data


def by_number(name: str) -> list[tuple[int, str]]:
    """Return a sort key that puts picture 2 before picture 10."""
    return [
        (int(part[:18]), "") if part.isdigit() else (-1, part.lower()) for part in re.split(r"([0-9]+)", name)
    ]


def is_zip(path: str | Path) -> bool:
    """Return whether a file begins as a zip does; a picture with a zip appended is a picture."""
    with Path(path).open("rb") as source:
        return source.read(4) in ZIP_HEADS


def kind_of(data: bytes) -> str | None:
    """Return which of the four kinds these bytes are, whatever the name says."""
    if data[:3] == b"\xff\xd8\xff":
        return "JPEG"
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        return "PNG"
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        return "WEBP"
    if data[4:8] == b"ftyp" and data[8:12] in (b"avif", b"avis", b"mif1", b"msf1"):
        return "AVIF"
    return None


def card_of(data: bytes, limits: dict[str, int]) -> Image.Image:
    """Return a picture as a large card: the first frame, upright, in sRGB, cut to 2:3 around its middle."""
    from PIL import Image

    kind = kind_of(data)
    if len(data) > limits["file_bytes"]:
        raise UnusableFile("picture-bytes", limit=limits["file_bytes"] // 1_000_000)
    if kind is None:
        raise UnusableFile("picture-kind")
    try:
        if kind == "WEBP" and webp_canvas(data) > limits["pixels"]:  # decoding reserves the canvas
            raise Image.DecompressionBombError
        image = Image.open(BytesIO(data), formats=(kind,))
        width, height = image.size
        if width * height > limits["pixels"]:
            raise Image.DecompressionBombError
        if min(width, height) < limits["side"]:
            raise UnusableFile("picture-small", least=limits["side"])
        return laid_out(image)
    except Image.DecompressionBombError:
        raise UnusableFile("picture-pixels", limit=limits["pixels"] // 1_000_000) from None
    except (UnusableFile, MemoryError):
        raise
    except Exception:  # decoders fail in many ways; all mean the same
        raise UnusableFile("picture-broken") from None


def webp_canvas(data: bytes) -> int:
    """Return the pixels of an extended WebP file's canvas."""
    if data[12:16] != b"VP8X":
        return 0
    return (int.from_bytes(data[24:27], "little") + 1) * (int.from_bytes(data[27:30], "little") + 1)


def laid_out(image: Image.Image) -> Image.Image:
    """Crop, shrink and turn a picture upright, in that order, so that only one full-sized copy is ever in memory."""
    from PIL import Image

    orientation = orientation_of(image)
    target = LARGE[::-1] if orientation >= 5 else LARGE
    scale = max(target[0] / image.width, target[1] / image.height)
    if scale < 1:
        image.draft(None, (math.ceil(image.width * scale), math.ceil(image.height * scale)))
    image.load()
    profile = image.info.get("icc_profile")
    image = plain(image)
    scale = max(target[0] / image.width, target[1] / image.height)
    width, height = target[0] / scale, target[1] / scale
    left, top = (image.width - width) / 2, (image.height - height) / 2
    box = (max(0.0, left), max(0.0, top), min(image.width, left + width), min(image.height, top + height))
    image = image.resize(target, Image.Resampling.LANCZOS, box=box, reducing_gap=2.0)
    image = coloured(image, profile)
    turn = TURNS.get(orientation)
    if turn is not None:
        image = image.transpose(Image.Transpose[turn])
    card = Image.new("RGB", image.size, PAPER)
    card.paste(image, mask=image.getchannel("A") if image.mode == "RGBA" else None)
    return card


def orientation_of(image: Image.Image) -> int:
    """Return the EXIF orientation; 1 if there is none."""
    try:
        found = image.getexif().get(ORIENTATION, 1)
    except Exception:  # broken metadata does not make a picture unusable
        return 1
    return found if isinstance(found, int) and 1 <= found <= 8 else 1


def plain(image: Image.Image) -> Image.Image:
    """Convert a picture to a mode that can be resized: no palettes, 8 bits."""
    if image.mode.startswith("I"):
        sixteen = image.convert("I;16") if image.mode == "I" else image
        return sixteen.point(lambda value: value / 256).convert("L")
    if image.mode in ("P", "PA", "LA", "La", "RGBa") or "transparency" in image.info:
        return image.convert("RGBA")
    return image if image.mode in ("L", "RGB", "RGBA", "CMYK") else image.convert("RGB")


def coloured(image: Image.Image, profile: object) -> Image.Image:
    """Convert a picture to sRGB, from its own profile if it has a readable one."""
    alpha = image.getchannel("A") if image.mode == "RGBA" else None
    image = image if alpha is None else image.convert("RGB")
    if isinstance(profile, bytes):
        try:
            from PIL import ImageCms

            source = ImageCms.ImageCmsProfile(BytesIO(profile))
            srgb = ImageCms.createProfile("sRGB")
            image = ImageCms.profileToProfile(image, source, srgb, outputMode="RGB") or image
        except Exception:  # nor does a broken profile
            image = image.convert("RGB")
    image = image.convert("RGB")
    if alpha is not None:
        image.putalpha(alpha)
    return image


def looks_of(card: Image.Image) -> list[float]:
    """Return brightness, warmth, colour and detail, each at most 1: what bots go by where nobody wrote tags."""
    width, height = THUMB
    data = card.resize(THUMB).convert("RGB").tobytes()
    pixels = [tuple(data[start : start + 3]) for start in range(0, len(data), 3)]
    light = [0.299 * red + 0.587 * green + 0.114 * blue for red, green, blue in pixels]
    across = [abs(light[n] - light[n - 1]) for n in range(len(light)) if n % width]
    down = [abs(light[n] - light[n - width]) for n in range(width, width * height)]
    measured = (
        light,
        [red - blue for red, _, blue in pixels],
        [max(pixel) - min(pixel) for pixel in pixels],
        [*across, *down],
    )
    return [round(sum(values) / len(values) / 255, 4) for values in measured]


def work(job: dict[str, Any], *, isolated: bool) -> None:
    """Turn every picture into three files, or say what is wrong with it."""
    from PIL import AvifImagePlugin, Image, JpegImagePlugin, PngImagePlugin, WebPImagePlugin

    del (
        JpegImagePlugin,
        PngImagePlugin,
        WebPImagePlugin,
    )  # imported, they are known, and no others are looked for

    limits: dict[str, int] = job["limits"]
    Image.MAX_IMAGE_PIXELS = limits["pixels"]
    AvifImagePlugin.DEFAULT_MAX_THREADS = 1
    number = 0
    try:
        for name, read in pictures(job["files"], limits):
            number += 1
            say(begin=number, name=name[:200])
            grant_cpu(limits["cpu"])
            try:
                large = card_of(read(), limits)
                large.save(f"out/{number}-large.webp", "WEBP", quality=QUALITY, method=2)
                small = large.resize(SMALL, Image.Resampling.LANCZOS)
                small.save(f"out/{number}-small.webp", "WEBP", quality=QUALITY, method=2)
                tiny = large.resize(TINY, Image.Resampling.HAMMING)
                tiny.save(f"out/{number}-tiny.webp", "WEBP", quality=TINY_QUALITY, method=4)
            except UnusableFile as refused:
                say(refused=refused.code, args=refused.args_of_message)
                if refused.code == "total-bytes":
                    break
            except MemoryError:
                say(refused="picture-heavy", args={})
            else:
                say(done=number, looks=looks_of(small))
    except UnusableFile as refused:
        say(refused=refused.code, args=refused.args_of_message)
    except MemoryError:
        say(refused="picture-heavy", args={})
    say(end=number, peak=peak_memory(), isolated=isolated)


def peak_memory() -> int:
    """Return the peak memory of this process in bytes; what the system counts for a child can include its parent."""
    status = Path("/proc/self/status")
    found = re.search(r"VmHWM:\s+(\d+) kB", status.read_text("ascii", "replace")) if status.exists() else None
    return int(found[1]) * 1024 if found else 0


if __name__ == "__main__":
    order = json.load(sys.stdin)
    forbid_network = runpy.run_path(str(Path(__file__).with_name("sandbox.py")))["forbid_network"]
    is_isolated = forbid_network()
    set_limits(order["limits"])
    work(order, isolated=is_isolated)
