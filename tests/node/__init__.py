"""The unchanged firmware on MicroPython for WebAssembly, in node: no browser needed."""
