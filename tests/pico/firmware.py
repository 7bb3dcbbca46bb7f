"""What runs on the emulated Pico: the image with Signalbox frozen in, and programs that try one
part of it."""

import tomllib
from pathlib import Path

from host_tools.firmware_files import bundle
from tests.pico.rig import PicoRig

ROOT = Path(__file__).resolve().parents[2]
BOARD = tomllib.loads((ROOT / "hardware/pins.toml").read_text(encoding="utf-8"))["pico"]
PINS = {name.upper(): pin for name, pin in BOARD["buttons"].items()}
TYPED = b"\rimport sys\rsys.path.append('/')\rimport program\r"
ECHO = b"import program\r\n"
USB_MS = 60  # until the console is there


def rig(program: str | None = None, more: dict[str, bytes] | None = None, **options) -> PicoRig:
    """A wired Pico with our image and more files. With a program it starts in safe mode, and
    somebody types an import of it: as a compiled module, since a long text at the prompt leaves
    the compiler's garbage behind."""
    content = dict(more or {})
    options = {"pins": PINS} | options
    if program is None:
        return PicoRig(content, **options)
    content["/program.mpy"] = bundle.compile_module(program.encode(), "program.py")
    held = options.pop("held", ())
    pico = PicoRig(content, held=("B", *held), **options)
    pico.run(USB_MS)
    if "B" not in held:
        pico.keys["B"].release()
    pico.type(TYPED)
    pico.run_until(lambda: ECHO in pico.console, 1000, step_ms=1)
    pico.console = pico.console.partition(ECHO)[2]  # what the program says
    return pico


def reboot(old: PicoRig, **options) -> PicoRig:
    """The power was cut: the same flash in a chip that knows nothing else."""
    return PicoRig(dump=old.dump(), **({"pins": PINS, "image": old.image} | options))
