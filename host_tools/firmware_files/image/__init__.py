"""Images: MicroPython with Signalbox frozen into it, one file to drag onto a Pico.

sources       MicroPython's source tree
boards/       board folders of MicroPython's own kind; its `make BOARD_DIR=...` builds them
board_folder  one of them with our modules in it
build         runs that `make`; the same sources give the same bytes
sections      how large each section of an image is
cached        builds once and caches the result
"""
