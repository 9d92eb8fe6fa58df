"""Takes the network away from the image process, where the system can do that: a seccomp filter on Linux.

Like the worker this stands alone: it is run by its path, and imports nothing of this package.
"""

from __future__ import annotations

import ctypes
import platform
import struct
import sys

ARCHITECTURES = {
    "x86_64": (0xC000003E, (41, 42, 49, 53, 59, 101, 322, 425)),
    "aarch64": (0xC00000B7, (198, 203, 200, 199, 221, 117, 281, 425)),
}
"""The kernel's number of an architecture, and there: socket, connect, bind, socketpair, execve, ptrace, execveat,
io_uring_setup. The process has no socket when it begins."""
X32 = 0x40000000
"""Another set of numbers for the same calls, on x86_64."""

LOAD, EQUALS, AT_LEAST, RETURN = 0x20, 0x15, 0x35, 0x06
ALLOW, REFUSE, KILL = 0x7FFF0000, 0x00050001, 0x80000000
"""REFUSE answers EPERM."""
NR, ARCH = 0, 4
"""Where they are in what the kernel shows to a filter."""
PR_SET_SECCOMP, PR_SET_NO_NEW_PRIVS = 22, 38
SECCOMP_MODE_FILTER = 2


class Program(ctypes.Structure):
    """The kernel's `struct sock_fprog`."""

    _fields_ = (("length", ctypes.c_ushort), ("filter", ctypes.c_char_p))


def forbid_network() -> bool:
    """Let this process open no socket and start no program from now on; whether the system does that."""
    if (
        sys.platform != "linux"
        or platform.machine() not in ARCHITECTURES
        or ctypes.sizeof(ctypes.c_void_p) != 8
    ):
        return False
    code = instructions(*ARCHITECTURES[platform.machine()])
    program = Program(len(code) // 8, code)
    call = ctypes.CDLL(None, use_errno=True).prctl
    call.argtypes = (ctypes.c_int, *[ctypes.c_ulong] * 4)
    address = ctypes.addressof(program)
    steps = ((PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, address, 0, 0))
    return all(call(*step) == 0 for step in steps)


def instructions(architecture: int, forbidden: tuple[int, ...]) -> bytes:
    """Return the filter: calls of another architecture end the process, forbidden ones are refused, all others pass."""
    checks = [(AT_LEAST, X32), *((EQUALS, number) for number in forbidden)]
    left = range(len(checks), 0, -1)  # how far it is to the last line
    lines = [
        (LOAD, 0, 0, ARCH),
        (EQUALS, 1, 0, architecture),
        (RETURN, 0, 0, KILL),
        (LOAD, 0, 0, NR),
        *((operation, distance, 0, value) for (operation, value), distance in zip(checks, left, strict=True)),
        (RETURN, 0, 0, ALLOW),
        (RETURN, 0, 0, REFUSE),
    ]
    return b"".join(struct.pack("=HBBI", *line) for line in lines)
