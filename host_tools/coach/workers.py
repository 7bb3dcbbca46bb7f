"""The same work for many games: on all cores of this computer, or on a cluster."""

import os
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from host_tools.common.errors import BadInput
from host_tools.common.safe_text import plain
from host_tools.railroad.rival import leave_ctrl_c

PATIENCE = "10s"  # for a scheduler that does not answer
RETRIES = 5  # of a game whose worker died


def done_in_order(
    work: Callable[[Any], Any], items: list[Any], cluster: str | None = None
) -> Generator[Any, None, None]:
    """The results in the order of the items, each as soon as those before it are there."""
    if cluster is not None:
        yield from _on_cluster(work, items, cluster)
        return
    processes = min(os.cpu_count() or 1, len(items))
    if processes < 2:
        yield from map(work, items)
        return
    pool = ProcessPoolExecutor(processes, initializer=leave_ctrl_c)
    try:
        yield from pool.map(work, items)
    finally:
        pool.shutdown(cancel_futures=True)  # the reader may have closed the pipe


def _on_cluster(work: Callable[[Any], Any], items: list[Any], address: str) -> Iterator[Any]:
    """Each item is one task of the scheduler's: a worker that dies loses none, and none is done
    twice for the caller."""
    try:
        from distributed import Client
    except ImportError:
        raise BadInput("--dask needs more: pip install signalbox[cluster]") from None
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise BadInput(
            f"no scheduler of dask answers at {plain(address)}: give its address, like "
            "tcp://192.168.1.5:8786"
        ) from error
    futures = client.map(work, items, pure=False, retries=RETRIES)
    try:
        for future in futures:
            yield future.result()
    finally:
        client.cancel(futures)
        client.close()
