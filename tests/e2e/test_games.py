from __future__ import annotations

import re
from io import BytesIO

from PIL import Image
from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest, NewPerson
from tests.e2e.games import (
    Plan,
    all_mark,
    begin,
    beside,
    play_over_sockets,
    play_round,
    reveal,
    reveal_over_sockets,
    scout,
    turn_word,
)
from tests.e2e.people import Person, pattern

TV = {"width": 1920, "height": 1080}
FLYING = """() => {
  window.flying = new Promise((done) => new MutationObserver(() => {
    const found = document.querySelector('.flying');
    if (found?.checkVisibility()) done(found.textContent);
  }).observe(document.body, { subtree: true, childList: true }));
}"""
"""Waits for the next reaction on this page, however short it is shown."""


def totals_of(person: Person) -> dict[str, str]:
    """The points of everybody so far."""
    return {name: cells[-1] for name, cells in person.scores().items()}


def sends_a_face(sender: Person, tv: Person) -> None:
    """A reaction rises on the TV, with the name of the person who sent it."""
    tv.page.evaluate(FLYING)
    sender.button("reactions-send").click()
    sender.button("reaction-laugh").click()
    assert sender.name in tv.page.evaluate("window.flying")
    sender.page.keyboard.press("Escape")


def saves_a_picture(person: Person) -> None:
    """A picture of the game as a file: of the promised size, with pixels in it and nothing else."""
    code = person.page.url.rsplit("/", 1)[1]
    person.button("sharing-open").click()
    save = person.button("sharing-save")
    expect(save).to_be_enabled()
    with person.page.expect_download() as saved:
        save.click()
    data = saved.value.path().read_bytes()
    with Image.open(BytesIO(data)) as picture:
        assert (picture.format, picture.size) == ("JPEG", (1080, 1350))
        assert not picture.getexif()
        assert len(picture.resize((64, 80)).convert("L").getcolors(10_000) or ()) > 40, "it is empty"
    assert saved.value.suggested_filename == "stella.jpg"
    assert not any(mark in data for mark in (b"Exif", b"http://ns.adobe.com", b"Photoshop", code.encode()))
    person.page.keyboard.press("Escape")


def test_two_people_of_two_languages_a_guest_and_a_tv_play_a_whole_game(
    person: NewPerson, guest: NewGuest
) -> None:
    people = ada, zoe = person("en", "Ada", newcomer=True), person("fr", "Zoé")
    lucja = guest("Łucja")
    code = ada.create()
    zoe.join(code)
    lucja.join(code)
    lucja.connect()
    tv = person("de", "TV", viewport=TV)
    tv.page.clock.install()
    tv.go(ada.link_by("lobby-board"))
    expect(tv.heading("board-join")).to_be_visible()
    expect(ada.text("options-words-discovery")).to_be_visible()
    ada.start()
    assert ada.view["table"]["options"]["words"] == "discovery"
    names = ("Ada", "Zoé", "Łucja")
    plans: dict[int, Plan] = {
        1: {"Ada": (0, 1, 2), "Zoé": (1, 2), "Łucja": (2, 7)},
        4: dict.fromkeys(names, (3,)),
    }
    for number, plan in plans.items():
        for each in (*people, tv):
            expect(
                each.page.get_by_role("img", name=pattern(each.says("play-round", round=number)))
            ).to_be_visible()
        clues = play_round((*people, lucja), plan)
        words = ada.view["play"]["clue"]
        assert clues == {language: words[language] for language in ("en", "fr")}
        expect(tv.page.get_by_role("table")).to_be_visible()
        if number < 4:
            assert ada.scores() == zoe.scores()
            assert totals_of(tv) == totals_of(ada)  # the TV leaves out the rounds that are still to come
            for each in people:
                each.button("ready-say").click()
            lucja.do("ready", yes=True)
            with beside(ada) as one, beside(zoe) as two:  # two more rounds, with the pages looking on
                one.until(lambda view: view["play"]["game"]["round"] == 2)
                play_over_sockets([one, two, lucja], [[3], [3], [3]], 2)
    totals = {name: int(cells[-1]) for name, cells in ada.scores().items()}
    assert totals.keys() == set(names)
    winners = [name for name, total in totals.items() if total == max(totals.values())]
    for each in people:
        expect(each.text("end-title")).to_be_visible()
        assert each.scores() == ada.scores()
        for winner in set(winners) - {each.name}:
            expect(each.page.get_by_role("heading", level=1)).to_contain_text(winner)
    tv.page.clock.run_for(15_000)  # from the count of the last round to its winners, if it isn't there yet
    expect(tv.page.get_by_role("heading", level=1)).to_contain_text(winners[0])
    assert totals_of(tv) == totals_of(ada)
    sends_a_face(zoe, tv)
    saves_a_picture(zoe)

    ada.button("lobby-again").click()
    expect(zoe.text("end-title")).to_be_visible()  # who still reads the album goes over when they like
    zoe.button("album-go").click()
    turn_word((*people, lucja))
    assert ada.view["table"]["options"]["words"] == "ordinary"


