"""Clients and servers that several kinds of tests share."""
