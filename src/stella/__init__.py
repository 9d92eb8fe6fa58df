"""Stella: a self-hostable table for the picture-association game of the same name."""

__version__ = "0.1.0"