def test_the_tv_has_room_for_six_long_names_and_for_the_code_until_points_are_counted(
    person: NewPerson, guest: NewGuest
) -> None:
    people = guest("Bartholomäus Überschwang"), guest("Konstantynopolitańczykow")
    tv = person("de", "TV", viewport=TV)
    code = begin(*people, bots=4)
    tv.go(f"/t/{code}/board")
    shown = tv.page.get_by_text(code, exact=True)
    expect(tv.grid).to_be_visible()
    expect(shown).to_be_in_viewport(ratio=0.99)
    # Four bots can point at four of their crosses before it is a person's turn; then the board waits.
    all_mark(people, {each.name: (0, 4, 7, 9, 14) for each in people})
    expect(tv.page.locator(".lanterns.lit").first).to_be_visible()
    expect(shown).to_be_in_viewport(ratio=0.99)
    reveal_over_sockets(people)
    expect(tv.page.get_by_role("table")).to_be_in_viewport(ratio=0.99)
    expect(shown).to_have_count(0)  # six scores in large letters need its room


def test_two_people_and_four_bots_play_a_round_for_six(person: NewPerson, guest: NewGuest) -> None:
    people = ines, _juergen = person("es", "Inés"), guest("Jürgen")
    begin(*people, bots=4)
    expect(ines.clue).to_have_text(pattern(ines.view["play"]["clue"]["es"]))
    shown = re.search(r"\w", ines.clue.inner_text())
    assert shown is not None, "the letter that a reader sees first"
    assert shown[0].isupper()
    all_mark(people, {"Jürgen": (0, 4, 9, 14), "Inés": (0, 4, 9)})
    reveal(people)
    assert scout(people) is None
    assert len(ines.scores()) == 6


def test_everyone_must_agree_before_the_other_word_counts(person: NewPerson, guest: NewGuest) -> None:
    people = ada, _bo = person("en", "Ada"), person("fr", "Bo")
    cy = guest("Cy")
    begin(*people, cy)
    other = ada.view["play"]["other_word"]
    for each in people:
        wish = each.button("play-wish-swap", word=other[each.language])
        wish.click()
        expect(each.button("play-withdraw-swap")).to_be_visible()
        expect(each.clue).not_to_have_text(pattern(other[each.language]))
    cy.do("vote_swap", yes=True)
    for each in people:
        expect(each.clue).to_have_text(pattern(other[each.language]))


def test_a_felt_tip_can_be_taken_back_until_everyone_has_passed(person: NewPerson, guest: NewGuest) -> None:
    people = ada, bo = person("en", "Ada"), guest("Bo")
    begin(*people, bots=1)
    ada.mark(3)
    ada.passes()
    ada.button("play-take-back").click()
    expect(ada.button("play-pass")).to_be_visible()
    ada.mark(3, 8)
    ada.passes()
    bo.mark(8)
    bo.passes()
    assert scout(people) in {ada, bo, None}
    assert ada.view["you"]["game"]["crosses"] == [8]
