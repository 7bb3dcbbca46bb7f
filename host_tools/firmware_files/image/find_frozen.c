// Finds a frozen module by its name. MicroPython's own mp_find_frozen_module measures and compares
// all names again at every look, and looks three times for each module: a third of a start was
// that. Here their places are noted once, and nearly all are passed over by two of their letters.

#include <string.h>

#include "py/emitglue.h"
#include "py/frozenmod.h"

#if MICROPY_MODULE_FROZEN_STR
#error "only modules that are compiled can be found here"
#endif

#define MOST (512)

extern const char mp_frozen_names[];
extern const mp_frozen_module_t *const mp_frozen_mpy_content[];

mp_import_stat_t __real_mp_find_frozen_module(const char *str, int *frozen_type, void **data);

static uint16_t ends[MOST]; // where each name ends, with its zero
static size_t count;

static void note_ends(void) {
    const char *name = mp_frozen_names;
    while (*name != 0 && count < MOST) {
        name += strlen(name) + 1;
        ends[count++] = name - mp_frozen_names;
    }
}

mp_import_stat_t __wrap_mp_find_frozen_module(const char *str, int *frozen_type, void **data) {
    size_t len = strlen(str);
    if (count == 0) {
        note_ends();
    }
    if (count == MOST || len == 0) {
        return __real_mp_find_frozen_module(str, frozen_type, data);
    }
    if (frozen_type != NULL) {
        *frozen_type = MP_FROZEN_NONE;
    }
    size_t start = 0;
    for (size_t i = 0; i < count; start = ends[i++]) {
        const char *name = mp_frozen_names + start;
        if (start + len >= ends[i] || name[len - 1] != str[len - 1]) {
            continue;
        }
        char next = name[len];
        if ((next != 0 && next != '/') || memcmp(str, name, len) != 0) {
            continue;
        }
        if (next == '/') {
            return MP_IMPORT_STAT_DIR;
        }
        if (frozen_type != NULL) {
            *frozen_type = MP_FROZEN_MPY;
            *data = (void *)mp_frozen_mpy_content[i];
        }
        return MP_IMPORT_STAT_FILE;
    }
    return MP_IMPORT_STAT_NO_EXIST;
}
