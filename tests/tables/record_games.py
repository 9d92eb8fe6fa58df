"""Record whole lives of tables as they are stored, with the hash of the state after every entry.

The logs in `tests/golden/tables` must replay to the same hashes for ever, so a recorded one is never written again:
`test_corpus.py` replays them, and `python -m tests.tables.record_games` adds those that are missing.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from stella import bots, rules
from stella.bots import BotLevel
from stella.live.ports import Entry
from stella.live.supply import deal
from stella.rules import Colour, Phase, Place, Rejection, Seat, SlatesShown
from stella.tables import commands as c
from stella.tables.dealer import Deal
from stella.tables.decide import decide
from stella.tables.evolve import evolve_all
from stella.tables.options import Joining, OptionChanges, WordChoice
from stella.tables.pace import Pace
from stella.tables.people import MemberId, Symbol
from stella.tables.refusal import Refusal
from stella.tables.stand_in import action_for
from stella.tables.state import TableState
from stella.wire.stored import CODEC
from tests.support.servers import supply
from tests.support.simple_bot import choose
from tests.support.state_hash import state_hash

FOLDER: Final = Path(__file__).resolve().parents[1] / "golden" / "tables"
EPOCH: Final = 1_790_000_000_000
ADA, BO, CY, DI, ED, FAY, GUS = (MemberId(f"m{number}") for number in range(1, 8))
OWN_WORDS: Final = (
    ("grandma", "hurry"),
    ("Zürich",),
    ("the 7:15 train", "coffee"),
    ("snow", "sand"),
    ("Łódź",),
)


class Chance:
    """Chance by seed."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def shuffled(self, count: int) -> list[int]:
        """The numbers 0 … count-1 in random order."""
        return self._random.sample(range(count), count)

    def randrange(self, limit: int) -> int:
        """A number from 0 to limit-1."""
        return self._random.randrange(limit)

    def token(self) -> str:
        """Not secret at all."""
        return f"{self._random.getrandbits(256):064x}"


