"""Timers and the finished games."""

from firmware.play import file_names
from firmware.play.checked_file import checked_line
from firmware.play.encode import decode
from firmware.play.finished_games import FinishedGames
from firmware.play.journal import parse
from firmware.play.session import Session
from firmware.play.timers import DOWN, LONGEST_S, MOST_SPENT_MS, OFF, UP, Timer, timer_of
from host_tools.journals.memory_files import MemoryFiles
from tests.play.copied import mark_copied
from tests.play.replayed import replayed


def case_timer_down():
    timer = Timer(DOWN, 60)
    assert not timer.running() and timer.shown_s(5) == 60
    timer.start(1000)
    assert timer.shown_s(1000) == 60 and timer.shown_s(1001) == 60 and timer.shown_s(2001) == 59
    assert not timer.warning(50999) and timer.warning(51000) and timer.warning(60999)
    assert not timer.alarm(60999) and timer.alarm(61000) and not timer.warning(61000)
    assert timer.shown_s(90000) == 0
    timer.start(90000)
    assert timer.shown_s(90000) == 60 and not timer.alarm(90000)


def case_timer_pause():
    timer = Timer(UP, 0)
    timer.start(1000)
    timer.toggle(4000)
    assert not timer.running() and timer.spent(50000) == 3000
    timer.toggle(60000)
    assert timer.running() and timer.spent(61000) == 4000 and timer.shown_s(61500) == 4
    assert not timer.alarm(10**9) and not timer.warning(10**9)
    timer = Timer(UP, 30)
    timer.start(0)
    assert timer.warning(25000) and timer.alarm(30000) and timer.shown_s(45000) == 45


def case_timer_off_stays_off():
    timer = Timer(OFF)
    timer.start(0)
    timer.toggle(5)
    assert not timer.running() and not timer.alarm(10**9)


def case_timer_file():
    timer = Timer(DOWN, 90)
    timer.start(0)
    data = timer.written("abc", 12345)
    kept = timer_of(data, "abc")
    assert kept.spent(99) == 12345 and kept.mode == DOWN and kept.limit_s == 90 and kept.after_cut
    assert timer_of(data, "abd") is None
    whole = [("id", "abc"), ("mode", DOWN), ("limit", LONGEST_S), ("spent", MOST_SPENT_MS - 1)]
    assert timer_of(checked_line(whole), "abc").limit_s == LONGEST_S
    assert timer_of(checked_line(whole[:3] + [("spent", MOST_SPENT_MS)]), "abc") is None
    for at in range(len(data)):
        assert timer_of(data[:at], "abc") is None
        assert timer_of(data[:at] + bytes([data[at] ^ 4]) + data[at + 1 :], "abc") is None


def finished_games(count, copied):
    """A flash with `count` short games, the numbers in `copied` marked."""
    session = Session(MemoryFiles(blocks=count + 23), lambda: bytes(32), "test")
    for _ in range(count):
        session.new("dice", {}, [], 0)
        session.abandon(1)
    for number in copied:
        mark_copied(session.storage, number)
    return session


def case_copied_games_are_forgotten_oldest_first():
    session = finished_games(5, (2, 3, 5))
    assert session.finished_games.newest_first() == [
        (5, True),
        (4, False),
        (3, True),
        (2, True),
        (1, False),
    ]
    assert (
        session.finished_games.wants_space() is False
        and session.finished_games.forget_copied() == []
    )
    session.storage.blocks = 25
    assert session.finished_games.wants_space() and session.finished_games.forget_copied() == [
        2,
        3,
    ]
    assert session.finished_games.newest_first() == [(5, True), (4, False), (1, False)]
    session.storage.blocks = 4
    assert session.finished_games.forget_copied() == [5] and session.finished_games.wants_space()
    assert session.finished_games.newest_first() == [(4, False), (1, False)], (
        "never one that is not copied"
    )


def case_a_file_name_counts_in_plain_digits():
    assert file_names.split("g00012.jnl") == (12, "jnl")
    for name in (
        "g0000\u00b2.jnl",
        "g\u0661\u0662\u0663\u0664\u0665.fin",
        "g0000x.jnl",
        "g-0012.jnl",
    ):
        assert file_names.split(name) is None
    assert file_names.next_number(["g0000\u00b2.jnl", "g00007.cop"]) == 8


def case_a_finished_game_is_replayed():
    games = FinishedGames(finished_games(2, (1,)).storage)
    assert replayed(games, 1).header["game"] == "dice"
    assert replayed(games, 2).abandoned and replayed(games, 9) is None


def case_what_is_nested_too_deep_is_refused_before_it_fills_the_memory():
    deep = b"[" * 700 + b"]" * 700
    assert decode(deep) is None and parse(b'{"a":' + deep + b"}") is None
    assert parse(b'{"a":' * 700 + b"1" + b"}" * 700) is None
    assert decode(b'["' + b"[" * 12 + b'"]') == ["[" * 12], "a name may well have brackets"
