"""docs/boards.md claims nothing that no report shows."""

import json
import re
from pathlib import Path

from host_tools.firmware_files.bundle import boards

DOCS = Path(__file__).resolve().parents[2] / "docs"
REPORTS = DOCS / "reports"
NOT_YET = "not yet run"


def claims() -> dict[str, str]:
    """Board -> what the table says of a real one."""
    text = (DOCS / "boards.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` [^|]*\|[^|]*\| ([^|]*) \|$", text, re.MULTILINE)
    return dict(rows)


def test_every_board_is_in_the_table():
    assert list(claims()) == list(boards())


def test_a_board_is_certified_by_a_report_only():
    shown = set()
    for board, claim in claims().items():
        names = re.findall(r"\(reports/(certified-[\w-]+)\.md\)", claim)
        assert names or claim == NOT_YET, f"{board}: {claim}"
        for name in names:
            facts = json.loads((REPORTS / f"{name}.json").read_text(encoding="utf-8"))
            assert facts["board"] == board and facts["passed"] and facts["whole"]
            shown |= {f"{name}.md", f"{name}.json"}
    there = {path.name for path in REPORTS.iterdir()} - {"README.md"}
    assert there == shown, "every report is named in the table, and is there"