class Recorder:
    """A table whose every accepted command is written down."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.state: TableState | None = None
        self.entries: list[tuple[Entry, str]] = []

    def time(self) -> int:
        """That of the next entry."""
        return EPOCH + 1500 * len(self.entries)

    def has_deck(self, deck: str) -> bool:
        """Whether there is such a deck."""
        return supply().cards_of(deck) is not None

    def has_sky(self, day: str) -> bool:
        """None of them."""
        return False

    def deal(self, table: TableState) -> Deal:
        """A new game by the seed."""
        return deal(table, supply(), self.chance)

    def secret(self) -> str:
        """Of the bots, by the seed."""
        return f"{self.chance.randrange(1 << 128):032x}"

    def character(self, free: Sequence[bots.Character]) -> bots.Character:
        """The first that nobody has."""
        return free[0]

    @property
    def table(self) -> TableState:
        """The table, which there must be."""
        assert self.state is not None
        return self.state

    @property
    def game(self) -> rules.State:
        """The game, which there must be."""
        assert self.table.game is not None
        return self.table.game

    def ask(self, actor: MemberId | None, *commands: c.TableCommand) -> None:
        """Ask what must be carried out."""
        for command in commands:
            decision = decide(self.state, actor, command, self)
            assert not isinstance(decision, Refusal | Rejection), (command, decision)
            self.state = evolve_all(self.state, decision)
            number = len(self.entries)
            name = f"{actor or ''}:{type(command).__name__}-{number}"
            entry = Entry(name, EPOCH + 1500 * number, CODEC.encode(decision))
            self.entries.append((entry, state_hash(self.state)))

    def create(self, people: Iterable[str], bots: int = 0, **options: Any) -> None:
        """A table with people and bots on chairs."""
        first, *others = people
        self.ask(None, c.CreateTable(OptionChanges(**options), first, "en", self.chance.token()))
        for name, language in zip(others, ("fr", "es", "de", "pl", "en"), strict=False):
            self.ask(None, c.Join(name, language, self.chance.token()))
        self.ask(ADA, *[c.AddBot()] * bots)

    def start(self) -> None:
        """Begin a game."""
        self.ask(self.table.host, c.Start())

    def carry(self, seat: int) -> None:
        """The table acts for a seat."""
        action = action_for(self.table, Seat(seat), self.chance.randrange)
        assert action is not None
        self.ask(None, action)

    def move(self, seat: int) -> None:
        """A seat does what a bot would do: people by their own wish, bots and free chairs by the table."""
        member = self.table.chairs[seat].member
        choice = choose(rules.project(self.game, Seat(seat)), self.chance.randrange)
        if member is None or choice is None:
            self.carry(seat)
        else:
            self.ask(member, c.Move.from_command(choice))

    def play(self, until: Phase, carried: Iterable[int] = ()) -> None:
        """Play on until a step is reached; `carried` seats are played by the table."""
        while self.game.phase is not until:
            if self.game.phase is Phase.SCORING:
                self.ask(self.table.host, c.NextRound())
                continue
            waiting = rules.turn_of(self.game).waiting_for
            seat = waiting[self.chance.randrange(len(waiting))]
            if seat in carried:
                self.carry(seat)
            else:
                self.move(seat)


def three_people(log: Recorder) -> None:
    """Three people, second thoughts, the other word, a whole game with slates shown after each round."""
    log.create(["Ada", "Bo", "Cy"], slates_shown=SlatesShown.AFTER_ROUND)
    log.ask(
        BO, c.Rename("Béa"), c.ChooseLanguage("pl"), c.PickColour(Colour.YELLOW), c.PickSymbol(Symbol.FISH)
    )
    log.start()
    log.play(Phase.MARK)
    if len(log.game.setup.words[0].words) == 2:
        log.ask(ADA, c.VoteSwap(yes=True), c.VoteSwap(yes=False))
        for member in (ADA, BO, CY):
            log.ask(member, c.VoteSwap(yes=True))
    log.ask(CY, c.Mark(Place(14)), c.Unmark(Place(14)))
    log.ask(CY, c.Mark(Place(0)), c.FinishMarking())
    log.ask(CY, c.ResumeMarking())
    log.play(Phase.OVER)


def four_with_bots(log: Recorder) -> None:
    """Two people and two bots, the Discovery words, a time limit that survives a stop."""
    log.create(["Ada", "Bo"], bots=2, words=WordChoice.DISCOVERY, time_limit=90)
    log.start()
    log.play(Phase.REVEAL)
    log.ask(None, c.SaveTimeLeft(41_500))
    log.play(Phase.OVER)


def five_who_come_and_go(log: Recorder) -> None:
    """Somebody leaves, somebody is removed, the host goes, and late people take their chairs."""
    log.create(["Ada", "Bo", "Cy", "Di", "Ed"], patience=20)
    log.start()
    log.play(Phase.MARK)
    log.ask(DI, c.Mark(Place(8)), c.Leave())
    log.play(Phase.REVEAL)
    log.ask(ADA, c.Kick(BO))
    log.ask(None, c.Join("Fay", "fr", log.chance.token()))
    log.play(Phase.SCORING)
    log.ask(FAY, c.TakeSeat(Seat(3)))
    log.ask(ADA, c.Leave())
    log.play(Phase.WORD)
    log.ask(None, c.Join("Gus", "de", log.chance.token()))
    log.ask(GUS, c.TakeSeat(Seat(0)))
    log.play(Phase.OVER)
    log.ask(ED, c.Leave())


def six_carried_on(log: Recorder) -> None:
    """Six people; two lose their connection, one plays by a list, and the host's role is inherited."""
    log.create(["Ada", "Bo", "Cy", "Di", "Ed", "Fay"], pace=Pace.BRISK)
    log.start()
    log.play(Phase.MARK, carried=range(6))
    log.ask(BO, c.Mark(Place(2)), c.Mark(Place(9)))
    log.ask(BO, c.SetPointingList((Place(9), Place(2))))
    log.ask(CY, c.SetPointingList(tuple(map(Place, range(15)))), c.PlayByList(on=True))
    log.ask(None, c.PromoteHost(DI))
    log.play(Phase.SCORING, carried=(0, 1))
    log.ask(None, c.MarkReturned(Seat(1)))
    for member in (BO, CY, DI):
        log.ask(member, c.Ready(yes=True))
    log.ask(CY, c.Ready(yes=False))
    log.ask(None, c.StartNextRound())
    log.play(Phase.OVER, carried=(0, 4))


