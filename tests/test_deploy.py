"""What operators copy from deploy/: it names what exists, and every alarm has its row in the runbook."""

from __future__ import annotations

import configparser
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import hatch_build
import pytest
import yaml  # type: ignore[import-untyped]

import try_container
from stella.cli.compose import build_server
from stella.cli.config import configure, variable
from stella.cli.server_process import LONGEST_FAREWELL
from stella.server.app import create_app
from stella.server.settings import SETTINGS, Settings
from tests.conftest import serving

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
CERTIFICATE = ROOT / "tests/cli/certificates/first.pem"
ALERTS = (DEPLOY / "alerts.yaml").read_text(encoding="utf-8")
RUNBOOK = (ROOT / "docs/monitoring.md").read_text(encoding="utf-8").partition("## Troubleshooting")[2]
METRIC = re.compile(r"\b((?:stella|process)_[a-z_]+)")
KNOWN = {
    "STELLA_DATA",
    "STELLA_CONFIG",
    "STELLA_DATABASE",
    hatch_build.COMMIT,
    *(variable(name) for name in SETTINGS),
}


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The numbers of a server that runs, by name."""
    from starlette.testclient import TestClient

    server = build_server(tmp_path_factory.mktemp("numbers"), Settings(learning=False))
    server.metrics.problem("test", ValueError())
    server.metrics.refusals.labels("E_RATE").inc()
    with TestClient(create_app(server)):
        return server.metrics.page().decode()


def test_dashboard_and_alarms_use_numbers_that_exist(exported: str) -> None:
    board: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    queries = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    assert len(queries) >= len(board["panels"]) == 9
    named = {name for text in (*queries, ALERTS) for name in METRIC.findall(text)}
    assert len(named) > 10
    assert {name for name in named if not re.search(rf"^{name}[ {{]", exported, re.MULTILINE)} == set()


def test_every_alarm_has_its_row_in_the_runbook() -> None:
    alarms = re.findall(r"alert: (\w+)", ALERTS)
    assert len(alarms) >= 10
    assert [alarm for alarm in alarms if not re.search(rf"^\| `{alarm}`", RUNBOOK, re.MULTILINE)] == []


@pytest.mark.parametrize(
    "name",
    [
        "stella.service",
        "Dockerfile",
        "compose.yaml",
        "compose-home.yaml",
        "compose-nodes.yaml",
        "k8s/stella.yaml",
    ],
)
def test_the_settings_that_are_named_exist(name: str) -> None:
    found = set(re.findall(r"\bSTELLA_[A-Z_]+", (DEPLOY / name).read_text(encoding="utf-8")))
    assert found
    assert found <= KNOWN


def test_the_settings_to_start_from_are_ones_and_the_unit_overrides_none() -> None:
    file = DEPLOY / "stella.toml"
    found = configure(DEPLOY, environment={})
    assert set(found.sources) == {"host", "port", "hosts", "log_json"}
    assert set(found.sources.values()) == {str(file)}
    unit = (DEPLOY / "stella.service").read_text(encoding="utf-8")
    assert re.findall(r"STELLA_\w+", unit) == ["STELLA_DATA"]


def test_alarms_are_about_the_job_that_is_scraped() -> None:
    scraped = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text(encoding="utf-8"))
    (job,) = scraped["scrape_configs"]
    assert {job["job_name"]} == set(re.findall(r'job="([^"]+)"', ALERTS))
    assert (job["metrics_path"], scraped["rule_files"]) == ("/api/metrics", ["alerts.yaml"])
    assert job["static_configs"] == [
        {"targets": [f"127.0.0.1:{configure(DEPLOY, environment={}).settings.port}"]}
    ]


def test_the_unit_is_hardened() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "stella.service", encoding="utf-8")
    service = unit["Service"]
    for key in ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices"):
        assert service[key] == "yes"
    assert (service["ProtectSystem"], service["CapabilityBoundingSet"]) == ("strict", "")
    assert service["User"] == "stella"


def test_the_container_is_no_root_and_has_a_health_check() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    assert any(re.match(r"USER 10001", line) for line in lines)
    assert any(line.startswith("HEALTHCHECK") for line in lines)
    for name in ("compose.yaml", "compose-home.yaml", "compose-nodes.yaml"):
        compose = (DEPLOY / name).read_text(encoding="utf-8")
        for words in ("read_only: true", "cap_drop: [ALL]", "no-new-privileges:true"):
            assert words in compose


def test_nodes_in_containers_are_ready_before_they_are_asked_and_have_time_to_leave() -> None:
    compose = yaml.safe_load((DEPLOY / "compose-nodes.yaml").read_text(encoding="utf-8"))
    nodes = {name: each for name, each in compose["services"].items() if name.startswith("node")}
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert len(nodes) == 3
    for name, node in nodes.items():
        assert f"{name}:8000" in caddy
        assert node["depends_on"]["postgres"]["condition"] == "service_healthy"
        assert node["stop_grace_period"] == "15s"
    assert "health_uri /api/ready" in caddy
    shared = [each for node in nodes.values() for each in node["volumes"] if ":" in each]
    assert shared == [], "nodes have nothing in common but the database"
    kinds = {
        each["kind"]: each["spec"]
        for each in yaml.safe_load_all((DEPLOY / "k8s/stella.yaml").read_text(encoding="utf-8"))
    }
    assert set(kinds) == {"Deployment", "PodDisruptionBudget", "Service"}
    pod = kinds["Deployment"]["template"]["spec"]
    (container,) = pod["containers"]
    assert container["readinessProbe"]["httpGet"]["path"] == "/api/ready"
    assert all("emptyDir" in volume for volume in pod["volumes"])
    assert "STELLA_UPLOADS" not in {each["name"] for each in container["env"]}
    farewell = container["lifecycle"]["preStop"]["sleep"]["seconds"] + LONGEST_FAREWELL
    assert farewell < pod["terminationGracePeriodSeconds"]
    assert kinds["PodDisruptionBudget"]["minAvailable"] < kinds["Deployment"]["replicas"]
    labels = kinds["Deployment"]["template"]["metadata"]["labels"]
    assert labels == kinds["Service"]["selector"] == kinds["PodDisruptionBudget"]["selector"]["matchLabels"]


def test_what_the_container_of_nodes_needs_is_pinned() -> None:
    wanted = re.search(r"EXTRA: (\w+)", (DEPLOY / "compose-nodes.yaml").read_text(encoding="utf-8"))
    assert wanted is not None
    pinned = (ROOT / "requirements" / f"{wanted[1]}.txt").read_text(encoding="utf-8")
    assert re.search(r"^asyncpg==[0-9.]+ \\\n    --hash=", pinned, re.MULTILINE)


def test_the_image_gets_every_file_that_its_build_needs_and_the_last_stage_only_what_was_built() -> None:
    given = set(try_container.context())
    all_steps = list(try_container.steps((DEPLOY / "Dockerfile").read_text(encoding="utf-8")))
    first, last = (n for n, step in enumerate(all_steps) if step.verb == "FROM")
    copied = [
        source for step in all_steps[first:last] if step.verb == "COPY" for source in step.rest.split()[:-1]
    ]
    assert [
        name for name in copied if not any(file == name or file.startswith(f"{name}/") for file in given)
    ] == []
    needed = {
        "hatch_build.py",
        "tools/webbuild.py",
        "LICENSES/Apache-2.0.txt",
        "web/package-lock.json",
        "README.md",
    }
    assert needed <= {
        file for file in given if any(file == name or file.startswith(f"{name}/") for name in copied)
    }
    assert not [file for file in given if file.startswith(("tests/", "art/", ".git", "bench/"))]
    assert [step.rest for step in all_steps[last:] if step.verb == "COPY"] == [
        "--from=build /opt/stella /opt/stella"
    ]
    assert all("pip" not in step.rest for step in all_steps[last:] if step.verb == "RUN")


def health_check() -> list[str]:
    """The command by which a container engine asks whether the server is well."""
    (check,) = (
        step.rest
        for step in try_container.steps((DEPLOY / "Dockerfile").read_text(encoding="utf-8"))
        if step.verb == "HEALTHCHECK"
    )
    return list(json.loads(check.partition("CMD ")[2]))


def test_the_health_check_asks_what_exists() -> None:
    command = health_check()
    assert command[:2] == ["python", "-c"]
    assert "/api/ready" in command[2]


@pytest.mark.parametrize("options", [(), ("--certificate", str(CERTIFICATE), "--key", str(CERTIFICATE))])
def test_the_health_check_passes_while_a_server_answers(tmp_path: Path, options: tuple[str, ...]) -> None:
    command = health_check()
    env = os.environ | ({"STELLA_CERTIFICATE": options[1]} if options else {})

    def check(link: str) -> int:
        port = {"STELLA_PORT": link.rpartition(":")[2]}
        return subprocess.run(
            [sys.executable, *command[1:]], env=env | port, stderr=subprocess.DEVNULL, check=False
        ).returncode

    with serving(*options, cwd=tmp_path) as (link, _):
        assert check(link) == 0
    assert check(link) == 1
