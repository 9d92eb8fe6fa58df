"""Notifications at tables over days, by Web Push."""
