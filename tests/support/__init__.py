"""Clients and worlds that several kinds of tests share."""
