"""The bill of materials of a release, as CycloneDX: what the wheel contains, and what is installed with it.

Python packages are those that ours and its extras ask for on any system, in locked versions; packages
of the page are those of which the bundler says that something is in it.
"""

from __future__ import annotations

import json
import re
import sys
from base64 import b64decode
from collections.abc import Iterator, Sequence
from importlib.metadata import PackageNotFoundError, distribution
from itertools import product
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import webbuild

NAME = "stella-table"
EXTRAS = distribution(NAME).metadata.get_all("Provides-Extra", [])
LOCKS = [webbuild.ROOT / f"requirements/{name}.txt" for name in ("minds", "dev", "run")]
SYSTEMS = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
ENVIRONMENTS: list[dict[str, str]] = [
    {"sys_platform": platform, "platform_system": system, "python_version": python}
    for (platform, system), python in product(SYSTEMS.items(), PYTHONS)
]
Component = dict[str, Any]


def pinned() -> dict[str, str]:
    """Return the locked version of every package that an installation can need, by its canonical name."""
    text = "".join(lock.read_text(encoding="utf-8") for lock in LOCKS)
    found = re.findall(r"^([\w.-]+)==([^\s;\\]+)", text, re.MULTILINE)
    return {canonicalize_name(name): version for name, version in found}


def needs(name: str, extras: Sequence[str] = ()) -> list[str]:
    """Return the packages that a package asks for on any of our systems; none if it isn't installed here."""
    try:
        wanted = distribution(name).requires or []
    except PackageNotFoundError:
        return []
    parsed = map(Requirement, wanted)
    return sorted(
        {
            canonicalize_name(each.name)
            for each in parsed
            if each.marker is None
            or any(
                each.marker.evaluate(where | {"extra": extra})
                for where, extra in product(ENVIRONMENTS, ("", *extras))
            )
        }
    )


def closure(top: str, extras: Sequence[str] = ()) -> dict[str, list[str]]:
    """Return what each package asks for, from the top one with these extras down."""
    found = {top: needs(top, extras)}
    todo = found[top][:]
    while todo:
        name = todo.pop()
        if name not in found:
            found[name] = needs(name)
            todo += found[name]
    return found


def licence_of(name: str) -> list[dict[str, Any]]:
    """Return the licence that a package states: an SPDX expression if it has one."""
    try:
        about = distribution(name).metadata
    except PackageNotFoundError:
        return []
    if expressions := about.get_all("License-Expression"):
        return [{"expression": expressions[0]}]
    stated = [
        each.rpartition(" :: ")[2] for each in about.get_all("Classifier", []) if each.startswith("License")
    ]
    return [{"license": {"name": each}} for each in stated or about.get_all("License", [])]


def python_components(graph: dict[str, list[str]]) -> Iterator[Component]:
    """Yield what is installed with the wheel; what only extras need is optional."""
    versions, always = pinned(), closure(NAME)
    for name in sorted(graph.keys() - {NAME}):
        reference = f"pkg:pypi/{name}@{versions[name]}"
        yield {
            "type": "library",
            "bom-ref": reference,
            "name": name,
            "version": versions[name],
            "purl": reference,
            "scope": "required" if name in always else "optional",
            "licenses": licence_of(name),
        }


def web_components() -> Iterator[Component]:
    """Yield what is in the built page."""
    lock = json.loads((webbuild.WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for package in json.loads(webbuild.PACKAGES.read_text(encoding="utf-8")):
        name, version = package["name"], package["version"]
        reference = f"pkg:npm/{name.replace('@', '%40')}@{version}"
        method, _, digest = lock[f"node_modules/{name}"]["integrity"].partition("-")
        yield {
            "type": "library",
            "bom-ref": reference,
            "name": name,
            "version": version,
            "purl": reference,
            "hashes": [{"alg": method.upper().replace("SHA", "SHA-"), "content": b64decode(digest).hex()}],
            "licenses": [{"license": {"id": package["licence"]}}],
        }


def data_components() -> Iterator[Component]:
    """Yield what is neither code nor a package."""
    for name, licence in (("deck-starlight", "CC-BY-4.0"), ("words-of-the-bots", "Unicode-3.0")):
        yield {
            "type": "data",
            "bom-ref": name,
            "name": name,
            "licenses": [{"license": {"id": licence}}],
        }


def sbom(version: str | None = None) -> dict[str, Any]:
    """Return the whole bill, the same for the same sources; `version` names one that is about to be released."""
    about = distribution(NAME).metadata
    version = version or about["Version"]
    top = f"pkg:pypi/{NAME}@{version}"
    graph = closure(NAME, EXTRAS)
    python = list(python_components(graph))
    inside = [*web_components(), *data_components()]
    references = {each["name"]: each["bom-ref"] for each in python} | {NAME: top}
    edges = {references[name]: [references[each] for each in wanted] for name, wanted in graph.items()}
    edges[top] = edges[top] + [each["bom-ref"] for each in inside]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, top)}",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": top,
                "name": NAME,
                "version": version,
                "purl": top,
                "description": about["Summary"],
                "licenses": [{"expression": about["License-Expression"]}],
            }
        },
        "components": [*python, *inside],
        "dependencies": [{"ref": name, "dependsOn": edges[name]} for name in sorted(edges)],
    }


def main(arguments: list[str]) -> int:
    """Write the bill to the file that is named, or to stdout."""
    text = json.dumps(sbom(), indent=2, ensure_ascii=False) + "\n"
    if arguments:
        Path(arguments[0]).write_text(text, encoding="utf-8", newline="\n")
    else:
        sys.stdout.write(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
