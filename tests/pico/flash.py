"""The Pico's file system, as `signalbox sim --pico` makes and reads it too."""

from host_tools.emulator.flash import BLOCK, BLOCKS, START, folder_files, make, read

__all__ = ("BLOCK", "BLOCKS", "START", "folder_files", "make", "read")
