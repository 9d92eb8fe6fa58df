"""The HTTP API: one module for each subject, and what all handlers share."""
