# Raspberry Pi Pico W with Signalbox frozen in. The gadget needs no radio, so this is a Pico to the
# SDK; only the file system is where MicroPython for the Pico W has it, so that games stay.
set(SIGNALBOX_LIKE RPI_PICO)
include(${CMAKE_CURRENT_LIST_DIR}/../SIGNALBOX/rp2.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/../SIGNALBOX/radio.cmake)
