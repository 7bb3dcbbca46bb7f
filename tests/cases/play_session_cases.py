"""Sessions as a table plays them: rolls, undo, salt, codes, finish, abandon, scores, power-on."""

import gc

from firmware.play.journal import line_of
from firmware.play.refused import Refused
from firmware.play.session import Session
from firmware.play.timers import DOWN, Timer
from host_tools.journals.memory_files import MemoryFiles
from tests.play.replayed import replayed

THROW = {"e": "throw", "dice": ["route", "station"], "counts": [3, 1]}


def begin(storage=None, **how):
    session = Session(storage or MemoryFiles(), lambda: bytes(32), "test")
    session.new("dice", {}, ["Änne"], 1000, **how)
    return session


def refused(call, *args):
    try:
        call(*args)
    except Refused as error:
        return error.why[0]
    return None


def throw(session, now=2000):
    gc.collect()  # as the gadget does: what stays must not be spread over the heap
    session.do(dict(THROW), now)
    return session.roll(now)["got"]


def again(session):
    """Power off and on."""
    gc.collect()
    new = Session(session.storage, lambda: bytes(32), "test")
    assert new.resume(5)
    return new


def after_a_restart(session):
    """The same with one session in RAM at a time, for a game that is large."""
    session.__init__(session.storage, lambda: bytes(32), "test")
    gc.collect()
    assert session.resume(5)
    return session


def case_header_and_events_in_their_fixed_order():
    session = begin(start=1794787200)
    throw(session, 3500)
    header, first, second = session.storage.read("g00001.jnl").split(b"\n")[:3]
    keys = (
        b"signalbox",
        b"fw",
        b"board",
        b"id",
        b"game",
        b"options",
        b"players",
        b"commit",
        b"start",
        b"number",
        b"before",
    )
    places = [header.find(b'"' + key + b'":') for key in keys]
    assert places == sorted(places) and places[0] == 1
    assert '"players":["Änne"]'.encode() in header
    assert b'"start":1794787200,"number":1,"before":null}' in header
    assert first[:-9] == (
        b'{"n":1,"t":2500,"e":"throw","dice":["route","station"],"counts":[3,1]}'
    )
    assert second.startswith(b'{"n":2,"t":2500,"e":"roll","k":0,"of":[6,6,6,6],"got":[')


def case_undo_gives_the_same_dice_back():
    session = begin()
    first = throw(session)
    second = throw(session)
    for _ in range(4):
        session.undo(3000)
    assert not session.can_undo() and session.game.k == 0
    assert refused(session.undo, 3000) == "nothing_to_undo"
    assert throw(session) == first and throw(session) == second
    assert again(session).game.state() == session.game.state()


def case_undo_reaches_the_start_of_a_long_game():
    session = begin()
    states = [hash(session.game.state())]  # 97 whole states do not fit into a board's RAM
    for _ in range(48):
        gc.collect()
        session.do(dict(THROW), 2000)
        states.append(hash(session.game.state()))
        session.roll(2000)
        states.append(hash(session.game.state()))
    after_a_restart(session)
    while session.can_undo():
        gc.collect()
        assert hash(session.game.state()) == states.pop()
        session.undo(3000)
    assert hash(session.game.state()) == states.pop() and not states
    state = hash(session.game.state())
    assert hash(after_a_restart(session).game.state()) == state


def case_salt_only_before_the_first_draw():
    plain = throw(begin())
    session = begin()
    assert refused(session.salt, "lower", 1) == "bad_salt"
    session.salt("TABKE7", 1500)
    assert throw(session) != plain
    session.undo(1)
    session.undo(1)
    assert refused(session.salt, "A", 1) == "salt_late"
    other = begin()
    throw(other)
    other.undo(1)
    assert refused(other.salt, "A", 1) == "salt_late", "a draw that was taken back counts"
    assert again(other).salt_text is None and refused(again(other).salt, "A", 1) == "salt_late"
    assert again(session).salt_text == "TABKE7"


def case_a_journal_with_a_salt_after_a_roll_is_not_believed():
    """Who writes one into the file, checksums and all, has rolled without it before."""
    for undo in (False, True):
        session = begin()
        throw(session)
        if undo:
            session.undo(2000)
        name = "g00001.jnl"
        n = session.events + 1
        body = b'{"n":%d,"t":9000,"e":"salt","text":"TABKE7"}' % n
        session.storage.append(name, line_of(body, session.storage.read(name)[-9:-1]))
        new = again(session)
        assert new.events == n - 1 and new.salt_text is None
        assert new.report[0] == "damaged_rest" and new.game.state() == session.game.state()


