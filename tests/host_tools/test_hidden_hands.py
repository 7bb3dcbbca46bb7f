"""Hands of Emma's players: `show` names no card that went into one before it is played."""

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
    ("language", "said"), [("en", "Cards are drawn."), ("de", "Karten werden gezogen.")]
)
def test_hands_and_drawn_cards_are_not_named(language, said):
    session, data = dealt(3)
    items = [item for item in story_of(data, language).items if item.event["e"] == "roll"]
    start, hands, turn = items[-3:]
    assert [int(face) for face, _ in start.faces] == [abs(c) for c in session.game.railway.cards]
    assert (hands.text, hands.faces) == (turn.text, turn.faces) == (said, [])


def test_betsys_card_is_open():
    session, _ = dealt(1, solo="betsy")
    session.do({"e": "pass", "p": 0}, 30)
    if session.game.phase == "lay":
        session.do({"e": "lay", "p": 0, "order": session.game.offer()}, 40)
    session.roll(50)
    item = story_of(session.storage.read("g00001.jnl")).items[-1]
    assert item.faces == [(str(session.game.log[-1][2]), "number")]
