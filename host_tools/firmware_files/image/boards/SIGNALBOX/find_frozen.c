// Finds a frozen module by its name, in place of MicroPython's own mp_find_frozen_module: that one
// needs every module's path a second time, in a table that it reads from its start at every import.
// The path is a qstr already, since trace-backs show it, and comparing two qstrs is quick.

#include <string.h>

#include "py/emitglue.h"
#include "py/frozenmod.h"
#include "py/qstr.h"

#if MICROPY_MODULE_FROZEN_STR
#error "only compiled modules are found here"
#endif

#define LAST "_boot.py" // the manifests freeze it last
#define SUFFIX ".py"
#define PACKAGE "/__init__.py"

extern const mp_frozen_module_t *const mp_frozen_mpy_content[];

static const mp_frozen_module_t *find(const char *path, size_t len) {
    qstr name = qstr_find_strn(path, len);
    qstr last = qstr_find_strn(LAST, strlen(LAST));
    for (size_t i = 0; name != MP_QSTRnull; i++) {
        qstr found = mp_frozen_mpy_content[i]->constants.qstr_table[0];
        if (found == name) {
            return mp_frozen_mpy_content[i];
        }
        if (found == last) {
            break;
        }
    }
    return NULL;
}

mp_import_stat_t __wrap_mp_find_frozen_module(const char *str, int *frozen_type, void **data) {
    size_t len = strlen(str);
    size_t stem = len - strlen(SUFFIX);
    if (frozen_type != NULL) {
        *frozen_type = MP_FROZEN_NONE;
    }
    if (len > strlen(SUFFIX) && memcmp(str + stem, SUFFIX, strlen(SUFFIX)) == 0) {
        const mp_frozen_module_t *module = find(str, len);
        if (module != NULL && frozen_type != NULL) {
            *frozen_type = MP_FROZEN_MPY;
            *data = (void *)module;
        }
        return module != NULL ? MP_IMPORT_STAT_FILE : MP_IMPORT_STAT_NO_EXIST;
    }
    char path[MICROPY_ALLOC_PATH_MAX];
    if (len + sizeof(PACKAGE) > sizeof(path)) {
        return MP_IMPORT_STAT_NO_EXIST;
    }
    memcpy(path, str, len);
    memcpy(path + len, PACKAGE, strlen(PACKAGE));
    const mp_frozen_module_t *package = find(path, len + strlen(PACKAGE));
    return package != NULL ? MP_IMPORT_STAT_DIR : MP_IMPORT_STAT_NO_EXIST;
}
