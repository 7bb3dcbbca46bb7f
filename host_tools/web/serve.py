"""The pages on a port: of this computer only, or of the club's network with pass phrases."""

import contextlib
import ipaddress
import re
import socket
import webbrowser
from collections.abc import Sequence
from pathlib import Path

from uvicorn import Config

from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.page.names import LOCAL, Names
from host_tools.page.serve import HOST, has_screen, listen
from host_tools.store import Store
from host_tools.store.noted import Notebook
from host_tools.web.app import app
from host_tools.web.connections import Limits, Server
from host_tools.web.rights import Rights
from host_tools.web.visit import House

PORT = 8747
NAME = re.compile(r"[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*")


def serve(
    store: Store,
    rights: Rights,
    host: str = HOST,
    port: int = PORT,
    show: bool = True,
    certificate: tuple[Path, Path] | None = None,
    names: Sequence[str] = (),
    proxies: Sequence[str] = (),
) -> None:
    """Serve the pages until Ctrl-C. `certificate` is a file with it and one with its key; `names`
    are other names of this computer, and `proxies` the addresses whose word is taken for who asks
    and whether over TLS."""
    rooms = house(store, rights, host, names)
    running = server(rooms, certificate, proxies)
    sock = listen(port, host)
    address = f"{'https' if certificate else 'http'}://{shown(host)}:{sock.getsockname()[1]}/"
    sock.listen(128)
    print(f"The games are at {address}  (Ctrl-C ends it)", flush=True)
    if show and has_screen():
        webbrowser.open(address)
    with contextlib.suppress(KeyboardInterrupt):
        running.run(sockets=[sock])
    rooms.notebook.write()
    print("The page has ended.", flush=True)


def server(
    rooms: House,
    certificate: tuple[Path, Path] | None = None,
    proxies: Sequence[str] = (),
    limits: Limits | None = None,
) -> Server:
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError as error:
            raise BadInput(
                f"--proxy {plain(proxy)} is no address: name it by number, like 127.0.0.1"
            ) from error
    files = certificate or (None, None)
    config = Config(
        app(rooms),
        http="h11",
        ws="none",
        log_level="error",
        timeout_graceful_shutdown=1,
        server_header=False,
        lifespan="off",
        ssl_certfile=files[0],
        ssl_keyfile=files[1],
        proxy_headers=bool(proxies),
        forwarded_allow_ips=list(proxies),
    )
    return Server(config, limits or Limits())


def house(store: Store, rights: Rights, host: str = HOST, names: Sequence[str] = ()) -> House:
    """What the pages share; with all names that this computer goes by."""
    for name in names:
        if not NAME.fullmatch(name.lower()):
            raise BadInput(
                f"--name {plain(name)} is no name of a computer: give it like games.club.example"
            )
    if for_others(host, names) and not rights.asked:
        raise BadInput("others may read only with a pass phrase: give one")
    known = LOCAL | {host.lower(), *(name.lower() for name in names)}
    if not is_local(host):
        own = socket.gethostname().lower()
        known |= {own, own.split(".")[0] + ".local"}
    return House(store, Notebook(store), rights, Names(known, not is_local(host)))


def for_others(host: str, names: Sequence[str] = ()) -> bool:
    """Can anybody but this computer reach the pages?"""
    return not is_local(host) or bool(names)


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
