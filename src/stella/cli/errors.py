"""How a command says that it cannot go on."""

from __future__ import annotations


class Failure(Exception):
    """Something the user can understand and mend: one ready sentence, shown without a traceback."""

    def __init__(self, sentence: str, status: int = 1) -> None:
        super().__init__(sentence)
        self.status = status
        """The exit status: 2 if the command was typed wrongly, otherwise 1."""
