"""How much a client may ask: rates, quotas and queues."""
