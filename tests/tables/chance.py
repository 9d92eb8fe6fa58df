"""Tables of chance: whole lives of tables, with wishes good and bad, games played by anybody."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from stella import bots, rules
from stella.bots import BotLevel
from stella.live.supply import deal
from stella.rules import Colour, Phase, Place, Rejection, Seat, SlatesShown
from stella.tables import commands as c
from stella.tables.dealer import Deal
from stella.tables.events import Decision
from stella.tables.evolve import evolve_all
from stella.tables.options import Joining, OptionChanges, WordChoice
from stella.tables.people import MemberId, Symbol
from stella.tables.refusal import Refusal
from stella.tables.stand_in import action_for
from stella.tables.state import Status, TableState, status_of
from tests.support.servers import SeededRng, supply
from tests.support.simple_bot import choose
from tests.tables.given import decided

OWN = tuple((f"own {number}", f"other {number}") for number in range(6))


@dataclass(frozen=True)
class Step:
    """One wish: what was, who asked what, what was answered, what is now."""

    before: TableState | None
    actor: MemberId | None
    command: c.TableCommand | Deal
    decision: Decision
    after: TableState | None

    @property
    def accepted(self) -> bool:
        """Whether it was carried out."""
        return not isinstance(self.decision, Refusal | Rejection)


@dataclass
class ChanceTable:
    """Asks a table one thing after the other; `mischief` of them by chance, the others to get on with the game."""

    rng: Random
    mischief: float = 0.3
    table: TableState | None = None
    _keys: int = field(default=0)

    def steps(self, count: int) -> Iterator[Step]:
        """The life of a table."""
        for _ in range(count):
            actor, command = self._wish()
            before, decision = self.table, decided(self.table, actor, command)
            if not isinstance(decision, Refusal | Rejection):
                self.table = evolve_all(self.table, decision)
            yield Step(before, actor, command, decision, self.table)

    def _wish(self) -> tuple[MemberId | None, c.TableCommand | Deal]:
        table = self.table
        if table is None:
            return None, c.CreateTable(options_of_chance(self.rng), "Ada", "en", self._key())
        if status_of(table) is Status.PLAYING and self.rng.random() >= self.mischief:
            return self._progress(table)
        if status_of(table) is not Status.PLAYING and table.host and self.rng.random() < 0.3:
            return table.host, deal(table, supply(), SeededRng(self.rng.randrange(10**6)))
        return self._anything(table)

    def _progress(self, table: TableState) -> tuple[MemberId | None, c.TableCommand | Deal]:
        """The next move of some seat that the game waits for."""
        assert table.game is not None
        rng, seat = self.rng, Seat(self.rng.choice(rules.turn_of(table.game).waiting_for))
        member = table.chairs[seat].member
        if table.game.phase is Phase.SCORING:
            if member is not None and rng.random() < 0.5:
                return member, c.Ready(yes=rng.random() < 0.8)
            return (None, c.StartNextRound()) if rng.random() < 0.5 else (table.host, c.NextRound())
        if table.game.phase is Phase.MARK and rng.random() < 0.15:
            return self._second_thought(table, table.game)
        if member is None or rng.random() < 0.15:
            action = action_for(table, seat, rng.randrange)
            assert action is not None
            return None, action
        move = choose(rules.project(table.game, seat), rng.randrange)
        assert move is not None
        return member, c.Move.from_command(move)

    def _second_thought(
        self, table: TableState, game: rules.State
    ) -> tuple[MemberId | None, c.TableCommand | Deal]:
        """Somebody wipes a cross, resumes marking, or wishes for the other word."""
        seat = Seat(self.rng.randrange(len(table.chairs)))
        own = rules.project_own(game, seat)
        assert own is not None
        if own.actions.unmark and self.rng.random() < 0.5:
            return table.chairs[seat].member, c.Unmark(self.rng.choice(own.actions.unmark))
        move = c.ResumeMarking() if own.actions.resume_marking else c.VoteSwap(yes=True)
        return table.chairs[seat].member, move

    def _anything(self, table: TableState) -> tuple[MemberId | None, c.TableCommand | Deal]:
        rng = self.rng
        people = [*table.members, MemberId("m99")]
        someone, seat, place = rng.choice(people), Seat(rng.randrange(-1, 7)), Place(rng.randrange(-1, 16))
        actor = rng.choice([*people, table.host])
        waiting = [member.id for member in table.members.values() if not member.approved]
        wishes: list[Callable[[], c.TableCommand | Deal]] = [
            lambda: c.Join(rng.choice(["Bo", "", "Cy"]), rng.choice(["en", "xx", "pl"]), self._key()),
            lambda: c.Join("Di", "de", self._key(), rng.choice(list(Colour))),
            lambda: c.Approve(rng.choice([*waiting, someone])),
            lambda: c.PassHost(someone),
            lambda: c.Rename(rng.choice(["Eve", " Zoë ", "\u202e"])),
            lambda: c.ChooseLanguage(rng.choice(["fr", "es", "tlh"])),
            lambda: c.PickColour(rng.choice(list(Colour))),
            lambda: c.PickSymbol(rng.choice(list(Symbol))),
            lambda: c.SetOptions(options_of_chance(rng)),
            lambda: c.TranslateWords(
                {rng.choice(OWN)[0]: {rng.choice(["de", "fr"]): rng.choice(["Wort", ""])}}
            ),
            lambda: c.SetReactions(rng.random() < 0.5),
            lambda: c.TeachBots(rng.random() < 0.5),
            lambda: c.ShareResult(self._key(), rng.randrange(1, 4), rng.random() < 0.5),
            lambda: c.WithdrawLink(rng.choice([*table.links, "link-99"])),
            lambda: c.CountGuess(rng.choice([*table.links, "link-99"])),
            lambda: c.SetResearch(rng.random() < 0.5),
            lambda: c.DonateSlates(rng.random() < 0.5),
            lambda: c.AddBot(rng.choice(list(BotLevel))),
            lambda: c.AddBot(character=rng.choice(list(bots.Character))),
            lambda: c.SeatProgram(rng.choice(["Robin", ""]), self._key(), rng.choice([5, 0])),
            lambda: c.RemoveBot(seat),
            lambda: c.TakeSeat(seat),
            lambda: c.TakeSeat(seat),
            lambda: c.TakeSeat(seat),
            lambda: c.SetPointingList(tuple(map(Place, rng.sample(range(15), rng.randrange(5))))),
            lambda: c.PlayByList(rng.random() < 0.7),
            lambda: c.IssueTicket(self._key(), rng.randrange(1000)),
            lambda: c.UseTicket(rng.choice([*table.tickets, "t99"]), self._key(), rng.randrange(1000)),
            lambda: c.MarkReturned(seat),
            lambda: c.PromoteHost(someone),
            lambda: c.SaveTimeLeft(rng.randrange(10**5)),
            lambda: c.Unmark(place),
            lambda: c.Mark(place),
            c.ResumeMarking,
            lambda: c.VoteSwap(rng.random() < 0.8),
            lambda: c.PointAt(place),
            lambda: c.PlayForSeat(seat, (rules.FinishMarking(seat),), None),
            lambda: deal(table, supply(), SeededRng(rng.randrange(100))),
        ]
        if rng.random() < 0.1:
            wishes = [c.Leave, lambda: c.Kick(someone, knock=rng.random() < 0.2)]
        elif table.barred and rng.random() < 0.05:
            old = rng.choice([key for keys in table.barred.values() for key in keys])
            wishes = [lambda: c.Join("Ed", "en", self._key(), device=old)]
        command = rng.choice(wishes)()
        if isinstance(command, c.Move):
            seated = table.chairs[seat].member if seat in range(len(table.chairs)) else None
            actor = seated if seated is not None and rng.random() < 0.8 else actor
        alone = (
            c.Join
            | c.UseTicket
            | c.CountGuess
            | c.MarkReturned
            | c.PromoteHost
            | c.SaveTimeLeft
            | c.PlayForSeat
        )
        return (None if isinstance(command, alone) else actor), command

    def _key(self) -> str:
        self._keys += 1
        return f"key-{self._keys}"


def options_of_chance(rng: Random) -> OptionChanges:
    """Any options, sometimes such as cannot be."""
    chosen: dict[str, Any] = {
        "words": rng.choice(list(WordChoice)),
        "own_words": OWN[: rng.randrange(7)],
        "slates_shown": rng.choice(list(SlatesShown)),
        "strict_pens": rng.random() < 0.2,
        "time_limit": rng.choice([0, 0, 15, 60]),
        "real_cards": rng.random() < 0.2,
        "joining": rng.choice(list(Joining)),
        "spectators": rng.random() < 0.8,
        "audience": rng.random() < 0.8,
        "patience": rng.choice([5, 60, 60, 60, 4]),
    }
    over_days = chosen["time_limit"] > 0 and not chosen["real_cards"]
    return OptionChanges(**chosen, round_hours=24 if over_days else 0)
