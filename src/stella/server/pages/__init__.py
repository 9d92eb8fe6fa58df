"""The built web client: its pages and files."""
