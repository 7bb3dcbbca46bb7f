"""Bringing games home from the emulated Pico over the real mpremote's transport."""

import random
import subprocess
import sys
from contextlib import closing, suppress

import pytest

from firmware.play.entropy import POOL
from firmware.play.file_names import CHECKED, CLOCK, COPIED, name_of
from firmware.play.session import Session
from host_tools.board.link import LinkLost, connected
from host_tools.board.sync import sync_board
from host_tools.commands.sync import report
from host_tools.journals import demo
from host_tools.journals.memory_files import MemoryFiles
from host_tools.store import open_store
from tests.host_tools.journals import played
from tests.pico import firmware, flash
from tests.pico.rig import PicoRig
from tests.pico.wire import PATIENCE_S, Wire
from tests.support.sizes import size

BACK_MS = 2000
VBUS = 24  # the Pico's own sense pin: is there power on USB?


def data(files: dict[str, bytes]) -> dict[str, bytes]:
    """The gadget's own files without their folder; the one of the zones is the computer's, and the
    pool counts each start, also the one after a sync."""
    found = {name[6:]: content for name, content in files.items() if name.startswith("/data/")}
    found.pop(CLOCK, None)
    found.pop(POOL, None)
    return found


def finished(count: int) -> dict[str, bytes]:
    return {f"/data/g{n:05}.fin": game for n, game in enumerate(played(count), 1)}


def running(events: int, number: int = 9) -> dict[str, bytes]:
    """A game of Railroad Ink in progress, as the gadget itself would have left it."""
    rng = random.Random(3)
    files = MemoryFiles({name_of(number - 1, COPIED): b""})
    session = Session(files, demo.seeded(3), "pico")
    session.new("railroad", {}, ["Ada", "Ben"], 0)
    while session.events < events:
        now = session.events * 1000
        if session.can_undo() and (session.game.over() or rng.random() < 0.3):
            session.undo(now)
        else:
            demo.step(session, rng, now)
    return {"/data/" + name: files.read(name) for name in files.names() if files.size(name)}


def at_the_table(more: dict[str, bytes], **options) -> PicoRig:
    """The gadget, switched on and come to rest."""
    rig = firmware.rig(more=more, **options)
    rig.run_until(lambda: rig.oled.on, 3000)
    rig.run(1500)
    rig.settle(300)
    return rig


def press(rig: PicoRig, *names: str) -> None:
    for name in names:
        held = name.isupper()
        rig.press(name.upper(), 900 if held else 80)
        rig.run(900)
        rig.settle(300)


def back(rig: PicoRig, wire: Wire, picture: bytes) -> float:
    """Device ms from the last byte until the gadget's own picture is there again."""
    if rig.picture() == picture == wire.pictures[-1]:  # while the cable was still in use
        return wire.drawn_ms - wire.last_byte_ms
    rig.run_until(lambda: rig.picture() == picture, 10000)
    return rig.ms - wire.last_byte_ms


def journals_of(store) -> list[bytes]:
    return sorted(store.journal(entry.uid) for entry in store.games())


def test_sync_in_mid_game(tmp_path):
    rig = at_the_table(finished(2))
    press(rig, "a", "A", "A")  # a new game, and its first roll
    shown = rig.picture()
    files = data(rig.files())
    with closing(open_store(tmp_path / "games.sqlite")) as store, Wire(rig) as wire:
        done = sync_board(store, wire.url)
        wire.wait()
        assert back(rig, wire, shown) <= BACK_MS
        assert len(wire.pictures) > 2 and shown not in wire.pictures[1:-1], "it said so meanwhile"
        assert len(done.new) == 3 and len(done.running) == 1
        (game,) = store.games(state="open")
        assert game.dice == "not revealed" and game.board == "pico"
        assert journals_of(store) == sorted(files[n] for n in files if n[-3:] in ("fin", "jnl"))
        after = {name.replace("fin", "cop"): content for name, content in files.items()}
        rig.run_until(lambda: data(rig.files()) == after, BACK_MS)  # the gadget may be writing
        assert data(rig.files()) == after, "marked as copied, and nothing else"

        press(rig, "A", "A")  # end of the round, and the next roll
        again = sync_board(store, wire.url)
        wire.wait()
        assert (again.new, again.longer, again.known) == ([], [game.uid], 2)
        last = sync_board(store, wire.url, free=True)
        wire.wait()
        assert (last.new, last.longer, last.known, last.forgotten) == ([], [], 3, 2)
        assert not [name for name in data(rig.files()) if name[-3:] in ("fin", "cop")]
        assert len(store.games()) == 3


