"""What every request passes: allowed hosts, proxies, security headers."""
