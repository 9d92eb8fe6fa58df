"""HTTP and sockets for the browser: the API, the tables, the built web client, and the headers that protect them."""
