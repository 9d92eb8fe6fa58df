"""What a phone on a bad network has of the game, and what it costs the others at its table."""
