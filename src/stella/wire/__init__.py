"""How values travel: stored events, clients' messages, views. The source of the TypeScript types."""
