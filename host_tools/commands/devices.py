"""`signalbox devices`: the boards that are plugged in."""

from dataclasses import asdict

import typer

from host_tools.board.ports import ports
from host_tools.commands.flags import Json, print_json
from host_tools.common.safe_text import columns


def devices(json: Json = False) -> None:
    """List the boards. Their names are mpremote's: use them with --device.

    A number (id:...) stays the same whatever port the board is plugged into.

    Example: signalbox devices
    """
    found = ports()
    if json:
        print_json([asdict(port) for port in found])
    elif found:
        rows = [["port", "number", "USB", "board"]]
        rows += [[p.device, "id:" + p.serial if p.serial else "-", p.usb, p.what] for p in found]
        typer.echo("\n".join(columns(rows)))
    else:
        typer.echo("No board is plugged in: use a USB cable that carries data.", err=True)
