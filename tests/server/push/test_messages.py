"""Messages are encrypted as browsers expect it: the example of RFC 8291, and a browser that shares no code."""

from __future__ import annotations

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from stella.server.api.models import Subscription
from stella.server.push.messages import CURVE, BadContactError, Sealer, encrypted
from tests.support.push_service import Browser, Delivery, decoded, encoded

EXAMPLE = Subscription(
    "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
    "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def test_the_example_of_the_standard_comes_out_byte_for_byte() -> None:
    private = int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    key = ec.derive_private_key(private, CURVE)
    text = b"When I grow up, I want to be a watermelon"
    assert encoded(encrypted(text, EXAMPLE, key, decoded("DGv6ra1nlYgDCS1FRnbzlw"))) == SEALED


def test_one_browser_reads_a_message_others_do_not_and_all_are_of_one_length() -> None:
    ours, others = Browser("https://push.example/1"), Browser("https://push.example/2")
    sealer = Sealer(b"k" * 32, "mailto:ada@example.org")
    short, long, again = (
        sealer.seal(message, Subscription(**ours.subscription)) for message in (b"a", b"a" * 300, b"a")
    )
    assert (ours.read(short), ours.read(long)) == (b"a", b"a" * 300)
    assert len(short) == len(long)
    assert short != again
    with pytest.raises(InvalidTag):
        others.read(short)


def test_the_signature_names_the_push_service_the_operator_and_an_end() -> None:
    sealer = Sealer(b"k" * 32, "https://stella.example")
    header = sealer.authorization("https://push.example:8443/where?ever", 1_800_000_000_000)
    claims = Delivery("", {"authorization": header}, b"").claims(sealer.public)
    assert claims == {
        "aud": "https://push.example:8443",
        "exp": 1_800_000_000 + 12 * 3600,
        "sub": "https://stella.example",
    }


def test_the_key_follows_from_the_servers_secret() -> None:
    keys = [Sealer(seed, "mailto:ada@example.org").public for seed in (b"k" * 32, b"k" * 32, b"\xff" * 32)]
    assert keys[0] == keys[1] != keys[2]


@pytest.mark.parametrize("contact", ["", "ada@example.org", "mailto:ada", "http://example.org"])
def test_a_contact_that_push_services_refuse_is_refused_at_the_start(contact: str) -> None:
    with pytest.raises(BadContactError):
        Sealer(b"k" * 32, contact)


def test_a_key_that_is_no_point_of_the_curve_is_no_browser() -> None:
    sealer = Sealer(b"k" * 32, "mailto:ada@example.org")
    assert sealer.can_seal(EXAMPLE)
    assert not sealer.can_seal(Subscription(EXAMPLE.endpoint, "A" * 87, EXAMPLE.auth))
