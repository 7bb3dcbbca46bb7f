// Raises the core's voltage before the clock. For 200 MHz on an RP2040 Raspberry Pi asks for 1.15 V,
// and the SDK sees to that in its runtime_init_clocks(); MicroPython replaces that function by a
// copy that does not. This step comes just before it. Nothing lowers the voltage again: not
// lightsleep, which stops the clock and starts it again at 200 MHz, and not a soft reset.

#ifndef NO_QSTR // MicroPython's search for names does not know where hardware/vreg.h is

#include "hardware/clocks.h"
#include "hardware/vreg.h"
#include "pico/platform.h"
#include "pico/runtime_init.h"

#if SYS_CLK_VREG_VOLTAGE_AUTO_ADJUST && defined(SYS_CLK_VREG_VOLTAGE_MIN)

#define FASTEST_MHZ (12) // of the oscillator from which the chip starts

static void raise_core_voltage(void) {
    vreg_set_voltage(SYS_CLK_VREG_VOLTAGE_MIN);
    busy_wait_at_least_cycles(SYS_CLK_VREG_VOLTAGE_AUTO_ADJUST_DELAY_US * FASTEST_MHZ);
}

PICO_RUNTIME_INIT_FUNC_RUNTIME(raise_core_voltage, "00499"); // the clocks are "00500"

#endif
#endif
