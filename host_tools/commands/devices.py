"""`signalbox devices`: the boards that are plugged in."""

from dataclasses import asdict
from typing import Annotated

import typer

from host_tools.board.ports import MICROPYTHON, Port, ports
from host_tools.commands.flags import Json, print_json
from host_tools.common.safe_text import columns

TRIES = 2  # a board that does not answer must not hold up the list


def devices(
    ask: Annotated[
        bool,
        typer.Option("--ask/--no-ask", help="Ask each board which Signalbox it runs, or do not."),
    ] = True,
    json: Json = False,
) -> None:
    """List the boards. Their names are mpremote's: use them with --device.

    A number (id:...) stays the same whatever port the board is plugged into. Boards that show
    themselves as MicroPython are asked which Signalbox they run; a game resumes afterwards.

    Example: signalbox devices
    """
    found = [(port, signalbox(port) if ask else "") for port in ports()]
    if json:
        print_json([asdict(port) | {"signalbox": runs} for port, runs in found])
    elif found:
        rows = [["port", "number", "USB", "board", "Signalbox"]]
        for port, runs in found:
            number = "id:" + port.serial if port.serial else "-"
            rows.append([port.device, number, port.usb, port.what, runs or "-"])
        typer.echo("\n".join(columns(rows)))
    else:
        typer.echo("No board was found: use a USB cable that carries data.", err=True)


def signalbox(port: Port) -> str:
    from host_tools.board.running import ask

    return ask(port.device, TRIES) if port.usb in MICROPYTHON else ""
