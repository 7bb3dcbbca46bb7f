"""What was computed stays in memory until a game comes into the store; who asks for it meanwhile
waits for the one that computes."""

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from host_tools.store import Store


class Kept:
    def __init__(self, most: int) -> None:
        self.most = most
        self.revision = ""
        self.found: OrderedDict[Hashable, Any] = OrderedDict()
        self.turn = threading.Lock()

    def get(self, store: Store, place: Hashable, make: Callable[[], Any]) -> Any:
        """What is kept at this place, or what `make` makes now."""
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
