"""The life of a table as pure functions: seats, lobby, options, stand-ins, and the one way to change it."""
