"""Games without a server: scores rounds played elsewhere, and plays many games at the same time."""

TRUST = 0.73
"""How what people link correlates with the best guess of the bots, as measured with Starlight: see docs/league.md."""
