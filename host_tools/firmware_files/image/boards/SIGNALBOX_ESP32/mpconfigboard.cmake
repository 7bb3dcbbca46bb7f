# ESP32 DevKit with Signalbox frozen in. The gadget needs no Bluetooth, whose controller would take
# part of the memory.
file(WRITE ${CMAKE_BINARY_DIR}/sdkconfig.partitions
    "CONFIG_PARTITION_TABLE_CUSTOM_FILENAME=\"${MICROPY_BOARD_DIR}/partitions.csv\"\n"
)
set(SDKCONFIG_DEFAULTS
    boards/sdkconfig.base
    ${CMAKE_BINARY_DIR}/sdkconfig.partitions
)
set(MICROPY_FROZEN_MANIFEST ${MICROPY_BOARD_DIR}/manifest.py)
