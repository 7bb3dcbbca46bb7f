"""What `signalbox certify` does, step by step.

The games on the board are in quarantine meanwhile, and are restored whatever happens.
"""

import hashlib
import importlib.metadata
import platform
import statistics
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from firmware.games import KEYS
from firmware.ui.faults import FILE as CRASH
from firmware.version import VERSION
from host_tools.board import quarantine
from host_tools.board.deploy import check_board, is_this
from host_tools.board.link import Board, BoardSays
from host_tools.board.running import running
from host_tools.certify.report import Played, Report
from host_tools.certify.scripts import CLOCK, LANGUAGES, goldens, scripts, steps, text_of
from host_tools.certify.table import Table, at_the_table
from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.journals import demo
from host_tools.journals.examine import Examined, examine

NEEDED_BLOCKS = 40  # for the games of a script, and for the file system itself
CUTS, LAPS, ROUNDS, EVENTS = 10, 5, 6, 100
FIRST_CUT_MS, LAST_CUT_MS = 580, 760  # of holding A: at 620 ms it rolls and writes the event
QUICK = {"animation": 0, "sound": 0}
BEGIN, ROLL = "press A", "hold A"
GIVE_UP = "hold B\npress UP\npress A\npress DOWN\npress A"
WHOLE_PICTURE = 8 * (1 + 4 + 2 + 128)  # bytes on the bus: a place and a run for each of its pages
PRESS_S = 20
BUTTONS = {"UP": 1, "DOWN": 2, "LEFT": 4, "RIGHT": 8, "A": 16, "B": 32}

Say = Callable[[str], None]


@dataclass(frozen=True)
class Hands:
    """A person beside the board: gets instructions, and is asked what was heard."""

    say: Say
    heard: Callable[[], bool]


@dataclass
class Plan:
    """How much is tried; a certificate requires everything."""

    scripts: list[tuple[str, str]] = field(
        default_factory=lambda: [(name, lang) for lang in LANGUAGES for name in scripts()]
    )
    laps: int = LAPS
    rounds: int = ROUNDS  # of each lap
    long_games: tuple[str, ...] = KEYS
    cuts: int = CUTS

    def whole(self) -> bool:
        return self == Plan()

    def jobs(self) -> Iterator[tuple[Any, ...]]:
        """(description, function, its arguments besides table and trial)"""
        yield "reset and start", try_start
        for name, language in self.scripts:
            yield f"script {name}, {language}", play_script, name, language
        if self.laps:
            what = "the same game repeatedly, and what it leaves in the heap"
            yield what, try_rounds, self.laps, self.rounds
        for key in self.long_games:
            yield f"reset with a game of {EVENTS} events, {key}", try_long_game, key
        for number in range(self.cuts):
            yield "reset in the middle of a game", try_cut, number, self.cuts


@dataclass
class Trial:
    report: Report
    pictures: dict[str, bytes] = field(default_factory=dict)  # those that differ


def certify(device: str, say: Say, hands: Hands | None = None, plan: Plan | None = None) -> Trial:
    """Try a board; `say` is called with each step."""
    plan = plan or Plan()
    with at_the_table(device) as table:
        report = board_report(table.board, plan)
        trial = Trial(report)
        table.set_aside()
        table.sit_down()
        if hands:
            try_by_hand(table, report, hands)
        jobs = list(plan.jobs())
        for number, (what, job, *args) in enumerate(jobs, 1):
            say(f"{number} of {len(jobs)}: {what}")
            try:
                job(table, trial, *args)
            except BoardSays as error:
                report.faults.append(f"The board says: {plain(error.why, 80)} ({what}).")
        summed_up(table, report)
    report.games = len(table.after)
    if table.after != table.before:
        report.faults.append("The files that were set aside have changed.")
    return trial


def board_report(board: Board, plan: Plan) -> Report:
    """Which board this is; BadInput if there is nothing to certify."""
    name = check_board(board, None)
    there = running(board)
    if there is None or there.version != VERSION:
        version = plain(there.version, 20) if there else "none"
        raise BadInput(
            f"the board has Signalbox {version}, this computer {VERSION}: run"
            " `signalbox deploy` first"
        )
    if not board.value("'here' in globals()"):
        raise BadInput("no gadget runs on the board: run `signalbox doctor`")
    free, _ = board.value("(lambda f: (f[3], f[2]))(os.statvfs('/'))")
    if free < NEEDED_BLOCKS:
        raise BadInput(
            f"only {free} blocks of the flash are free and {NEEDED_BLOCKS} are needed: run"
            " `signalbox sync --free` first"
        )
    if not is_this(there, name):
        raise BadInput(
            f"the Signalbox {VERSION} on the board was made of other sources than the one on this"
            " computer: run `signalbox deploy` first"
        )
    machine, micropython = board.value("(sys.implementation._machine, sys.version)")
    mpremote = importlib.metadata.version("mpremote")
    return Report(
        board=name,
        machine=plain(machine, 80),
        micropython=plain(micropython, 80),
        signalbox=str(there),
        build=plain(there.build, 20),
        certified_by=f"Signalbox {VERSION}, mpremote {mpremote},"
        f" Python {platform.python_version()} on {platform.system()}",
        date=datetime.now(UTC).date().isoformat(),
        whole=plan.whole(),
    )


