# Raspberry Pi Pico 2 W with Signalbox frozen in: a Pico 2 to the SDK, as SIGNALBOX_PICO_W is a Pico.
set(SIGNALBOX_LIKE RPI_PICO2)
set(PICO_PLATFORM rp2350)
include(${CMAKE_CURRENT_LIST_DIR}/../SIGNALBOX/rp2.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/../SIGNALBOX/radio.cmake)
