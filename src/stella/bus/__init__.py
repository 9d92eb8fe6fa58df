"""Buses: announce that a table's log has grown."""
