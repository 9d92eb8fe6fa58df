"""`--discoverable`: announce `stella.local` on the local network, a name short enough to type on a TV."""

from __future__ import annotations

import ipaddress
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from stella.cli.errors import Failure

if TYPE_CHECKING:
    from collections.abc import Iterator

NAME: Final = "stella.local"
SERVICE: Final = "_http._tcp.local."
LOOK_FOR: Final = 500
"""Milliseconds for another machine to claim this name."""


@contextmanager
def announced(address: str, port: int) -> Iterator[None]:
    """Announce the server at this address of this machine. Raises `Failure` if that isn't possible."""
    try:
        from zeroconf import AddressResolver, Error, IPVersion, ServiceInfo, Zeroconf
    except ImportError:
        raise Failure(
            "--discoverable needs the package zeroconf: pip install 'stella-table[discoverable]'."
        ) from None
    packed = [ipaddress.ip_address(address).packed]
    info = ServiceInfo(SERVICE, f"Stella.{SERVICE}", port, addresses=packed, server=f"{NAME}.")
    known = AddressResolver(f"{NAME}.")
    try:
        zeroconf = Zeroconf([address], ip_version=IPVersion.V6Only if ":" in address else IPVersion.V4Only)
    except OSError as error:
        raise Failure(f"cannot announce {NAME}: {error}; start without --discoverable.") from error
    try:
        if known.request(zeroconf, LOOK_FOR) and address not in known.parsed_addresses():
            raise Failure(f"{known.parsed_addresses()[0]} is {NAME} already; start without --discoverable.")
        try:
            zeroconf.register_service(info, allow_name_change=True)
        except Error as error:
            raise Failure(f"cannot announce {NAME}: {error}; start without --discoverable.") from error
        yield
    finally:
        zeroconf.close()