def try_by_hand(table: Table, report: Report, hands: Hands) -> None:
    """Each real button, alone, and the buzzer."""
    report.hands = True
    for name, bit in BUTTONS.items():
        hands.say(f"Press and release {name}.")
        seen = table.board.value(f"sb_pressed({PRESS_S * 1000})")
        others = [other for other, mask in BUTTONS.items() if seen & mask and other != name]
        if not seen & bit:
            report.faults.append(f"The button {name} was not noticed within {PRESS_S} s.")
        elif others:
            report.faults.append(f"With the button {name} also {', '.join(others)} went down.")
    hands.say("Listen: two notes.")
    table.board.run("sb_beep()")
    if not hands.heard():
        report.faults.append("The buzzer was not heard.")


def try_start(table: Table, trial: Trial) -> None:
    table.new()
    first, start = table.starts
    trial.report.note("first", first)
    trial.report.note("start", start)


def play_script(table: Table, trial: Trial, name: str, language: str) -> None:
    report, text = trial.report, text_of(name)
    wanted = goldens(name, language)
    compared = CLOCK not in text
    where = f"script {name}, {language}"
    table.new(language=language)
    pictures = 0
    for lines, picture in steps(text):
        table.play(lines)
        if not picture:
            continue
        shown = table.picture()
        pictures += 1
        if not shown:
            report.faults.append(f"The OLED did not answer at the picture {picture} ({where}).")
        elif compared and hashlib.sha256(shown).hexdigest() != wanted[picture]:
            trial.pictures[f"{name}-{language}-{picture}"] = shown
            report.faults.append(
                f"The picture {picture} is wrong: at least one pixel differs ({where})."
            )
    games = check_journals(table, report, where)
    report.played.append(Played(name, language, pictures, pictures * compared, len(games)))


def check_journals(table: Table, report: Report, where: str) -> list[Examined]:
    """Read the journals back and verify them."""
    promised = table.promised()
    found = {name: examine(data) for name, data in table.journals().items()}
    for name, game in found.items():
        if name.endswith(".jnl") and len(game.events) < promised:
            report.faults.append(unflushed(promised - len(game.events), where))
        else:
            report.faults += [f"Journal {name}: {fault} ({where})" for fault in game.wrong()]
    if CRASH in table.board.names(quarantine.DATA):
        report.faults.append(f"The gadget met a fault of its own ({where}).")
    return list(found.values())


def unflushed(lines: int, where: str) -> str:
    return (
        f"The journal is {lines} lines behind the screen: a power cut would lose what the players"
        f" have seen, because it is not flushed ({where})."
    )


def try_rounds(table: Table, trial: Trial, laps: int, rounds: int) -> None:
    """Play the same game repeatedly: how much heap a round leaks, from the second lap on."""
    report = trial.report
    table.new(**QUICK)
    free = []
    for _ in range(laps):
        table.play("\n".join([BEGIN, *[ROLL] * rounds, GIVE_UP]))
        free.append(table.free())
    check_journals(table, report, "rounds")
    report.note("leak", max(0, round((free[0] - free[-1]) / ((laps - 1) * rounds))))


def try_long_game(table: Table, trial: Trial, key: str) -> None:
    """Start with a long game in progress, which must come back with all its events."""
    report = trial.report
    where = f"game of {EVENTS} events, {key}"
    table.hold(demo.in_progress(key, EVENTS))
    table.reset()
    table.resumes.append(table.starts[1])
    table.switch_on()
    if table.promised() != EVENTS:
        report.faults.append(f"The game in progress is not opened ({where}).")
    check_journals(table, report, where)


def try_cut(table: Table, trial: Trial, number: int, of: int) -> None:
    """Reset while a roll is being written: everything that was shown must come back."""
    report = trial.report
    where = f"reset {number + 1}"
    if number == 0:
        table.new(**QUICK)
        table.play(BEGIN)
    promised = table.promised()
    span = LAST_CUT_MS - FIRST_CUT_MS
    table.reset(FIRST_CUT_MS + span * number // max(of - 1, 1), ROLL)
    report.cuts += 1
    journals = [name for name in table.journals() if name.endswith(".jnl")]
    if len(journals) != 1:
        report.faults.append(f"The game in progress is gone ({where}).")
    else:
        game = examine(table.journals()[journals[0]])
        if len(game.events) < promised:
            report.faults.append(unflushed(promised - len(game.events), where))
    table.switch_on()
    check_journals(table, report, where)


def summed_up(table: Table, report: Report) -> None:
    if table.resumes:
        report.note("resume", max(table.resumes))
    if table.heaps:
        report.note("heap", round(min(table.heaps) / 1000))
    if table.presses:
        report.note("press", round(statistics.median(table.presses) / 1000, 1))
    table.gather()
    report.note("line", round(table.line_us / 1000, 1))
    if table.bus_bytes:
        report.note("bus", round(table.bus_us / table.bus_bytes * WHOLE_PICTURE / 1000, 1))
