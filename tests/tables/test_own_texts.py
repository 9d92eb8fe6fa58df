"""Custom words in the languages of a table: the host writes them, and nobody reads them early."""

from __future__ import annotations

import pytest

from stella.languages import LANGUAGES
from stella.live.queries import KnownMember, record
from stella.rules import ROUNDS
from stella.tables import commands as c
from stella.tables import events as t
from stella.tables.album import GameRecord
from stella.tables.options import OptionChanges, WordChoice
from stella.tables.people import MemberId
from stella.tables.refusal import TableCode
from stella.tables.state import TableState
from tests.tables.given import given
from tests.tables.harness import Harness, play_round_with_bots
from tests.tables.scenes import ADA, BO, do, new_table, started

CARDS = (("grandma",), ("sea",), ("keeper",), ("noon",))
GERMAN = {word: {"de": f"{word} auf Deutsch"} for (word,) in CARDS}


def table() -> TableState:
    return new_table(3, words=WordChoice.OWN, own_words=CARDS)


def test_the_host_translates_and_only_what_is_named_changes() -> None:
    first = given(table()).when(c.TranslateWords({"sea": {"de": "Meer", "fr": "mer"}}), ADA)
    after = first.then(t.OwnTextsSet({"sea": {"de": "Meer", "fr": "mer"}}))
    changes = {"sea": {"fr": ""}, "noon": {"pl": " południe "}}
    given(after).when(c.TranslateWords(changes), ADA).then(
        t.OwnTextsSet({"sea": {"de": "Meer"}, "noon": {"pl": "południe"}})
    )


def test_what_is_translated_so_already_writes_nothing() -> None:
    after = do(table(), ADA, c.TranslateWords({"sea": {"de": "Meer"}}))
    for same in ({}, {"sea": {"de": " Meer "}}, {"noon": {"pl": ""}}):
        given(after).when(c.TranslateWords(same), ADA).then()


@pytest.mark.parametrize(
    ("word", "language", "text"),
    [
        ("lake", "de", "See"),
        ("sea", "xx", "Meer"),
        ("sea", "de", "x" * 31),
        ("sea", "de", "Me\u202eer"),
        ("sea", "de", "w.sea"),
        ("sea", "de", "x" * 501),
    ],
)
def test_what_cannot_be_on_a_card_or_is_not_on_one_is_refused(word: str, language: str, text: str) -> None:
    given(table()).when(c.TranslateWords({word: {language: text}}), ADA).refused(
        TableCode.OWN_WORDS, word=word, language=language
    )


def test_only_the_host_does_and_not_during_a_game() -> None:
    given(table()).when(c.TranslateWords({}), BO).refused(TableCode.NOT_HOST)
    given(started()).when(c.TranslateWords({}), ADA).refused(TableCode.GAME_RUNNING)


def test_the_texts_of_a_word_go_with_it() -> None:
    translated = do(table(), ADA, c.TranslateWords({"sea": {"de": "Meer"}, "noon": {"de": "Mittag"}}))
    fewer = OptionChanges(words=WordChoice.MIXED, own_words=(("noon", "night"),))
    assert do(translated, ADA, c.SetOptions(fewer)).own_texts == {"noon": {"de": "Mittag"}}


@pytest.mark.anyio
async def test_everybody_reads_the_turned_word_in_their_language_and_no_other_word_at_all() -> None:
    harness = Harness()
    live = await harness.open(3, words=WordChoice.OWN, own_words=CARDS)
    ada, bo, board = live.screen(1), live.screen(2), live.screen(None)
    await live.must(ADA, c.TranslateWords(GERMAN))
    assert ada.view["you"]["own_texts"] == GERMAN
    await live.start()
    assert not [screen for screen in (bo, board) for shown in screen.shown if b"auf Deutsch" in shown]
    await live.do(1, "reveal_word")
    clue = board.game["clue"]
    assert board.view["play"]["clue"] == dict.fromkeys(LANGUAGES, clue) | GERMAN[clue]
    others = [word for (word,) in CARDS if word != clue]
    for screen in (bo, board):
        assert screen.view["you"] is None or screen.view["you"]["own_texts"] == {}
        assert not [word for word in others if word.encode() in screen.shown[-1]]


@pytest.mark.anyio
async def test_a_finished_game_keeps_the_texts_it_was_played_with() -> None:
    harness = Harness()
    live = await harness.open(1, bots=2, words=WordChoice.OWN, own_words=CARDS)
    await live.must(ADA, c.TranslateWords(GERMAN))
    ada = live.screen(1)
    await live.start()
    for number in range(ROUNDS):
        if number:
            await live.do(1, "next_round")
        await play_round_with_bots(live, ada, harness)
    await live.must(ADA, c.TranslateWords({word: {"de": "anders"} for (word,) in CARDS}))
    found = record(live.live, KnownMember(MemberId("m1"), "en", True, True, True))
    assert isinstance(found, GameRecord)
    assert {word: texts["de"] for word, texts in found.words.items()} == {
        word: texts["de"] for word, texts in GERMAN.items()
    }
