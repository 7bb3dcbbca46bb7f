"""The real mpremote, with the patience that an emulated chip on a busy computer needs:
`python -m tests.pico.patient connect ...`. Its own waits end after ten seconds."""

import inspect
import sys

from mpremote import main
from mpremote.transport_serial import SerialTransport

from tests.pico.wire import PATIENCE_S

TEN_SECONDS = 10


def be_patient(function) -> None:
    """Every default of ten seconds becomes a long time."""
    parameters = inspect.signature(function).parameters.values()
    defaults = [p.default for p in parameters if p.default is not p.empty]
    function.__defaults__ = tuple(PATIENCE_S if d == TEN_SECONDS else d for d in defaults)


if __name__ == "__main__":
    be_patient(SerialTransport.read_until)
    be_patient(SerialTransport.enter_raw_repl)
    sys.exit(main.main())
