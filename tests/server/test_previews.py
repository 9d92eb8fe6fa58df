"""What is shown of a link, and what the installed app is called, is in the language of who reads it."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

import webbuild
from stella.content.texts import text
from stella.languages import LANGUAGES, direction
from stella.server.app import create_app
from tests.support.servers import make_server


@pytest.fixture(scope="module")
def client(store_kind: str) -> Iterator[TestClient]:
    webbuild.main([])
    with TestClient(create_app(make_server())) as client:
        yield client


def shown(page: str, name: str) -> str:
    """What a page says of itself under this name."""
    found = re.search(rf'<meta\s+(?:name|property)="{re.escape(name)}"\s+content="([^"]*)"', page)
    assert found is not None, name
    return html.unescape(found[1])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_speaks_the_language_of_the_browser_before_its_scripts_run(
    client: TestClient, language: str
) -> None:
    reply = client.get("/", headers={"accept-language": f"{language}-XX,en;q=0.5"})
    assert f'<html lang="{language}" dir="{direction(language)}">' in reply.text
    assert f"<title>{html.escape(text('home-title', language))}</title>" in reply.text
    for name in ("description", "og:description"):
        assert shown(reply.text, name) == text("home-tagline", language)
    assert shown(reply.text, "og:image:alt") == text("share-picture", language)
    assert reply.headers["vary"] == "accept-language"


def test_the_address_can_name_the_language_for_those_who_show_a_link(client: TestClient) -> None:
    reply = client.get("/t/ABCD2345?lang=pl", headers={"accept-language": "de"})
    assert shown(reply.text, "og:title") == text("share-invited", "pl")
    nonsense = client.get("/t/ABCD2345?lang=%22%3E%3Cscript", headers={"accept-language": "xx"})
    assert shown(nonsense.text, "og:title") == text("share-invited", "en")


def test_the_link_of_a_table_says_that_it_invites_and_tells_nothing_of_the_table(client: TestClient) -> None:
    real, wrong = client.get("/t/ABCD2345"), client.get("/t/WRONG")
    assert real.text == wrong.text
    assert (
        shown(real.text, "og:title") == text("share-invited", "en") != shown(client.get("/").text, "og:title")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_installed_app_has_its_name_in_the_language_of_the_page(
    client: TestClient, language: str
) -> None:
    page = client.get("/", headers={"accept-language": language}).text
    named = re.search(r'rel="manifest"[^>]*href="([^"]*)"', page)
    assert named is not None
    reply = client.get(html.unescape(named[1]))
    told = reply.json()
    assert (told["lang"], told["dir"]) == (language, direction(language))
    assert told["name"] == text("home-title", language)
    assert (told["description"], told["start_url"]) == (text("home-tagline", language), "/")
    assert reply.headers["content-type"].startswith("application/manifest+json")


def test_who_has_a_page_in_one_language_is_not_told_that_it_is_still_right_in_another(
    client: TestClient,
) -> None:
    first = client.get("/", headers={"accept-language": "fr"})
    known = {"if-none-match": first.headers["etag"]}
    assert client.get("/", headers={"accept-language": "fr", **known}).status_code == 304
    assert client.get("/", headers={"accept-language": "de", **known}).status_code == 200


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_link_of_a_sky_names_its_word(client: TestClient, language: str) -> None:
    sky = client.get("/api/skies/today").json()
    for path in ("/sky", f"/sky/{sky['day']}"):
        reply = client.get(path, headers={"accept-language": language})
        assert reply.status_code == 200
        assert shown(reply.text, "og:title") == text("sky-preview", language, word=sky["texts"][language])
        assert shown(reply.text, "og:description") == text("sky-preview-about", language)


def test_the_link_of_a_sky_to_come_tells_nothing(client: TestClient) -> None:
    reply = client.get("/sky/2999-01-01")
    assert (reply.status_code, shown(reply.text, "og:title")) == (200, text("home-title", "en"))
