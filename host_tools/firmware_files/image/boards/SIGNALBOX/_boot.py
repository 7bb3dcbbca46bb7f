# Mounts the file system, and makes it on an empty flash; what MicroPython's own _boot.py does, but
# without its module rp2, which would come with an assembler for the chip's state machines.

import _rp2
import vfs

flash = _rp2.Flash()
try:
    files = vfs.VfsLfs2(flash, progsize=256)
except OSError:
    vfs.VfsLfs2.mkfs(flash, progsize=256)
    files = vfs.VfsLfs2(flash, progsize=256)
vfs.mount(files, "/")

del vfs, flash, files
