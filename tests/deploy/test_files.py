"""The files of `deploy/` can be read, and name options, variables and figures that exist."""

from __future__ import annotations

import configparser
import json
import re
import subprocess
from pathlib import Path

import pytest
import yaml
from prometheus_client import REGISTRY
from typer.main import get_command

from rumpus.cli import app
from rumpus.server.trial.proxy import found_haproxy
from rumpus.tables import metrics

DEPLOY = Path(__file__).parents[2] / "deploy"
SERVE = get_command(app).commands["serve"]  # type: ignore[attr-defined]
OPTIONS = {option for parameter in SERVE.params for option in parameter.opts}
VARIABLES = {str(parameter.envvar) for parameter in SERVE.params if parameter.envvar}
THEIRS = {"RUMPUS_DB_PASSWORD"}
"""Variables that the Compose file itself asks for."""


def _text(name: str) -> str:
    return (DEPLOY / name).read_text()


@pytest.mark.parametrize("name", ["Dockerfile", "rumpus.service"])
def test_a_command_has_only_options_that_there_are(name: str) -> None:
    commands = [line for line in _text(name).splitlines() if "rumpus serve" in line and not line.startswith("#")]
    assert commands
    for line in commands:
        assert set(re.findall(r"--[a-z-]+", line)) <= OPTIONS


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", "rumpus.env"])
def test_a_file_names_only_variables_that_there_are(name: str) -> None:
    named = set(re.findall(r"RUMPUS_[A-Z_]+", _text(name)))
    assert named
    assert named <= VARIABLES | THEIRS


def test_the_compose_file_starts_servers_over_one_database_behind_a_proxy() -> None:
    services = yaml.safe_load(_text("compose.yaml"))["services"]
    rumpus, proxy = services["rumpus"], services["proxy"]
    assert rumpus["deploy"]["replicas"] >= 2
    assert rumpus["environment"]["RUMPUS_DATABASE"].startswith("postgresql://")
    assert rumpus["depends_on"]["db"]["condition"] == "service_healthy"
    assert (DEPLOY / rumpus["build"]["context"] / rumpus["build"]["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    [mounted] = proxy["volumes"]
    assert (DEPLOY / mounted.split(":")[0]).exists()


def test_the_dockerfile_copies_only_what_there_is() -> None:
    for line in re.findall(r"^COPY (?!--from)(.+) \S+$", _text("Dockerfile"), re.MULTILINE):
        for source in line.split():
            assert (DEPLOY.parent / source).exists(), source


def test_the_systemd_unit_can_be_read() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(_text("rumpus.service"))
    assert unit.sections() == ["Unit", "Service", "Install"]
    # The parent tells its workers to stop; a signal for all of them would end them twice.
    assert unit["Service"]["KillMode"] == "mixed"


@pytest.mark.parametrize(
    ("name", "by_table"),
    [
        ("haproxy.cfg", "balance url_param t"),
        ("nginx.conf", "hash $arg_t consistent;"),
        ("Caddyfile", "lb_policy query t"),
    ],
)
def test_a_proxy_sends_all_pages_of_a_table_to_one_server_and_asks_for_its_health(name: str, by_table: str) -> None:
    lines = [line.split("#")[0].strip() for line in _text(name).splitlines()]
    assert by_table in lines
    text = "\n".join(lines)
    assert "/healthz" in text or "max_fails" in text
    assert text.count("{") == text.count("}")


@pytest.mark.skipif(found_haproxy() is None, reason="HAProxy is not installed")
def test_haproxy_takes_its_configuration() -> None:
    program = found_haproxy()
    assert program is not None
    checked = subprocess.run([program, "-c", "-f", DEPLOY / "haproxy.cfg"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr


def test_the_sections_of_haproxy_refer_to_each_other() -> None:
    text = _text("haproxy.cfg")
    sections = dict(re.findall(r"^(backend|resolvers|frontend) (\w+)$", text, re.MULTILINE))
    assert re.findall(r"default_backend (\w+)", text) == [sections["backend"]]
    assert re.findall(r"resolvers (\w+) init-addr", text) == [sections["resolvers"]]


def test_the_dashboard_shows_figures_that_there_are() -> None:
    assert metrics.TABLES
    known = {sample.name for family in REGISTRY.collect() for sample in family.samples}
    known |= {f"{name}_bucket" for family in REGISTRY.collect() for name in [family.name]}
    known |= {f"{family.name}_total" for family in REGISTRY.collect() if family.type == "counter"}
    dashboard = json.loads(_text("grafana.json"))
    shown = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"\b(?:rumpus|process)_\w+", target["expr"])
    }
    assert len(shown) > 10
    assert shown <= known
