"""When, for whom and how the table acts by itself: bots, absent people, time limits. Times are arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from stella import bots, rules
from stella.bots import Knowledge
from stella.rules import Phase, Place, Seat, SeatCommand

from . import commands as c
from .bot_seats import bot_context, level_of
from .events import StandInAction
from .pace import BETWEEN, READY_PAUSE, Pace, scene_seconds
from .people import Member, MemberId
from .state import Status, TableState, heir_of, status_of

MAX_COMMANDS: Final = 24
"""Maximum moves for a seat: ten crosses wiped, ten made, and done."""
THINKING: Final = {Phase.WORD: (0.4, 0.6), Phase.MARK: (0.5, 1.0), Phase.ANNOUNCE: (0.3, 0.6)}
"""Minimum and maximum share of a bot's pause per step. None for pointing: bots look while scenes are staged."""
FOR_A_FORMALITY: Final = 10
"""Maximum seconds to wait for an absent first scout, or for an absent host while others want to play again."""
BY_LIST: Final = (1.5, 6.0)
"""Seconds as people take before they point, so that nobody can tell who follows a pointing order."""


STANDS_IN: Final = {
    Phase.WORD: StandInAction.WORD_TURNED,
    Phase.MARK: StandInAction.STAND_IN_MARKED,
    Phase.ANNOUNCE: StandInAction.NUMBER_SAID,
    Phase.REVEAL: StandInAction.STAND_IN_POINTED,
}
"""What a stand-in does, by phase."""


class Moment(Struct, frozen=True):
    """Facts from outside the table: who is connected, and how long it has waited. Times are in seconds."""

    present: frozenset[MemberId]
    """Members with a connection."""
    absent_for: dict[MemberId, float]
    """How long each of the others has had none."""
    step_age: float
    """How long the game has been in this step; negative while screens still show the scene before it."""
    player_time: float
    """How much of that time at least one player was here."""
    program_time: float
    """How long the game has been waiting for nobody who is here."""
    bot_pause: float
    """Approximate time that a bot seems to think."""
    hurried: bool = False
    """Whether the host doesn't want to wait for absent people."""


class Due(Struct, frozen=True):
    """What the table will do in `seconds`: act for `seat`, give it `back`, make `heir` the host, or `go_on`."""

    seconds: float
    seat: Seat | None = None
    back: bool = False
    heir: MemberId | None = None
    go_on: bool = False
    """Begin the next round."""

    def is_same_as(self, other: Due | None) -> bool:
        """Return whether this is the same as `other`, apart from the time."""
        return other is not None and replace(self, seconds=0) == replace(other, seconds=0)


def next_due(table: TableState, moment: Moment) -> Due | None:
    """Return what the table has to do next if nobody else acts; `None` for nothing."""
    here = people_here(table, moment.present)
    if not here:
        return None
    dues = [_inheritance(table, moment, here)]
    if status_of(table) is Status.PLAYING:
        dues += [Due(0, seat, back=True) for seat in table.away if _is_back(table, seat, moment, here)]
        dues += [_for_seat(table, seat, moment, here) for seat in _awaited(table)]
        dues.append(_next_round(table, moment, here))
    return min((due for due in dues if due is not None), key=lambda due: due.seconds, default=None)


def people_here(table: TableState, present: frozenset[MemberId]) -> frozenset[MemberId]:
    """Return the connected people who were let in. Programs play, but nothing happens for them alone."""
    return frozenset(member.id for member in table.members.values() if _is_person_here(member, present))


def _is_person_here(member: Member, present: frozenset[MemberId]) -> bool:
    return member.approved and member.program is None and member.id in present


def _is_back(table: TableState, seat: Seat, moment: Moment, here: frozenset[MemberId]) -> bool:
    """People are back once they are connected; a program that was too slow plays again in the next round."""
    chair = table.chairs[seat]
    if chair.answer_in is None:
        return chair.member in here
    return chair.member in moment.present and table.game is not None and table.game.phase is Phase.WORD


