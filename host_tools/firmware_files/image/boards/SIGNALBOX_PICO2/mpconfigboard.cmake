# Raspberry Pi Pico 2 with Signalbox frozen in.
set(SIGNALBOX_LIKE RPI_PICO2)
set(PICO_PLATFORM rp2350)
include(${CMAKE_CURRENT_LIST_DIR}/../SIGNALBOX/rp2.cmake)
