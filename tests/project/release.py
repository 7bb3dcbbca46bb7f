"""`make release`: everything that a release offers, in build/release, the same bytes each time.

The tag is made last, when all of it is there: pushing the tag has it released by
.github/workflows/release.yml, which runs this again.
"""

import gzip
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from firmware.version import VERSION
from host_tools.firmware_files.image.build import FAMILIES
from host_tools.page.handbook.text import first_part
from tests.project.lock import ROOT
from tests.project.printed import printed
from tests.project.sbom import sbom

OUT = ROOT / "build/release"
TAG = f"v{VERSION}"
GUIDES = {
    "guide.en.pdf": "docs/guide.md",
    "guide.de.pdf": "docs/anleitung.md",
    "build.en.pdf": "hardware/build.md",
    "build.de.pdf": "hardware/bauen.de.md",
}
CHANGES = "CHANGES.md"
LICENCES = ("LICENSE", "THIRD_PARTY.md")
SMALLEST = 1000  # bytes; an empty zip file has 22
SHEETS = {"first_evening.en.pdf": "docs/guide.md", "first_evening.de.pdf": "docs/anleitung.md"}


def main() -> int:
    if refused := refusal():
        say(refused)
        return 1
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    os.umask(0o022)  # archives keep what their files allow
    os.environ["SOURCE_DATE_EPOCH"] = str(date())
    (OUT / CHANGES).write_text(changes(), encoding="utf-8")
    (OUT / "sbom.cdx.json").write_text(sbom(), encoding="utf-8")
    for name, source in GUIDES.items():
        say(name)
        text = (ROOT / source).read_text(encoding="utf-8")
        (OUT / f"signalbox-{name}").write_bytes(printed(text, (ROOT / source).parent))
    for name, source in SHEETS.items():
        say(name)
        (OUT / f"signalbox-{name}").write_bytes(sheet(ROOT / source))
    packages()
    images()
    site()
    hardware()
    for name in LICENCES:
        shutil.copyfile(ROOT / name, OUT / name)
    made = [path for path in OUT.iterdir() if path.name != CHANGES]
    if empty := [path.name for path in made if path.stat().st_size < SMALLEST]:
        say(f"Nothing is in {', '.join(empty)}.")
        return 1
    sums = "".join(f"{digest(path)}  {path.name}\n" for path in sorted(OUT.iterdir()))
    (OUT / "SHA256SUMS").write_text(sums, encoding="utf-8")
    print(sums, end="")
    return tag()


def refusal() -> str | None:
    """Why this commit cannot be released, before anything is made."""
    if git("status", "--porcelain"):
        return "The working tree has changes: commit them first."
    pushed = os.environ.get("GITHUB_REF_NAME", TAG)
    if os.environ.get("GITHUB_REF_TYPE") == "tag" and pushed != TAG:
        return f"The tag is {pushed}, but firmware/version.py says {VERSION}."
    if git("tag", "--list", TAG) and not is_tagged():
        return f"{TAG} is another commit: raise VERSION in firmware/version.py."
    return None


def is_tagged() -> bool:
    return bool(git("tag", "--points-at", "HEAD", "--list", TAG))


def say(what: str) -> None:
    print(f"[release] {what}", flush=True)


def date() -> int:
    """When the commit was made: what contains dates contains this one."""
    return int(git("log", "-1", "--format=%ct"))


def git(*words: str) -> str:
    asked = ("git", "-C", str(ROOT), *words)
    return subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()


def changes() -> str:
    """What CHANGELOG.md says of this version."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(VERSION)}\b.*?\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    if not found:
        raise SystemExit(f"CHANGELOG.md says nothing of {VERSION}.")
    return found[1].strip() + "\n"


def sheet(source: Path) -> bytes:
    """The beginning of a guide, on one sheet."""
    text = first_part(source.read_text(encoding="utf-8"), "Signalbox")
    return printed(text, source.parent, screen_mm=38)


def packages() -> None:
    say("wheel and sdist")
    shutil.rmtree(ROOT / "build/lib", ignore_errors=True)  # what an earlier wheel was made from
    for kind in ("wheel", "sdist"):
        build = f"import setuptools.build_meta as build; build.build_{kind}({str(OUT)!r})"
        subprocess.run([sys.executable, "-c", build], cwd=ROOT, check=True, capture_output=True)
    for path in OUT.glob("*.tar.gz"):
        path.write_bytes(same_each_time(path.read_bytes()))


def same_each_time(data: bytes) -> bytes:
    """An archive without the times and the user of this build."""
    packed = io.BytesIO()
    with (
        tarfile.open(fileobj=io.BytesIO(data)) as old,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for one in sorted(old.getmembers(), key=lambda member: member.name):
            kept = tarfile.TarInfo(one.name)
            kept.type, kept.size, kept.mtime = one.type, one.size, date()
            kept.mode = 0o755 if one.isdir() or one.mode & 0o100 else 0o644
            new.addfile(kept, old.extractfile(one) if one.isfile() else None)
    return gzip.compress(packed.getvalue(), mtime=0)


def images() -> None:
    for board in FAMILIES:
        say(f"image for {board}")
        signalbox("image", "--board", board, OUT / f"signalbox-{board}.uf2")


def site() -> None:
    say("site")
    folder = ROOT / "build/site"
    shutil.rmtree(folder, ignore_errors=True)
    signalbox("build-site", folder)
    zipped(folder, OUT / "signalbox-site.zip")


def hardware() -> None:
    say("hardware: circuit board and case")
    folder = ROOT / "build/hardware"
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "hardware.make", "--all"], cwd=ROOT, check=True)
    shutil.copyfile(ROOT / "hardware/LICENSE", folder / "LICENSE")
    zipped(folder, OUT / "signalbox-hardware.zip")


def signalbox(*words: str | Path) -> None:
    run = "from host_tools.cli import main; main()"
    subprocess.run([sys.executable, "-c", run, *map(str, words)], cwd=ROOT, check=True)


def zipped(folder: Path, target: Path) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                inner = zipfile.ZipInfo(path.relative_to(folder).as_posix())
                inner.compress_type = zipfile.ZIP_DEFLATED
                inner.external_attr = 0o644 << 16  # a web server may be another user
                packed.writestr(inner, path.read_bytes())


def digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def tag() -> int:
    if changed := git("status", "--porcelain"):
        say(f"What was made differs from what is committed: {TAG} was not made.\n{changed}")
        return 1
    if is_tagged():
        say(f"{TAG} is this commit.")
        return 0
    git("tag", "--annotate", "--message", f"Signalbox {VERSION}", TAG)
    say(f"{TAG} is made; `git push origin {TAG}` releases it.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
