# What our boards with an RP2040 or RP2350 have in common. SIGNALBOX_LIKE is the board of
# MicroPython's own whose pins and SDK settings they have.

set(SIGNALBOX_LIKE_DIR ${MICROPY_PORT_DIR}/boards/${SIGNALBOX_LIKE})
include(${SIGNALBOX_LIKE_DIR}/mpconfigboard.cmake)
set(GEN_PINS_BOARD_CSV ${SIGNALBOX_LIKE_DIR}/pins.csv)
set(GEN_PINS_CSV_ARG --board-csv ${GEN_PINS_BOARD_CSV})

set(MICROPY_FROZEN_MANIFEST ${MICROPY_BOARD_DIR}/manifest.py)

list(APPEND MICROPY_DEF_BOARD
    MP_CONFIGFILE="../SIGNALBOX/rp2_config.h"
    # Without the SDK's printf: its panic() stops the chip, and the watchdog starts it again.
    PICO_PANIC_FUNCTION=
)
list(APPEND MICROPY_SOURCE_BOARD
    ${CMAKE_CURRENT_LIST_DIR}/core_voltage.c
    ${CMAKE_CURRENT_LIST_DIR}/imports.c
    ${CMAKE_CURRENT_LIST_DIR}/left_out.c
)
foreach(name machine_spi modrp2 rp2_dma rp2_pio) # left_out.c stands in for what is called of them
    set_source_files_properties(${MICROPY_PORT_DIR}/${name}.c PROPERTIES HEADER_FILE_ONLY ON)
endforeach()
add_link_options(-Wl,--wrap=mp_find_frozen_module -Wl,--wrap=mp_import_name)

# Modules that import each other lie on the C stack, more than ten deep and 600 bytes each: 4 KB more
# of it, from the end of the heap, as MicroPython itself does it for an RP2350.
if(NOT PICO_PLATFORM STREQUAL "rp2350")
    foreach(name __GcHeapEnd __StackBottom)
        add_link_options(-Wl,--wrap=${name} -Wl,--defsym=__wrap_${name}=0x2003f000)
    endforeach()
endif()

# Everything that a step of the gadget runs through is compiled to be fast, the rest to be small.
set(SIGNALBOX_FAST
    py/argcheck py/bc py/builtinimport py/gc py/malloc py/modbuiltins py/obj
    py/objboundmeth py/objdict py/objfun py/objgenerator py/objgetitemiter py/objint
    py/objlist py/objmodule py/objrange py/objstr py/objtuple py/objtype
    py/qstr py/runtime py/sequence py/smallint extmod/modframebuf
)
foreach(name ${SIGNALBOX_FAST})
    set_source_files_properties(${MICROPY_DIR}/${name}.c PROPERTIES COMPILE_OPTIONS -O2)
endforeach()
