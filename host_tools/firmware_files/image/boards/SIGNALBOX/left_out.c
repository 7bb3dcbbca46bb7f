// MicroPython's main() calls these whether or not their modules are built in.

#include "modmachine.h"

void machine_i2s_init0(void) {
}

void machine_i2s_deinit_all(void) {
}

void machine_uart_deinit_all(void) {
}
