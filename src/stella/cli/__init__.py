"""The command line: the only place that wires the parts together. One module per command."""

from stella.cli.app import main
