# The modules that are frozen into every image of ours. MicroPython runs a manifest in the folder
# where it is; `options.board` and `options.folder` come from the board's own manifest.

import sys
from pathlib import Path

here = Path.cwd()
modules = here.parent / options.folder / "modules"
if modules.is_dir():  # as `signalbox image` writes them
    paths = {path.relative_to(modules).as_posix(): path for path in modules.rglob("*.py")}
else:  # MicroPython's own `make`, straight from the sources of Signalbox
    sys.path.insert(0, str(here.parents[4]))
    from host_tools.firmware_files.bundle import sources

    paths = sources(options.board)
for name in sorted(paths):
    module(name, base_path=paths[name].as_posix().removesuffix(name))
