"""Public links: only if a player says so, only what they agreed to, in the reader's language, until withdrawn."""

from __future__ import annotations

import html
import re
from dataclasses import replace
from typing import Any

import httpx2
import pytest
from starlette.testclient import TestClient

import webbuild
from stella.content.texts import text
from stella.languages import LANGUAGES
from stella.server.server import StellaServer
from stella.server.settings import Rate
from stella.tables import commands as c
from stella.tables.codes import TableId
from stella.tables.people import MemberId
from tests.server.browsers import browser, opened
from tests.server.test_albums import create, play
from tests.server.test_previews import shown
from tests.support.memory_store import MemoryStore
from tests.support.names import says
from tests.support.people import wish_id
from tests.support.servers import make_server
from tests.support.unlimited import UNLIMITED


@pytest.fixture(scope="module", autouse=True)
def built() -> None:
    webbuild.main([])


def ask(
    client: TestClient, code: str, *, game: int = 1, names: bool = False, wish: str = "share"
) -> httpx2.Response:
    body = {"id": f"{wish:->24}", "names": names}
    return client.post(f"/api/tables/{code}/albums/{game}/links", json=body)


def make(client: TestClient, code: str, **about: Any) -> dict[str, Any]:
    reply = ask(client, code, **about)
    assert reply.status_code == 201, reply.text
    told: dict[str, Any] = reply.json()
    return told


def finished(server: StellaServer, ada: TestClient, **options: Any) -> str:
    code = create(ada, **options)
    play(server, ada, code)
    return code


def join(server: StellaServer, code: str, name: str) -> TestClient:
    client = browser(server)
    client.post(f"/api/tables/{code}/members", json={"id": wish_id(name), "name": name})
    return client


def path_of(link: dict[str, Any]) -> str:
    return "/" + str(link["link"]).split("/", 3)[3]


def api_of(link: dict[str, Any]) -> str:
    return path_of(link).replace("/s/", "/api/shared/")


def game_of(link: dict[str, Any]) -> str:
    return f"{api_of(link)}/game"


def guess(client: TestClient, link: dict[str, Any], number: object, *order: int, wish: str = "guess") -> Any:
    return client.post(f"{api_of(link)}/rounds/{number}", json={"id": f"{wish:->24}", "order": list(order)})


def test_nothing_is_public_until_the_game_is_over_and_somebody_who_played_says_so(
    server: StellaServer, ada: TestClient
) -> None:
    code = create(ada)
    assert ask(ada, code).status_code == 404
    play(server, ada, code, rounds=1)
    assert ask(ada, code).json()["code"] == "E_NOT_OVER"
    play_on = server.hub.tables[TableId(code)]
    assert play_on.state is not None
    assert play_on.state.links == {}


def test_only_who_played_may_make_one_and_all_at_the_table_see_it(
    server: StellaServer, ada: TestClient
) -> None:
    code = finished(server, ada)
    watcher = join(server, code, "Bo")
    assert (ask(watcher, code).status_code, ask(watcher, code).json()["code"]) == (422, "E_NOT_SEATED")
    link = make(ada, code, names=True)
    assert (link["by"], link["names"], link["may_withdraw"]) == ("Ada", True, True)
    path = f"/api/tables/{code}/albums/1/links"
    assert ada.get(path).json() == {"links": [link], "may_share": True}
    assert watcher.get(path).json() == {
        "links": [{**link, "may_withdraw": False, "guesses": None}],
        "may_share": False,
    }
    assert ada.get(f"/api/tables/{code}/albums/2/links").status_code == 404


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_without_a_key_nobody_learns_or_changes_anything(
    server: StellaServer, ada: TestClient, method: str
) -> None:
    code = finished(server, ada, joining="approved")
    link, stranger, waiting = make(ada, code), browser(server), join(server, code, "Bo")
    path = f"albums/1/links/{link['id']}" if method == "DELETE" else "albums/1/links"
    body = {"id": wish_id(), "names": True} if method == "POST" else None
    replies = [
        client.request(method, f"/api/tables/{table}/{path}", json=body)
        for client, table in ((stranger, code), (waiting, code), (stranger, "BBBB2222"))
    ]
    assert {each.status_code for each in replies} == {404}
    assert len({each.content for each in replies}) == 1
    assert stranger.get(path_of(link)).status_code == 200