def rematch_with_own_words(log: Recorder) -> None:
    """Custom words alone, then mixed with others in a rematch with one more bot."""
    log.create(["Ada", "Bo", "Cy"], words=WordChoice.OWN, own_words=OWN_WORDS)
    log.start()
    log.play(Phase.OVER)
    log.ask(ADA, c.SetOptions(OptionChanges(words=WordChoice.MIXED, own_words=OWN_WORDS, strict_pens=True)))
    log.ask(ADA, c.AddBot(), c.AddBot(), c.RemoveBot(Seat(3)))
    log.start()
    log.play(Phase.OVER)


def careful_and_never_shown(log: Recorder) -> None:
    """The host lets people in, slates stay closed for ever, cards lie on a real table, devices come by ticket."""
    careful = {"joining": Joining.APPROVED, "slates_shown": SlatesShown.NEVER, "real_cards": True}
    log.create(["Ada"], bots=1, spectators=False, **careful)
    for name in ("Bo", "Cy"):
        log.ask(None, c.Join(name, "es", log.chance.token()))
    log.ask(ADA, c.Approve(BO), c.Approve(CY), c.PassHost(CY))
    log.ask(BO, c.IssueTicket("ticket-1", EPOCH + 10**7), c.IssueTicket("ticket-2", EPOCH + 10**7))
    log.ask(None, c.UseTicket("ticket-1", log.chance.token(), EPOCH))
    log.start()
    log.play(Phase.SCORING)
    log.ask(BO, c.Leave())
    log.play(Phase.OVER)


def left_in_the_middle(log: Recorder) -> None:
    """A table that everybody left while pointing; a stranger became its host."""
    log.create(["Ada", "Bo"], bots=1, time_limit=30)
    log.start()
    log.play(Phase.REVEAL)
    log.ask(BO, c.Leave())
    log.ask(ADA, c.Leave())
    log.ask(None, c.Join("Cy", "pl", log.chance.token()))


def characters_of_all_levels(log: Recorder) -> None:
    """A person among bots of every level, who do not take their time; one chair is taken over later."""
    log.create(["Ada"], thinking=False)
    for level, character in zip(BotLevel, bots.Character, strict=False):
        log.ask(ADA, c.AddBot(level, character))
    log.start()
    log.play(Phase.SCORING)
    log.ask(None, c.Join("Bo", "de", log.chance.token()))
    log.ask(BO, c.TakeSeat(Seat(2)))
    log.play(Phase.OVER)


def sent_away(log: Recorder) -> None:
    """Somebody is removed from an open table, knocks with the same device, and is let in; then all have to knock."""
    log.create(["Ada", "Bo", "Cy", "Di"])
    device = log.table.members[BO].keys[0]
    log.ask(ADA, c.Kick(BO))
    log.ask(None, c.Join("Bo again", "fr", log.chance.token(), device=device))
    log.start()
    log.play(Phase.MARK)
    log.ask(ADA, c.Approve(ED), c.Kick(DI, knock=True))
    log.ask(None, c.Join("Somebody", "de", log.chance.token()))
    log.play(Phase.SCORING)


def led_by_somebody_else(log: Recorder) -> None:
    """The host is away: others lead in turn, and give the lead on, until it is the host’s again."""
    log.create(["Ada", "Bo", "Cy"])
    log.ask(None, c.PromoteHost(BO))
    log.start()
    log.play(Phase.REVEAL)
    log.ask(BO, c.PassHost(CY))
    log.ask(CY, c.Leave())
    log.play(Phase.SCORING)
    log.ask(ADA, c.PassHost(BO))


def translated_words(log: Recorder) -> None:
    """Custom words with translations: some are changed, one is taken back, and a word is written again."""
    log.create(["Ada", "Bo", "Cy"], words=WordChoice.OWN, own_words=OWN_WORDS)
    log.ask(ADA, c.TranslateWords({"snow": {"fr": "neige", "es": "nieve"}, "sand": {"fr": "sable"}}))
    log.ask(ADA, c.TranslateWords({"snow": {"es": ""}, "coffee": {"es": "café"}}))
    log.ask(ADA, c.SetOptions(OptionChanges(own_words=(*OWN_WORDS[:3], ("snow", "dust"), *OWN_WORDS[4:]))))
    log.start()
    log.play(Phase.OVER)


def with_a_secret(log: Recorder) -> None:
    """Bots whose tastes depend on a secret of the table, in a game that is left in the middle of a round."""
    log.create(["Ada"], bots=2)
    log.start()
    log.play(Phase.REVEAL)


