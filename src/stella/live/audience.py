"""Spectators who mark along: their slates of this round, and after each verdict how many saw the picture too.

Nothing of it is written. Before a verdict nobody is told anything that depends on what the audience marked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from stella.rules import Phase, Seat, SlatesShown, State
from stella.tables.keys import hashed
from stella.tables.people import MemberId
from stella.tables.recipients import Recipients
from stella.tables.refusal import Refusal, TableCode
from stella.tables.state import TableState
from stella.wire.messages import AudienceLight, AudienceTally, MarkAlong, ViewerMarks, encode_message

from .screens import Screen, Screens, shared

FEWEST: Final = 3
"""With fewer slates than these nothing is told: it would tell what one person marked."""
MOST: Final = 300
"""Maximum slates at one table, at all nodes together."""
MOST_OF_NETWORK: Final = 100
"""Maximum slates of one network among them."""

RoundKey = tuple[int, int]
"""The game of this table, and its round."""


class Audience:
    """The audience of one table. Listens to the table; of one that sleeps it knows what held before."""

    __slots__ = (
        "_elsewhere",
        "_moment",
        "_networks",
        "_node",
        "_open",
        "_owed",
        "_players",
        "_screens",
        "_since",
        "_slates",
        "_state",
        "_tallies",
        "_told",
    )

    def __init__(self, screens: Screens, node: str) -> None:
        """Nobody marks along yet. `node`: the name of this node for the others."""
        self._screens = screens
        self._node = node
        self._state: TableState | None = None
        self._moment: RoundKey = (0, 0)
        self._open = False
        """Whether the table is marking, and takes marks of the audience."""
        self._players: Collection[MemberId | None] = ()
        self._slates: dict[str, frozenset[int]] = {}
        self._networks: dict[str, str] = {}
        """The network of each of them, hashed."""
        self._elsewhere: dict[str, str] = {}
        """The network of each viewer who marks along at another node."""
        self._since = 0
        """The first round of this game that was followed from its marking on; 0 before any."""
        self._tallies: dict[int, dict[str, AudienceTally]] = {}
        """What each node counted in each round of this game, once marking was over."""
        self._told = (0, False)
        """How many verdicts of this round were followed, and whether the game was over."""
        self._owed: list[Screen] = []
        """Screens that came while the table slept."""

    def mark(self, screen: Screen, command: MarkAlong) -> Refusal | None:
        """Take the slate of somebody in the audience in place of the one before, or say why not."""
        viewer = self._viewer(screen)
        if viewer is None:
            return Refusal(TableCode.AUDIENCE)
        if not self._open or command.round != self._moment[1]:
            return Refusal(TableCode.AUDIENCE_LATE)
        if viewer not in self._slates:
            network = hashed(screen.network)[:16]
            self._elsewhere.pop(viewer, None)
            others = [*self._networks.values(), *self._elsewhere.values()]
            if len(others) >= MOST or others.count(network) >= MOST_OF_NETWORK:
                return Refusal(TableCode.AUDIENCE_FULL)
            self._networks[viewer] = network
            self._screens.broadcast(encode_message(ViewerMarks(viewer, network)))
        self._slates[viewer] = frozenset(command.places)
        return None

    def greet(self, screen: Screen) -> None:
        """Somebody connected: tell them what the others were told."""
        if self._state is None:
            self._owed.append(screen)
        else:
            self._show_all([screen], self._state)

    def heard(self, news: AudienceTally | ViewerMarks) -> None:
        """Hear what another node counted, or who marks along there."""
        if isinstance(news, ViewerMarks):
            if self._open:
                self._slates.pop(news.viewer, None)
                self._networks.pop(news.viewer, None)
                self._elsewhere[news.viewer] = news.network
            return
        known = news.game == self._moment[0] and news.round <= self._moment[1]
        if known and self._note(news) and self._state is not None:
            self._show_all(self._screens.all, self._state)

    @property
    def remembers(self) -> bool:
        """Whether anything would be forgotten with the table."""
        return bool(self._slates) or any(map(self._viewers_in, self._tallies))

    @property
    def has_to_count(self) -> bool:
        """Whether there are slates of a round whose marking isn't over, as far as is known here."""
        return self._open and bool(self._slates)

    # What the table tells

    def loaded(self, state: TableState | None, news: Recipients) -> None:
        """The log was read."""
        if state is not None:
            self._follow(state)
            owed, self._owed = self._owed, []
            if owed:
                self._show_all(owed, state)

    def committed(self, state: TableState, news: Recipients) -> None:
        """Something was written."""
        self._state = state
        if None in news:
            self._follow(state)

    def idle(self) -> None:
        """Nothing to do."""

    def slept(self) -> None:
        """The slates stay; the state leaves memory."""
        self._state = None
        self._players = shared(frozenset([each for each in self._players if each is not None]))

    def _follow(self, state: TableState) -> None:
        """Open or close marking, and tell of a verdict."""
        game = state.game
        self._state = state
        self._players = tuple([player.member for player in state.players])
        if game is None:
            return
        moment = (state.games, game.round.number)
        is_open = game.phase is Phase.MARK and state.options.audience
        if self._open and (moment != self._moment or not is_open):
            self._count()  # a node that heard late may already be in the next round
        if moment != self._moment:
            if moment[0] != self._moment[0]:
                begun = game.phase in (Phase.WORD, Phase.MARK)
                self._since = moment[1] if begun else moment[1] + 1
                self._tallies = {}
            self._moment, self._told = moment, (0, False)
            self._slates, self._networks, self._elsewhere = {}, {}, {}
        self._open = is_open
        told = len(game.round.pointings), game.phase is Phase.OVER
        if told != self._told:
            self._told = told
            for number in (
                self._tallies if told[1] else (moment[1],)
            ):  # again: another node may have missed it
                self._tell_tally(number)
            self._show(self._screens.all, state, moment[1])

    # What is counted and shown

    def _count(self) -> None:
        """Marking is over: slates are final, and all nodes add theirs up."""
        slates = [slate for slate in self._slates.values() if slate]
        counts = Counter(place for slate in slates for place in slate)
        self._note(AudienceTally(self._node, *self._moment, len(slates), dict(sorted(counts.items()))))
        self._tell_tally(self._moment[1])

    def _tell_tally(self, number: int) -> None:
        tally = self._tallies.get(number, {}).get(self._node)
        if tally is not None and tally.viewers:
            self._screens.broadcast(encode_message(tally))

    def _note(self, tally: AudienceTally) -> bool:
        """Add what a node counted in a round; return whether that is news."""
        tallies = self._tallies.setdefault(tally.round, {})
        if tallies.get(tally.node) == tally:
            return False
        tallies[tally.node] = tally
        return True

    def _viewers_in(self, number: int) -> int:
        """Return how many slates were counted in a round, at all nodes."""
        return sum([tally.viewers for tally in self._tallies.get(number, {}).values()])

    def _counts_of(self, number: int) -> Counter[int]:
        """Return how many of them have each place."""
        counts = Counter[int]()
        for tally in self._tallies.get(number, {}).values():
            counts.update(tally.counts)
        return counts

    def _show_all(self, screens: list[Screen], state: TableState) -> None:
        """Tell of this round; over days also of those before, which people watch when they are back."""
        before = 0 if state.options.round_hours is None else self._moment[1] - 1
        for number in (*range(1, before + 1), *((self._moment[1],) if self._told[0] else ())):
            self._show(screens, state, number)

    def _show(self, screens: list[Screen], state: TableState, number: int) -> None:
        game = state.game
        if game is None or not state.options.audience:
            return
        this = (*game.past, game.round)[number - 1]
        viewers = self._viewers_in(number)
        screens = [each for each in screens if viewers >= FEWEST or self._viewer(each) is not None]
        if not screens:
            return
        counts = self._counts_of(number)
        seen = [counts[pointing.place] for pointing in this.pointings] if viewers >= FEWEST else []
        # None after this: perhaps there was no verdict in it yet.
        counted = [each for each in range(1, number + 1) if self._viewers_in(each) >= FEWEST]
        forgotten = tuple(each for each in range(1, self._since) if each not in self._tallies)
        closest = self._closest(game, counted) if this is game.round else ()
        light = AudienceLight(state.games, number, viewers, tuple(seen), tuple(counted), forgotten, closest)
        payload = encode_message(light)
        for screen in screens:
            member = None if screen.member is None else state.members.get(screen.member)
            if screen.member is None or (member is not None and member.approved):
                self._screens.tell(screen, payload)

    def _closest(self, game: State, rounds: list[int]) -> tuple[Seat, ...]:
        """At the end: the seats that share most of their crosses with the audience, over the rounds it marked."""
        if game.phase is not Phase.OVER or game.setup.options.slates_shown is SlatesShown.NEVER:
            return ()
        shared, marked = Counter[int](), Counter[int]()
        for this in (*game.past, game.round):
            if this.number in rounds:
                viewers, counts = self._viewers_in(this.number), self._counts_of(this.number)
                for seat, slate in enumerate(this.marks):
                    shared[seat] += sum(counts[place] for place in slate)
                    marked[seat] += viewers * len(slate) + counts.total()
        share = {seat: shared[seat] / marked[seat] for seat in marked if shared[seat]}
        best = max(share.values(), default=0)
        return tuple(Seat(seat) for seat, likeness in share.items() if likeness == best)

    def _viewer(self, screen: Screen) -> str | None:
        """Under what name a screen marks along; `None` for boards and for those who play."""
        return None if screen.member is not None and screen.member in self._players else screen.viewer
