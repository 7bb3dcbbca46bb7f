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

#define MOST (512)
#define LAST "_boot.py" // the manifests freeze it last
#define SUFFIX ".py"
#define PACKAGE "/__init__.py"

extern const mp_frozen_module_t *const mp_frozen_mpy_content[];

// The paths of all modules, in RAM: in flash they are far apart, and each would have to be fetched
// through the cache again and again.
static qstr_short_t paths[MOST];
static size_t count;

static void copy_paths(void) {
    qstr last = qstr_find_strn(LAST, strlen(LAST));
    do {
        paths[count] = mp_frozen_mpy_content[count]->constants.qstr_table[0];
    } while (paths[count++] != last && count < MOST);
}

static const mp_frozen_module_t *find(const char *path, size_t len) {
    if (count == 0) {
        copy_paths();
    }
    qstr name = qstr_find_strn(path, len);
    for (size_t i = 0; i < count && name != MP_QSTRnull; i++) {
        if (paths[i] == name) {
            return mp_frozen_mpy_content[i];
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
