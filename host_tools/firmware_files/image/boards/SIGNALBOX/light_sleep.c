// MicroPython's machine module for this chip. While it sleeps lightly, MicroPython stops the clock
// of the pins as well, so that only its alarm ends the sleep. Here the pins keep their clock: a pin
// with an interrupt, that is a button, ends it too.

#include "hardware/structs/clocks.h"
#include "hardware/sync.h"

static inline void signalbox_sleep(void) {
    clocks_hw->sleep_en0 |= CLOCKS_SLEEP_EN0_CLK_SYS_IO_BITS;
    __wfi();
}

#define __wfi signalbox_sleep
#include "ports/rp2/modmachine.c"
#undef __wfi
