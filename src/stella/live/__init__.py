"""Tables in memory: requests in order, commits, screens, presence, and ports."""
