"""What `make release` makes of committed files alone; the rest has tests of its own."""

import io
import json
import os
import re
import tarfile
import tomllib
import zipfile
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
    """What they do can be tried on any computer; around it they only set up and upload."""
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.M))
    ours = {"bash .ci/run", *(f"make {target}" for target in targets)}
    around = (
        "apt-get update && apt-get install -y git make ",
        "git config --global ",
        "gh release ",
    )
    for path in WORKFLOWS:
        text = path.read_text("utf-8")
        ran = [line.removesuffix(" PYTHON=python") for line in re.findall(r"\brun: (.+)", text)]
        rest = [line for line in ran if line not in ours]
        assert len(rest) < len(ran) and all(line.startswith(around) for line in rest), path.name


@pytest.mark.parametrize(
    "name", ["docs/example.jnl", "requirements.lock", "tests/goldens/tour.de.txt"]
)
def test_a_checkout_has_the_same_bytes_on_every_system(name):
    """Git on Windows would end lines in CR LF: no journal would verify."""
    assert release.git("check-attr", "text", "--", name) == f"{name}: text: unset"


@pytest.mark.parametrize(
    ("named", "said"),
    [
        ({}, None),
        ({"GITHUB_REF_TYPE": "branch", "GITHUB_REF_NAME": "main"}, None),
        ({"GITHUB_REF_TYPE": "tag", "GITHUB_REF_NAME": release.TAG}, None),
        ({"GITHUB_REF_TYPE": "tag", "GITHUB_REF_NAME": "v9.9.9"}, "The tag is v9.9.9, but"),
    ],
)
def test_a_tag_of_another_version_is_refused_before_anything_is_made(
    tree, monkeypatch, named, said
):
    for name in ("GITHUB_REF_TYPE", "GITHUB_REF_NAME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in named.items():
        monkeypatch.setenv(name, value)
    refused = release.refusal()
    assert refused is None if said is None else refused.startswith(said)


def test_changes_and_a_tag_elsewhere_are_refused(tree):
    (tree / "one").write_text("another")
    assert release.refusal().startswith("The working tree has changes")
    release.git("commit", "--all", "--message", "another")
    assert release.refusal() is None and not release.is_tagged()
    assert release.tag() == 0 and release.is_tagged() and release.refusal() is None
    assert release.tag() == 0, "made again, it is the same"
    release.git("commit", "--allow-empty", "--message", "one more")
    assert release.refusal().startswith(f"{release.TAG} is another commit")
    (tree / "made").write_text("by a build")
    assert release.tag() == 1


@pytest.fixture
def tree(tmp_path, monkeypatch):
    """A repository of its own with one commit."""
    monkeypatch.setattr(release, "ROOT", tmp_path)
    release.git("init", "--quiet")
    release.git("config", "user.name", "Ada")
    release.git("config", "user.email", "ada@example.org")
    (tmp_path / "one").write_text("one")
    release.git("add", "one")
    release.git("commit", "--message", "one")
    return tmp_path


def test_an_archive_of_a_folder_can_be_read_by_everybody(tmp_path):
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "page.html").write_text("a page")
    release.zipped(folder, tmp_path / "site.zip")
    with zipfile.ZipFile(tmp_path / "site.zip") as packed:
        assert [one.external_attr >> 16 for one in packed.infolist()] == [0o644]
