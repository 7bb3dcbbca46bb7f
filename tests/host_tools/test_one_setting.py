"""A setting is declared once: a new one appears in the store, on the screen, in `signalbox
settings` and in the guides' tables."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DECLARED = """SETTINGS = (
    Setting(
        ("whistle", 2, "int", 0, 9),
        ("Whistle", "Pfiff"),
        ("how loud it blows", "wie laut es pfeift"),
        (2, "soft", "leise"),
        (9, "shrill", "schrill"),
    ),
"""
TRY = """
import sys, types
from pathlib import Path
import firmware.play

name = "firmware.play.settings_table"
source = Path(firmware.play.__path__[0], "settings_table.py").read_text(encoding="utf-8")
assert source.count("SETTINGS = (\\n") == 1
module = types.ModuleType(name)
sys.modules[name] = firmware.play.settings_table = module
exec(source.replace("SETTINGS = (\\n", sys.argv[2]), module.__dict__)

from firmware.play.settings import Settings
from host_tools.board import settings as board_settings
from host_tools.commands.roster import setting_words
from host_tools.journals.memory_files import MemoryFiles
from tests.runners.driver import switched_on
from tests.support.guide_options import refreshed

files = MemoryFiles()
assert Settings(files).get("whistle") == 2 and Settings(files).set("whistle", 5)
assert Settings(files).get("whistle") == 5

for language, lines in {"en": "Whistle soft shrill", "de": "Pfiff leise schrill"}.items():
    script = switched_on(Path(sys.argv[1], language), language=language)
    script.gadget.go("settings")
    script.settle()
    rows = [script.gadget.screen.rows()[0]]
    script.run("press RIGHT")
    rows.append(script.gadget.screen.rows()[0])
    title, first, second = lines.split()
    assert rows == [("whistle", title, first), ("whistle", title, second)], rows
    assert script.gadget.settings.get("whistle") == 9

assert board_settings.parse_change("whistle=7") == ("whistle", 7)
assert board_settings.allowed("whistle") == "0 to 9" and "whistle=" in setting_words("w")
assert board_settings.in_words("whistle", 8) == "Whistle: shrill"

guide = refreshed("<!-- settings -->\\n<!-- end -->", "en")
assert "| Whistle (`whistle`) | **soft**, shrill | how loud it blows |" in guide, guide
guide = refreshed("<!-- settings -->\\n<!-- end -->", "de")
assert "| Pfiff (`whistle`) | **leise**, schrill | wie laut es pfeift |" in guide, guide
"""


def test_a_declared_setting_is_everywhere(tmp_path):
    for language in ("en", "de"):
        (tmp_path / language).mkdir()
    done = subprocess.run(
        [sys.executable, "-c", TRY, str(tmp_path), DECLARED],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
