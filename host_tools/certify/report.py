"""The report of a certificate: the board, the tools, what was tried, and the results."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

from host_tools.certify.limits import LIMITS
from host_tools.common.whole_files import write_all
from host_tools.pictures.png import png

WIDTH, HEIGHT, TIMES = 128, 64, 4


@dataclass
class Played:
    """One script in one language."""

    script: str
    language: str
    pictures: int
    compared: int
    journals: int


@dataclass
class Report:
    board: str
    machine: str  # as MicroPython reports it
    micropython: str
    signalbox: str  # the version and where it comes from
    build: str  # digits of its sources
    certified_by: str  # the computer's side
    date: str
    whole: bool  # everything that a certificate requires was tried
    hands: bool = False  # buttons and buzzer were tried by a person
    measured: dict[str, float] = field(default_factory=dict)
    played: list[Played] = field(default_factory=list)
    cuts: int = 0
    games: int = 0  # files that were set aside and restored
    faults: list[str] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.faults

    @property
    def name(self) -> str:
        verdict = ("certified" if self.whole else "tried") if self.passed else "failed"
        return f"{verdict}-{self.board}-{self.date}"

    def note(self, key: str, value: float) -> None:
        """Check a measurement against its limit."""
        self.measured[key] = value
        limit = LIMITS[key]
        if not limit.keeps(value):
            self.faults.append(limit.fault.format(value=f"{value:g}", limit=limit.text()))


def check_folder(folder: Path) -> None:
    """BadInput if no report can be written: checked before the board is tried."""
    new = not folder.exists()
    write_all(folder, {})
    if new:
        folder.rmdir()


def write(report: Report, folder: Path, pictures: dict[str, bytes]) -> list[Path]:
    """The report for people and for programs, and the pictures that differ."""
    files = {
        f"{report.name}.md": as_text(report).encode(),
        f"{report.name}.json": (json.dumps(as_data(report), indent=2) + "\n").encode(),
    }
    files |= {f"{report.name}-{name}.png": drawn(data) for name, data in pictures.items()}
    write_all(folder, files)
    return [folder / name for name in files]


def as_data(report: Report) -> dict:
    measured = {
        key: {
            "what": LIMITS[key].what,
            "value": value,
            "unit": LIMITS[key].unit,
            "limit": LIMITS[key].text(),
        }
        for key, value in report.measured.items()
    }
    return asdict(report) | {"passed": report.passed, "measured": measured}


def as_text(report: Report) -> str:
    verdict = "passed" if report.passed else "NOT passed"
    lines = [
        f"# {report.board}, {report.date}: {verdict}",
        "",
        "Written by `signalbox certify`. The buttons were pressed over USB; a picture is what was",
        "sent to the OLED.",
        "",
        "| what | which |",
        "|---|---|",
        f"| board | {report.machine} |",
        f"| MicroPython | {report.micropython} |",
        f"| Signalbox | {report.signalbox}{f', build {report.build}' if report.build else ''} |",
        f"| certified by | {report.certified_by} |",
        f"| buttons and buzzer | {HANDS[report.hands]} |",
        f"| resets in the middle of a game | {report.cuts} |",
        f"| files set aside and restored | {report.games} |",
    ]
    if not report.whole:
        lines += ["", "Only part of what a certificate requires was tried."]
    lines += ["", *(f"- {fault}" for fault in report.faults or ["No fault was found."])]
    lines += ["", "| measured | value | limit |", "|---|---|---|"]
    for key, value in report.measured.items():
        limit = LIMITS[key]
        lines.append(f"| {limit.what} | {value:g} {limit.unit} | {limit.text()} |")
    lines += [
        "",
        "| script | language | pictures | compared | journals |",
        "|---|---|---|---|---|",
    ]
    for one in report.played:
        counts = f"{one.pictures} | {one.compared} | {one.journals}"
        lines.append(f"| {one.script} | {one.language} | {counts} |")
    return "\n".join(lines) + "\n"


HANDS = {True: "tried by a person", False: "not tried: nobody was there"}


def drawn(data: bytes) -> bytes:
    """The panel's memory as a PNG file."""
    rows = [
        bytes(
            255 * (data[(y >> 3) * WIDTH + x] >> (y & 7) & 1)
            for x in range(WIDTH)
            for _ in range(TIMES)
        )
        for y in range(HEIGHT)
        for _ in range(TIMES)
    ]
    return png(rows)
