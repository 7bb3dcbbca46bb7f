#include "boards/RPI_PICO2/mpconfigboard.h"
