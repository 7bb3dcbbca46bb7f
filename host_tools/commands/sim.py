"""`signalbox sim`: the gadget in a browser page."""

import typer

from host_tools.page.serve import PORT, serve


def sim(
    pico: bool = typer.Option(
        False, "--pico", help="Run the real firmware on an emulated Pico behind the page."
    ),
    port: int = typer.Option(
        PORT, min=0, max=65535, help="Port to try first; another one if it is busy."
    ),
    show: bool = typer.Option(True, "--open/--no-open", help="Open the page in the browser."),
) -> None:
    """Open the gadget in the browser; Ctrl-C ends it.

    Example: signalbox sim
    """
    serve(port, pico, show)
