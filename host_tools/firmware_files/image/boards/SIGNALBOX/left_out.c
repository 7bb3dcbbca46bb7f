// What MicroPython's main() calls whether or not it is built in, and a module `_rp2` that has
// nothing but the flash: the state machines and DMA channels of modrp2.c are not used.

#include "py/mphal.h"
#include "py/mpprint.h"
#include "modmachine.h"
#include "modrp2.h"

void machine_i2s_init0(void) {
}

void machine_i2s_deinit_all(void) {
}

void machine_uart_deinit_all(void) {
}

void rp2_pio_init(void) {
}

void rp2_pio_deinit(void) {
}

void rp2_dma_init(void) {
}

void rp2_dma_deinit(void) {
}

void mp_hal_move_cursor_back(unsigned int columns) {
    while (columns-- > 0) {
        mp_print_str(&mp_plat_print, "\b");
    }
}

void mp_hal_erase_line_from_cursor(unsigned int columns) {
    (void)columns;
    mp_print_str(&mp_plat_print, "\033[K");
}

static const mp_rom_map_elem_t rp2_module_globals_table[] = {
    { MP_ROM_QSTR(MP_QSTR___name__), MP_ROM_QSTR(MP_QSTR__rp2) },
    { MP_ROM_QSTR(MP_QSTR_Flash), MP_ROM_PTR(&rp2_flash_type) },
};
static MP_DEFINE_CONST_DICT(rp2_module_globals, rp2_module_globals_table);

const mp_obj_module_t mp_module_rp2 = {
    .base = { &mp_type_module },
    .globals = (mp_obj_dict_t *)&rp2_module_globals,
};
