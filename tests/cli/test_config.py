"""Settings: where they may be set, which place counts, what is refused, and that the documents know them all."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from stella.cli.config import configure, template, variable
from stella.cli.errors import Failure
from stella.server.settings import SETTINGS, Rate, Settings
from tests.conftest import serving
from tests.support.people import Device
from tests.support.unlimited import UNLIMITED


def stella(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "stella", *arguments],
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=100,
        stdin=subprocess.DEVNULL,
        env=os.environ | {"PYTHONUTF8": "1"} | environment,
    )


def test_without_anything_set_the_defaults_hold(tmp_path: Path) -> None:
    found = configure(tmp_path, environment={})
    assert (found.settings, found.sources) == (Settings(), {})


def test_the_command_line_counts_before_the_environment_and_that_before_the_file(tmp_path: Path) -> None:
    (tmp_path / "stella.toml").write_text(
        'idle_days = 1\nfinished_days = 2\ncreating = "3+4"\nproxies = ["::1"]'
    )
    found = configure(
        tmp_path,
        options={"idle_days": 5.0, "bot_pause": None},
        changes=["sockets=77"],
        environment={"STELLA_IDLE_DAYS": "6", "STELLA_FINISHED_DAYS": "7", "STELLA_LEARNING": "false"},
    )
    set_here = found.settings
    assert (set_here.idle_days, set_here.finished_days, set_here.creating) == (5, 7, Rate(3, 4))
    assert (set_here.sockets, set_here.learning, set_here.proxies) == (77, False, ("::1",))
    assert set_here.bot_pause == Settings().bot_pause
    assert found.sources == {
        "idle_days": "command line",
        "finished_days": "STELLA_FINISHED_DAYS",
        "creating": str(tmp_path / "stella.toml"),
        "proxies": str(tmp_path / "stella.toml"),
        "learning": "STELLA_LEARNING",
        "sockets": "command line",
    }


def test_another_file_takes_the_place_of_the_one_in_the_data_folder(tmp_path: Path) -> None:
    (tmp_path / "stella.toml").write_text("idle_days = 1")
    (tmp_path / "other.toml").write_text("finished_days = 2")
    found = configure(tmp_path, tmp_path / "other.toml", environment={}).settings
    assert (found.idle_days, found.finished_days) == (30, 2)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("idel_days = 1", "there is no setting 'idel_days'; did you mean idle_days?"),
        ("zzz = 1", "there is no setting 'zzz'; stella config names them all."),
        ("idle_days = 'few'", "idle_days must be a number from 0 to 36500, not 'few'."),
        ("idle_days = -1", "idle_days must be a number from 0 to 36500, not -1."),
        ("idle_days = inf", "idle_days must be a number from 0 to 36500, not inf."),
        ("idle_days = nan", "idle_days must be a number from 0 to 36500, not nan."),
        ("sockets = 1.5", "sockets must be a whole number, 1 or more, not 1.5."),
        ("sockets = true", "sockets must be a whole number, 1 or more, not True."),
        ("port = 70000", "port must be a whole number from 0 to 65535, not 70000."),
        ("learning = 1", "learning must be true or false, not 1."),
        ("host = 1", "host must be a text, not 1."),
        ("proxies = [1]", "proxies must be a list of texts, not [1]."),
        ("creating = 10", "creating must be a rate such as 60+300, or off, not 10."),
        ("creating = '0+5'", "creating must be a rate such as 60+300, or off, not '0+5'."),
        ("[idle_days]\na = 1", "idle_days must be a number from 0 to 36500, not {'a': 1}."),
        ("idle_days =", "is not TOML: "),
        ("idle_days = 1\nidle_days = 2", "is not TOML: "),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "stella.toml"
    file.write_text(text)
    with pytest.raises(Failure) as refused:
        configure(tmp_path, environment={})
    assert str(refused.value).startswith(str(file))
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("environment", "sentence"),
    [
        ({"STELLA_IDLE_DAYS": "few"}, "STELLA_IDLE_DAYS must be a number from 0 to 36500, not 'few'."),
        ({"STELLA_IDEL_DAYS": "1"}, "unknown setting STELLA_IDEL_DAYS; did you mean STELLA_IDLE_DAYS?"),
        ({"STELLA_LEARNING": "perhaps"}, "STELLA_LEARNING must be true or false, not 'perhaps'."),
    ],
)
def test_the_environment_is_checked_as_well(
    tmp_path: Path, environment: dict[str, str], sentence: str
) -> None:
    with pytest.raises(Failure, match=re.escape(sentence)):
        configure(tmp_path, environment=environment)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("sockets", "--set takes NAME=VALUE, not 'sockets'."),
        ("sokets=1", "--set: there is no setting 'sokets=1'; did you mean sockets?"),
        ("sockets=0", "--set sockets: must be a whole number, 1 or more, not '0'."),
    ],
)
def test_a_change_that_cannot_be_is_refused(tmp_path: Path, change: str, sentence: str) -> None:
    with pytest.raises(Failure) as refused:
        configure(tmp_path, changes=[change], environment={})
    assert (str(refused.value), refused.value.status) == (sentence, 2)


def test_other_peoples_variables_are_left_alone_and_empty_ones_are_unset(tmp_path: Path) -> None:
    found = configure(tmp_path, environment={"STELLA_CHROMIUM": "x", "STELLA_PORT": "", "STELLA_DATA": "y"})
    assert found.settings == Settings()


def test_a_file_that_is_named_must_be_there(tmp_path: Path) -> None:
    done = stella("serve", "--config", str(tmp_path / "none.toml"), "--data", str(tmp_path))
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"stella: cannot read {tmp_path / 'none.toml'}: No such file or directory.\n"


def test_the_template_names_every_setting_and_can_be_read_back(tmp_path: Path) -> None:
    unset = template(configure(tmp_path, environment={}))
    assert {name for name in SETTINGS if f"# {name} = " in unset} == set(SETTINGS)
    chosen = configure(
        tmp_path, changes=["creating=off", "proxies=::1 10.0.0.0/8", "idle_days=7"], environment={}
    )
    (tmp_path / "stella.toml").write_text(template(chosen), encoding="utf-8")
    assert configure(tmp_path, environment={}).settings == chosen.settings
    whole = "\n".join(
        f"{name} = {written}"
        for name, setting in SETTINGS.items()
        if (written := setting.written(setting.default))
    )
    (tmp_path / "stella.toml").write_text(whole)
    assert configure(tmp_path, environment={}).settings == Settings()
    assert set(tomllib.loads(whole)) == set(SETTINGS) - {
        "port",
        "push_contact",
        "lan",
        "certificate",
        "key",
        "metrics_token",
        "admin_token",
    }


def test_the_command_shows_values_and_where_they_come_from(tmp_path: Path) -> None:
    (tmp_path / "stella.toml").write_text("idle_days = 12")
    done = stella("config", "--data", str(tmp_path), STELLA_BOT_PAUSE="0.5")
    lines = {line.split()[0]: line.split() for line in done.stdout.splitlines()}
    assert lines["idle_days"] == ["idle_days", "12", str(tmp_path / "stella.toml"), "STELLA_IDLE_DAYS"]
    assert lines["bot_pause"] == ["bot_pause", "0.5", "STELLA_BOT_PAUSE", "STELLA_BOT_PAUSE"]
    assert lines["sockets"][2] == "default"
    assert set(lines) == {"Setting", *SETTINGS}


def test_a_server_starts_with_the_settings_of_its_folder(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    (data / "stella.toml").write_text("sockets = 0")
    done = stella("serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data))
    assert (done.returncode, done.stdout) == (2, "")
    assert "sockets must be a whole number, 1 or more, not 0." in done.stderr
    (data / "stella.toml").write_text('lan = "http://table.example"\npace = "brisk"')
    with serving("--data", str(data), cwd=tmp_path) as (link, process):
        assert process.stdout is not None
        assert process.stdout.readline() == "On your network: http://table.example (not secure)\n"
        assert asyncio.run(_pace_of_a_new_table(link)) == "brisk"


async def _pace_of_a_new_table(link: str) -> object:
    async with Device(link) as ada:
        await ada.create()
        await ada.connect()
        view = await ada.until(lambda view: view["table"] is not None)
        return view["table"]["options"]["pace"]


def test_unlimited_means_every_rate() -> None:
    rates = [name for name, setting in SETTINGS.items() if setting.kind == Rate | None]
    assert [getattr(UNLIMITED, name) for name in rates] == [None] * len(rates)


def test_every_setting_says_what_it_is_for() -> None:
    assert all(re.fullmatch(r"[A-Z].*\.", setting.about.text) for setting in SETTINGS.values())
    assert len({variable(name) for name in SETTINGS}) == len(SETTINGS)


def test_a_token_is_long_and_never_shown(tmp_path: Path) -> None:
    short = stella("config", "--data", str(tmp_path), STELLA_METRICS_TOKEN="short")
    assert (short.returncode, short.stdout) == (2, "")
    assert "must be a text of 16 characters or more" in short.stderr
    done = stella("config", "--data", str(tmp_path), STELLA_METRICS_TOKEN="only for Prometheus")
    assert "Prometheus" not in done.stdout
    assert "(secret)" in done.stdout
