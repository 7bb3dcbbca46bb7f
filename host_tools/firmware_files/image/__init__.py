"""Images: MicroPython with Signalbox frozen into it, one file to drag onto a Pico.

sources     MicroPython's source tree
frozen      what of ours goes in
build       compiles it; the same sources give the same bytes
parts       how large each part of it is
cached      builds once, and keeps what it built
"""