def without_faces(log: Recorder) -> None:
    """The host switches reactions off in the middle of a game, and on again after it."""
    log.create(["Ada", "Bo", "Cy"])
    log.start()
    log.play(Phase.MARK)
    log.ask(ADA, c.SetReactions(on=False))
    log.play(Phase.OVER)
    log.ask(ADA, c.SetReactions(on=True))


def printed_deck(log: Recorder) -> None:
    """The printed deck on a real table: a bot sees it, and the second game begins with other pictures."""
    log.create(["Ada", "Bo"], bots=1, real_cards=True, printed=True)
    for _ in range(2):
        log.start()
        log.play(Phase.OVER)


def with_a_program(log: Recorder) -> None:
    """A program has a seat of its own, is stood in for once, and its key is taken away in the second game."""
    log.create(["Ada", "Bo"])
    log.ask(ADA, c.SeatProgram("Robin", log.chance.token(), answer_in=20))
    log.start()
    log.play(Phase.MARK)
    log.play(Phase.REVEAL, carried=[2])
    log.play(Phase.OVER)
    log.start()
    log.play(Phase.REVEAL)
    log.ask(ADA, c.Kick(CY))
    log.play(Phase.OVER)


def not_to_be_learned_from(log: Recorder) -> None:
    """Two people; one of them does not want bots to learn from their crosses."""
    log.create(["Ada", "Bo"], bots=1)
    log.ask(BO, c.TeachBots(on=False))
    log.start()
    log.play(Phase.MARK)


def results_made_public(log: Recorder) -> None:
    """Two results become public, one with names; the host takes one back while the next game is played."""
    log.create(["Ada", "Bo"], bots=1)
    log.start()
    log.play(Phase.OVER)
    log.ask(BO, c.ShareResult("link-1", 1, named=True))
    log.start()
    log.play(Phase.MARK)
    log.ask(ADA, c.ShareResult("link-2", 1, named=False), c.WithdrawLink("link-1"))
    log.play(Phase.SCORING)


def guessed_by_others(log: Recorder) -> None:
    """Somebody who isn't at the table guesses a round of a public game."""
    log.create(["Ada", "Bo"], bots=1)
    log.start()
    log.play(Phase.OVER)
    log.ask(BO, c.ShareResult("link-1", 1, named=True))
    log.ask(None, c.CountGuess("link-1"))


def given_to_research(log: Recorder) -> None:
    """Three people who give their slates to research; one of them no longer after the game."""
    log.create(["Ada", "Bo", "Cy"])
    log.ask(ADA, c.SetResearch(on=True))
    for each in (ADA, BO, CY):
        log.ask(each, c.DonateSlates(on=True))
    log.start()
    log.play(Phase.OVER)
    log.ask(CY, c.DonateSlates(on=False))


def over_days(log: Recorder) -> None:
    """A game over days: somebody leaves while marking, and a late person takes their chair."""
    log.create(["Ada", "Bo", "Cy"], bots=1, round_hours=24)
    log.start()
    log.play(Phase.MARK)
    log.ask(BO, c.Mark(Place(3)), c.Leave())
    log.ask(None, c.Join("Di", "de", log.chance.token()))
    log.ask(DI, c.TakeSeat(Seat(1)))
    log.play(Phase.SCORING, carried=(1, 3))
    log.play(Phase.OVER)


SCENES: Final[dict[str, Callable[[Recorder], None]]] = {
    scene.__name__.replace("_", "-"): scene
    for scene in (
        three_people,
        four_with_bots,
        five_who_come_and_go,
        six_carried_on,
        rematch_with_own_words,
        careful_and_never_shown,
        left_in_the_middle,
        characters_of_all_levels,
        sent_away,
        led_by_somebody_else,
        translated_words,
        with_a_secret,
        without_faces,
        printed_deck,
        with_a_program,
        not_to_be_learned_from,
        results_made_public,
        given_to_research,
        guessed_by_others,
        over_days,
    )
}


def record(name: str) -> str:
    """The lines of one log."""
    log = Recorder(list(SCENES).index(name))
    SCENES[name](log)
    lines = [
        {"request_id": entry.request_id, "at": entry.at, "body": entry.body.decode(), "state": state[:16]}
        for entry, state in log.entries
    ]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def main() -> None:
    """Write the logs that are not there yet."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in SCENES:
        path = FOLDER / f"format-{CODEC.format}-{name}.jsonl"
        if not path.exists():
            path.write_text(record(name), encoding="utf-8")
            print(f"recorded {path.name}")


if __name__ == "__main__":
    main()