def test_a_public_game_without_names_has_none_and_nothing_of_the_table_in_it(
    server: StellaServer, ada: TestClient
) -> None:
    code = finished(server, ada)
    link, reader = make(ada, code), browser(server)
    told, blind, page = reader.get(game_of(link)), reader.get(api_of(link)), reader.get(path_of(link))
    assert (told.status_code, blind.status_code, page.status_code) == (200, 200, 200)
    game, album = told.json(), ada.get(f"/api/tables/{code}/albums/1").json()
    assert game["rounds"] == album["record"]["rounds"]
    assert (game["totals"], game["winners"]) == (album["record"]["totals"], album["record"]["winners"])
    assert [player["bot"] for player in game["players"]] == [False, True, True]
    for said in (told.text, blind.text, page.text, link["link"]):
        assert not says(said, "Ada")
        assert code not in said
        assert "m1" not in re.findall(r'"(m\d+)"', said)


def test_closed_slates_stay_closed(server: StellaServer, ada: TestClient) -> None:
    code = finished(server, ada, slates_shown="never")
    game = browser(server).get(game_of(make(ada, code, names=True))).json()
    assert [(each["slates"], each["lost"]) for each in game["rounds"]] == [(None, None)] * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_preview_is_in_the_language_of_the_reader(
    server: StellaServer, ada: TestClient, language: str
) -> None:
    code = finished(server, ada)
    named, unnamed = make(ada, code, names=True), make(ada, code, wish="other")
    reader, asked = browser(server), {"accept-language": f"{language},en;q=0.5"}
    page = reader.get(path_of(named), headers=asked).text
    game = reader.get(api_of(named)).json()
    word = game["words"][str(game["liveliest"])][language]
    assert f'<html lang="{language}"' in page
    assert f"<title>{html.escape(shown(page, 'og:title'))}</title>" in page
    assert shown(page, "og:title") == text("share-guess", language, word=word)
    assert "Ada, " in shown(page, "description") == shown(page, "og:description")
    without = reader.get(path_of(unnamed), headers=asked).text
    assert shown(without, "og:title") == shown(page, "og:title")
    assert shown(without, "og:description") == text("share-guess-unnamed", language)
    by_address = reader.get(f"{path_of(unnamed)}?lang={language}", headers={"accept-language": "xx"})
    assert by_address.text == without


def test_a_public_page_is_not_listed_not_kept_and_as_closed_as_every_other(
    server: StellaServer, ada: TestClient
) -> None:
    link, reader = make(ada, finished(server, ada), names=True), browser(server)
    for path in (path_of(link), api_of(link)):
        reply = reader.get(path)
        assert "noindex" in reply.headers["x-robots-tag"]
        assert reply.headers["cache-control"] == "no-store"
        assert "default-src 'none'" in reply.headers["content-security-policy"]
        assert reply.headers["referrer-policy"] == "no-referrer"
    assert shown(reader.get(path_of(link)).text, "robots") == "noindex, nofollow"


def test_a_name_cannot_break_out_of_the_page(server: StellaServer, ada: TestClient) -> None:
    body = {"id": wish_id("create"), "name": '"><script>\\1', "options": {"pace": "off"}}
    code = ada.post("/api/tables", json=body).json()["code"]
    play(server, ada, code)
    page = browser(server).get(path_of(make(ada, code, names=True))).text
    assert "<script>\\1" not in page
    assert '"><script>\\1, ' in shown(page, "og:description")


def test_a_withdrawn_link_is_as_if_it_had_never_been(server: StellaServer, ada: TestClient) -> None:
    code = finished(server, ada)
    link = make(ada, code, names=True)
    assert make(ada, code, names=True) == link, "the same request gives the same link"
    bo, reader, path = join(server, code, "Bo"), browser(server), f"/api/tables/{code}/albums/1/links"
    assert bo.delete(f"{path}/{link['id']}").json()["code"] == "E_NO_LINK"
    assert ada.delete(f"{path}/{link['id']}").status_code == 204
    assert ada.delete(f"{path}/{link['id']}").status_code == 204, "asked twice, done once"
    assert ada.get(path).json()["links"] == []
    assert ask(ada, code, names=True).status_code == 404, "nor does the request of then bring it back"
    token = path_of(link).removeprefix("/s/")
    unknown = token[:-1] + ("A" if token[-1] != "A" else "B")
    tokens = (token, unknown, "x", "", "a/b", "%22%3E%3Cscript%3E", "é", "x" * 5000)
    for start in ("/s/", "/api/shared/"):
        wanted = tokens if start == "/s/" else tokens[:3]
        replies = [reader.get(start + each, headers={"accept": "*/*"}) for each in wanted]
        assert {each.status_code for each in replies} == {404}
        assert len({each.content for each in replies}) == 1
        assert len({str(sorted(each.headers.items())) for each in replies}) == 1


