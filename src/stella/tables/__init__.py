"""The life of a table, pure: seats, lobby, options, stand-ins, and the one way to change it."""
