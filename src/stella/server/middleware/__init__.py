"""Middleware for every request: allowed hosts, proxies, security headers."""
