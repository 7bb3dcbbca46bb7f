"""A board at the end of a cable, over mpremote's own transport.

with connected("auto") as board:      the gadget stops, and shows that a computer is at work
    board.value("2 + 2")
                                      afterwards it starts again, also after an error

The game in progress is on the flash with every event, so stopping the gadget loses nothing.
"""

import ast
import binascii
import contextlib
import io
import time
from collections.abc import Iterator
from typing import Any

from host_tools.board.ports import resolve
from host_tools.common.errors import BadInput
from host_tools.common.places import on_board
from host_tools.common.progress import Progress
from host_tools.common.safe_text import plain

PIECE = 3072  # bytes sent at once: the board holds a piece three times in its RAM
ANSWER_S = 60  # a board that hashes all its files is silent for a while
LONGEST_S = 300  # for one command, whatever happens
# A Ctrl-C can get lost: while the board starts, or while MicroPython looks for a module.
TRIES, LAST_TRIES, TRY_S = 8, 2, 4
TAKES_S = 5  # to accept the order to resume
LOOK_S = 0.3  # between two looks for a port
GONE_S = 10  # until a disappearing port is gone
BOOT_DRIVE = """
print('drive')
time.sleep_ms(200)  # until that is out
machine.bootloader()
"""


class LinkLost(BadInput):
    """The cable, or the board at its end, is gone. Everything can be run again."""


class BoardSays(BadInput):
    """An error on the board: `why` is its last line."""

    def __init__(self, what: str, why: str) -> None:
        super().__init__(f"the board says: {why}: {what}")
        self.why = why


