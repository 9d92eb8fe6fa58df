"""Decisions of the lobby: joining, seats, options, bots, the host's role, starting, leaving."""

from __future__ import annotations

from collections.abc import Mapping
from typing import assert_never

from msgspec.structs import replace

from stella import rules
from stella.bots import BotLevel, Character
from stella.content.wordcards import WordsError, own_text
from stella.languages import LANGUAGES
from stella.rules import MAX_SEATS, MIN_SEATS, Colour, Rejection, Seat

from . import commands as c
from . import events as t
from .dealer import Dealer
from .events import Decision
from .options import Joining, OptionChanges, TableOptions, changed_options, game_options, problem_with
from .people import MAX_ANSWER, MAX_LINKS, MAX_MEMBERS, MAX_UNSEATED, MIN_ANSWER, Member, MemberId, clean_name
from .refusal import Refusal, TableCode
from .state import (
    Status,
    TableState,
    barred_as,
    can_change_hands,
    free_characters,
    free_colours,
    free_symbols,
    heir_of,
    owner_of,
    seat_of,
    status_of,
)


def create(command: c.CreateTable, dealer: Dealer) -> Decision:
    """Create a table with its first member, who is the host and has a chair."""
    options = _checked(TableOptions(), command.options, dealer)
    if isinstance(options, Refusal):
        return options
    joined = join(TableState(options), c.Join(command.name, command.language, command.key, command.colour))
    if isinstance(joined, Refusal | Rejection):
        return joined
    return (t.TableCreated(options), t.SecretDrawn(dealer.secret()), *joined)


def join(table: TableState, command: c.Join) -> Decision:
    """Add a newcomer; with a chair right away if the table is open, has room and isn't playing."""
    name = clean_name(command.name)
    if name is None:
        return Refusal(TableCode.NAME)
    if command.language not in LANGUAGES:
        return Refusal(TableCode.LANGUAGE)
    if len(table.members) >= MAX_MEMBERS or (not _has_room(table) and not table.options.spectators):
        return Refusal(TableCode.FULL)
    if not command.invited and _unseated(table) >= MAX_UNSEATED:
        return Refusal(TableCode.FULL)
    member = MemberId(f"m{table.joined + 1}")
    again = barred_as(table, command.device)
    approved = table.host is None or (table.options.joining is Joining.OPEN and again is None)
    came = t.MemberJoined(member, name, command.language, command.key, approved)
    if again is not None:
        return came, t.MemberRecognised(member, again)
    if not approved or status_of(table) is Status.PLAYING or len(table.chairs) >= MAX_SEATS:
        return (came,)
    if command.colour is not None and command.colour not in free_colours(table):
        return Refusal(TableCode.COLOUR_TAKEN, {"colour": command.colour.value})
    return came, _new_chair(table, member=member, colour=command.colour)


def _unseated(table: TableState) -> int:
    seated = {chair.member for chair in table.chairs} | {table.host}
    return sum(member not in seated for member in table.members)


def _has_room(table: TableState) -> bool:
    return len(table.chairs) < MAX_SEATS or any(chair.person is None for chair in table.chairs)


def _new_chair(
    table: TableState,
    *,
    member: MemberId | None = None,
    bot: BotLevel | None = None,
    character: Character | None = None,
    colour: Colour | None = None,
) -> t.ChairAdded:
    return t.ChairAdded(colour or free_colours(table)[0], free_symbols(table)[0], member, bot, character)


def by_member(table: TableState, actor: Member, command: c.LobbyCommand, dealer: Dealer) -> Decision:
    """Decide a member's command that isn't a move of the game. Permissions have been checked."""
    match command:
        case c.Rename(text):
            name = clean_name(text)
            return Refusal(TableCode.NAME) if name is None else (t.MemberRenamed(actor.id, name),)
        case c.ChooseLanguage(language):
            known = language in LANGUAGES
            return (t.LanguageChosen(actor.id, language),) if known else Refusal(TableCode.LANGUAGE)
        case c.PickColour() | c.PickSymbol():
            return _pick(table, actor.id, command)
        case c.TakeSeat(seat):
            return _take_seat(table, actor.id, seat)
        case c.Leave():
            gone = _go(table, actor.id, kicked=False)
            # A removed person who leaves before being let in again must still knock next time.
            return gone if actor.again is None else (t.MemberBarred(actor.id), *gone)
        case c.SetOptions(changes):
            return _set_options(table, changes, dealer)
        case c.TranslateWords(texts):
            return _translate(table, texts)
        case c.TeachBots(on):
            return () if on == actor.teaches else (t.TeachingSet(actor.id, on),)
        case c.SetResearch(on):
            return () if on == table.research else (t.ResearchSet(on),)
        case c.DonateSlates(on):
            return () if on == actor.donates else (t.DonationSet(actor.id, on),)
        case c.SetReactions(on):
            return () if on == table.reactions else (t.ReactionsSet(on),)
        case c.ShareResult(link, game, named):
            if len(table.links) >= MAX_LINKS:
                return Refusal(TableCode.LINKS, {"most": MAX_LINKS})
            return (t.ResultShared(link, actor.id, game, named),)
        case c.WithdrawLink(link):
            share = table.links.get(link)
            may = share is not None and actor.id in (share.member, table.host)
            return (t.LinkWithdrawn(link),) if may else Refusal(TableCode.NO_LINK)
        case c.DropDeck(deck):
            usual = OptionChanges(deck=TableOptions().deck if table.options.deck == deck else None)
            return _set_options(table, usual, dealer)
        case c.AddBot():
            return _add_bot(table, command, dealer)
        case c.SeatProgram():
            return _seat_program(table, actor, command)
        case c.RemoveBot(seat):
            is_bot = seat in range(len(table.chairs)) and table.chairs[seat].bot is not None
            return (t.ChairRemoved(seat),) if is_bot else Refusal(TableCode.NO_SEAT)
        case c.Approve() | c.Kick() | c.PassHost():
            return _with_person(table, actor.id, command)
        case _:
            assert_never(command)


