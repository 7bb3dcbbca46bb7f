# Raspberry Pi Pico with Signalbox frozen in.
set(SIGNALBOX_LIKE RPI_PICO)
include(${CMAKE_CURRENT_LIST_DIR}/../SIGNALBOX/rp2.cmake)
