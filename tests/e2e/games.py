"""Whole rounds, played by people through their pages and by guests without one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack

from playwright.sync_api import Locator, expect

from tests.e2e.guests import Guest
from tests.e2e.people import Person, View, any_of, plain

Player = Person | Guest
Plan = Mapping[str, Sequence[int]]
"""Which places everyone marks, by name."""
SLATES = ([0, 1, 2], [1, 2, 5], [2, 5, 7, 8])
"""What Ada, Bo and Cy mark in each round of `played`."""
MARKING = ("associate.word", "associate.mark")


def gather(*players: Player, bots: int = 0, **options: str) -> str:
    """Seat everyone at a new table of the first player over HTTP; return its code. Their pages show the lobby."""
    with ExitStack() as stack:
        code = _seat(players, bots, options, stack)[0].code
    for person in _opened(players, code):
        expect(person.heading("lobby-title")).to_be_visible()
    return code


def begin(*players: Player, bots: int = 0, **options: str) -> str:
    """Seat everyone over HTTP, start the game and turn the word; return the table's code. Their pages show marking."""
    with ExitStack() as stack:
        seats = _seat(players, bots, options, stack)
        start(seats)
        turn_word_over_sockets(seats)
    for person in _opened(players, seats[0].code):
        expect(person.button("play-pass")).to_be_visible()
    return seats[0].code


def begin_with(scout: Person, *players: Player) -> None:
    """Seat everyone and start a game in which this person turns the word; chance decides, so tables are tried."""
    while True:
        with ExitStack() as stack:
            seats = _seat((scout, *players), 0, {}, stack)
            start(seats)
            if first_scout(seats) is seats[0]:
                break
    for person in _opened((scout, *players), seats[0].code):
        expect(person.grid).to_be_visible()


def _seat(players: Sequence[Player], bots: int, options: Mapping[str, str], stack: ExitStack) -> list[Guest]:
    """Everyone's seat at a new table. The first one is connected; those of people are left when the stack ends."""
    seats = [
        each if isinstance(each, Guest) else stack.enter_context(Guest(each.server, each.name, each.language))
        for each in players
    ]
    code = seats[0].create(**options)
    for seat in seats[1:]:
        seat.join(code)
    for seat, player in zip(seats, players, strict=True):
        if isinstance(player, Person):
            player.takes(seat.cookies)
        if isinstance(player, Guest) or seat is seats[0]:
            seat.connect()
    for _ in range(bots):
        seats[0].do("add_bot")
    return seats


def _opened(players: Sequence[Player], code: str) -> list[Person]:
    """Everyone who has a page, with the table on it."""
    people = [each for each in players if isinstance(each, Person)]
    for person in people:
        person.go(f"/t/{code}", wait_until="commit")
    return people


def beside(person: Person) -> Guest:
    """A second device without a page on this person's seat; it can play in their place."""
    device = Guest(person.server, person.name, person.language)
    cookies = {each["name"]: each["value"] for each in person.page.context.cookies()}
    device.take(person.page.url.rsplit("/", 1)[1], person.view["you"]["member"], cookies)
    return device.connect()


def start(seats: Sequence[Guest]) -> None:
    """Start the game as the host, who is the first."""
    seats[0].do("start")
    seats[0].until(lambda view: view["play"] is not None)


def first_scout(seats: Sequence[Guest]) -> Guest | None:
    """The player who turns over the word of this round, as the host sees it; None if it is a bot."""
    host = seats[0]
    member = host.view["table"]["players"][host.game["first_scout"]]["member"]
    return next((seat for seat in seats if seat.member == member), None)


def turn_word_over_sockets(seats: Sequence[Guest]) -> None:
    """The first scout turns the word, unless it is a bot, which does so itself."""
    first = first_scout(seats)
    if first is not None:
        first.connect().do("reveal_word")
    seats[0].until_phase("associate.mark")


def play_over_sockets(seats: Sequence[Guest], slates: Sequence[Sequence[int]], rounds: int) -> None:
    """Play some rounds of a game without bots, all on these slates; the next round has begun, or the game is over."""
    host = seats[0]
    for _ in range(rounds):
        turn_word_over_sockets(seats)
        for seat, places in zip(seats, slates, strict=True):
            seat.mark(*places)
            seat.passes()
        reveal_over_sockets(seats)
        if host.game["phase"] == "scoring":
            number = host.game["round"]
            host.do("next_round")
            host.until(_round_after(number))


