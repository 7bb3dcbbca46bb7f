// Two parts of MicroPython's import, in place of its own: a sixth of a start was spent in them.

#include <string.h>

#include "py/emitglue.h"
#include "py/frozenmod.h"
#include "py/mpstate.h"
#include "py/qstr.h"
#include "py/runtime.h"

#if MICROPY_MODULE_FROZEN_STR
#error "only compiled modules are found here"
#endif

// `from package.module import name` for a module that is loaded: MicroPython would take its name
// apart and look for every package again.

mp_obj_t __real_mp_import_name(qstr name, mp_obj_t fromlist, mp_obj_t level);

mp_obj_t __wrap_mp_import_name(qstr name, mp_obj_t fromlist, mp_obj_t level) {
    if (fromlist != mp_const_none && level == MP_OBJ_NEW_SMALL_INT(0)) {
        mp_map_t *loaded = &MP_STATE_VM(mp_loaded_modules_dict).map;
        mp_map_elem_t *found = mp_map_lookup(loaded, MP_OBJ_NEW_QSTR(name), MP_MAP_LOOKUP);
        if (found != NULL) {
            return found->value;
        }
    }
    return __real_mp_import_name(name, fromlist, level);
}

// A frozen module by its path: MicroPython's own mp_find_frozen_module needs all paths a second
// time, in a table that it reads from its start at every import. Here a path is what trace-backs
// show, too, and the manifests freeze the modules in the order of their paths.

#define LAST "_boot.py" // but for this one
#define SUFFIX ".py"
#define PACKAGE "/__init__.py"

extern const mp_frozen_module_t *const mp_frozen_mpy_content[];

static const char *path_of(size_t i) {
    return qstr_str(mp_frozen_mpy_content[i]->constants.qstr_table[0]);
}

static const mp_frozen_module_t *find(const char *path) {
    static size_t last;
    while (last == 0 || strcmp(path_of(last), LAST) != 0) {
        last++;
    }
    if (strcmp(path, LAST) == 0) {
        return mp_frozen_mpy_content[last];
    }
    size_t low = 0;
    size_t high = last;
    while (low < high) {
        size_t middle = (low + high) / 2;
        int order = strcmp(path, path_of(middle));
        if (order == 0) {
            return mp_frozen_mpy_content[middle];
        }
        if (order < 0) {
            high = middle;
        } else {
            low = middle + 1;
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
        const mp_frozen_module_t *module = find(str);
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
    memcpy(path + len, PACKAGE, sizeof(PACKAGE));
    return find(path) != NULL ? MP_IMPORT_STAT_DIR : MP_IMPORT_STAT_NO_EXIST;
}
