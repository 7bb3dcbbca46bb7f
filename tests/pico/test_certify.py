"""`signalbox certify` against the emulated Pico, over the real mpremote's transport: our firmware
passes, and what is wrong with another one is named. Games stay throughout."""

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

import host_tools.certify.trial
from firmware.version import VERSION
from host_tools.board import deploy, link, quarantine
from host_tools.certify import report as reports
from host_tools.certify import table
from host_tools.certify.scripts import goldens, scripts, steps, text_of
from host_tools.certify.table import at_the_table
from host_tools.certify.trial import Hands, Plan, Trial, certify
from host_tools.common.errors import BadInput
from host_tools.firmware_files.bundle import build_id
from tests.host_tools.terminal import signalbox  # noqa: F401 # a fixture
from tests.pico import firmware
from tests.pico.rig import PicoRig
from tests.pico.test_mpremote_aside import kept
from tests.pico.test_mpremote_sync import at_the_table as switched_on
from tests.pico.test_mpremote_sync import running
from tests.pico.wire import PATIENCE_S, Wire
from tests.support.sizes import SOAK

NOTHING = Plan([], laps=0, long_games=(), cuts=0)
SHORT = Plan([("dice", "en")], laps=2, rounds=1, long_games=("dice",), cuts=1)
ONE_SCRIPT = replace(NOTHING, scripts=[("first", "en")])


@pytest.fixture
def tried(monkeypatch, signalbox, tmp_path) -> Callable[..., Trial]:  # noqa: F811
    """Certify a board with a game in progress, which is there afterwards as it was before."""

    def run(rig: PicoRig, plan: Plan, hands: Hands | None = None, goes_on: bytes = b"") -> Trial:
        trials: list[Trial] = []

        def certify_by_plan(device, say, _person):
            trials.append(certify(device, say, hands, plan))
            return trials[-1]

        monkeypatch.setattr(host_tools.certify.trial, "certify", certify_by_plan)
        before, shown = kept(rig.files()), goes_on or rig.picture()
        with Wire(rig) as wire:
            started_in_its_own_time(monkeypatch, rig, wire)
            ran = signalbox("certify", "--no-hands", "--report", tmp_path, "--device", wire.url)
            wire.wait()
        assert ran.code < 2, ran.err
        report = trials[0].report
        assert ran.out.splitlines() == [
            *[f"! {fault}" for fault in report.faults],
            f"{'Passed' if report.passed else 'Not passed'}: see {tmp_path / report.name}.md.",
        ]
        assert ran.code == (0 if report.passed else 1)
        files = rig.files()
        assert not [name for name in files if name.startswith((quarantine.ASIDE, quarantine.STAY))]
        assert kept(files) == before
        assert report.games == len(before) + 1, "and the pool of entropy"
        rig.run(2500)
        assert rig.picture() == shown, "the game goes on"
        return trials[0]

    return run


def started_in_its_own_time(monkeypatch, rig: PicoRig, wire: Wire) -> None:
    """After a reset the emulated Pico gets its own 2.5 s, however busy this computer is; and to
    take an order as long as it needs."""
    monkeypatch.setattr(link, "TAKES_S", PATIENCE_S)

    def plug(device, wait_s, **options):
        if wait_s:
            wire.wait()
            rig.run(2500)
        return link.connected(device, **options)

    monkeypatch.setattr(table, "connected", plug)


def test_our_firmware_passes(tried, tmp_path):
    trial = tried(switched_on(running(12)), Plan() if SOAK else SHORT)
    report = trial.report
    assert report.faults == [] and report.passed and trial.pictures == {}
    assert report.whole is bool(SOAK)
    assert report.signalbox == f"{VERSION} ({build_id('pico')}), image"
    assert report.cuts == (10 if SOAK else 1)
    assert set(report.measured) == set(reports.LIMITS)
    compared = {(one.script, one.language): one.compared for one in report.played}
    wanted = Plan().scripts if SOAK else SHORT.scripts
    assert compared == {
        (name, lang): len(goldens(name, lang)) * ("# clock" not in text_of(name))
        for name, lang in wanted
    }
    name = f"{'certified' if SOAK else 'tried'}-pico-{report.date}"
    assert report.name == name
    reported = (tmp_path / f"{name}.md").read_text(encoding="utf-8")
    assert "MicroPython v1.25.0" in reported and "not tried: nobody was there" in reported
    assert ("Only part" in reported) is not SOAK
    facts = json.loads((tmp_path / f"{name}.json").read_text(encoding="utf-8"))
    assert facts["passed"] and facts["build"] == report.build
    assert facts["measured"]["press"]["value"] == report.measured["press"] > 0


