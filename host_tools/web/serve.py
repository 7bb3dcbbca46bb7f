"""The pages on a port: of this computer only, or of the club's network with pass phrases."""

import contextlib
import ipaddress
import socket
import webbrowser
from pathlib import Path

from host_tools.common.errors import BadInput
from host_tools.page.serve import HOST, has_screen, listen
from host_tools.store import Store
from host_tools.store.noted import Notebook
from host_tools.web.app import app
from host_tools.web.rights import Rights
from host_tools.web.visit import House

PORT = 8747
LOCAL = ("127.0.0.1", "localhost", "[::1]")


def serve(
    store: Store,
    rights: Rights,
    host: str = HOST,
    port: int = PORT,
    show: bool = True,
    certificate: tuple[Path, Path] | None = None,
) -> None:
    """Serve the pages until Ctrl-C. `certificate` is a file with it and one with its key."""
    import uvicorn

    sock = listen(port, host)
    files = certificate or (None, None)
    rooms = house(store, rights, host, certificate is not None)
    config = uvicorn.Config(
        app(rooms),
        log_level="warning",
        timeout_graceful_shutdown=1,
        server_header=False,
        lifespan="off",
        ssl_certfile=files[0],
        ssl_keyfile=files[1],
    )
    address = f"{'https' if certificate else 'http'}://{shown(host)}:{sock.getsockname()[1]}/"
    sock.listen(128)
    print(f"The games are at {address}  (Ctrl-C ends it)", flush=True)
    if show and has_screen():
        webbrowser.open(address)
    with contextlib.suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[sock])
    rooms.notebook.write()
    print("The page has ended.", flush=True)


def house(store: Store, rights: Rights, host: str = HOST, secure: bool = False) -> House:
    """What the pages share; with the names that this computer goes by."""
    if not is_local(host) and not rights.asked:
        raise BadInput("others may read only with a pass phrase: give one")
    names = {*LOCAL, host.lower()}
    if not is_local(host):
        own = socket.gethostname().lower()
        names |= {own, own.split(".")[0] + ".local"}
    return House(store, Notebook(store), rights, frozenset(names), not is_local(host), secure)


def is_local(host: str) -> bool:
    return host == "localhost" or (_address(host) is not None and _address(host).is_loopback)


def shown(host: str) -> str:
    """Where people find it: a server on every address is at the computer's name."""
    address = _address(host)
    if address is None:
        return host
    if address.is_unspecified:
        return socket.gethostname()
    return f"[{host}]" if address.version == 6 else host


def _address(host: str):
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None
