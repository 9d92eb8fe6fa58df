"""Frozen human-like players."""

from __future__ import annotations

from statistics import correlation, fmean, pstdev

import pytest

from stella.lab.people import Associations, Crowd, Person, noise
from stella.rules import CardId, Word

from .stage import CARDS, WORDS, invented_sight

CLUES = [word for card in WORDS for word in card.words]


def likings(person: Person) -> list[float]:
    return [person.liking(word, card) for word in CLUES for card in CARDS]


def test_a_person_feels_the_same_whenever_and_in_whatever_order_one_asks() -> None:
    first, second = (Person("ada", Associations(CARDS, 1), Crowd()) for _ in range(2))
    second.slate(CLUES[3], CARDS[:15])
    assert likings(first) == likings(second)
    assert likings(first) != likings(Person("ben", Associations(CARDS, 1), Crowd()))
    assert likings(first) != likings(Person("ada", Associations(CARDS, 2), Crowd()))


def test_the_frozen_people_never_change() -> None:
    """Written down once: figures of the league can only be compared as long as these hold."""
    people = [Person(name, Associations(CARDS, 1), Crowd()) for name in ("ada", "ben")]
    slates = [[list(person.slate(word, CARDS[:15])) for word in CLUES[:3]] for person in people]
    assert slates == [[[12], [0, 4], [11, 0]], [[4, 14], [4, 0, 9, 2, 14, 3], [11, 14, 4, 9]]]
    assert [round(person.liking(CLUES[0], CARDS[0]), 6) for person in people] == [0.394374, -1.730213]


def test_likings_are_standard_numbers_and_two_persons_agree_by_half() -> None:
    associations = Associations(CARDS, 1)
    people = [likings(Person(f"person {number}", associations, Crowd())) for number in range(12)]
    every = [liking for person in people for liking in person]
    assert fmean(every) == pytest.approx(0, abs=0.1)
    assert pstdev(every) == pytest.approx(1, abs=0.1)
    agreement = fmean(correlation(people[n], people[n + 1]) for n in range(11))
    assert agreement == pytest.approx(0.5, abs=0.07)


def test_people_have_a_taste_in_pictures_besides_words() -> None:
    """A picture that a person likes with some words is liked with the others too, more than people in general do."""
    associations = Associations(CARDS, 1)

    def means(person: Person, clues: list[Word]) -> list[float]:
        return [
            fmean(
                person.liking(word, card) - person.crowd.agreement * associations.links(word)[card]
                for word in clues
            )
            for card in CARDS
        ]

    people = [Person(f"person {number}", associations, Crowd()) for number in range(12)]
    halves = [correlation(means(each, CLUES[:12]), means(each, CLUES[12:])) for each in people]
    assert fmean(halves) > 0.5


def test_people_make_five_crosses_or_so_each_their_own_number() -> None:
    associations = Associations(CARDS, 1)
    usual = [
        fmean(len(Person(f"person {n}", associations, Crowd()).slate(word, CARDS[:15])) for word in CLUES)
        for n in range(60)
    ]
    assert fmean(usual) == pytest.approx(5, abs=0.5)
    assert pstdev(usual) > 0.7


def test_what_people_link_follows_the_sight_as_far_as_it_can_be_trusted() -> None:
    for trust in (0.0, 0.6, 1.0):
        associations = Associations(CARDS, 1, invented_sight, trust)
        found = fmean(
            correlation([*associations.links(word).values()], [invented_sight(word)[card] for card in CARDS])
            for word in CLUES
        )
        assert found == pytest.approx(trust, abs=0.08)


def test_pictures_the_sight_does_not_know_are_average_in_it() -> None:
    associations = Associations(CARDS, 1, lambda _: {CARDS[0]: 1.0, CARDS[1]: 3.0}, 0.9)
    links = associations.links(CLUES[0])
    assert links[CARDS[0]] < links[CARDS[2]] < links[CARDS[1]]
    assert set(links) == set(CARDS)
    assert set(Associations(CARDS, 1, lambda _: dict[CardId, float](), 0.9).links(CLUES[0])) == set(CARDS)


def test_noise_is_normal() -> None:
    numbers = [noise("test", number) for number in range(4000)]
    assert fmean(numbers) == pytest.approx(0, abs=0.05)
    assert pstdev(numbers) == pytest.approx(1, abs=0.05)
