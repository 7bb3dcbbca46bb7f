"""Cache invalidated when the database changes; concurrent requests wait for one computation."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from host_tools.store import Store


class Cache:
    def __init__(self, most: int) -> None:
        self.most = most
        self.revision = ""
        self.found: OrderedDict[Hashable, Any] = OrderedDict()
        self.turn = threading.Lock()

    def get(self, store: Store, place: Hashable, make: Callable[[], Any]) -> Any:
        """The cached value for this place, or a new one from `make`."""
        with self.turn:
            now = f"{store.engine.url} {store.revision()}"
            if now != self.revision:
                self.found.clear()
                self.revision = now
            if place not in self.found:
                self.found[place] = make()
                if len(self.found) > self.most:
                    self.found.popitem(last=False)
            self.found.move_to_end(place)
            return self.found[place]
