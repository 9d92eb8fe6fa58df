"""Whole rounds played by people through their pages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playwright.sync_api import Locator, expect

from tests.e2e.people import Person, any_of, plain

Plan = Mapping[str, Sequence[int]]
"""Which places everyone marks, by name."""


def gather(host: Person, *guests: Person, bots: int = 0) -> str:
    """All sit down at a new table of the host; gives its code."""
    code = host.create()
    for guest in guests:
        guest.join(code)
        expect(host.page.get_by_text(guest.name, exact=True).first).to_be_visible()
    host.add_bots(bots)
    return code


def turn_word(people: Sequence[Person]) -> None:
    """The first scout turns the word card, if it is one of them; bots do it by themselves."""
    seer = people[0]
    turns = [seer.button("play-turn-word")]
    turns += [seer.text("play-wait-word", player=each.name) for each in people[1:]]
    marking = seer.button("play-pass")
    expect(any_of(*turns, marking)).to_be_visible()
    for person, turn in zip(people, turns, strict=True):
        if turn.is_visible():
            person.button("play-turn-word").click()
            break
    for person in people:  # a page that is late would take a click for a wish to look closer
        expect(person.button("play-pass")).to_be_visible()


def all_mark(people: Sequence[Person], plan: Plan) -> None:
    """Everyone makes their crosses and passes the felt-tip."""
    for person in people:
        person.mark(*plan[person.name])
        expect(person.text("play-count", count=len(plan[person.name]))).to_be_visible()
        person.passes()


def scored(person: Person) -> Locator:
    """Visible once the round is scored: ready for the next one, or, after the last, who has won."""
    return any_of(person.button("ready-say"), person.button("count-winner"), person.text("end-title"))


def scout(people: Sequence[Person]) -> Person | None:
    """Whose turn it is among them; None once the round is scored."""
    seer = people[0]
    turns = [seer.text("play-you-are-scout")]
    turns += [seer.text("play-scout", player=each.name) for each in people[1:]]
    expect(any_of(*turns, scored(seer))).to_be_visible()
    found = (each for each, turn in zip(people, turns, strict=True) if turn.is_visible())
    return next(found, None)


def reveal(people: Sequence[Person]) -> int:
    """The scouts point at their first open cross until everyone sees the scores; gives how often they did."""
    count = 0
    while (person := scout(people)) is not None:
        expect(person.text("play-you-are-scout")).to_be_visible()
        place = person.open_crosses()[0]
        person.points_at(place)
        for each in (person, people[0]):
            expect(each.pointed(place)).to_be_visible()
        count += 1
    for each in people:
        expect(scored(each)).to_be_visible()
        if each.button("count-winner").is_visible():
            each.button("count-winner").click()
            expect(each.text("end-title")).to_be_visible()
    return count


def play_round(people: Sequence[Person], plan: Plan) -> dict[str, str]:
    """A whole round up to the scoring; gives the clue as everyone read it, by language."""
    turn_word(people)
    clues = {}
    for person in people:
        clues[person.language] = plain(person.clue.text_content())
    all_mark(people, plan)
    reveal(people)
    return clues
