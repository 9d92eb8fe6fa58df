"""All settings, with their types, limits, defaults and purpose.

`stella.cli.config` reads them from the command line, the environment and a file. The table in
docs/settings.md is generated from here.
"""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, fields
from typing import Annotated, Any, Final, get_args, get_type_hints

import msgspec

from stella.tables.pace import Pace


@dataclass(frozen=True, slots=True)
class Rate:
    """Burst size and refill per minute."""

    burst: int
    per_minute: float

    def __str__(self) -> str:
        return f"{self.burst}+{self.per_minute:g}"

    def share(self, parts: int) -> Rate:
        """Return the rate divided by `parts`.

        >>> Rate(60, 30).share(6)
        Rate(burst=10, per_minute=5.0)
        """
        return Rate(max(1, self.burst // parts), self.per_minute / parts)


@dataclass(frozen=True, slots=True)
class SettingMeta:
    """The purpose of a setting, and the limits of its value, or of the length of a text."""

    group: str
    text: str
    least: int | None = None
    most: int | None = None


LISTENING: Final = "Network and logs"
KEEPING: Final = "Retention"
RATES: Final = "Rates"
LIMITS: Final = "Limits"
PLAYING: Final = "Bots and tables"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of one server. A rate is `None` where nothing is limited."""

    host: Annotated[
        str, SettingMeta(LISTENING, "Address to listen on; use 127.0.0.1 for this machine only.")
    ] = "0.0.0.0"
    port: Annotated[
        int | None,
        SettingMeta(
            LISTENING,
            "Port to listen on; 0 picks any free port. Unset: 8000 or the next free port.",
            0,
            65535,
        ),
    ] = None
    certificate: Annotated[
        str | None,
        SettingMeta(
            LISTENING,
            "Certificate file (PEM) for HTTPS. It is read again when it changes. Unset: plain HTTP.",
        ),
    ] = None
    key: Annotated[str | None, SettingMeta(LISTENING, "The certificate's private key file (PEM).")] = None
    proxies: Annotated[
        tuple[str, ...],
        SettingMeta(
            LISTENING,
            "Trusted proxies (addresses or networks): their X-Forwarded-For and X-Forwarded-Proto headers are used.",
        ),
    ] = ("127.0.0.1",)
    hosts: Annotated[
        tuple[str, ...],
        SettingMeta(
            LISTENING,
            "Host names to accept, besides IP addresses, localhost and local network names. *.example.org matches "
            "subdomains, * matches any.",
        ),
    ] = ()
    lan: Annotated[
        str | None,
        SettingMeta(
            LISTENING,
            "Base URL for invite links when the page was opened as localhost. Unset: this machine's LAN address.",
        ),
    ] = None
    discoverable: Annotated[
        bool, SettingMeta(LISTENING, "Announce stella.local on the local network, to type on a TV.")
    ] = False
    log_json: Annotated[bool, SettingMeta(LISTENING, "Log as JSON, one line per event.")] = False
    metrics_token: Annotated[
        str | None,
        SettingMeta(
            LISTENING,
            "Token that a Prometheus sends to read /api/metrics, from anywhere. Unset: only programs on this machine "
            "may, without a proxy.",
            16,
        ),
    ] = None
    admin_token: Annotated[
        str | None,
        SettingMeta(LISTENING, "Password of the operator's page, /admin. Unset: there is no such page.", 16),
    ] = None

    finished_days: Annotated[
        float, SettingMeta(KEEPING, "Delete finished tables after this many days.", 0, 36_500)
    ] = 90
    idle_days: Annotated[
        float, SettingMeta(KEEPING, "Delete inactive tables after this many days.", 0, 36_500)
    ] = 30
    sky_days: Annotated[
        float, SettingMeta(KEEPING, "Delete skies, with everyone's slates, after this many days.", 1, 36_500)
    ] = 400
    backup_every: Annotated[
        float,
        SettingMeta(
            KEEPING,
            "Hours between two backups of the data folder to its folder backups/; 0 for none.",
            0,
            8760,
        ),
    ] = 0
    backup_keep: Annotated[int, SettingMeta(KEEPING, "Keep this many automatic backups.", 1, 1000)] = 7

    creating: Annotated[Rate | None, SettingMeta(RATES, "New tables per address.")] = Rate(10, 20)
    joining: Annotated[
        Rate | None,
        SettingMeta(
            RATES,
            "Joining, resuming and code lookups, per address. Also limits code guessing.",
        ),
    ] = Rate(60, 120)
    requests: Annotated[
        Rate | None,
        SettingMeta(RATES, "Other table requests, per address; new sockets have the same limit."),
    ] = Rate(120, 600)
    messages: Annotated[
        Rate | None,
        SettingMeta(RATES, "Messages per person (all sockets together) or per spectator."),
    ] = Rate(60, 300)
    reacting: Annotated[Rate | None, SettingMeta(RATES, "Reactions per person and table.")] = Rate(4, 60)
    guessing: Annotated[
        Rate | None,
        SettingMeta(
            RATES,
            "Wrong TV codes, all addresses together; an address or a table may type a sixth. Above this, each code "
            "takes two seconds.",
        ),
    ] = Rate(60, 30)
    lines: Annotated[
        Rate | None,
        SettingMeta(
            RATES,
            "Log entries per table: each seat may write a quarter of this, everyone without a seat a quarter together, "
            "newcomers a tenth. A six-player game takes about 500.",
        ),
    ] = Rate(5000, 100)
    finishing: Annotated[
        Rate | None, SettingMeta(RATES, "Finished skies, and circles joined, per address.")
    ] = Rate(40, 10)
    uploading: Annotated[Rate | None, SettingMeta(RATES, "Picture uploads per address.")] = Rate(5, 0.5)
    printing: Annotated[Rate | None, SettingMeta(RATES, "PDFs per address.")] = Rate(10, 2)
    painting: Annotated[Rate | None, SettingMeta(RATES, "Pictures of links and skies, per address.")] = Rate(
        60, 30
    )

    tables: Annotated[int, SettingMeta(LIMITS, "Maximum tables in memory.", 1)] = 10_000
    sockets: Annotated[int, SettingMeta(LIMITS, "Maximum open sockets.", 1)] = 20_000
    uploads: Annotated[int, SettingMeta(LIMITS, "Maximum concurrent uploads.", 0)] = 4
    pictures_bytes: Annotated[
        int, SettingMeta(LIMITS, "Maximum bytes for all uploaded pictures; further uploads are rejected.", 0)
    ] = 5_000_000_000

    pace: Annotated[
        Pace,
        SettingMeta(PLAYING, "Reveal animation speed (default for new tables; hosts can change it)."),
    ] = Pace.UNHURRIED
    push_contact: Annotated[
        str | None,
        SettingMeta(
            PLAYING,
            "Your address for push services (mailto:you@example.org or https://example.org): lets people ask for "
            "notifications at tables over days. Needs stella-table[push]. Unset: none are sent.",
        ),
    ] = None
    push_anywhere: Annotated[
        bool,
        SettingMeta(
            PLAYING, "Send notifications to private addresses and other ports than 443, too: only for tests."
        ),
    ] = False
    bot_pause: Annotated[
        float, SettingMeta(PLAYING, "Seconds a bot pretends to think; 0 for none.", 0, 60)
    ] = 1.5
    learning: Annotated[bool, SettingMeta(PLAYING, "Let bots learn from games on this server.")] = True
    skies: Annotated[bool, SettingMeta(PLAYING, "Offer tonight's sky at /sky.")] = True
    sky_names: Annotated[bool, SettingMeta(PLAYING, "Let people show a name under a sky.")] = True


class BadSetting(Exception):
    """An invalid value of a setting; the message says what it must be."""


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: its name, type, default and purpose."""

    name: str
    kind: Any
    default: object
    about: SettingMeta

    def read(self, value: object) -> object:
        """Return the value from a file, or from text. Raises `BadSetting`.

        >>> [SETTINGS["idle_days"].read("7"), SETTINGS["creating"].read("5+10"), SETTINGS["joining"].read("off")]
        [7.0, Rate(burst=5, per_minute=10.0), None]
        """
        if self.kind == Rate | None:
            return self._rate(value)
        if self.kind == tuple[str, ...] and isinstance(value, str):
            value = re.split(r"[,\s]+", value.strip())
        try:
            found: object = msgspec.convert(value, self.kind, strict=not isinstance(value, str))
        except msgspec.ValidationError:
            raise self._bad(value) from None
        least, most = self.about.least, self.about.most
        size: Any = len(found) if isinstance(found, str) else found
        if least is not None and not least <= size <= (math.inf if most is None else most):
            raise self._bad(value)
        return found

    @property
    def must_be(self) -> str:
        """Return what values are allowed, in words.

        >>> SETTINGS["tables"].must_be, SETTINGS["idle_days"].must_be
        ('a whole number, 1 or more', 'a number from 0 to 36500')
        """
        words = {
            Rate | None: "a rate such as 60+300, or off",
            tuple[str, ...]: "a list of texts",
            bool: "true or false",
            Pace: " or ".join(Pace),
            str: "a text",
            str | None: "a text",
        }
        least, most = self.about.least, self.about.most
        if self.kind in words:
            return words[self.kind] if least is None else f"{words[self.kind]} of {least} characters or more"
        noun = "a number" if self.kind is float else "a whole number"
        return f"{noun}, {least} or more" if most is None else f"{noun} from {least} to {most}"

    def written(self, value: object) -> str:
        """Return a value as TOML; empty if it is unset.

        >>> SETTINGS["joining"].written(Rate(5, 0.5)), SETTINGS["joining"].written(None), SETTINGS["lan"].written(None)
        ('"5+0.5"', '"off"', '')
        """
        if value is None:
            return '"off"' if self.kind == Rate | None else ""
        if isinstance(value, float):
            return f"{value:g}"
        return msgspec.json.encode(str(value) if isinstance(value, Rate) else value).decode()

    def _rate(self, value: object) -> Rate | None:
        if value == "off":
            return None
        found = RATE.fullmatch(value) if isinstance(value, str) else None
        if found is None or int(found[1]) == 0:
            raise self._bad(value)
        return Rate(int(found[1]), float(found[2]))

    def _bad(self, value: object) -> BadSetting:
        text = repr(value)
        return BadSetting(f"must be {self.must_be}, not {text if len(text) <= 60 else text[:60] + '…'}")


RATE: Final = re.compile(r"([0-9]{1,9})\+([0-9]{1,9}(?:\.[0-9]{1,6})?)")
_HINTS = get_type_hints(Settings, include_extras=True)
SETTINGS: Final = {
    each.name: Setting(
        each.name, get_args(_HINTS[each.name])[0], each.default, get_args(_HINTS[each.name])[1]
    )
    for each in fields(Settings)
}
"""All settings by name, in order."""
