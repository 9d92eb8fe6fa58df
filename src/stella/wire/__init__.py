"""Encoding of stored events, client messages and views. The TypeScript types are generated from here."""
