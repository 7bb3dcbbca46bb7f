"""Everything about the package is in pyproject.toml; here only what that cannot say: the wheel
contains the board's own files too (see host_tools/common/places.py)."""

import ast
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent


def board_files():
    """The list in host_tools/common/places.py, read without importing the package."""
    tree = ast.parse((HERE / "host_tools/common/places.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and node.targets[0].id == "BOARD_FILES":
            return ast.literal_eval(node.value)
    raise LookupError("BOARD_FILES")


class WithBoardFiles(build_py):
    def run(self):
        super().run()
        if not self.editable_mode:  # then they are found in the checkout
            for name in board_files():
                target = Path(self.build_lib) / "host_tools/board_files" / name
                target.parent.mkdir(parents=True, exist_ok=True)
                copy = self.copy_tree if (HERE / name).is_dir() else self.copy_file
                copy(str(HERE / name), str(target))


setup(cmdclass={"build_py": WithBoardFiles})