def test_a_link_is_withdrawn_at_a_node_that_has_heard_of_nothing_since_the_lobby() -> None:
    store = MemoryStore()
    one, two = (make_server(store=store, shared=True) for _ in range(2))
    with opened(one) as ada, opened(two) as elsewhere:
        code = create(ada)
        elsewhere.cookies.update(ada.cookies)
        assert elsewhere.get(f"/api/tables/{code}").json()["member"] == "m1"
        play(one, ada, code)
        behind = two.hub.tables[TableId(code)]
        before = behind.seq
        link = make(ada, code)
        assert behind.seq == before < one.hub.tables[TableId(code)].seq, "nobody told it"
        assert elsewhere.get(api_of(link)).status_code == 200
        again = make(elsewhere, code, wish="other")
        assert ada.delete(f"/api/tables/{code}/albums/1/links/{again['id']}").status_code == 204
        assert elsewhere.delete(f"/api/tables/{code}/albums/1/links/{link['id']}").status_code == 204
        assert [client.get(api_of(link)).status_code for client in (ada, elsewhere)] == [404, 404]


def test_the_host_withdraws_what_others_made(server: StellaServer, ada: TestClient) -> None:
    code = create(ada)
    bo = join(server, code, "Bo")
    play(server, ada, code)
    link = make(bo, code)
    listed = ada.get(f"/api/tables/{code}/albums/1/links").json()["links"]
    assert [(each["by"], each["may_withdraw"]) for each in listed] == [("Bo", True)]
    assert ada.delete(f"/api/tables/{code}/albums/1/links/{link['id']}").status_code == 204
    assert browser(server).get(path_of(link)).status_code == 404


def test_who_was_refused_and_leads_the_table_since_withdraws_a_link(
    server: StellaServer, ada: TestClient
) -> None:
    code = create(ada)
    bo = join(server, code, "Bo")
    play(server, ada, code)
    path = f"/api/tables/{code}/albums/1/links/{make(ada, code)['id']}"
    assert bo.delete(path).json()["code"] == "E_NO_LINK"
    assert ada.portal is not None
    passing = c.PassHost(MemberId("m2"), id="pass")
    ada.portal.call(server.hub.ask, server.hub.tables[TableId(code)], MemberId("m1"), passing)
    assert bo.delete(path).status_code == 204


def test_who_left_the_table_has_left_their_link_to_the_host(server: StellaServer, ada: TestClient) -> None:
    code = create(ada)
    bo = join(server, code, "Bo")
    play(server, ada, code)
    link = make(bo, code)
    assert ada.portal is not None
    ada.portal.call(server.hub.ask, server.hub.tables[TableId(code)], MemberId("m2"), c.Leave(id="bye"))
    [listed] = ada.get(f"/api/tables/{code}/albums/1/links").json()["links"]
    assert listed == {**link, "by": "", "guesses": None}
    assert bo.delete(f"/api/tables/{code}/albums/1/links/{link['id']}").status_code == 404


def test_the_link_of_who_was_removed_leads_nowhere(server: StellaServer, ada: TestClient) -> None:
    code = create(ada)
    bo = join(server, code, "Bo")
    play(server, ada, code)
    theirs, mine = make(bo, code), make(ada, code)
    assert browser(server).get(path_of(theirs)).status_code == 200
    assert ada.portal is not None
    kick = c.Kick(MemberId("m2"), id="kick")
    ada.portal.call(server.hub.ask, server.hub.tables[TableId(code)], MemberId("m1"), kick)
    assert browser(server).get(path_of(theirs)).status_code == 404
    assert browser(server).get(path_of(mine)).status_code == 200


