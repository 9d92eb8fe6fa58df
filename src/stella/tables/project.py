"""Turns the state of a table into views. They are built up from facts, never stripped down."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set
from functools import lru_cache

from stella import rules
from stella.languages import LANGUAGES
from stella.rules import MIN_SEATS, CardId, Seat, Word

from .options import TableOptions
from .people import Member, MemberId
from .reactions import why_not
from .state import Player, Status, TableState, new_pictures, ready_seats, seat_of, status_of
from .view import (
    OwnTable,
    PublicChair,
    PublicMember,
    PublicOptions,
    PublicPlay,
    PublicPlayer,
    PublicTable,
    StandInTurn,
)

Pictures = Callable[[TableOptions], Sequence[CardId] | None]
"""Returns the deck of a table with these options; `None` if it no longer exists."""
WordTexts = Callable[[Word, str], str]
"""Returns the text of a word in a language."""


def project_table(
    table: TableState, code: str, present: Set[MemberId], pictures: Pictures = lambda _: None
) -> PublicTable:
    """Return the people and options, the same for everyone. `present` are the members with a connection."""
    seated = sum(chair.member is not None or chair.bot is not None for chair in table.chairs)
    return PublicTable(
        code=code,
        status=status_of(table),
        host=table.host,
        options=_public_options(table.options),
        own_words=len(table.options.own_words),
        members=tuple(_public_member(table, member, present) for member in table.members.values()),
        chairs=tuple(_public_chair(table, Seat(seat), present) for seat in range(len(table.chairs))),
        languages=_languages(table),
        waits_for=("too_few_seats",) if seated < MIN_SEATS else (),
        players=tuple(public_player(player) for player in table.players),
        games=table.games,
        new_pictures=_new_pictures(table, pictures),
        reactions=table.reactions,
        research=table.research,
    )


def _new_pictures(table: TableState, pictures: Pictures) -> int | None:
    if not table.options.knows_pictures or status_of(table) is Status.PLAYING:
        return None
    deck = pictures(table.options)
    return None if deck is None else new_pictures(table, deck)


def _public_options(options: TableOptions) -> PublicOptions:
    """Return the options that are in `PublicOptions`, and nothing else."""
    return PublicOptions(**{name: getattr(options, name) for name in PublicOptions.__struct_fields__})


def project_play(table: TableState, texts: WordTexts) -> PublicPlay | None:
    """Return the game, the same for everyone; `None` before the first one."""
    if table.game is None:
        return None
    game = rules.project_public(table.game)
    scored = game.phase in (rules.Phase.SCORING, rules.Phase.OVER)
    told = () if table.open_until is None else rules.project_past(table.game)
    return PublicPlay(
        carried=tuple([StandInTurn(seat, how if scored else None) for seat, how in table.carried]),
        clue=word_texts(table, game.clue, texts),
        other_word=word_texts(table, game.other_word, texts),
        ready=ready_seats(table),
        open_until=table.open_until,
        told=told,
        told_words={each.clue: word_texts(table, each.clue, texts) for each in told},
        game=game,
    )


def _public_member(table: TableState, member: Member, present: Set[MemberId]) -> PublicMember:
    seat = seat_of(table, member.id)
    return PublicMember(
        member.id,
        member.name,
        member.language,
        seat,
        member.id in present,
        member.approved,
        member.program is not None,
    )


def public_player(player: Player) -> PublicPlayer:
    """Return what everybody may know about the current or past player of a seat."""
    return PublicPlayer(
        player.name, player.symbol, player.member, player.bot, player.character, player.program
    )


def _public_chair(table: TableState, seat: Seat, present: Set[MemberId]) -> PublicChair:
    chair = table.chairs[seat]
    is_present = chair.bot is not None or chair.member in present
    return PublicChair(
        chair.colour,
        chair.symbol,
        chair.member,
        chair.bot,
        chair.character,
        is_present,
        seat in table.away,
    )


def project_own(table: TableState, member: MemberId) -> OwnTable:
    """Return the private part of one member."""
    me, seat = table.members[member], seat_of(table, member)
    played, is_host = _played_by(table, member, seat), table.host == member
    game = None
    if table.game is not None and played is not None:
        game = rules.project_own(table.game, played, table.players[played].since)
    return OwnTable(
        member=member,
        seat=seat,
        approved=me.approved,
        host=is_host,
        owner=(table.owner or table.host) == member,
        may_react=why_not(table, member) is None,
        teaches=me.teaches,
        donates=me.donates,
        devices=len(me.keys),
        own_words=table.options.own_words if is_host else (),
        own_texts=table.own_texts if is_host else {},
        pointing_list=table.lists.get(played, ()) if played is not None else (),
        by_list=played in table.by_list,
        carried=tuple([how for away, how in table.carried if away == played]) if table.carried else (),
        game=game,
    )


def changed_own(before: TableState, after: TableState) -> Set[MemberId | None] | None:
    """Return whose private parts may differ; `None`: perhaps all. What `project_own` reads is compared here."""
    if before.game is None or after.game is None:
        return None
    if not (
        before.members is after.members
        and before.chairs is after.chairs
        and before.players is after.players
        and before.host == after.host
        and before.owner == after.owner
        and before.options is after.options
        and before.own_texts is after.own_texts
        and before.lists is after.lists
        and before.by_list == after.by_list
        and before.carried == after.carried
        and before.reactions is after.reactions
    ):
        return None
    seats = rules.changed_own(before.game, after.game)
    return None if seats is None else {after.players[seat].member for seat in seats}


def _played_by(table: TableState, member: MemberId, chair: Seat | None) -> Seat | None:
    """Return a member's seat in the game: after the game chairs may move up, and their numbers mean other slates."""
    players = table.players
    if chair is not None and chair < len(players) and players[chair].member == member:
        return chair
    return next((Seat(seat) for seat, player in enumerate(players) if player.member == member), None)


def _languages(table: TableState) -> tuple[str, ...]:
    present = {member.language for member in table.members.values() if member.program is None}
    return tuple(language for language in LANGUAGES if language in present)


def word_texts(table: TableState, word: Word | None, texts: WordTexts) -> dict[str, str]:
    """Return a word of the game by language: custom words as the host translated them, or as they were typed."""
    found = _in_all_languages(word, texts)
    own = table.played_texts.get(word) if word is not None else None
    return found if own is None else found | own


@lru_cache(maxsize=1024)
def _in_all_languages(word: Word | None, texts: WordTexts) -> dict[str, str]:
    return {} if word is None else {language: texts(word, language) for language in LANGUAGES}
