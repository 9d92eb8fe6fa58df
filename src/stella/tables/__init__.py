"""The life of a table: seats, lobby, options, time, stand-ins, and the one way to change it."""
