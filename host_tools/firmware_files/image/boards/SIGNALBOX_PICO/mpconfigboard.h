#include "boards/RPI_PICO/mpconfigboard.h"