def test_a_link_goes_with_its_table(server: StellaServer, ada: TestClient) -> None:
    code = finished(server, ada)
    link = make(ada, code)
    assert ada.delete(f"/api/tables/{code}").status_code == 204
    assert browser(server).get(path_of(link)).status_code == 404
    assert browser(server).get(api_of(link)).status_code == 404


def test_a_link_shows_its_game_also_while_and_after_another_is_played(
    server: StellaServer, ada: TestClient
) -> None:
    code = finished(server, ada)
    link = make(ada, code, names=True)
    before = browser(server).get(game_of(link)).content
    play(server, ada, code, rounds=1)
    assert browser(server).get(game_of(link)).content == before
    later = make(ada, code, wish="later")
    assert (
        browser(server).get(game_of(later)).json()["totals"]
        == browser(server).get(game_of(link)).json()["totals"]
    )


def test_a_link_survives_a_table_that_went_to_sleep(server: StellaServer, ada: TestClient) -> None:
    link = make(ada, finished(server, ada))
    before = browser(server).get(api_of(link)).content
    server.hub.tables.clear()
    assert browser(server).get(api_of(link)).content == before


def test_a_table_has_only_so_many_links(server: StellaServer, ada: TestClient) -> None:
    code = finished(server, ada)
    for number in range(12):
        make(ada, code, wish=f"share {number}")
    more = ask(ada, code, wish="one more")
    assert (more.status_code, more.json()["code"], more.json()["args"]) == (409, "E_LINKS", {"most": 12})


def test_links_are_made_and_read_only_so_often() -> None:
    server = make_server(settings=replace(UNLIMITED, creating=Rate(3, 1), requests=Rate(4, 1)))
    with opened(server) as ada:
        code = finished(server, ada)  # takes one of three
        made = [ask(ada, code, wish=str(number)).status_code for number in range(3)]
        assert made == [201, 201, 429]
        pages = [ada.get("/s/x") for _ in range(5)]
        assert [page.status_code for page in pages] == [404, 404, 404, 404, 429]
        assert pages[-1].content == pages[0].content, "a page, on which a person reads why"
        assert pages[-1].headers["content-type"] == "text/html; charset=utf-8"


def test_a_link_is_answered_with_a_page_while_no_table_can_be_woken(
    server: StellaServer, ada: TestClient
) -> None:
    link = make(ada, finished(server, ada))
    server.hub.tables.clear()
    server.hub.limits = replace(server.hub.limits, live_tables=0)
    page = browser(server).get(path_of(link))
    assert (page.status_code, page.headers["content-type"]) == (503, "text/html; charset=utf-8")


def test_what_another_site_sends_makes_nothing_public(server: StellaServer, ada: TestClient) -> None:
    code, elsewhere = finished(server, ada), {"origin": "https://elsewhere.example"}
    body = {"id": wish_id(), "names": True}
    assert ada.post(f"/api/tables/{code}/albums/1/links", json=body, headers=elsewhere).status_code == 403
    for wrong in ({"id": wish_id()}, {"id": "short", "names": True}, {**body, "names": "yes"}):
        reply = ada.post(f"/api/tables/{code}/albums/1/links", json=wrong)
        assert (reply.status_code, reply.json()["code"]) == (422, "E_MESSAGE")
    assert ada.get(f"/api/tables/{code}/albums/1/links").json()["links"] == []


def test_a_guess_is_answered_with_its_round_and_no_other(server: StellaServer, ada: TestClient) -> None:
    link, reader = make(ada, finished(server, ada), names=True), browser(server)
    blind, whole = reader.get(api_of(link)).json(), reader.get(game_of(link)).json()
    assert [each["cards"] for each in blind["rounds"]] == [each["grid"] for each in whole["rounds"]]
    assert [each["closed"] for each in blind["rounds"]] == [None] * 4
    assert blind["words"] == {str(each["number"]): whole["words"][each["clue"]] for each in whole["rounds"]}
    for number in range(1, 5):
        told = guess(reader, link, number, 3, 1)
        assert (told.status_code, told.headers["cache-control"]) == (200, "no-store")
        assert "set-cookie" not in told.headers
        assert told.json() == {"record": whole["rounds"][number - 1], "players": whole["players"]}


