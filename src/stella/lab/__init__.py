"""Games away from a table: settle a round that was played elsewhere, play many games at the same time."""