def _add_bot(table: TableState, command: c.AddBot, dealer: Dealer) -> Decision:
    """Add a bot with a character that no other bot here has: the same ones would think alike."""
    if len(table.chairs) >= MAX_SEATS:
        return Refusal(TableCode.FULL)
    free = free_characters(table)
    character = command.character or dealer.character(free)
    if character not in free:
        return Refusal(TableCode.OPTION, {"option": "character"})
    return (_new_chair(table, bot=command.level, character=character),)


def _seat_program(table: TableState, host: Member, command: c.SeatProgram) -> Decision:
    """Add a chair that only a program with its key can play."""
    name = clean_name(command.name)
    if name is None:
        return Refusal(TableCode.NAME)
    if command.answer_in not in range(MIN_ANSWER, MAX_ANSWER + 1):
        return Refusal(TableCode.OPTION, {"option": "answer_in"})
    if len(table.chairs) >= MAX_SEATS or len(table.members) >= MAX_MEMBERS:
        return Refusal(TableCode.FULL)
    return (
        t.ProgramSeated(
            MemberId(f"m{table.joined + 1}"),
            name,
            host.language,
            command.key,
            command.answer_in,
            free_colours(table)[0],
            free_symbols(table)[0],
        ),
    )


def _pick(table: TableState, member: MemberId, command: c.PickColour | c.PickSymbol) -> Decision:
    seat = seat_of(table, member)
    if seat is None:
        return Refusal(TableCode.NOT_SEATED)
    chair = table.chairs[seat]
    match command:
        case c.PickColour(colour):
            if colour != chair.colour and colour not in free_colours(table):
                return Refusal(TableCode.COLOUR_TAKEN, {"colour": colour.value})
            return (t.ColourPicked(seat, colour),)
        case c.PickSymbol(symbol):
            if symbol != chair.symbol and symbol not in free_symbols(table):
                return Refusal(TableCode.SYMBOL_TAKEN, {"symbol": symbol.value})
            return (t.SymbolPicked(seat, symbol),)
        case _:
            assert_never(command)


def _take_seat(table: TableState, member: MemberId, seat: Seat) -> Decision:
    """Take a bot's chair or a free one, during a game only between rounds; or add a chair if there's room."""
    playing = status_of(table) is Status.PLAYING
    if seat_of(table, member) is not None:
        return Refusal(TableCode.SEAT_TAKEN)
    if seat == len(table.chairs) < MAX_SEATS and not playing:
        return (_new_chair(table, member=member),)
    if seat not in range(len(table.chairs)):
        return Refusal(TableCode.NO_SEAT)
    chair = table.chairs[seat]
    if chair.person is not None:
        return Refusal(TableCode.SEAT_TAKEN)
    if playing and not can_change_hands(table, seat):
        return Refusal(TableCode.BETWEEN_ROUNDS)
    # A program is at the table only for its chair, so it leaves with it.
    gone = () if chair.member is None else (t.MemberLeft(chair.member, kicked=True),)
    return *_wiped(table, seat), *gone, t.ChairTaken(seat, member)


def _wiped(table: TableState, seat: Seat) -> tuple[t.Logged, ...]:
    """Wipe the crosses of somebody who left, so that the next player of the seat doesn't learn them."""
    if (
        table.game is None
        or table.game.phase is not rules.Phase.MARK
        or status_of(table) is not Status.PLAYING
    ):
        return ()
    return tuple(rules.CardUnmarked(seat, place) for place in sorted(table.game.round.marks[seat]))


