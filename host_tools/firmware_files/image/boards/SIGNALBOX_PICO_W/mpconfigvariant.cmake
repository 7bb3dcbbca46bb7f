# SIGNALBOX/core_voltage.c sets the voltage that this needs.
list(APPEND MICROPY_DEF_BOARD SYS_CLK_MHZ=200)
