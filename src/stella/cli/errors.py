"""How a command says that it cannot go on."""


class Failure(Exception):
    """Something the user can understand and mend; shown as one line, without a traceback."""
