"""What `make release` makes of committed files alone; the rest has tests of its own."""

import io
import json
import os
import re
import tarfile
import tomllib
from subprocess import CalledProcessError

import pytest

from firmware.version import VERSION
from tests.project import release
from tests.project.lock import ROOT
from tests.project.printed import printed
from tests.project.sbom import sbom
from tests.runners.moving_picture import OUT, moving_picture
from tests.support.sizes import size

WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))


def test_the_changes_of_this_version_are_written_down():
    said = release.changes()
    assert all(f"### {who}" in said for who in ("Players", "Computer", "Makers", "Developers"))
    assert "## 0.1.0" not in said


def test_the_list_of_parts_names_what_is_shipped_and_nothing_else():
    listed = {one["name"]: one["version"] for one in json.loads(sbom())["components"]}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = {re.match(r"[\w-]+", one)[0].lower() for one in project["dependencies"]}
    assert wanted <= listed.keys()
    assert {"micropython", "adafruit-circuitpython-ssd1306"} <= listed.keys()
    assert "pytest" not in listed
    assert json.loads(sbom())["metadata"]["component"]["version"] == VERSION


@pytest.mark.parametrize("source", ["docs/anleitung.md", "hardware/build.md"])
def test_a_guide_is_printed_with_its_pictures(source):
    """A drawing takes half a second: in `make test` the build guide ends after the first two."""
    text, folder = (ROOT / source).read_text("utf-8"), (ROOT / source).parent
    if source == "hardware/build.md":
        drawings = list(re.finditer(r"!\[.*?\]\(.*?\.svg\)", text))
        text = text[: drawings[size(2, len(drawings)) - 1].end()]
    made = printed(text, folder)
    assert made == printed(text, folder), "the same bytes each time"
    names = re.findall(r"!\[.*?\]\((.*?)\)", text)
    pictures = {(folder / name).read_bytes() for name in names}
    assert made.startswith(b"%PDF") and made.count(b"/Subtype /Image") >= len(pictures)


@pytest.mark.parametrize("source", release.SHEETS.values())
def test_a_first_evening_is_printed_on_one_sheet(source):
    assert re.search(rb"/Count (\d+)", release.sheet(ROOT / source))[1] == b"1"


def test_the_command_that_makes_the_images_and_the_site_runs(tmp_path):
    release.signalbox("sheet", tmp_path / "sheet.svg")
    assert (tmp_path / "sheet.svg").stat().st_size > release.SMALLEST
    with pytest.raises(CalledProcessError):
        release.signalbox("sheet", tmp_path / "no such folder/sheet.svg")


def test_an_archive_keeps_nothing_of_when_and_in_which_order_it_was_packed(tmp_path):
    def packed(names: str, when: int) -> bytes:
        written = io.BytesIO()
        with tarfile.open(fileobj=written, mode="w:gz") as archive:
            for name in names:
                (tmp_path / name).write_text(name)
                os.utime(tmp_path / name, (when, when))
                archive.add(tmp_path / name, name)
        return release.same_each_time(written.getvalue())

    assert packed("ab", 0) == packed("ba", 12345)


def test_the_moving_picture_is_what_the_script_makes():
    assert OUT.read_bytes() == moving_picture()
    assert len(OUT.read_bytes()) < 1_000_000


def test_the_front_page_is_short():
    for name in ("README.md", "LIESMICH.md"):
        assert len((ROOT / name).read_text("utf-8").splitlines()) <= 120


def test_workflows_only_call_make():
    """What they do can be done, and tried, on any computer."""
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    for path in WORKFLOWS:
        called = re.findall(r"run: make ([a-z-]+)|run: bash (\.ci/run)", path.read_text("utf-8"))
        assert called and all(not target or target in targets for target, _ in called), path.name