class Board:
    """A board whose gadget is stopped."""

    def __init__(self, name: str, transport: Any) -> None:
        self.name = name
        self.stopped = False
        self._transport = transport

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._transport.close()

    def run(self, code: str, what: str = "run `signalbox doctor`") -> str:
        """Run code on the board; what it printed."""
        with self._alive(LONGEST_S):
            printed, fault = self._transport.exec_raw(code, timeout=ANSWER_S)
        if fault:
            lines = fault.decode("utf-8", "replace").strip().splitlines() or ["?"]
            raise BoardSays(what, plain(lines[-1].strip()))
        return printed.decode("utf-8", "replace")

    def hand_over(self, code: str, word: str) -> None:
        """Start code that does not return, and wait for its first output."""
        with self._alive(TAKES_S):
            self._transport.exec_raw_no_follow(code)
            said = self._transport.read_until(1, word.encode(), timeout=TAKES_S)
            if not said.endswith(word.encode()):
                raise LinkLost(f"{self.name} does not start it")
        self.stopped = False

    def value(self, expression: str) -> Any:
        """The value of an expression on the board: numbers, texts, lists, dicts."""
        said = self.run(f"print(repr({expression}))").strip()
        try:
            return ast.literal_eval(said)
        except (ValueError, SyntaxError):
            raise LinkLost(
                f"{self.name} answers nonsense: unplug it, plug it in, try again"
            ) from None

    def read(self, path: str) -> bytes:
        said = self.run(f"sb_read({path!r})", "the file cannot be read")
        try:
            return binascii.a2b_base64(said)
        except binascii.Error:
            raise LinkLost(f"{self.name}: {plain(path)} came damaged: try again") from None

    def write(self, path: str, data: bytes, progress: Progress | None = None) -> None:
        """Write a file in place; see `replace` for one that must never be half-written."""
        mode = "wb"
        full = "is the flash full? `signalbox sync --free` frees space"
        for at in range(0, max(1, len(data)), PIECE):
            piece = binascii.b2a_base64(data[at : at + PIECE], newline=False).decode()
            self.run(f"sb_write({path!r},{mode!r},{piece!r})", full)
            mode = "ab"
            if progress and at // PIECE % 8 == 7:
                progress(at + PIECE, len(data))

    def replace(self, path: str, data: bytes) -> None:
        """Replace a file's content atomically."""
        self.write(path + "~", data)
        self.run(f"os.rename({path + '~'!r},{path!r})")

    def remove(self, path: str) -> None:
        """A file, or a folder with everything in it."""
        self.run(f"sb_remove({path!r})")

    def hashes(self, folder: str) -> dict[str, str]:
        """Every file under a folder and its SHA-256; empty if there is no such folder."""
        return self._pairs(f"sb_hashes({folder!r})")

    def hashes_of(self, paths: list[str]) -> dict[str, str]:
        """The same for some files; those that are missing are left out."""
        found: dict[str, str] = {}
        for at in range(0, len(paths), 40):
            some = paths[at : at + 40]
            found |= self._pairs(f"for p in {some!r}:\n  if sb_is(p): print(sb_hash(p), p)")
        return found

    def _pairs(self, call: str) -> dict[str, str]:
        found = {}
        for line in self.run(call).splitlines():
            digest, _, path = line.partition(" ")
            if path:
                found[path] = digest
        return found

    def names(self, folder: str) -> list[str]:
        return [str(name) for name in self.value(f"sb_names({folder!r})")]

    def show(self, what: str, done: int = 0, of: int = 0) -> None:
        """Show a picture on the gadget; boards without a display skip it."""
        self.run(f"sb_show({what!r},{done},{of})")

    def into_boot_drive(self) -> None:
        """Restart the board as a drive that takes an image; its port disappears."""
        self.hand_over(BOOT_DRIVE, "drive")
        with contextlib.suppress(LinkLost), self._alive(GONE_S):
            while True:  # until reading fails
                if self._transport.serial.inWaiting():
                    self._transport.serial.read(1)
                time.sleep(0.01)

    def leave(self) -> None:
        """Resume the gadget; if it does not respond, restart it."""
        try:
            self.resume()
        except BadInput:
            with contextlib.suppress(BadInput):
                self.stop_gadget(LAST_TRIES)
                self.restart()

    def resume(self) -> None:
        """Resume the gadget at once; where that is impossible, restart it."""
        try:
            if not self.value("'run' in globals() and 'here' in globals()"):
                raise BoardSays("", "no gadget")
            self.run("sb_goodbye()")
        except BoardSays:
            self.restart()
            return
        # The next command's Ctrl-C must find the gadget running: between the typed line and the
        # gadget's start it would be read as input.
        with self._alive(TAKES_S):
            if not self._transport.type_line(b"run(here)", TAKES_S):
                raise LinkLost(f"{self.name} does not resume")

    def restart(self, until: tuple[bytes, ...] = (), limit_s: float = 0) -> str:
        """Restart the board; returns its console output up to one of the words `until`."""
        with self._alive(limit_s + 2 * TAKES_S):
            if self._transport.in_raw_repl:
                self._transport.exit_raw_repl()
            self._transport.serial.write(b"\r\x04")
            self._listen((b"soft reboot",), TAKES_S)
            return self._listen(until, limit_s)

    def _listen(self, until: tuple[bytes, ...], limit_s: float) -> str:
        heard, end = b"", time.monotonic() + limit_s
        while time.monotonic() < end and not heard.endswith(until):
            if self._transport.serial.inWaiting():
                heard += self._transport.serial.read(1)
            else:
                time.sleep(0.005)
        return heard.decode("utf-8", "replace")

    def stop_gadget(self, tries: int = 0) -> None:
        """Interrupt whatever runs, and prepare the board."""
        tries = tries or TRIES
        for attempt in range(tries):
            try:
                with self._alive(2 * TRY_S):
                    self._transport.interrupt(TRY_S, again=attempt > 0)
                self.run(on_board("computer_session"))
                self.stopped = True
                return
            except BoardSays:
                if attempt == tries - 1:
                    raise
            except LinkLost as error:
                if isinstance(error.__cause__, OSError):
                    raise  # the port itself is gone
                if attempt == tries - 1:
                    raise LinkLost(
                        f"{self.name} does not answer: is MicroPython on the board? Unplug it,"
                        " plug it in and run the command again"
                    ) from error

    @contextlib.contextmanager
    def _alive(self, limit_s: float) -> Iterator[None]:
        """For traffic over the cable: every wait has a limit, and every failure is a LinkLost."""
        from host_tools.board.cable import lost

        try:
            with self._transport.limit(limit_s), contextlib.redirect_stdout(io.StringIO()):
                yield  # mpremote prints warnings
        except Exception as error:
            if not lost(error):
                raise
            raise LinkLost(
                f"the connection to {self.name} is lost ({plain(error, 80)}): check the cable and"
                " run the command again, nothing is lost"
            ) from error


@contextlib.contextmanager
def connected(
    device: str = "auto",
    show: str = "",
    tries: int = 0,
    restore: bool = True,
    wait_s: float = 0,
    patience_s: float = 0,
) -> Iterator[Board]:
    """Stop the gadget and talk to its board; start it again at the end. `tries` overrides the
    number of attempts. Quarantined games are restored first. `wait_s`: the board is just
    starting. `patience_s`: its port may still have to appear."""
    board = _opened(device, patience_s)
    try:
        time.sleep(wait_s)
        board.stop_gadget(tries)
        if restore:
            board.run("sb_restore()")
        if show:
            board.show(show)
        yield board
    except KeyboardInterrupt:
        with contextlib.suppress(BadInput):
            board.stop_gadget()  # the board may be in the middle of something
        raise
    finally:
        if board.stopped:
            board.leave()
        board.close()


def _opened(device: str, patience_s: float) -> Board:
    from host_tools.board.cable import Cable, lost

    end = time.monotonic() + patience_s
    while True:
        try:
            port = resolve(device)
            shown = plain(port, 80)
            return Board(shown, Cable(port))
        except BadInput:
            if time.monotonic() >= end:
                raise
        except Exception as error:
            if not (lost(error) or isinstance(error, ValueError)):
                raise
            if time.monotonic() >= end:
                raise BadInput(
                    f"{shown} cannot be opened: is the board plugged in, and no other program"
                    " using it? `signalbox devices` lists the boards"
                ) from error
        time.sleep(LOOK_S)
