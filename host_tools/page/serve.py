"""The gadget in a browser page, served to this computer only."""

import contextlib
import os
import socket
import sys
import tempfile
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Any

from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.page import site

if TYPE_CHECKING:
    from starlette.applications import Starlette

    from host_tools.emulator.machine import Emulated

HOST = "127.0.0.1"
PORT = 8737  # a browser stores the flash per address: the same port, the same games
TRIES = 20
TYPES = {".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}


def serve(port: int = PORT, pico: bool = False, show: bool = True) -> None:
    """Serve the page, with an emulated Pico behind it if wanted, until Ctrl-C."""
    with tempfile.TemporaryDirectory(prefix="signalbox-") as folder:
        site.build(Path(folder))
        machine = None
        if pico:
            from host_tools.emulator.machine import Emulated

            machine = Emulated()
        _serve(Path(folder), listen(port), machine, show)


def listen(wanted: int, host: str = HOST) -> socket.socket:
    """A socket on an address of this computer, at the wanted port or one that is free."""
    try:
        kind, _, _, _, (address, *_) = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError) as error:
        raise BadInput(f"--host {plain(host)} is not an address of this computer") from error
    for port in [*range(wanted, wanted + TRIES), 0]:
        sock = socket.socket(kind, socket.SOCK_STREAM)
        if os.name != "nt":
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((address, port))
        except (OSError, OverflowError):
            sock.close()
            continue
        return sock
    raise BadInput(f"{plain(host)} has no free port, or is not an address of this computer")


def app(folder: Path, machine: "Emulated | None" = None) -> "Starlette":
    """The web application: the static files, and the emulated Pico's wire if there is one."""
    import mimetypes

    from starlette.applications import Starlette
    from starlette.middleware import Middleware
    from starlette.routing import BaseRoute, Mount, WebSocketRoute
    from starlette.staticfiles import StaticFiles

    from host_tools.page.names import Names, OnlyOwnNames
    from host_tools.page.policy import WithHeaders

    for suffix, kind in TYPES.items():
        mimetypes.add_type(kind, suffix)

    class Fresh(StaticFiles):
        """The browser always checks whether a file changed, so that page and firmware match."""

        def file_response(self, *args: Any, **kwargs: Any) -> Any:
            response = super().file_response(*args, **kwargs)
            response.headers["Cache-Control"] = "no-cache"
            return response

    routes: list[BaseRoute] = [Mount("/", Fresh(directory=folder, html=True))]
    if machine is not None:
        routes.insert(0, WebSocketRoute("/pico", machine.wire))
    policy = Middleware(WithHeaders, page=folder / "index.html")
    own_names = Middleware(OnlyOwnNames, names=Names())
    return Starlette(routes=routes, middleware=[policy, own_names])


def _serve(folder: Path, sock: socket.socket, machine: "Emulated | None", show: bool) -> None:
    import uvicorn

    address = f"http://{HOST}:{sock.getsockname()[1]}/" + ("?pico" if machine else "")
    config = uvicorn.Config(
        app(folder, machine), log_level="warning", timeout_graceful_shutdown=1, ws="auto"
    )
    sock.listen(128)
    print(f"Signalbox is at {address}  (Ctrl-C ends it)", flush=True)
    if show and has_screen():
        webbrowser.open(address)
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[sock])
    if machine is not None:
        machine.close()
    print("Signalbox has ended.", flush=True)


def has_screen() -> bool:
    """Without a display, `webbrowser` would open one in this terminal."""
    if not sys.platform.startswith("linux"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
