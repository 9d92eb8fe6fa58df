"""A second, naive model of the whole game, written from the rules alone.

Nothing here looks at how `stella.rules` works; it only shares its commands. Read `Oracle` beside `docs/rules.md`.
"""

from __future__ import annotations

from typing import NamedTuple

from stella.rules import (
    Announce,
    Command,
    FinishMarking,
    MarkCard,
    NextRound,
    PointAt,
    ResumeMarking,
    RevealWord,
    StartGame,
    UnmarkCard,
    VoteSwap,
)


def setup_error(game: StartGame) -> str | None:
    """Section 1: the first thing wrong with a table about to start."""
    colours = ["orange", "pink", "purple", "green", "blue", "yellow"]
    numbers = [card.number if card.kind == "discovery" else None for card in game.words]
    if len(game.colours) < 3 or len(game.colours) > 6:
        return "E_PLAYER_COUNT"
    if len(set(game.colours)) < len(game.colours) or any(colour not in colours for colour in game.colours):
        return "E_COLOUR"
    if game.first_scout < 0 or game.first_scout >= len(game.colours):
        return "E_SEAT"
    if len(game.deck) < 30 or len(set(game.deck)) < len(game.deck):
        return "E_DECK"
    if numbers != ([1, 2, 3, 4] if game.options.discovery else [None, None, None, None]):
        return "E_WORDS"
    for card in game.words:
        if len(card.words) not in (1, 2) or "" in card.words or len(set(card.words)) < len(card.words):
            return "E_WORDS"
    return None


class Turn(NamedTuple):
    """One pointing: by whom, at what, and all that followed."""

    scout: int
    place: int
    kind: str
    holders: list[int]
    stars: list[int]
    next_scout: int | None
    skipped: list[tuple[int, str]]


class Told(NamedTuple):
    """A scored round as it is told after the game."""

    number: int
    first_scout: int
    grid: list[str]
    clue: str | None
    lanterns: list[int]
    dark: int | None
    turns: list[Turn]
    points: list[int]
    slates: list[list[int]]