def _inheritance(table: TableState, moment: Moment, here: frozenset[MemberId]) -> Due | None:
    left = wait_for_host(table, moment)
    return None if left is None else Due(left, heir=heir_of(table, here))


def wait_for_host(table: TableState, moment: Moment) -> float | None:
    """Return the seconds until somebody else becomes the host; `None` unless the host is away and others are here."""
    here, host = people_here(table, moment.present), table.host
    if not here or host in here:
        return None
    gone = table.options.patience if host is None else moment.absent_for.get(host, 0.0)
    return patience_with_host(table, here) - gone


def patience_with_host(table: TableState, here: frozenset[MemberId]) -> int:
    """Return the seconds to wait for an absent host: few if somebody who is here wants to play again."""
    wanted = status_of(table) is Status.OVER and any(
        table.chairs[seat].member in here for seat in table.ready
    )
    return _patience(table, formality=wanted)


def _next_round(table: TableState, moment: Moment, here: frozenset[MemberId]) -> Due | None:
    """After a scoring, go on once all players who are here are ready, or some time after the first one."""
    assert table.game is not None
    if table.game.phase is not Phase.SCORING or not table.ready:
        return None
    players = [Seat(n) for n, chair in enumerate(table.chairs) if chair.member in here]
    if not players:
        return None
    ready = all(seat in table.ready for seat in players)
    return Due(0 if ready else READY_PAUSE - moment.player_time, go_on=True)


def _awaited(table: TableState) -> tuple[Seat, ...]:
    """Return the seats the game waits for. After a scoring, people say when to go on."""
    assert table.game is not None
    return () if table.game.phase is Phase.SCORING else rules.turn_of(table.game).waiting_for


def time_limit_of(table: TableState, present: frozenset[MemberId]) -> int | None:
    """Return the seconds that people have for the current step; `None` if it isn't limited."""
    if table.options.time_limit is None and not table.ready:
        return None
    if status_of(table) is not Status.PLAYING or not any(each.person in present for each in table.chairs):
        return None
    if table.ready:
        return READY_PAUSE
    awaited = [seat for seat in _awaited(table) if seat not in table.away]
    return table.options.time_limit if any(table.chairs[seat].person for seat in awaited) else None


def _for_seat(table: TableState, seat: Seat, moment: Moment, here: frozenset[MemberId]) -> Due | None:
    """Return when the table acts for a seat that the game waits for; `None`: not before something else happens."""
    chair = table.chairs[seat]
    if chair.member is None:
        return _for_bot(table, seat, moment, here)
    if not any(each.member in here for each in table.chairs):
        return None  # no player is here: the game waits for them
    if chair.answer_in is not None:
        return _for_program(table, seat, moment, here)
    return _for_person(table, seat, moment, here)


def _for_bot(table: TableState, seat: Seat, moment: Moment, here: frozenset[MemberId]) -> Due | None:
    """Bots finish marking last: until someone does, people may still agree on the other word (R-202)."""
    if people_wish_for_other_word(table, seat):
        return Due(0, seat)
    if _is_marking(table) and _somebody_here_is_awaited(table, here):
        return None
    return Due(_pause(table, seat, moment) - _thought_for(table, moment), seat)


def _for_program(table: TableState, seat: Seat, moment: Moment, here: frozenset[MemberId]) -> Due | None:
    """A program's time starts once no person is awaited; after it a stand-in plays for the rest of the round."""
    chair, limit = table.chairs[seat], table.options.time_limit
    assert chair.answer_in is not None
    if people_wish_for_other_word(table, seat):
        return Due(0, seat)
    if _somebody_here_is_awaited(table, here):
        return None
    if seat in table.away:
        return Due(_pause(table, seat, moment) - _thought_for(table, moment), seat)
    return Due(min(chair.answer_in, limit or chair.answer_in) - moment.program_time, seat)