def played(server: str) -> tuple[str, dict[str, str]]:
    """Play a whole game of three over sockets; return the table's code and Ada's cookies."""
    with Guest(server, "Ada") as ada, Guest(server, "Bo") as bo, Guest(server, "Cy") as cy:
        seats = [ada, bo, cy]
        code = gather(*seats)
        start(seats)
        play_over_sockets(seats, SLATES, 4)
        return code, ada.cookies


def _round_after(number: int) -> Callable[[View], bool]:
    return lambda view: view["play"]["game"]["round"] > number


def reveal_over_sockets(seats: Sequence[Guest]) -> None:
    """The scouts point at their first open cross until the round is scored."""
    host = seats[0]
    members = [each["member"] for each in host.view["table"]["players"]]
    host.until(lambda view: view["play"]["game"]["phase"] not in MARKING)
    while host.game["phase"] == "reveal":
        turns = len(host.game["pointings"])
        member = members[host.game["scout"]]
        for seat in seats:
            if seat.member == member:
                seat.point()
        host.until(_pointed_more_than(turns))


def _pointed_more_than(turns: int) -> Callable[[View], bool]:
    return lambda view: (
        len(view["play"]["game"]["pointings"]) > turns or view["play"]["game"]["phase"] != "reveal"
    )


def turn_word(players: Sequence[Player]) -> None:
    """The first scout turns the word card, if it is one of them; bots do it by themselves."""
    people = [each for each in players if isinstance(each, Person)]
    seer = people[0]
    turns = [
        seer.button("play-turn-word") if each is seer else seer.text("play-wait-word", player=each.name)
        for each in players
    ]
    expect(any_of(*turns, seer.button("play-pass"))).to_be_visible()
    for player, turn in zip(players, turns, strict=True):
        if turn.is_visible():
            if isinstance(player, Person):
                player.button("play-turn-word").click()
            else:
                player.do("reveal_word")
            break
    for person in people:  # a page that is late would take a click for a wish to look closer
        expect(person.button("play-pass")).to_be_visible()


def all_mark(players: Sequence[Player], plan: Plan) -> None:
    """Everyone makes their crosses and finishes marking."""
    for player in players:
        player.mark(*plan[player.name])
        if isinstance(player, Person):
            expect(player.text("play-count", count=len(plan[player.name]))).to_be_visible()
        player.passes()


def scored(person: Person) -> Locator:
    """Visible once the round is scored: ready for the next one, or, after the last, who has won."""
    return any_of(person.button("ready-say"), person.button("count-winner"), person.text("end-title"))


def scout(players: Sequence[Player]) -> Player | None:
    """Whose turn it is among them, as the first page shows it; None once the round is scored."""
    seer = next(each for each in players if isinstance(each, Person))
    turns = [
        seer.text("play-you-are-scout") if each is seer else seer.text("play-scout", player=each.name)
        for each in players
    ]
    expect(any_of(*turns, scored(seer))).to_be_visible()
    found = (each for each, turn in zip(players, turns, strict=True) if turn.is_visible())
    return next(found, None)


def reveal(players: Sequence[Player]) -> int:
    """The scouts point at their first open cross until every page shows the scores; return how often they did."""
    count = 0
    people = [each for each in players if isinstance(each, Person)]
    while (player := scout(players)) is not None:
        if isinstance(player, Guest):
            place = player.point()
        else:
            expect(player.text("play-you-are-scout")).to_be_visible()
            place = player.open_crosses()[0]
            player.points_at(place)
            expect(player.pointed(place)).to_be_visible()
        expect(people[0].pointed(place)).to_be_visible()
        count += 1
    for each in people:
        expect(scored(each)).to_be_visible()
        if each.button("count-winner").is_visible():
            each.button("count-winner").click()
            expect(each.text("end-title")).to_be_visible()
    return count


def until_turn(person: Person, *players: Player) -> None:
    """Let the others point until this person is the scout."""
    while (one := scout((person, *players))) is not person:
        assert isinstance(one, Guest), "the round is over before this person could point"
        expect(person.pointed(one.point())).to_be_visible()


def play_round(players: Sequence[Player], plan: Plan) -> dict[str, str]:
    """A whole round up to the scoring; return the clue as everyone read it, by language."""
    turn_word(players)
    clues = {each.language: plain(each.clue.text_content()) for each in players if isinstance(each, Person)}
    all_mark(players, plan)
    reveal(players)
    return clues
