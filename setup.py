"""Everything about the package is in pyproject.toml; here only what that cannot say: the wheel
contains the board's own files too (see host_tools/common/places.py), and the display driver that a
board runs: as a dependency it would bring Adafruit's Blinka, which drives displays from computers
and hides MicroPython's modules."""

import ast
import re
import subprocess
import sys
from importlib.metadata import Distribution, PackageNotFoundError, distribution, distributions
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
IN_THE_WHEEL = "host_tools/board_files"


class WithBoardFiles(build_py):
    def run(self):
        super().run()
        if self.editable_mode:  # then they are found in the checkout and in its environment
            return
        target = Path(self.build_lib) / IN_THE_WHEEL
        for name in board_files():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            copy = self.copy_tree if (HERE / name).is_dir() else self.copy_file
            copy(str(HERE / name), str(target / name))
        with TemporaryDirectory() as folder:
            for driver in installed_drivers() or fetched_drivers(folder):
                for file in driver.files:
                    if file.suffix == ".py" or file.name in {"LICENSE", "METADATA"}:
                        path = target / "drivers" / file
                        path.parent.mkdir(parents=True, exist_ok=True)
                        path.write_bytes(driver.locate_file(file).read_bytes())


def board_files():
    """The list in host_tools/common/places.py, read without importing the package."""
    tree = ast.parse((HERE / "host_tools/common/places.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and node.targets[0].id == "BOARD_FILES":
            return ast.literal_eval(node.value)
    raise LookupError("BOARD_FILES")


def drivers() -> list[tuple[str, str]]:
    """Name and version of each."""
    text = (HERE / "hardware/board-modules.txt").read_text(encoding="utf-8")
    return re.findall(r"^([\w-]+)==(\S+)$", text, re.MULTILINE)


def installed_drivers() -> list[Distribution]:
    """Those of this environment, so that a build in it needs no network; none if they differ."""
    try:
        found = [distribution(name) for name, _ in drivers()]
    except PackageNotFoundError:
        return []
    return found if [one.version for one in found] == [one for _, one in drivers()] else []


def fetched_drivers(folder: str) -> list[Distribution]:
    """Those whose hashes are in the lock."""
    lock = (HERE / "requirements.lock").read_text(encoding="utf-8")
    entries = [
        re.search(rf"^{name}==(?:.*\\\n)+.*\n", lock, re.MULTILINE) for name, _ in drivers()
    ]
    wanted = Path(folder) / "wanted.txt"
    wanted.write_text("".join(entry[0] for entry in entries), encoding="utf-8")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    options = ("--no-deps", "--require-hashes", "--target", folder, "--requirement", str(wanted))
    subprocess.run([*pip, *options], check=True)
    return list(distributions(path=[folder]))


setup(cmdclass={"build_py": WithBoardFiles})
