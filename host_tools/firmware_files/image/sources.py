"""MicroPython's source tree: Debian's packages, fetched once into the cache, or a folder."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from host_tools.common.errors import BadInput

VERSION = "1.25.0"
SUITE = "trixie"  # the Debian suite that carries this MicroPython, the Pico SDK and TinyUSB
FETCHING = ("apt-get", "dpkg-deb", "tar")
# What the build takes from other projects, as a git clone has it after `make submodules`.
NEEDED = (
    "ports/rp2/CMakeLists.txt",
    "lib/pico-sdk/pico_sdk_init.cmake",
    "lib/tinyusb/src/tusb.h",
    "lib/mbedtls/library/sha256.c",
    "lib/micropython-lib/README.md",
)
# The build takes them for a sign that a submodule is there. It needs nothing of micropython-lib,
# and Debian's package of the SDK comes without this file.
MARKS = ("lib/micropython-lib/README.md", "lib/pico-sdk/README.md")
Say = Callable[[str], None]


class NoImage(BadInput):
    """No image can be built here: says why, and what to do."""


def cache() -> Path:
    import platformdirs

    folder = Path(platformdirs.user_cache_dir("signalbox"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """A lock between processes: one builds, the other waits."""
    try:
        import fcntl
    except ImportError:  # Windows has no such lock: simultaneous builds may collide
        yield
        return
    with open(cache() / "image.lock", "w", encoding="ascii") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def own_tree(folder: Path) -> Path:
    """A source tree of the user's own, with the parts that a build needs."""
    tree = folder.resolve()
    if not (tree / NEEDED[0]).is_file():
        raise BadInput(f"{folder} is not a source tree of MicroPython: it has no {NEEDED[0]}")
    for name in NEEDED:
        if not (tree / name).exists():
            raise BadInput(
                f"{folder} is not complete, {name} is missing: run"
                " `make -C ports/rp2 BOARD=RPI_PICO submodules` there"
            )
    return tree


def debian_place() -> Path:
    return cache() / f"micropython-{VERSION}" / "micropython"


def debian_tree(say: Say) -> Path:
    """Debian's sources as one tree. Call it under the lock."""
    tree = debian_place()
    if not tree.is_dir():
        absent = [tool for tool in FETCHING if not shutil.which(tool)]
        if absent:
            raise NoImage(
                f"MicroPython's sources are not here, and without {absent[0]} they cannot be"
                " fetched: give a source tree with --micropython FOLDER"
            )
        say(f"fetching the sources of MicroPython {VERSION}")
        work = tree.parent.with_suffix(".part")
        shutil.rmtree(work, ignore_errors=True)
        work.mkdir()
        fetch(work)
        unpack(work)
        for spent in ("state", "cache", "etc", "src", "debian/usr/share"):
            shutil.rmtree(work / spent)
        work.rename(tree.parent)
    for name in MARKS:
        (tree / name).touch()
    return tree


def fetch(work: Path) -> None:
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
    run(work / "src", "apt-get", *options, "source", "--download-only", "micropython", "mbedtls")
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
        raise NoImage(
            "MicroPython's sources are not here, and this machine's apt knows no Debian mirror:"
            " give a source tree with --micropython FOLDER"
        )
    where = f"{found[1] or ''}{found[2]} {SUITE} main\n"
    return f"deb {where}deb-src {where}", ".list"


def unpack(work: Path) -> None:
    """One source tree with the parts that the Debian source package keeps apart."""
    for package in (work / "src").glob("*.deb"):
        run(work, "dpkg-deb", "-x", str(package), "debian")
    for name in ("micropython", "mbedtls"):
        (archive,) = (work / "src").glob(f"{name}_*.orig.tar.*")
        (work / name).mkdir()
        run(work, "tar", "-xf", str(archive), "-C", name, "--strip-components=1")
    library = work / "micropython/lib"
    for name, origin in (
        ("mbedtls", "mbedtls"),
        ("tinyusb", "debian/usr/src/tinyusb"),
        ("pico-sdk", "debian/usr/src/pico-sdk"),
    ):
        shutil.rmtree(library / name, ignore_errors=True)
        (library / name).symlink_to(Path("../..") / origin)
    (library / "micropython-lib").mkdir(exist_ok=True)


def run(folder: Path, *command: str, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment or dict(os.environ),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        tail = "\n".join((done.stdout + done.stderr).splitlines()[-15:])
        raise NoImage(f"`{command[0]}` failed while building the image:\n{tail}")