def test_what_was_set_aside_comes_home_too(tmp_path):
    """A damaged rest, a damaged game with its secret, a folder in a game's place, old settings.

    A valid game that 0.1.0 has set aside is in progress again before the computer comes.
    """
    whole = running(12, 5)
    rest = b"\x00\xffrest"
    damaged = b"?" + whole["/data/g00005.jnl"][1:]
    odd = {
        "/data/g00001.bad": rest,
        "/data/g00004.bad": damaged,
        "/data/g00004.sec": whole["/data/g00005.sec"],
        "/data/g00005.bad2": whole["/data/g00005.jnl"],
        "/data/g00005.sec": whole["/data/g00005.sec"],
        "/data/g00007.fin/inside": b"",
        "/data/settings.bad": b"?",
    }
    rig = at_the_table(odd)
    with closing(open_store(tmp_path / "games.sqlite")) as store, Wire(rig) as wire:
        done = sync_board(store, wire.url, free=True)
        wire.wait()
        assert journals_of(store) == sorted([rest, damaged, whole["/data/g00005.jnl"]])
        assert len(done.running) == 1 and len(done.faulty) == 2
        reported = report(done)
        assert (
            f"g00001.bad: was set aside by the gadget; stored as {done.faulty[0][1]}." in reported
        )
        assert "g00007.fin: skipped, a folder is in its place." in reported
        assert "settings.bad: skipped, set aside by the gadget, and not a game." in reported
    left = {name for name in data(rig.files()) if name not in ("chain", "pool")}
    aside = {"g00004.bad", "g00004.sec", "g00007.fin/inside", "settings.bad", CHECKED}
    assert left == aside | {"g00005.jnl", "g00005.sec"}


@pytest.mark.parametrize("events", [100, *([600] if size(0, 1) else [])])
def test_a_long_game_is_back_in_time(events, tmp_path):
    rig = at_the_table(running(events))
    rig.run(3000)
    shown = rig.picture()
    with closing(open_store(tmp_path / "games.sqlite")) as store, Wire(rig) as wire:
        done = sync_board(store, wire.url)
        wire.wait()
        assert len(done.running) == 1
        assert back(rig, wire, shown) <= BACK_MS


def test_interrupted_by_the_user_the_gadget_is_back():
    rig = at_the_table(running(20))
    shown = rig.picture()
    with Wire(rig) as wire:
        with pytest.raises(KeyboardInterrupt), connected(wire.url) as board:
            board._transport.exec_raw_no_follow("time.sleep_ms(20000)")
            raise KeyboardInterrupt  # the person at the computer has had enough
        wire.wait()
        assert back(rig, wire, shown) <= BACK_MS


def test_after_the_real_mpremote_the_gadget_is_woken_by_sync(tmp_path):
    rig = at_the_table(running(20) | finished(1))
    shown = rig.picture()
    with closing(open_store(tmp_path / "games.sqlite")) as store, Wire(rig) as wire:
        command = [sys.executable, "-m", "tests.pico.patient", "connect", wire.url]
        listed = subprocess.run(
            [*command, "fs", "ls", ":/data"],
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE_S,
        )
        assert "g00001.fin" in listed.stdout and "g00009.jnl" in listed.stdout
        copy = [*command, "fs", "cp", ":/data/g00001.fin", str(tmp_path / "g00001.jnl")]
        subprocess.run(copy, capture_output=True, check=True, timeout=PATIENCE_S)
        assert (tmp_path / "g00001.jnl").read_bytes() == finished(1)["/data/g00001.fin"]
        wire.wait()
        rig.run(15000)  # longer than the watchdog waits
        sync_board(store, wire.url)
        wire.wait()
        back(rig, wire, shown)
        assert len(store.games()) == 2


def test_a_pulled_cable_brings_the_gadget_back_by_itself(tmp_path):
    rig = at_the_table(running(20) | finished(2))
    sense = rig.mcu.gpio[VBUS]
    sense.set_input_value(True)
    shown = rig.picture()
    with closing(open_store(tmp_path / "games.sqlite")) as store:
        with Wire(rig, pull_after=9000) as wire, pytest.raises(LinkLost, match="run the command"):
            sync_board(store, wire.url)
        assert rig.picture() != shown
        sense.set_input_value(False)  # from now on the gadget lives on its battery
        rig.run_until(lambda: rig.picture() == shown, 6000)


def safe(dump: bytes) -> PicoRig:
    rig = PicoRig(dump=dump, pins=firmware.PINS, held=("B",))
    rig.run(300)
    return rig


def same(files: dict[str, bytes]) -> dict[str, bytes]:
    """Everything but when the clock was set."""
    return {name: content for name, content in files.items() if name != "clock"}


def test_pulled_at_any_point_and_run_again_nothing_is_lost_or_doubled(tmp_path):
    """In safe mode, where a board is ready sooner: the cable does not know."""
    games = finished(3) | running(12)
    whole = safe(flash.make(games))
    with closing(open_store(tmp_path / "whole.sqlite")) as store, Wire(whole) as wire:
        sync_board(store, wire.url)
        wire.wait()
        total, expected = wire.bytes, journals_of(store)
        files = same(data(whole.files()))
    points = size(2, 30)
    for point in range(points):
        rig = safe(flash.make(games))
        with closing(open_store(tmp_path / f"{point}.sqlite")) as store:
            pulled = Wire(rig, pull_after=1 + total * point // points)
            with pulled as wire, suppress(LinkLost):
                sync_board(store, wire.url)
            marked = [name for name in data(rig.files()) if name.endswith(".cop")]
            assert len(marked) <= len(store.games()), "stored first, then marked"
            again = safe(rig.dump()) if point % 2 else rig  # a power cut, or not
            with Wire(again) as wire:
                sync_board(store, wire.url)
                wire.wait()
            assert journals_of(store) == expected
            assert same(data(again.files())) == files