def case_salt_survives_power_off():
    session = begin()
    session.salt("TABKE7", 1500)
    expected = begin()
    expected.salt("TABKE7", 1500)
    assert throw(again(session)) == throw(expected)


def case_shared_codes():
    session = begin(code="ABC234")
    assert session.code == "ABC234" and refused(session.salt, "A", 1) == "salt_code"
    assert throw(session) == [5, 3, 4, 0]
    assert again(session).code == "ABC234" and throw(again(session)) == [5, 4, 5, 1]
    new = Session(MemoryFiles(), bytes, "t").new
    assert refused(new, "dice", {}, ["A"], 0, "abc") == "bad_code"


def case_finish_reveals_and_closes():
    session = begin()
    throw(session)
    assert refused(session.finish, 1) == "not_over" and session.secret_shown() is None
    session.do({"e": "end"}, 4000)
    session.finish(4000)
    assert sorted(session.storage.names()) == ["chain", "g00001.fin", "pool"]
    assert session.finished_games.newest_first() == [(1, False)]
    assert b'"e":"reveal","secret":"' + session.secret_shown().encode() in session.storage.read(
        "g00001.fin"
    )
    for call in (session.undo, session.roll, session.finish, session.abandon):
        assert refused(call, 1) == "only_scores"
    assert not session.resume(0) and session.game is None


def case_abandoned_games_stay_visible():
    session = begin()
    throw(session)
    session.abandon(5000)
    assert (
        session.finished_games.newest_first() == [(1, False)]
        and replayed(session.finished_games, 1).abandoned
    )
    session.new("dice", {}, [], 6000)
    assert session.finished_games.newest_first() == [(1, False)] and session.game.k == 0
    assert session.header["players"] == []
    assert refused(session.new, "dice", {}, [], 6000) == "game_running"


def case_players_cannot_write_session_events():
    session = begin()
    for name in ("roll", "undo", "salt", "reveal", "abandon", "nonsense", None, 5):
        assert refused(session.do, {"e": name, "k": 0, "of": [6], "got": [5]}, 1) == "bad_event"
    assert refused(session.do, {"e": "throw", "dice": ["wheel"], "counts": [1], "x": 1}, 1)
    assert session.events == 0 and refused(session.roll, 1) == "no_roll_now"


def case_time_goes_on_after_power_off():
    session = begin()
    session.do(dict(THROW), 9000)
    session = again(session)
    session.roll(105)
    assert b'{"n":2,"t":8100,' in session.storage.read("g00001.jnl")


def case_timer_stands_after_power_off():
    session = begin()
    session.timer = Timer(DOWN, 90)
    session.timer.start(2000)
    session.do(dict(THROW), 7000)
    session.tick(30000)
    assert session.storage.read("timer").startswith(b'{"id":"' + session.header["id"].encode())
    new = again(session)
    assert new.timer.after_cut and not new.timer_runs() and new.timer.spent(99) == 5000
    session.tick(67000)
    new = again(session)
    assert new.timer.spent(99) == 65000 and new.timer.shown_s(99) == 25
    new.timer.go(100)
    assert new.timer_runs() and not new.timer.after_cut


def case_a_timer_of_another_game_is_not_taken():
    session = begin()
    session.timer = Timer(DOWN, 90)
    session.do(dict(THROW), 7000)
    session.abandon(8000)
    session.new("dice", {}, [], 9000, code="ABC234")
    assert again(session).timer.mode == "off"


def case_without_the_secret_the_state_is_readable_and_no_dice_are_guessed():
    for spoil in (None, b"", b"\x00" * 75):
        session = begin()
        throw(session)
        if spoil is None:
            session.storage.remove("g00001.sec")
        else:
            session.storage.replace("g00001.sec", spoil)
        new = again(session)
        assert new.lost and new.report == ("secret_lost", (1,))
        assert new.game.state() == session.game.state()
        new.do(dict(THROW), 10)
        assert refused(new.roll, 20) == "no_secret"
        new.abandon(30)
        assert new.finished_games.newest_first() == [(1, False)] and new.secret_shown() is None
        assert sorted(new.storage.names()) == ["chain", "g00001.fin", "pool"]


def case_a_secret_of_another_game_is_not_taken():
    session = begin()
    session.storage.replace("g00001.sec", begin(code="ABC234").storage.read("g00001.sec"))
    assert again(session).lost
