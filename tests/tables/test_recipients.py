"""Who learns of what: one table for every event, and the public part of the options."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import fields

from stella.rules import Seat
from stella.tables import commands as c
from stella.tables.events import Logged
from stella.tables.options import Joining, TableOptions
from stella.tables.recipients import REACH, Reach
from stella.tables.state import heir_of, seat_of
from stella.tables.view import PublicOptions
from tests.tables.scenes import ADA, BO, CY, DI, do, new_table

SECRET = {
    *("TicketIssued", "DeviceAdmitted", "PointingListSet", "ListPlaySet", "CardMarked", "CardUnmarked"),
    *("TeachingSet", "DonationSet"),
}


def test_of_every_event_it_is_said_who_learns_of_it() -> None:
    assert set(REACH) == set(get_args(Logged))
    reached = {each.__name__ for each, reach in REACH.items() if reach in (Reach.SEAT, Reach.MEMBER)}
    assert reached == SECRET


def test_all_options_but_the_own_words_are_for_everybody_to_see() -> None:
    options = {each.name for each in fields(TableOptions)}
    assert set(PublicOptions.__struct_fields__) == options - {"own_words"}


def test_who_sits_inherits_before_who_came_first_and_only_watches() -> None:
    full = new_table(2, bots=4)
    watched = do(full, None, c.Join("Cy", "en", "key-3"))
    table = do(do(watched, ADA, c.RemoveBot(Seat(5))), None, c.Join("Di", "en", "key-4"))
    assert [seat_of(table, member) for member in (ADA, BO, CY, DI)] == [0, 1, None, 5]
    assert heir_of(table, {CY, DI}) == DI
    assert heir_of(table, {BO, CY, DI}) == BO
    assert (heir_of(table, {CY}), heir_of(table, set())) == (CY, None)


def test_who_was_not_let_in_never_inherits() -> None:
    table = do(new_table(1, joining=Joining.APPROVED), None, c.Join("Bo", "en", "key-2"))
    assert heir_of(table, {BO}) is None
