"""The MicroPython image for the emulated Pico: `python -m tests.pico.get_image` prints its path.

Looked for in this order: the file named by SIGNALBOX_UF2; the cache; a download (where there is
internet); a build from Debian's sources, about a minute. The result is kept in the user's cache
and never committed.
"""

import fcntl
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import platformdirs

VERSION = "1.25.0"
SUITE = "trixie"  # the Debian suite that carries MicroPython 1.25, the Pico SDK and TinyUSB
TOOLS = ("apt-get", "dpkg-deb", "cmake", "make", "cc", "arm-none-eabi-gcc")
REMEDY = (
    "set SIGNALBOX_UF2 to a MicroPython 1.25+ RPI_PICO .uf2 file, or run tests/system_parts.sh"
    " (ARM compiler and cmake) on a Debian machine that reaches its package mirror"
)
FAMILY_RP2040 = "0xe48bff56"
MANIFEST = 'freeze("$(PORT_DIR)/modules")\ninclude("$(MPY_DIR)/extmod/asyncio")\n'


class NoImage(Exception):
    """No image, and no way to get one here; the text says why."""


def image() -> Path:
    given = os.environ.get("SIGNALBOX_UF2")
    if given:
        if not Path(given).is_file():
            raise NoImage(f"SIGNALBOX_UF2 names {given}, which is not a file")
        return Path(given)
    cache = Path(platformdirs.user_cache_dir("signalbox"))
    cached = cache / f"RPI_PICO-{VERSION}.uf2"
    if cached.is_file():
        return cached
    cache.mkdir(parents=True, exist_ok=True)
    with open(cache / "image.lock", "w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two test workers: one builds, the other waits
        if not cached.is_file():
            part = cached.with_suffix(".part")
            if not download(part):
                build(part)
            part.replace(cached)
    return cached


def download(target: Path) -> bool:
    """The emulator's own downloader knows where releases live; False without internet."""
    from rp2040py.utils.firmware_retrieve import MICROPYTHON, retrieve

    try:
        shutil.copyfile(retrieve(MICROPYTHON, VERSION, "pico"), target)
    except OSError:
        return False
    return True


def build(target: Path) -> None:
    absent = [tool for tool in TOOLS if not shutil.which(tool)]
    if absent:
        raise NoImage("the image cannot be built: no " + ", ".join(absent))
    print(f"[pico] building MicroPython {VERSION} for the emulated Pico", file=sys.stderr)
    with tempfile.TemporaryDirectory(prefix="signalbox-image-") as name:
        work = Path(name)
        fetch_sources(work)
        sdk = work / "debian/usr/src/pico-sdk"
        tree = unpack(work)
        run(work, "make", "-j2", "-C", str(tree / "mpy-cross"))
        (work / "manifest.py").write_text(MANIFEST, encoding="ascii")
        run(
            work,
            *("cmake", "-S", str(tree / "ports/rp2"), "-B", "out", "-DMICROPY_BOARD=RPI_PICO"),
            *(f"-DPICO_SDK_PATH_OVERRIDE={sdk}", "-DPICO_NO_PICOTOOL=1"),
            f"-DMICROPY_FROZEN_MANIFEST={work}/manifest.py",
        )
        run(work, "make", "-j2", "-C", "out")
        uf2conv = str(tree / "tools/uf2conv.py")
        options = ("-f", FAMILY_RP2040, "-b", "0x10000000", "-c", "-o", str(target.resolve()))
        run(work, sys.executable, uf2conv, *options, "out/firmware.bin")


def fetch_sources(work: Path) -> None:
    """Through a private apt configuration: the system's own stays as it is."""
    for folder in ("state/lists/partial", "cache/archives/partial", "etc", "src"):
        (work / folder).mkdir(parents=True)
    sources, suffix = private_sources()
    (work / "etc" / ("suite" + suffix)).write_text(sources, encoding="utf-8")
    options = (
        *("-o", "Dir::Etc::sourcelist=/dev/null", "-o", f"Dir::Etc::sourceparts={work}/etc"),
        *("-o", f"Dir::State={work}/state", "-o", "Dir::State::status=/var/lib/dpkg/status"),
        *("-o", f"Dir::Cache={work}/cache", "-o", "APT::Sandbox::User=root", "-q"),
    )
    run(work, "apt-get", *options, "update")
    source = ("source", "--download-only", "micropython", "mbedtls")
    run(work / "src", "apt-get", *options, *source)
    run(work / "src", "apt-get", *options, "download", "pico-sdk-source", "tinyusb-source")


def private_sources(root: Path = Path("/etc/apt")) -> tuple[str, str]:
    """The machine's own Debian mirror with the suite replaced and the sources switched on."""
    deb822 = root / "sources.list.d/debian.sources"
    if deb822.is_file():
        stanzas = []
        for stanza in re.split(r"\n\s*\n", deb822.read_text(encoding="utf-8")):
            if "-security" in stanza or "URIs:" not in stanza:
                continue
            with_sources = re.sub(r"(?m)^Types:.*", "Types: deb deb-src", stanza)
            stanzas.append(re.sub(r"(?m)^Suites:.*", f"Suites: {SUITE}", with_sources))
        return "\n\n".join(stanzas) + "\n", ".sources"
    one_line = root / "sources.list"
    text = one_line.read_text(encoding="utf-8") if one_line.is_file() else ""
    found = re.search(r"(?m)^deb\s+(\[.*?\]\s+)?(\S*/debian/?)\s", text)
    if not found:
        raise NoImage("the image cannot be built: no Debian mirror in the machine's apt sources")
    where = f"{found[1] or ''}{found[2]} {SUITE} main\n"
    return f"deb {where}deb-src {where}", ".list"


def unpack(work: Path) -> Path:
    """One source tree with the parts that the Debian source package keeps apart."""
    for package in (work / "src").glob("*.deb"):
        run(work, "dpkg-deb", "-x", str(package), "debian")
    trees = {}
    for name in ("micropython", "mbedtls"):
        (archive,) = (work / "src").glob(f"{name}_*.orig.tar.*")
        (work / name).mkdir()
        run(work, "tar", "-xf", str(archive), "-C", name, "--strip-components=1")
        trees[name] = work / name
    library = trees["micropython"] / "lib"
    for name, origin in (
        ("mbedtls", trees["mbedtls"]),
        ("tinyusb", work / "debian/usr/src/tinyusb"),
    ):
        shutil.rmtree(library / name, ignore_errors=True)
        (library / name).symlink_to(origin)
    # The port insists on this folder although the manifest takes nothing from it.
    (library / "micropython-lib").mkdir(exist_ok=True)
    (library / "micropython-lib/README.md").touch()
    return trees["micropython"]


def run(folder: Path, *command: str) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        tail = "\n".join((done.stdout + done.stderr).splitlines()[-15:])
        raise NoImage(f"`{command[0]}` failed while building the image:\n{tail}")


if __name__ == "__main__":
    try:
        print(image())
    except NoImage as problem:
        sys.exit(f"{problem}\nTo get one: {REMEDY}.")