def _for_person(table: TableState, seat: Seat, moment: Moment, here: frozenset[MemberId]) -> Due | None:
    """For a person: the agreed time, their pointing order, or, if all wait only for absent people, the patience."""
    member, limit = table.chairs[seat].member, table.options.time_limit
    assert member is not None
    dues = [] if limit is None else [limit - moment.player_time]
    if member in here:
        # Absent people are waited for as if they had no pointing order: whether they do is secret.
        if seat in table.by_list and _from_list(table, seat) is not None:
            dues.append(_pause_of_a_person(table, seat, moment) - _thought_for(table, moment))
    elif not _somebody_here_is_awaited(table, here):
        if seat in table.away:
            dues.append(_pause(table, seat, moment) - _thought_for(table, moment))
        else:
            dues.append(_wait_for_absent(table, member, moment))
    return Due(min(dues), seat) if dues else None


def _wait_for_absent(table: TableState, member: MemberId, moment: Moment) -> float:
    if moment.hurried:
        return 0.0
    return patience_of(table) - min(moment.player_time, moment.absent_for.get(member, 0.0))


def patience_of(table: TableState) -> int:
    """Return the seconds to wait for absent people in this step."""
    return _patience(table, formality=table.game is not None and table.game.phase is Phase.WORD)


def _patience(table: TableState, *, formality: bool) -> int:
    return min(FOR_A_FORMALITY, table.options.patience) if formality else table.options.patience


def wait_for_absent(table: TableState, moment: Moment) -> float | None:
    """Return the seconds until stand-ins play for everyone awaited; `None` unless only absent people are awaited."""
    here = people_here(table, moment.present)
    if status_of(table) is not Status.PLAYING or _somebody_here_is_awaited(table, here):
        return None
    absent = [table.chairs[seat].person for seat in _awaited(table) if seat not in table.away]
    waits = [_wait_for_absent(table, member, moment) for member in absent if member is not None]
    return max(waits, default=None)


def _thought_for(table: TableState, moment: Moment) -> float:
    """Return how long a bot has been thinking. If bots don't pause, they don't wait for scenes either."""
    staged = scene_seconds(table.game, table.options.pace) if moment.bot_pause == 0 else 0.0
    return moment.step_age + staged


def _pause(table: TableState, seat: Seat, moment: Moment) -> float:
    """Return how long a bot seems to think. Depends only on public facts, so that timing leaks nothing."""
    game = table.game
    if game is None or not table.options.thinking or moment.bot_pause == 0:
        return 0.0
    if game.phase not in THINKING:
        return BETWEEN if table.options.pace is Pace.OFF else 0.0
    least, most = THINKING[game.phase]
    step = (table.games, game.round.number, game.phase, len(game.round.pointings), seat)
    return moment.bot_pause * (least + (most - least) * bots.stable_uniform(*map(str, step)))


def _pause_of_a_person(table: TableState, seat: Seat, moment: Moment) -> float:
    """Return how long a seat that follows its pointing order seems to look.

    It depends on the secret order of the cards: otherwise others could predict it and tell who follows one.
    """
    assert table.game is not None
    this, (least, most) = table.game.round, BY_LIST
    share = bots.stable_uniform(*table.game.setup.deck, str(this.number), str(len(this.pointings)), str(seat))
    return moment.bot_pause * (least + (most - least) * share**2)


def somebody_is_awaited(table: TableState, present: frozenset[MemberId]) -> bool:
    """Return whether the game waits for a person who has a connection."""
    if status_of(table) is not Status.PLAYING:
        return False
    awaited = [table.members.get(member) for seat in _awaited(table) if (member := table.chairs[seat].member)]
    return any(each is not None and _is_person_here(each, present) for each in awaited)


def _somebody_here_is_awaited(table: TableState, here: frozenset[MemberId]) -> bool:
    return any(table.chairs[each].member in here for each in _awaited(table))


def _is_marking(table: TableState) -> bool:
    return table.game is not None and table.game.phase is Phase.MARK


