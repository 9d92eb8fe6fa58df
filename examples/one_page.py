"""A bot in one page: plays one seat of a Stella table over the public protocol (docs/protocol.md).

    pip install websockets
    STELLA_BOT_KEY=m2.… python one_page.py ws://127.0.0.1:8000/api/tables/ABCD2345/socket

The host gets the address and the key in the lobby, under "Connect your own bot", or from `stella lab seat`. What
travels is JSON, so any language will do. Put what your bot thinks into `choose`, and leave the rest as it is.
"""

import hashlib
import json
import os
import re
import sys
import time
from urllib.request import urlopen

from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect


def taste(*about):
    """A number from 0 to 1, always the same for the same things. With the key in it nobody else can work it out."""
    return int.from_bytes(hashlib.sha256("\x1f".join(about).encode()).digest()[:8], "big") / 2**64


def choose(key, word, cards):
    """The places of the pictures that go with the word, the best first: what to mark, and in which order to point."""

    def fits(card):
        seen = set(re.findall(r"\w{4,}", f"{card['title']['en']} {card['description']['en']}".lower()))
        named = any(word.lower()[:5] in each for each in seen)  # the word is in the picture
        liked = sum(taste(key, each) for each in seen) / max(1, len(seen))  # what it always likes to see
        reminded = max(
            (taste(key, word, each) for each in seen), default=0
        )  # what the word makes it think of
        return 2 * named + liked + reminded

    return sorted(range(len(cards)), key=lambda place: -fits(cards[place]))[:5]


def play(socket, key, choose):
    """Play until the table is gone or the key void. Whatever is not answered in time is played by a stand-in."""
    web = "http" + socket.removeprefix("ws").partition("/api/")[0]
    decks, plans = {}, {}

    def plan_for(view):
        """What `choose` said of this word; it is asked once."""
        deck, game = view["table"]["options"]["deck"], view["play"]["game"]
        if deck not in decks:
            with urlopen(f"{web}/api/decks/{deck}") as reply:
                decks[deck] = json.load(reply)["cards"]
        this = (view["table"]["games"], game["round"], game["clue"])
        if this not in plans:
            cards = [decks[deck][card] for card in game["grid"]]
            plans[this] = choose(key, view["play"]["clue"]["en"], cards)
        return plans[this]

    def move_for(view):
        """What to do now; None while others are awaited."""
        own = (view["you"] or {}).get("game")
        if own is None:
            return None  # no game yet
        may, game = own["actions"], view["play"]["game"]
        if may["reveal_word"]:
            return {"type": "reveal_word"}
        if may["announce"] is not None:
            return {"type": "announce", "count": may["announce"]}
        if may["point_at"]:
            best = next((place for place in plan_for(view) if place in may["point_at"]), may["point_at"][0])
            return {"type": "point_at", "place": best}
        if game["phase"] == "associate.mark" and (may["mark"] or may["finish_marking"]):
            missing = [place for place in plan_for(view) if place in may["mark"]]
            if missing and len(own["crosses"]) < len(plan_for(view)):
                return {"type": "mark", "place": missing[0]}
            people = [
                each["seat"] for each in view["table"]["members"] if each["present"] and not each["program"]
            ]
            if may["finish_marking"] and all(
                game["seats"][seat]["passed"] for seat in people if seat is not None
            ):
                return {"type": "finish_marking"}  # after the people: they may still agree on the other word
        return None

    def listen(server):
        """Make moves until the server ends; returns the seconds after which to come back."""
        for text in server:
            message = json.loads(text)
            if message["type"] == "leaving":
                return message["come_back_in"] / 1000
            move = move_for(message) if message["type"] == "view" else None
            if move:
                table, game = message["table"], message["play"]["game"]
                step = [table["games"], game["round"], game["clue"], len(game["pointings"]), *move.values()]
                # The same step has the same id: sent twice, it is carried out once.
                name = hashlib.sha256(json.dumps(step).encode()).hexdigest()[:32]
                server.send(json.dumps({**move, "id": name}))
        return 1

    seated, wait = False, 0
    while wait is not None:
        time.sleep(wait)
        try:
            with connect(socket, additional_headers={"Authorization": f"Bearer {key}"}) as server:
                seated, wait = True, 1
                wait = listen(server)
        except ConnectionClosed as end:
            wait = None if end.rcvd and end.rcvd.code in (4403, 4404, 1008) else 1
        except (InvalidStatus, OSError) as refusal:  # no server, for the moment
            if not seated or (isinstance(refusal, InvalidStatus) and refusal.response.status_code < 500):
                raise


if __name__ == "__main__":
    play(sys.argv[1], os.environ["STELLA_BOT_KEY"], choose)
