"""Tables in memory: requests one after the other, commits, screens, presence, and ports."""