class Oracle:
    """One game: plain numbers, lists, sets and dicts that change. A method returns an error code, or `None` if done."""

    def __init__(self, game: StartGame) -> None:
        self.n = len(game.colours)
        self.strict = game.options.strict_pens
        self.spoken = game.options.announcing == "spoken"
        self.table = [str(card) for card in game.deck[:15]]
        self.draw = [str(card) for card in game.deck[15:]]
        self.words = [[str(word) for word in card.words] for card in game.words]
        self.round = 1
        self.pawn = int(game.first_scout)
        self.scores: list[list[int]] = []
        self.winners: list[int] = []
        self.told: list[Told] = []
        self.wipe()

    def wipe(self) -> None:
        """A round begins: nothing on the slates, no lantern on its way."""
        self.phase = "associate.word"
        self.card: list[str] = []
        self.clue: str | None = None
        self.swapped = False
        self.wishes: set[int] = set()
        self.marks: list[set[int]] = [set() for _ in range(self.n)]
        self.locked: set[int] = set()
        self.lanterns: dict[int, int] = {}
        self.dark: int | None = None
        self.scout: int | None = None
        self.pointed: list[int] = []
        self.turns: list[Turn] = []
        self.fallen: set[int] = set()
        self.stars: list[dict[int, int]] = [{} for _ in range(self.n)]

    def refused(self, phase: str, seat: int) -> str | None:
        """R-901, R-902: what every command of a seat is asked first."""
        if self.phase != phase:
            return "E_PHASE"
        return None if seat in range(self.n) else "E_SEAT"

    def reveal_word(self, seat: int) -> str | None:
        if error := self.refused("associate.word", seat):
            return error
        if seat != self.pawn:
            return "E_NOT_FIRST_SCOUT"
        self.card = self.words.pop(0)
        self.clue = self.card[0]
        self.phase = "associate.mark"
        return None

    def vote_swap(self, seat: int, yes: bool) -> str | None:
        if error := self.refused("associate.mark", seat):
            return error
        if self.swapped:
            return "E_ALREADY_SWAPPED"
        if len(self.card) == 1:
            return "E_NO_OTHER_WORD"
        if self.locked:
            return "E_SWAP_TOO_LATE"
        if yes:
            self.wishes.add(seat)
        else:
            self.wishes.discard(seat)
        if len(self.wishes) == self.n:
            self.swapped = True
            self.clue = self.card[1]
        return None

    def mark(self, seat: int, place: int) -> str | None:
        if error := self.refused("associate.mark", seat):
            return error
        if seat in self.locked:
            return "E_LOCKED"
        if place < 0 or place > 14:
            return "E_CARD"
        if place in self.marks[seat]:
            return "E_ALREADY_MARKED"
        if len(self.marks[seat]) == 10:
            return "E_TOO_MANY"
        self.marks[seat].add(place)
        return None

    def unmark(self, seat: int, place: int) -> str | None:
        if error := self.refused("associate.mark", seat):
            return error
        if seat in self.locked:
            return "E_LOCKED"
        if place < 0 or place > 14:
            return "E_CARD"
        if place not in self.marks[seat]:
            return "E_NOT_MARKED"
        self.marks[seat].remove(place)
        return None

    def lock(self, seat: int) -> str | None:
        if error := self.refused("associate.mark", seat):
            return error
        if seat in self.locked:
            return "E_LOCKED"
        if not self.marks[seat]:
            return "E_TOO_FEW"
        self.locked.add(seat)
        if len(self.locked) == self.n:
            self.phase = "announce"
            if not self.spoken:
                for speaker in range(self.n):
                    self.announce(speaker, len(self.marks[speaker]))
        return None

    def unlock(self, seat: int) -> str | None:
        if error := self.refused("associate.mark", seat):
            return error
        if self.strict:
            return "E_STRICT_PENS"
        if seat not in self.locked:
            return "E_NOT_LOCKED"
        self.locked.remove(seat)
        return None

    def announce(self, seat: int, count: int) -> str | None:
        if error := self.refused("announce", seat):
            return error
        if seat in self.lanterns:
            return "E_ALREADY_ANNOUNCED"
        if count != len(self.marks[seat]):
            return "E_WRONG_COUNT"
        self.lanterns[seat] = count
        if len(self.lanterns) == self.n:
            for one in range(self.n):
                if all(self.lanterns[one] > self.lanterns[other] for other in range(self.n) if other != one):
                    self.dark = one
            self.scout = self.pawn
            self.phase = "reveal"
        return None

    def point(self, seat: int, place: int) -> str | None:
        if error := self.refused("reveal", seat):
            return error
        if seat != self.scout:
            return "E_NOT_SCOUT"
        if place < 0 or place > 14:
            return "E_CARD"
        if place in self.pointed:
            return "E_ALREADY_POINTED"
        if place not in self.marks[seat]:
            return "E_NOT_MARKED"
        self.pointed.append(place)
        holders = [holder for holder in range(self.n) if place in self.marks[holder]]
        others = len(holders) - 1
        kind, stars = ("fall", 0) if others == 0 else ("super", 3) if others == 1 else ("spark", 2)
        gained = [0] * self.n
        for holder in holders:
            if stars and holder not in self.fallen:
                gained[holder] = self.stars[holder][place] = stars
        if others == 0:
            self.fallen.add(seat)
        self.scout = None
        passed_over: list[tuple[int, str]] = []
        for step in range(1, self.n + 1):
            candidate = (seat + step) % self.n
            if candidate not in self.fallen and self.marks[candidate] - set(self.pointed):
                self.scout = candidate
                break
            passed_over.append((candidate, "fallen" if candidate in self.fallen else "no_open_cross"))
        self.turns.append(Turn(seat, place, kind, holders, gained, self.scout, passed_over))
        if self.scout is None:
            self.score()
        return None

    def score(self) -> None:
        """Section 5, and 7 after the last round."""
        points = [sum(boxes.values()) for boxes in self.stars]
        if self.dark is not None and self.dark in self.fallen:
            points[self.dark] -= len(self.stars[self.dark])
        self.scores.append(points)
        lanterns = [self.lanterns[seat] for seat in range(self.n)]
        slates = [sorted(slate) for slate in self.marks]
        told = Told(
            self.round, self.pawn, [*self.table], self.clue, lanterns, self.dark, self.turns, points, slates
        )
        self.told.append(told)
        self.phase = "scoring"
        if self.round == 4:
            self.phase = "over"
            best = max(self.totals())
            self.winners = [seat for seat in range(self.n) if self.totals()[seat] == best]

    def totals(self) -> list[int]:
        return [sum(points[seat] for points in self.scores) for seat in range(self.n)]

    def next_round(self) -> str | None:
        if self.phase != "scoring":
            return "E_PHASE"
        self.pawn = (self.pawn + 1) % self.n
        for column in range(5):
            self.table[5 * (self.round - 1) + column] = self.draw.pop(0)
        self.round += 1
        self.wipe()
        return None

    def obey(self, command: Command) -> str | None:
        """The command in the words of the oracle."""
        match command:
            case RevealWord(seat):
                return self.reveal_word(seat)
            case VoteSwap(seat, yes):
                return self.vote_swap(seat, yes)
            case MarkCard(seat, place):
                return self.mark(seat, place)
            case UnmarkCard(seat, place):
                return self.unmark(seat, place)
            case FinishMarking(seat):
                return self.lock(seat)
            case ResumeMarking(seat):
                return self.unlock(seat)
            case Announce(seat, count):
                return self.announce(seat, count)
            case PointAt(seat, place):
                return self.point(seat, place)
            case NextRound():
                return self.next_round()
            case StartGame():
                return "E_PHASE"