PIXEL = """
from firmware.boards.oled import Oled
def show(self, real=Oled.show):
    self.buffer[600] ^= 16
    real(self)
    self.buffer[600] ^= 16
Oled.show = show
"""
UNFLUSHED = """
from firmware.boards.files import Files
held = {}
def write(self, path, mode, data, real=Files._write):
    if mode != "ab":
        return real(self, path, mode, data)
    if path not in held:
        held[path] = open(path, mode)
    held[path].write(data)
Files._write = write
"""
LEAK = """
from firmware.play.session import Session
held = []
def roll(self, now, real=Session.roll):
    held.append(bytearray(100))
    return real(self, now)
Session.roll = roll
"""
SLOW = """
import time
from firmware.boards.oled import Oled
def show(self, real=Oled.show):
    time.sleep_ms(60)
    real(self)
Oled.show = show
"""
FULL = """
from firmware.boards.wired import Wired
def rest(self, ms, real=Wired.rest):
    if "sb_gadget" in globals():  # not while it starts
        raise MemoryError("no space")
    real(self, ms)
Wired.rest = rest
"""
BEHIND = "lines behind the screen: a power cut would lose what the players have seen, because it"
INJECTED: dict[str, tuple[str, Plan, str]] = {
    "pixel": (PIXEL, ONE_SCRIPT, "The picture start is wrong: at least one pixel differs"),
    "unflushed": (UNFLUSHED, ONE_SCRIPT, BEHIND),
    "leak": (LEAK, replace(NOTHING, laps=3), "Every round leaves 1"),
    "full": (FULL, ONE_SCRIPT, "The board says: MemoryError: no space ("),
    "slow": (SLOW, replace(NOTHING, scripts=[("dice", "en")]), "A press shows after "),
}
START = b"\rexec(open('/start.py').read())\r"


def faulty(fault: str, more: dict[str, bytes]) -> PicoRig:
    """A Pico whose gadget has a fault. An image cannot be changed: so B is held at every start,
    and somebody types what the gadget is started with."""
    main = fault + (firmware.ROOT / "main.py").read_text(encoding="utf-8")
    rig = PicoRig({"/start.py": main.encode()} | more, pins=firmware.PINS, held=("B",))
    resets = rig.mcu.watchdog.on_watchdog_trigger

    def typed() -> None:
        rig.keys["B"].release()
        rig.type(START)

    typing = rig.simulator.clock.create_alarm(typed)

    def reset() -> None:
        rig.keys["B"].press()
        resets()
        typing.schedule(firmware.USB_MS * 1e6)

    rig.mcu.watchdog.on_watchdog_trigger = reset
    typing.schedule(firmware.USB_MS * 1e6)
    rig.run(3000)
    return rig


@pytest.mark.parametrize("what", INJECTED if SOAK else ["unflushed"])
def test_a_firmware_with_a_fault_does_not(what, tried, tmp_path):
    fault, plan, says = INJECTED[what]
    well = switched_on(running(12)).picture()  # as after the soft reset at the end
    trial = tried(faulty(fault, running(12)), plan, goes_on=well)
    assert any(says in reported for reported in trial.report.faults), trial.report.faults
    assert not trial.report.passed and trial.report.name.startswith("failed-pico-")
    picture = tmp_path / f"{trial.report.name}-first-en-start.png"
    assert picture.is_file() == (what == "pixel")
    others = [
        reported for reported in trial.report.faults if says.split("start")[-1] not in reported
    ]
    # What slows the start down is the way in which the fault gets into the gadget; and most of the
    # few presses of a short script open a screen for the first time.
    expected = ("after a reset", "A press shows after")
    assert [one for one in others if not any(words in one for words in expected)] == []


