// MicroPython's configuration in an image with Signalbox: what the gadget never uses is left out,
// and the inner loop of the interpreter runs from RAM. mpremote and our own tools find all they need.

// The gadget has one thread: memory is handed out without a lock.
#define MICROPY_PY_THREAD (0)

// Devices that MicroPython code could add to USB, and streams that it could add to the prompt.
#define MICROPY_HW_ENABLE_USB_RUNTIME_DEVICE (0)
#define MICROPY_PY_OS_DUPTERM (0)

// Faults name what was wrong, not every circumstance of it.
#define MICROPY_ERROR_REPORTING (MICROPY_ERROR_REPORTING_NORMAL)

#include "mpconfigport.h"

// The radio's companions: TLS, AES, and the hashes that only they use.
#undef MICROPY_SSL_MBEDTLS
#undef MICROPY_PY_CRYPTOLIB
#undef MICROPY_PY_HASHLIB_SHA1
#define MICROPY_PY_HASHLIB_SHA1 (0)

// Compilers to machine code: the firmware has none, and byte code is all that deploy sends.
#undef MICROPY_EMIT_THUMB
#undef MICROPY_EMIT_INLINE_THUMB

// What only makes byte code smaller or faster that a board compiles itself: that is a few lines.
#define MICROPY_COMP_CONST_FOLDING (0)
#define MICROPY_COMP_CONST_TUPLE (0)
#define MICROPY_COMP_DOUBLE_TUPLE_ASSIGN (0)
#define MICROPY_COMP_MODULE_CONST (0)
#define MICROPY_COMP_RETURN_IF_EXPR (0)
#define MICROPY_COMP_TRIPLE_TUPLE_ASSIGN (0)

// The prompt moves its cursor with the two functions of left_out.c: MicroPython's own need the C
// library's printf.
#define MICROPY_HAL_HAS_VT100 (0)
void mp_hal_move_cursor_back(unsigned int columns);
void mp_hal_erase_line_from_cursor(unsigned int columns);

// The file system is littlefs.
#undef MICROPY_VFS_FAT

// Modules, types and syntax that neither the firmware nor mpremote uses.
#define MICROPY_PY_ASYNCIO (0)
#define MICROPY_PY_ASYNC_AWAIT (0)
#define MICROPY_PY_BUILTINS_COMPLEX (0)
#define MICROPY_PY_BUILTINS_EXECFILE (0)
#define MICROPY_PY_BUILTINS_FROZENSET (0)
#define MICROPY_PY_BUILTINS_HELP (0)
#define MICROPY_PY_BUILTINS_INPUT (0)
#define MICROPY_PY_BUILTINS_NOTIMPLEMENTED (0)
#define MICROPY_PY_BUILTINS_POW3 (0)
#define MICROPY_PY_BUILTINS_RANGE_ATTRS (0)
#define MICROPY_PY_BUILTINS_ROUND_INT (0)
#define MICROPY_PY_BUILTINS_SLICE_ATTRS (0)
#define MICROPY_PY_BUILTINS_SLICE_INDICES (0)
#define MICROPY_PY_BUILTINS_STR_CENTER (0)
#define MICROPY_PY_BUILTINS_TIMEOUTERROR (0)
#define MICROPY_PY_CMATH (0)
#define MICROPY_PY_COLLECTIONS (0)
#define MICROPY_PY_DELATTR_SETATTR (0)
#define MICROPY_PY_DESCRIPTORS (0)
#define MICROPY_PY_ERRNO_ERRORCODE (0)
#define MICROPY_PY_FUNCTION_ATTRS (0)
#define MICROPY_PY_GENERATOR_PEND_THROW (0)
#define MICROPY_PY_HEAPQ (0)
#define MICROPY_PY_MATH (0)
#define MICROPY_PY_MICROPYTHON_RINGIO (0)
#define MICROPY_PY_PLATFORM (0)
#define MICROPY_PY_RANDOM (0)
#define MICROPY_PY_RE (0)
#define MICROPY_PY_REVERSE_SPECIAL_METHODS (0)
#define MICROPY_PY_SYS_PS1_PS2 (0)
#define MICROPY_PY_UCTYPES (0)

// The path of a module is in its trace-backs; as `__file__` it would be in the heap as well.
#define MICROPY_PY___FILE__ (0)

// Wires that the gadget does not have.
#undef MICROPY_PY_MACHINE_BITSTREAM
#undef MICROPY_PY_MACHINE_DHT_READINTO
#undef MICROPY_PY_MACHINE_I2S
#undef MICROPY_PY_MACHINE_PULSE
#define MICROPY_PY_MACHINE_SIGNAL (0)
#undef MICROPY_PY_MACHINE_SOFTSPI
#undef MICROPY_PY_MACHINE_SPI
#undef MICROPY_PY_MACHINE_UART
#undef MICROPY_PY_ONEWIRE

// A button ends a light sleep.
#undef MICROPY_PY_MACHINE_INCLUDEFILE
#define MICROPY_PY_MACHINE_INCLUDEFILE "../SIGNALBOX/light_sleep.c"

// The names of all modules once more, for picotool.
#undef MICROPY_FROZEN_LIST_ITEM
#define MICROPY_FROZEN_LIST_ITEM(name, file)

// Byte code is read from flash through a cache of 16 KB: the loop that reads it stays out of there.
#define MICROPY_WRAP_MP_EXECUTE_BYTECODE(f) __not_in_flash_func(f)
#define MICROPY_WRAP_MP_MAP_LOOKUP(f) __not_in_flash_func(f)
#define MICROPY_WRAP_MP_OBJ_GET_TYPE(f) __not_in_flash_func(f)

// Where a name was found last: a kilobyte instead of 128 bytes, since there are thousands of names.
#define MICROPY_OPT_MAP_LOOKUP_CACHE_SIZE (1024)