def _set_options(table: TableState, changes: OptionChanges, dealer: Dealer) -> Decision:
    options = _checked(table.options, changes, dealer)
    return options if isinstance(options, Refusal) else (t.OptionsSet(options),)


def _translate(table: TableState, changes: Mapping[str, Mapping[str, str]]) -> Decision:
    """Set translations of custom words; each is checked like a typed word."""
    words = {word for card in table.options.own_words for word in card}
    new = {word: dict(texts) for word, texts in table.own_texts.items()}
    for word, texts in changes.items():
        for language, written in texts.items():
            text = own_text(written)
            if word not in words or language not in LANGUAGES or text is None:
                return Refusal(TableCode.OWN_WORDS, {"word": word, "language": language})
            new.setdefault(word, {})[language] = text
    kept = {word: {tag: text for tag, text in texts.items() if text} for word, texts in new.items()}
    after = {word: texts for word, texts in kept.items() if texts}
    return () if after == table.own_texts else (t.OwnTextsSet(after),)


def _checked(options: TableOptions, changes: OptionChanges, dealer: Dealer) -> TableOptions | Refusal:
    """Return the event for changed options, or why they are invalid."""
    try:
        new = changed_options(options, changes)
    except WordsError:
        return Refusal(TableCode.OPTION, {"option": "own_words"})
    wrong = problem_with(new, dealer.has_deck, dealer.has_sky)
    return new if wrong is None else Refusal(TableCode.OPTION, {"option": wrong})


def _with_person(table: TableState, actor: MemberId, command: c.Approve | c.Kick | c.PassHost) -> Decision:
    person = table.members.get(command.member)
    if person is None or (person.id == actor and not isinstance(command, c.PassHost)):
        return Refusal(TableCode.NO_MEMBER)
    match command:
        case c.Kick():
            if person.id == owner_of(table):
                return Refusal(TableCode.NOT_HOST)
            if person.program is not None:
                return _go(table, person.id, kicked=True)  # the key opened only this chair
            gone = (t.MemberBarred(person.id), *_go(table, person.id, kicked=True))
            if command.knock and table.options.joining is Joining.OPEN:
                gone = (*gone, t.OptionsSet(replace(table.options, joining=Joining.APPROVED)))
            return gone
        case c.PassHost():
            if person.program is not None:
                return Refusal(TableCode.PROGRAM)
            return (_passed(table, actor, person.id),) if person.approved else Refusal(TableCode.NOT_APPROVED)
        case c.Approve():
            if person.approved:
                return ()
            sits = status_of(table) is not Status.PLAYING and len(table.chairs) < MAX_SEATS
            chair = (_new_chair(table, member=person.id),) if sits else ()
            return t.MemberApproved(person.id), *chair
        case _:
            assert_never(command)


def _go(table: TableState, member: MemberId, *, kicked: bool) -> tuple[t.Logged, ...]:
    """Let somebody leave: their chair is removed, or stays free in a running game; the host's role passes on."""
    seat = seat_of(table, member)
    gone: list[t.Logged] = [t.MemberLeft(member, kicked)]
    if kicked:
        gone += [t.LinkWithdrawn(link) for link, share in table.links.items() if share.member == member]
    if seat is not None and seat in table.ready and status_of(table) is Status.PLAYING:
        gone.append(t.ReadySaid(seat, yes=False))
    if seat is not None:
        gone.append(t.ChairFreed(seat) if status_of(table) is Status.PLAYING else t.ChairRemoved(seat))
    heir = heir_of(table, table.members.keys() - {member})
    if table.host == member and heir is not None:
        gone.append(_passed(table, member, heir))
    return tuple(gone)


def _passed(table: TableState, giver: MemberId, taker: MemberId) -> t.HostPassed | t.LeadPassed:
    """Pass on the host's role: completely from the host, only the lead from a deputy."""
    return t.HostPassed(taker) if giver == owner_of(table) else t.LeadPassed(taker)


def start(table: TableState, dealer: Dealer) -> Decision:
    """Start a game with the current chairs; remove free ones left over from the last game."""
    free = [Seat(n) for n, chair in enumerate(table.chairs) if chair.member is None and chair.bot is None]
    seated = [chair for chair in table.chairs if chair.member is not None or chair.bot is not None]
    if len(seated) < MIN_SEATS:
        return Refusal(TableCode.TOO_FEW_SEATS, {"seats": len(seated), "least": MIN_SEATS})
    deal = dealer.deal(table)
    if deal is None:
        return Refusal(TableCode.OPTION, {"option": "deck"})
    colours = tuple(chair.colour for chair in seated)
    options = game_options(table.options)
    begun = rules.decide(None, rules.StartGame(colours, deal.deck, deal.words, deal.first_scout, options))
    if isinstance(begun, Rejection):
        return begun
    return *(t.ChairRemoved(seat) for seat in reversed(free)), *begun
