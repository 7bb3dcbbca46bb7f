"""The rooms with wires. `this_board()` makes the one that this code runs on."""

import os
import sys

# What MicroPython says of itself, and the module; the first that fits counts.
MODULES = (
    ("Pico W", "pico_w"),
    ("Pico2", "pico2"),
    ("Pico 2", "pico2"),
    ("Pico", "pico"),
    ("ESP32", "esp32"),
)


def module_name(machine):
    for part, module in MODULES:
        if part in machine:
            return module
    raise OSError("Signalbox does not know this board: " + machine)


def this_board():
    name = "firmware.boards." + module_name(sys.implementation._machine)
    __import__(name)
    return sys.modules[name].board()


def panel_and_files():
    """The OLED and the flash alone: the computer's tools show a picture where no gadget runs."""
    from firmware.boards.pins import PINS
    from firmware.boards.wired import FOLDER, Files, panel

    return panel(PINS[module_name(sys.implementation._machine)]), Files(FOLDER)


# Every package but those of the games; a test holds it.
PACKAGES = (
    "/adafruit_bus_device",
    "/firmware",
    "/firmware/boards",
    "/firmware/games",
    "/firmware/play",
    "/firmware/ui",
    "/firmware/ui/screens",
    "/firmware/ui/texts",
)
# Those of them whose modules are files of their own: they are needed before rooms can be opened.
ALONE = ("", "/adafruit_bus_device", "/firmware", "/firmware/boards")
WIRED = ("rp2", "esp32")
GAME = "/firmware/games/"
MOUNT = "/quick"
STAT = {1: (0x4000,) + (0,) * 9, 2: (0x8000,) + (0,) * 9}  # a folder, a file; else no entry


class Modules:
    """The compiled modules, with the display's driver, as a file system that knows what there is.

    MicroPython looks for every module three times, and each look takes the flash some ms. A file
    takes at least one block of flash and a folder two, so most folders are one file, a room:
    ui/screens/menu is `menu` in ui.screens.room, and emma/rules/game `rules.game` in
    games.emma.room. A room is the length of its index in two bytes, the index, and the modules;
    the index has a line for each: its name, and where it begins behind the index.
    """

    def __init__(self, folder):
        self._folder = folder

    def mount(self, readonly, mkfs):
        pass

    def umount(self):
        pass

    def stat(self, path):
        # No branch, so no Ctrl-C in here: MicroPython would take it for `there is no such file`.
        room = path.endswith("/rules") + path.endswith("/screens") + path.endswith("/words")
        game = path.startswith(GAME) * ("." not in path) * ((path.count("/") == 3) + room)
        file = path.endswith(".mpy") - path.endswith("/__init__.mpy")  # no package has any code
        ours = path.startswith("/firmware/") + path.startswith("/adafruit_")
        return STAT[(path in PACKAGES) + game + 2 * file * ours]

    def open(self, path, mode):
        """MicroPython reads a module to its own end, whatever comes behind it."""
        folder, name = path.rsplit("/", 1)
        try:
            if folder in ALONE:
                return open(self._folder + path, mode)
            if folder.count("/") == 4:
                folder, room = folder.rsplit("/", 1)
                name = room + "." + name
            folder = folder[len("/firmware/") :].replace("/", ".")
            return _in_room(open(self._folder + "/firmware/" + folder + ".room", mode), name)
        except OSError:
            raise ImportError("no module " + path) from None


def _in_room(file, name):
    """The file of a room, where one of its modules begins."""
    index = file.read(int.from_bytes(file.read(2), "big"))
    line = b"\n" + name[: -len(".mpy")].encode() + b" "
    at = index.find(line)
    if at < 0:
        file.close()
        raise OSError(2)
    at += len(line)
    file.seek(2 + len(index) + int(index[at : index.find(b"\n", at)]))
    return file


def find_quickly():
    """From now on modules of the firmware are found, without a search and in rooms."""
    if MOUNT in sys.path:
        return
    import vfs

    vfs.mount(Modules(os.getcwd()), MOUNT)
    sys.path.insert(0, MOUNT)
    for name in ("firmware", "firmware.boards"):
        path = MOUNT + "/" + name.replace(".", "/")
        sys.modules[name].__path__ = path  # type: ignore[assignment] # MicroPython has one string


if __file__.endswith(".mpy") and sys.platform in WIRED:  # not where they are frozen in
    find_quickly()
