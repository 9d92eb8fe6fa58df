"""Write every file that follows from the code, the settings and the texts, where it is stale.

These are the page's types of the protocol and of the messages, the lesson's data, and parts of docs/. Tests fail when
one of them is stale.
"""

from __future__ import annotations

import sys

import gen_docs
import gen_lesson
import gen_protocol
import gen_texts


def main() -> int:
    """Run every generator; they say what they wrote."""
    for tool in (gen_protocol, gen_texts, gen_lesson, gen_docs):
        tool.main()
    return 0


if __name__ == "__main__":
    sys.exit(main())
