"""How far the human-like players of the league follow what bots see; alone here, since the command line shows it."""

TRUST = 0.73
"""How what people link correlates with the best guess of the bots, as measured with Starlight: see docs/league.md."""
