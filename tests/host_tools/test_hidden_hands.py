"""Cards on the gadget: `show` says whose turn it is and what everybody saw, and names no card that
went into a hand before it is played."""

import pytest

from firmware.play.session import Session
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from host_tools.journals.story import story_of

CARDS = {"cards": "gadget", "first": "choose"}


def dealt(players, **options):
    """The journal of a game in progress after the first player has drawn a card."""
    session = Session(MemoryFiles(), demo.seeded(5), "test")
    session.new("emma", CARDS | options, ["Ada", "Björn", "Chloé"][:players], 0)
    if players > 1:
        session.do({"e": "first", "p": 0}, 10)
    while session.game.asks():
        session.roll(20)
    return session, session.storage.read("g00001.jnl")


@pytest.mark.parametrize(
    ("language", "said", "begins", "starts"),
    [
        ("en", "Cards are drawn.", "Ada begins.", "The railway starts with {}."),
        ("de", "Karten werden gezogen.", "Ada beginnt.", "Das Schienennetz beginnt mit {}."),
    ],
)
def test_hands_and_drawn_cards_are_not_named(language, said, begins, starts):
    session, data = dealt(3)
    first, *rolls = story_of(data, language).items
    lying = ", ".join(str(abs(card)) for card in session.game.railway.cards)
    *missing, start, hands, turn = rolls
    assert (first.text, start.text) == (begins, starts.format(lying))
    assert {item.text for item in (*missing, hands, turn)} == {said}
    assert not any(item.faces for item in rolls)


def test_a_drawn_start_player_is_named_and_no_die():
    session = Session(MemoryFiles(), demo.seeded(5), "test")
    session.new("emma", {}, ["Ada", "Björn", "Chloé"], 0)
    session.roll(10)
    (item,) = story_of(session.storage.read("g00001.jnl")).items
    starter = session.header["players"][session.game.seat]
    assert (item.text, item.faces) == (f"{starter} begins.", [])


@pytest.mark.parametrize("hand", [0, 2])
@pytest.mark.parametrize("language", ["en", "de"])
def test_betsys_card_is_open_and_said_to_be_hers(language, hand):
    session, _ = dealt(1, solo="betsy", solo_hand=hand)
    told = []
    while not session.game.over():
        if session.game.seat == 1:
            session.roll(50)
            _, what, number, *_ = session.game.log[-1]
            told.append((what == "rubble", number))
        elif session.game.asks():
            session.roll(20)
        elif session.game.phase == "lay":
            session.do({"e": "lay", "p": 0, "order": session.game.offer()}, 40)
        else:
            session.do({"e": "pass", "p": 0}, 30)
    kinds = {"en": ("railway", "rubble"), "de": ("Strecke", "Schutt")}[language]
    turns_up = {"en": "Betsy turns up {} {}.", "de": "Betsy deckt auf: {} {}."}[language]
    items = story_of(session.storage.read("g00001.jnl"), language).items
    assert [item.text for item in items if item.text.startswith("Betsy")] == [
        turns_up.format(kinds[rubble], number) for rubble, number in told
    ]
    assert len({rubble for rubble, _ in told}) == 2, "railway and rubble came"
