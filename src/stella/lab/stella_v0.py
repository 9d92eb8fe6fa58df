"""`stella_v0`: whole games as a PettingZoo AEC environment.

>>> from stella.lab import stella_v0
>>> env = stella_v0.env(seats=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

Everybody marks at the same time; here that happens in sequence. From the first scout on, clockwise, each seat makes all
its crosses, one action each, and finishes marking. No seat can see the crosses of those before it, so the order
tells nobody anything. Turning the word card, announcing and going on to the next round are done for the seats. Wishing
for the other word, wiping crosses and reopening marking are left out.

Every seat has the eyes of a human-like player (`stella.lab.people`): half of what it sees in a picture others see too.
At the end of a round each seat is rewarded by `reward`: "margin", its points less the mean of the others' (the
default); "points"; or "win", which gives each winner a part of 1 at the end of the game and nothing before.
An environment can be copied and pickled in the middle of a game.

With `see` ("ids", "embeddings" or "pixels", `stella.lab.pictures`) words and pictures are those of a built-in deck, and
observations hold them as well; `likings=False` hides how well pictures go with the word in this seat's eyes. `state()`
is what all seats see together.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from stella.content.wordcards import load_word_cards
from stella.rules import (
    MAX_SEATS,
    MIN_SEATS,
    ROUNDS,
    CardId,
    Colour,
    FinishMarking,
    MarkCard,
    NextRound,
    Phase,
    Place,
    PointAt,
    PublicView,
    RevealWord,
    Seat,
    SeatView,
    Word,
    WordCard,
    play,
    project,
    start,
    word_pile,
)

from .observation import ACTIONS, EYES, LIKINGS, PASS, legal, observe, size_of
from .people import Associations, Crowd, Person
from .pictures import See, gallery_of
from .simulate import DECK_SIZE

Observation = dict[str, NDArray[Any]]

REWARDS: Final = ("margin", "points", "win")


def env(**options: Any) -> AECEnv:
    """Return the environment with the usual wrappers: an illegal action ends the game with a reward of -1."""
    inner = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(inner))


class raw_env(AECEnv):  # type: ignore[misc] # noqa: N801 - PettingZoo calls it so
    """The environment itself. Agents are called seat_0, seat_1, … clockwise."""

    metadata = {"name": "stella_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(
        self,
        seats: int = 4,
        reward: str = "margin",
        crowd: Crowd | None = None,
        render_mode: str | None = None,
        *,
        see: See | str = See.NUMBERS,
        likings: bool = True,
        deck: str | None = None,
    ) -> None:
        super().__init__()
        if seats not in range(MIN_SEATS, MAX_SEATS + 1) or reward not in REWARDS:
            raise ValueError(
                f"seats must be {MIN_SEATS} to {MAX_SEATS} and reward one of {', '.join(REWARDS)}"
            )
        self.seats, self.reward, self.crowd, self.render_mode = seats, reward, crowd or Crowd(), render_mode
        self.see, self.likings = See(see), likings
        self.deck = gallery_of(deck).deck.id if deck is not None or self.see is not See.NUMBERS else None
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.state_space = spaces.Box(-EYES, EYES, (seats * size_of(seats),), np.float32)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self._chance = Random()

    def _observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-EYES, EYES, (size_of(self.seats),), np.float32),
                "action_mask": spaces.Box(0, 1, (ACTIONS,), np.int8),
                **({} if self.deck is None else gallery_of(self.deck).space(self.see)),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return what an agent sees: see `stella.lab.observation`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """0 to 14: mark this place or point at it; 15: finish marking."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: other pictures and words, other eyes. The same seed yields the same."""
        if seed is not None:
            self._chance = Random(seed)
        chance = self._chance
        name = str(chance.getrandbits(64))
        associations, cards, pile = self._dealt(name, chance)
        self._people = [Person(f"{name}.{seat}", associations, self.crowd) for seat in range(self.seats)]
        first_scout = chance.randrange(self.seats)
        self._state = start(list(Colour)[: self.seats], cards, pile, first_scout=first_scout)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def _dealt(self, name: str, chance: Random) -> tuple[Associations, list[CardId], Sequence[WordCard]]:
        """Return what people in general link, a shuffled deck and a pile of words; invented ones without a deck."""
        if self.deck is not None:
            gallery, words = gallery_of(self.deck), load_word_cards().ordinary
            order = chance.sample(range(len(words)), len(words))
            return (
                gallery.associations,
                chance.sample(gallery.cards, len(gallery.cards)),
                word_pile(words, order),
            )
        cards = [CardId(f"card-{number}") for number in range(DECK_SIZE)]
        chance.shuffle(cards)
        pile = [WordCard(f"words-{n}", (Word(f"{name}-{n}"),)) for n in range(ROUNDS)]
        return Associations(cards, chance.getrandbits(32)), cards, pile

    def observe(self, agent: str) -> Observation:
        """Return what the seat may know, and what it may do if it is its turn."""
        seat = Seat(self.possible_agents.index(agent))
        view = project(self._state, seat)
        in_turn = agent == self.agent_selection and not self.terminations.get(agent, True)
        mask = legal(view) if in_turn else np.zeros(ACTIONS, dtype=np.int8)
        return {"observation": self._numbers(view, seat), "action_mask": mask, **self._shown(view.public)}

    def _numbers(self, view: SeatView, seat: Seat) -> NDArray[np.float32]:
        numbers = observe(view, self._people[seat])
        if not self.likings:
            numbers[LIKINGS] = 0
        return numbers

    def _shown(self, public: PublicView) -> Observation:
        """Return the word and the pictures, as the learner wants to see them."""
        if self.deck is None or self.see is See.NUMBERS:
            return {}
        gallery = gallery_of(self.deck)
        assert public.clue is not None
        word, grid = gallery.words.index(public.clue), [gallery.cards.index(card) for card in public.grid]
        return gallery.show(self.see, np.array(word), np.array(grid))

    def state(self) -> NDArray[np.float32]:
        """Return what all seats see together: for critics that know everything while they learn."""
        return np.concatenate(
            [self._numbers(project(self._state, Seat(seat)), Seat(seat)) for seat in range(self.seats)]
        )

    def step(self, action: int | None) -> None:
        """Let the selected agent act; a wrong action raises `stella.rules.Refused`."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        seat = Seat(self.possible_agents.index(agent))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._state.phase is Phase.REVEAL:
            self._state = play(self._state, PointAt(seat, Place(int(action))))
        elif action == PASS:
            self._state = play(self._state, FinishMarking(seat))
        else:
            self._state = play(self._state, MarkCard(seat, Place(int(action))))
        if self._state.phase in (Phase.SCORING, Phase.OVER):
            self.rewards = dict(zip(self.possible_agents, self._rewards(), strict=True))
        self._go_on()
        self._accumulate_rewards()

    def _rewards(self) -> list[float]:
        """By seat, for the round that has just been scored."""
        state = self._state
        points = state.round.points or ()
        if self.reward == "points":
            return [float(each) for each in points]
        if self.reward == "win":
            share = 1 / len(state.winners) if state.winners else 0.0
            return [share if seat in state.winners else 0.0 for seat in range(self.seats)]
        return [each - fmean([*points[:seat], *points[seat + 1 :]]) for seat, each in enumerate(points)]

    def _go_on(self) -> None:
        """Do what needs no decision, and select who acts next."""
        if self._state.phase is Phase.OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        if self._state.phase is Phase.SCORING:
            self._state = play(self._state, NextRound())
        this = self._state.round
        if self._state.phase is Phase.WORD:
            self._state = play(self._state, RevealWord(this.first_scout))
        if self._state.phase is Phase.REVEAL:
            seat = this.scout if this.scout is not None else this.first_scout
        else:
            clockwise = ((this.first_scout + step) % self.seats for step in range(self.seats))
            seat = next(Seat(each) for each in clockwise if each not in this.passed)
        self.agent_selection = self.possible_agents[seat]

    def render(self) -> str | None:
        """Return the public part of the game in a few lines."""
        if self.render_mode is None:
            return None
        state = self._state
        pointed = [f"{each.scout}→{each.place} {each.outcome.value}" for each in state.round.pointings]
        points = " ".join(str(list(this.points)) for this in (*state.past, state.round) if this.points)
        return (
            f"round {state.round.number} {state.phase.value}\npointed: {', '.join(pointed)}\npoints: {points}"
        )

    def close(self) -> None:
        """Nothing is open."""
