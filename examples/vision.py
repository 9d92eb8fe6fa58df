"""A bot that looks: asks a vision-language model which pictures go with the word, and plays its answer.

    pip install websockets
    export STELLA_BOT_KEY=m2.…                                # from the lobby, or from `stella lab seat`
    export OPENAI_BASE_URL=http://127.0.0.1:11434/v1          # anything that speaks the OpenAI chat API
    export OPENAI_API_KEY=…  OPENAI_MODEL=…                   # as that server wants them
    python vision.py ws://127.0.0.1:8000/api/tables/ABCD2345/socket

Give the seat time enough for an answer when you make it. The model sees the word and the fifteen pictures of the round,
numbered, as every player does; it gets no titles, no descriptions, and nothing about who else plays.
"""

import base64
import json
import os
import re
import sys
from urllib.parse import urljoin
from urllib.request import Request, urlopen

from one_page import play

QUESTION = """We play a game of associations. The word is "{word}". Fifteen pictures follow, numbered 1 to 15. \
Mark three to seven pictures that you link with the word and that other players would probably link with it too. \
Answer with JSON only, the surest first: {{"crosses": [4, 11, 7]}}"""


def ask(word, pictures):
    """What the model answers to the word and the pictures (WebP as bytes)."""
    content = [{"type": "text", "text": QUESTION.format(word=word)}]
    for number, picture in enumerate(pictures, 1):
        link = "data:image/webp;base64," + base64.b64encode(picture).decode()
        content += [
            {"type": "text", "text": f"Picture {number}:"},
            {"type": "image_url", "image_url": {"url": link}},
        ]
    body = {
        "model": os.environ.get("OPENAI_MODEL", "default"),
        "messages": [{"role": "user", "content": content}],
    }
    request = Request(
        os.environ["OPENAI_BASE_URL"].rstrip("/") + "/chat/completions",
        json.dumps(body).encode(),
        {
            "content-type": "application/json",
            "authorization": f"Bearer {os.environ.get('OPENAI_API_KEY', '')}",
        },
    )
    with urlopen(request, timeout=300) as reply:
        return json.load(reply)["choices"][0]["message"]["content"]


def crosses_in(answer):
    """The places in an answer, also where the model talks around its JSON.

    >>> crosses_in('Sure! {"crosses": [4, 11, 4, 99]}')
    [3, 10]
    """
    found = re.search(r'"crosses"\s*:\s*\[([\d\s,]*)\]', answer)
    numbers = [int(each) for each in re.findall(r"\d+", found[1] if found else "")]
    return [number - 1 for number in dict.fromkeys(numbers) if 1 <= number <= 15][:10]


def looking_at(web):
    """A `choose` for one_page.play that shows the pictures of the server at `web` to the model."""

    def choose(key, word, cards):
        pictures = []
        for card in cards:
            with urlopen(urljoin(web, card["small"])) as reply:
                pictures.append(reply.read())
        answer = ask(word, pictures)
        print(f"{word}: {answer}", file=sys.stderr)
        return crosses_in(answer)

    return choose


if __name__ == "__main__":
    socket = sys.argv[1]
    play(
        socket,
        os.environ["STELLA_BOT_KEY"],
        looking_at("http" + socket.removeprefix("ws").partition("/api/")[0]),
    )
