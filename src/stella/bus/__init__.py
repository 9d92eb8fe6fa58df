"""Buses: tell who listens that a table has grown."""
