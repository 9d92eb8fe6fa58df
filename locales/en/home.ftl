### The home page.

home-title = Stella: find the light you share
home-tagline = The same pictures, one word: find the light you share.

# Shown beside the language buttons, for screen readers.
home-language = Language

# What the server answered when the page asked how it is.
health-asking = Looking for the server…
health-ok = The lanterns are lit: the server is ready.
health-lost = No answer from the server. Trying again soon…