def test_nothing_that_a_reader_gets_depends_on_marks_before_their_own_are_final() -> None:
    """Two worlds: the same deals, words and people, other marks, and the same round is the liveliest.

    There are four rounds, so two of five slates agree on the liveliest.
    """
    worlds: dict[int, tuple[list[Any], Any]] = {}
    for first_place in range(5):
        server = make_server()
        with opened(server) as ada:
            body = {"id": "-" * 24, "name": "Ada", "options": {"pace": "off"}}
            code = ada.post("/api/tables", json=body).json()["code"]
            play(server, ada, code, marks=range(first_place, 15, 5))
            link, reader = make(ada, code, names=True), browser(server)
            asked = [reader.get(f"{path_of(link)}?lang={each}") for each in LANGUAGES]
            asked += [reader.get(api_of(link)), reader.head(path_of(link)), reader.options(api_of(link))]
            asked += [guess(reader, link, number) for number in range(6)]
            asked += [
                guess(reader, link, 1, 0, 0),
                guess(reader, link, 1, *range(11)),
                guess(reader, link, 9, 1),
            ]
            heard = [(each.status_code, sorted(each.headers.items()), each.content) for each in asked]
            liveliest, game = reader.get(api_of(link)).json()["liveliest"], reader.get(game_of(link)).json()
        if liveliest in worlds:
            first, one = worlds[liveliest]
            break
        worlds[liveliest] = heard, game
    assert [each["grid"] for each in one["rounds"]] == [each["grid"] for each in game["rounds"]]
    assert not any(a["slates"] == b["slates"] for a, b in zip(one["rounds"], game["rounds"], strict=True))
    assert first == heard


@pytest.mark.parametrize(
    ("number", "order", "status", "code"),
    [
        (1, [], 422, "E_TOO_FEW"),
        (1, [*range(11)], 422, "E_TOO_MANY"),
        (1, [2, 2], 422, "E_ALREADY_MARKED"),
        (1, [15], 422, "E_CARD"),
        (1, ["2"], 422, "E_MESSAGE"),
        (5, [2], 409, "E_NO_GUESS"),
        (0, [2], 409, "E_NO_GUESS"),
        ("one", [2], 409, "E_NO_GUESS"),
        ("\u0661", [2], 409, "E_NO_GUESS"),
    ],
)
def test_a_guess_against_the_rules_is_refused_and_not_counted(
    server: StellaServer, ada: TestClient, number: object, order: list[Any], status: int, code: str
) -> None:
    link = make(ada, finished(server, ada))
    refused = guess(browser(server), link, number, *order)
    assert (refused.status_code, refused.json()["code"]) == (status, code)
    assert counted(ada, link) == 0


def counted(client: TestClient, link: dict[str, Any]) -> int | None:
    code = client.get("/api/tables").json()["tables"][0]["code"]
    [found] = [
        each
        for each in client.get(f"/api/tables/{code}/albums/1/links").json()["links"]
        if each["id"] == link["id"]
    ]
    guesses: int | None = found["guesses"]
    return guesses


def test_a_round_that_is_not_told_cannot_be_guessed_and_says_why(
    server: StellaServer, ada: TestClient
) -> None:
    code = finished(server, ada, slates_shown="never")
    link, reader = make(ada, code), browser(server)
    blind = reader.get(api_of(link)).json()
    assert [(each["closed"], each["cards"]) for each in blind["rounds"]] == [("slates", [])] * 4
    assert blind["liveliest"] is None
    assert guess(reader, link, 1, 4).json()["code"] == "E_NO_GUESS"


def test_who_made_a_link_alone_sees_how_many_have_guessed(server: StellaServer, ada: TestClient) -> None:
    code = create(ada)
    bo = join(server, code, "Bo")
    play(server, ada, code)
    mine, theirs, reader = make(ada, code), make(bo, code), browser(server)
    assert (mine["guesses"], counted(bo, mine)) == (0, None)
    for number in (1, 2, 1):
        guess(reader, mine, number, 3)
    guess(reader, mine, 4, 3, wish="somebody else")
    assert (counted(ada, mine), counted(bo, mine), counted(bo, theirs)) == (2, None, 0)
    server.hub.tables.clear()
    assert counted(ada, mine) == 2, "it is on disk"
