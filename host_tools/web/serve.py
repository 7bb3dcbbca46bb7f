"""Serves the pages: to this computer only, or to the club's network with pass phrases."""

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
from host_tools.store.stored_journals import NotesCache
from host_tools.web.app import app
from host_tools.web.connections import Limits, Server
from host_tools.web.context import AppState
from host_tools.web.rights import Rights

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
    are other names of this computer, and `proxies` the addresses that are trusted to name the
    client and the protocol."""
    state = app_state(store, rights, host, names)
    running = server(state, certificate, proxies)
    sock = listen(port, host)
    address = f"{'https' if certificate else 'http'}://{shown(host)}:{sock.getsockname()[1]}/"
    sock.listen(128)
    print(f"The games are at {address}  (Ctrl-C ends it)", flush=True)
    if show and has_screen():
        webbrowser.open(address)
    with contextlib.suppress(KeyboardInterrupt):
        running.run(sockets=[sock])
    state.notes_cache.write()
    print("The page has ended.", flush=True)


def server(
    state: AppState,
    certificate: tuple[Path, Path] | None = None,
    proxies: Sequence[str] = (),
    limits: Limits | None = None,
) -> Server:
    for proxy in proxies:
        try:
            ipaddress.ip_network(proxy)
        except ValueError as error:
            raise BadInput(
                f"--proxy {plain(proxy)} is not an address: give a numeric one, like 127.0.0.1"
            ) from error
    files = certificate or (None, None)
    config = Config(
        app(state),
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


def app_state(
    store: Store, rights: Rights, host: str = HOST, names: Sequence[str] = ()
) -> AppState:
    """The state that the pages share, with all host names of this computer."""
    for name in names:
        if not NAME.fullmatch(name.lower()):
            raise BadInput(
                f"--name {plain(name)} is not a host name: write it like games.club.example"
            )
    if for_others(host, names) and not rights.asked:
        raise BadInput("others may read only with a pass phrase: give one")
    known = LOCAL | {host.lower(), *(name.lower() for name in names)}
    if not is_local(host):
        own = socket.gethostname().lower()
        known |= {own, own.split(".")[0] + ".local"}
    return AppState(store, NotesCache(store), rights, Names(known, not is_local(host)))


def for_others(host: str, names: Sequence[str] = ()) -> bool:
    """Can anybody but this computer reach the pages?"""
    return not is_local(host) or bool(names)


def is_local(host: str) -> bool:
    address = _address(host)
    return host == "localhost" or (address is not None and address.is_loopback)


def shown(host: str) -> str:
    """Where people find it: a server on every address is at the computer's name."""
    address = _address(host)
    if address is None:
        return host
    if address.is_unspecified:
        return socket.gethostname()
    return f"[{host}]" if address.version == 6 else host


def _address(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None