def test_real_buttons_and_the_buzzer_are_tried_by_a_person(tried, monkeypatch):
    monkeypatch.setattr(host_tools.certify.trial, "PRESS_S", 3)
    rig = switched_on(running(12))
    buzzer = rig.watch(firmware.BOARD["buzzer"])
    person = Person(rig, wrong={"LEFT": "RIGHT"}, asleep=("B",))
    heard: list[bool] = []
    trial = tried(
        rig, NOTHING, Hands(person.reported, lambda: bool(heard.append(len(buzzer) > 100)))
    )
    assert person.asked == ["UP", "DOWN", "LEFT", "RIGHT", "A", "B"]
    assert trial.report.hands and "tried by a person" in reports.as_text(trial.report)
    assert trial.report.faults == [
        "The button LEFT was not noticed within 3 s.",
        "The button B was not noticed within 3 s.",
        "The buzzer was not heard.",
    ]
    assert heard == [True], "by others"


class Person:
    """Presses what it is asked to, a second of the board's own time later."""

    def __init__(self, rig: PicoRig, wrong: dict[str, str] | None = None, asleep=()) -> None:
        self.rig, self.wrong, self.asleep = rig, wrong or {}, asleep
        self.asked: list[str] = []
        self.coming: list[tuple[float, Callable[[], None]]] = []
        run = rig.run
        rig.run = lambda ms: self.act() or run(ms)  # on the thread of the wire

    def reported(self, what: str) -> None:
        if what.startswith("Press "):
            name = what.rstrip(".").split()[-1]
            self.asked.append(name)
            key = self.rig.keys[self.wrong.get(name, name)]
            if name not in self.asleep:
                now = self.rig.ms
                self.coming = [(now + 1000, key.press), (now + 1200, key.release)]

    def act(self) -> None:
        while self.coming and self.rig.ms >= self.coming[0][0]:
            self.coming.pop(0)[1]()


def test_a_board_with_nothing_to_certify_is_left_alone(monkeypatch):
    rig = switched_on(running(12))
    before = rig.files()
    with Wire(rig) as wire:
        with pytest.raises(RuntimeError), at_the_table(wire.url) as table:
            table.set_aside()
            raise RuntimeError("whatever happens")
        wire.wait()
        assert rig.files() == before
        with monkeypatch.context() as other, pytest.raises(BadInput, match="of other sources"):
            other.setattr(deploy, "build_id", lambda board: "12345678")
            certify(wire.url, lambda _: None)
        wire.wait()
        rig.type(b"\x03")
        rig.run(300)
        rig.type(b"\rimport firmware.version\rfirmware.version.VERSION = '0.0.1'\rrun(here)\r")
        rig.run(1500)
        with pytest.raises(BadInput, match=r"has Signalbox 0.0.1, this computer .*deploy"):
            certify(wire.url, lambda _: None)
        wire.wait()
    assert kept(rig.files()) == kept(before)


def test_its_own_code_takes_nothing_of_the_heap_however_often_it_was_sent(monkeypatch):
    rig = switched_on(running(12))
    free = []
    with Wire(rig) as wire:
        started_in_its_own_time(monkeypatch, rig, wire)
        with at_the_table(wire.url) as table:
            table.set_aside()
            table.sit_down()
            for _ in range(2):
                table.reset()
                free.append(table.free())
        wire.wait()
    assert abs(free[0] - free[1]) < 1000


def test_a_wrong_order_is_refused_before_a_board_is_tried(signalbox, tmp_path):  # noqa: F811
    (tmp_path / "file").write_bytes(b"")
    folder = ("--report", tmp_path / "file")
    ran = signalbox("certify", "--no-hands", *folder, "--device", "/dev/null/x")
    assert ran.code == 2 and "file cannot be written" in ran.err
    ran = signalbox("certify", *folder, "--device", "/dev/null/x")
    assert ran.code == 2 and "nobody is at the terminal" in ran.err and "--no-hands" in ran.err
    ran = signalbox(
        "certify", "--no-hands", "--report", tmp_path / "new", "--device", "/dev/null/x"
    )
    assert ran.code == 2 and "cannot be opened" in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_scripts_are_cut_into_steps_from_picture_to_picture():
    assert steps("# x\npress A # y\nhold B\npicture one\n\npicture two\nwait 5\n") == [
        ("press A\nhold B", "one"),
        ("", "two"),
        ("wait 5", ""),
    ]
    for name in scripts():
        pictures = [picture for _, picture in steps(text_of(name)) if picture]
        assert pictures == list(goldens(name, "en")) == list(goldens(name, "de"))
