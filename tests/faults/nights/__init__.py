"""Nights: whole clusters with everything that can go wrong, in one process, in virtual time, replayable from a seed.

Above the ports (`stella.live.ports`) all code is the server's own: hub, tables, loop, projections, wire, sessions.
Below them everything is simulated: the database, hints, clocks, and the network between people and nodes. One seed
decides all.

    loop.py       an event loop whose time jumps to the next timer
    database.py   the shared log, and a node's way to it
    peers.py      what nodes tell each other: hints and presence
    wire.py       a socket between a device and a node, which can break in every way
    node.py       a server process that can be killed, restarted, and given a wrong clock
    people.py     devices that play, ask again what got no answer, and remember everything
    night.py      puts them together and lets things go wrong
    check.py      compares the log with every answer and every view
"""