def people_wish_for_other_word(table: TableState, seat: Seat) -> bool:
    """Return whether everyone who plays for themselves wants the other word; bots and empty chairs agree."""
    game = table.game
    own = None if game is None else rules.project_own(game, seat)
    if game is None or own is None or not own.actions.wish_swap:
        return False
    people = [Seat(n) for n, chair in enumerate(table.chairs) if chair.person is not None]
    return bool(people) and all(each in game.round.wishes or each in table.away for each in people)


def action_for(
    table: TableState,
    seat: Seat,
    randrange: Callable[[int], int],
    knowledge: Knowledge | None = None,
) -> c.PlayForSeat | None:
    """Return the table's moves for `seat`: a bot's own choice, or a person's crosses and pointing order first."""
    game, chair = table.game, table.chairs[seat]
    if game is None or seat not in _awaited(table):
        return None
    if game.phase is Phase.MARK and people_wish_for_other_word(table, seat):
        return c.PlayForSeat(seat, (rules.VoteSwap(seat),), None)
    own, listed = rules.project_own(game, seat), _from_list(table, seat)
    commands: tuple[SeatCommand, ...]
    if game.phase is Phase.MARK and own is not None and own.crosses and chair.bot is None:
        commands, how = (rules.FinishMarking(seat),), StandInAction.OWN_CROSSES
    elif listed is not None:
        commands, how = (rules.PointAt(seat, listed),), StandInAction.POINTING_LIST
    else:
        bot = bot_for_seat(table, seat, knowledge)
        commands, how = _bot_choice(table, seat, randrange, bot), STANDS_IN[game.phase]
    asked = how is StandInAction.POINTING_LIST and seat in table.by_list
    # Over days the table plays everyone's reveal: only people who didn't mark in time have a stand-in.
    usual = table.open_until is not None and game.phase is not Phase.MARK
    return c.PlayForSeat(seat, commands, None if chair.member is None or asked or usual else how)


def _from_list(table: TableState, seat: Seat) -> Place | None:
    """Return the first open cross of the seat's pointing order, while it is the scout."""
    game = table.game
    if game is None or game.phase is not Phase.REVEAL or game.round.scout != seat:
        return None
    own = rules.project_own(game, seat)
    still_open = own.open if own is not None else ()
    return next((place for place in table.lists.get(seat, ()) if place in still_open), None)


def _bot_choice(
    table: TableState, seat: Seat, randrange: Callable[[int], int], bot: bots.Bot
) -> tuple[SeatCommand, ...]:
    """Return a bot's moves in this seat until the game no longer waits for it or reaches another step."""
    game, chosen = table.game, list[SeatCommand]()
    while game is not None and seat in rules.turn_of(game).waiting_for and len(chosen) < MAX_COMMANDS:
        command = bot(rules.project(game, seat), randrange)
        if command is None:
            break
        chosen.append(command)
        if game.phase is not Phase.MARK:
            break
        game = rules.play(game, command)
        if game.phase is not Phase.MARK:
            break  # the last one finished marking: pointing comes after the scene of the lanterns
    return tuple(chosen)


def bot_for_seat(table: TableState, seat: Seat, knowledge: Knowledge | None) -> bots.Bot:
    """Return the bot that plays this seat: its own, or a stand-in that makes as many crosses as the player."""
    chair = table.chairs[seat]
    is_bot = chair.bot is not None
    usual = None if is_bot else _usual(table, seat)
    sit_down = bots.sit_down(chair.character, level_of(chair.bot))
    return sit_down(bot_context(table, table.chairs, seat, knowledge, usual))


def _usual(table: TableState, seat: Seat) -> float | None:
    """Return the player's average number of crosses so far; `None` before their first round is over."""
    game = table.game
    if game is None:
        return None
    counts = [len(past.marks[seat]) for past in game.past if past.number >= table.players[seat].since]
    return sum(counts) / len(counts) if counts else None
