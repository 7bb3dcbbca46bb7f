"""What vulture takes for unused: reached by name, by a library or by MicroPython. Each with its
reason; what nothing reaches is removed instead of being written here."""

_ = None

# MicroPython calls a mounted file system and sets a package's path.
_.umount, readonly, mkfs, _.__path__
# Adafruit's driver uses a bus of its own kind.
_.spi_device, _.try_lock, _.unlock
# CPython is a board like the others; who runs the gadget in a program of theirs begins with it.
Computer
# Off the Rails: "can_" + phase; lines to read, by the name in their action.
_.can_start, _.can_act, _.can_move, _.set_up, set_up
# The line under a form: the form has its name.
_.form_line
# The lists of reasons: tests hold that each has its sentences.
REPORT_KEYS
# Commands: host_tools/commands/__init__.py imports them by the names of its table.
(
    backup,
    restore,
    build_site,
    coach,
    demo,
    deploy,
    devices,
    doctor,
    par,
    show_help,
    sim,
    stats,
    sync,
    verify,
    web,
)
_.list_commands, debug, _.display_type_rich
# The page's script calls it, and the sheet editor's.
awake, check_sheet, journals_among
# Shown by `games --json` and `stats --json`.
fw, fewer_is_better
# For callers that cache an answer.
_.revision
# Settings of numba.
_.CACHE_DIR
# What other libraries read: anyio, pyserial and mpremote, zipfile, SQLite's driver, ast.
_.total_tokens, _.cause
_.is_pty, _.write_timeout, min_num_bytes, _.compress_type, _.isolation_level, _.text_factory
_.row_factory
_.returns, _.annotation
# uvicorn starts and ends its servers.
_.startup, _.servers, _.started, _.should_exit
# The emulated chip: registers, and calls of its bus.
_.pc, _.int_raw, _.on_connect, _.on_stop, _.on_write_byte, _.on_serial_data
# littlefs calls its context, and MicroPython a block device.
_.prog, cfg, _.readblocks, _.writeblocks, _.ioctl
# Modules that are loaded before the processes are forked.
LOADED
# Python's own: attributes of a class or function that a test changes.
_.__dict__, _.__defaults__, _._nodeid, trace
# A fixture that is wanted for what it does, not for what it gives.
new_files
# What the code under test asks of `machine` and `sys.implementation`, and esptool of an image.
RTC, _.datetime, _._mpy, _.flash_size_freq
# The parts that are bought, as solids: tests put them into the case.
bought, fingers
# Python's http.server calls them.
_.do_GET, _.log_message
# `certify` asks the running board for them, over the cable.
_.shown_ms, _.up_ms
# The templates of host_tools/web ask for these.
_.filters, _.logged_in
# The work that a search took: tests and bench compare it. typer reads the name of a value.
_.nodes, _.metavar
# The boot ROM's part of a board for tests.
bootloader
# What MicroPython hands a pin.
pull, VSYS
