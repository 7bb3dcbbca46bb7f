"""`make bench` marks every missed budget by itself, and the page in docs/ has these marks."""

import sys

import pytest

from tests.bench import __main__ as bench
from tests.bench import coach_table, parts
from tests.bench.page import BOTH, HEAD, MET, MISSED, line, summary, table, verdict

PAGE = (bench.ROOT / "docs/lab/benchmarks.md").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize(
    ("budget", "met", "missed"),
    [
        ("at most 1,000", (999, 1000), (1000.1, 2000)),
        ("at least 43.85", (43.85, 50), (43.84, 0)),
        ("under 200", (199.9, 0), (200, 317)),
        ("15 to 25", (15, 25), (14.9, 25.1)),
    ],
)
def test_a_budget_is_met_or_missed(budget, met, missed):
    assert {verdict(figure, budget) for figure in met} == {MET}
    assert {verdict(figure, budget) for figure in missed} == {MISSED}


@pytest.mark.parametrize("budget", ["about 200", "20 ms", "less than 1", "5 or 6"])
def test_a_budget_that_cannot_be_judged_is_refused(budget):
    with pytest.raises(ValueError):
        verdict(1, budget)


def test_the_rows_of_a_table_and_their_summary():
    lines = table([("free heap", 156, "KB", "at least 160"), ("import", 0.2512, "s")])
    assert tuple(lines[:2]) == HEAD
    assert lines[2] == "| free heap | 156 KB | at least 160 | **missed** |"
    assert lines[3:] == ["| import | 0.251 s |  |  |"]
    lines.append(line("a roll", 8.2, "%", "at most 20"))
    assert summary(lines) == "1 of 2 budgets are missed; each is marked."


def test_a_table_of_its_own_stays_as_it_is():
    row = coach_table.row("coach", [(60, 1.0), (64, 0.5)])
    assert row == "| coach | 0.75 | 2 | 62.00 | 2.00 | 2.8 | 60 | 64 |"
    lines = [*coach_table.HEAD, row]
    assert table(lines) == lines and len({text.count("|") for text in lines}) == 1


def test_both_clocks_stand_beside_each_other():
    budgets = {125: "at most 250", 200: "at most 180"}
    rows = [("start", {125: 249, 200: 188}, "ms", budgets), ("the image", 600_000, "bytes")]
    lines = table(rows)
    assert tuple(lines[:2]) == BOTH
    start = "| start | 249 ms | at most 250 | met | 188 ms | at most 180 | **missed** |"
    assert lines[2:] == [start, "", *HEAD, "| the image | 600,000 bytes |  |  |"]
    assert summary(lines) == "1 of 2 budgets are missed; each is marked."


def test_the_page_marks_every_missed_budget():
    heads = [at for at, text in enumerate(PAGE) if text in (HEAD[0], BOTH[0])]
    rows = [PAGE[at + 2 :] for at in heads]
    assert {PAGE[at] for at in heads} == {HEAD[0], BOTH[0]}
    for text in (text for part in rows for text in part[: [*part, ""].index("")]):
        cells = [cell.strip() for cell in text.split("|")][2:-1]
        for measured, budget, marked in zip(cells[::3], cells[1::3], cells[2::3], strict=True):
            figure = float(measured.split()[0].replace(",", ""))
            assert marked == verdict(figure, budget), text
    assert summary(PAGE) in PAGE


def test_a_part_that_is_measured_again_replaces_its_section():
    old = [
        "# Benchmarks",
        "",
        "## Rules",
        "",
        "old",
        "",
        "## The coach",
        "",
        "kept",
        "## Gone",
        "x",
    ]
    lines = bench.sections(old)
    assert lines == {"Rules": ["", "old", ""], "The coach": ["", "kept"], "Gone": ["x"]}
    on_page = [text[3:] for text in PAGE if text.startswith("## ")]
    assert on_page == [title for title, _ in parts.PARTS if title in on_page], "nothing else"


def test_a_part_that_does_not_exist_is_refused(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["bench", "rules", "NO_SUCH_PART"])
    assert bench.main() == 2
    said = capsys.readouterr()
    assert "There is no part 'NO_SUCH_PART'" in said.err
    assert "The parts are rules, rival, " in said.err
    assert not said.out


def test_the_processes_find_what_they_run():
    """A process that is spawned cannot import from the __main__.py of a package."""
    assert bench.measure is parts.measure and parts.rows_of.__module__ == "tests.bench.parts"
