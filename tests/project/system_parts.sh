#!/usr/bin/env bash
# The parts of the system that some test legs need: installed where that needs no question (root,
# or sudo without a password), else named in one line a leg. Quick and silent when all are there.
# `system_parts.sh LEG` looks after one leg alone.
set -eu

have() { command -v "$1" >/dev/null 2>&1; }

# One line a leg: leg | is it there? | Debian packages | what to do elsewhere. Large parts that few
# tests need come only with SIGNALBOX_ALL=1; the tests that miss them say so.
legs() {
  cat <<'LEGS'
browser|have chromium|chromium|install Chromium, its command must be called chromium
Firefox|have firefox-esr|firefox-esr|install Firefox ESR, its command must be called firefox-esr
emulated Pico|have arm-none-eabi-gcc && have cmake|gcc-arm-none-eabi libnewlib-arm-none-eabi libstdc++-arm-none-eabi-newlib cmake make gcc|install an ARM compiler and cmake
circuit board|[ "${SIGNALBOX_ALL:-}" != 1 ] || /usr/bin/python3 -c "import pcbnew"|kicad kicad-footprints|install KiCad 6 and its footprints
printed pages|have pdftoppm && have pdftotext|poppler-utils|install poppler, its commands pdftoppm and pdftotext
load on the pages|have wrk|wrk|install wrk
other dates|[ "${SIGNALBOX_SOAK:-}" != 1 ] || have faketime|faketime|install faketime
PostgreSQL|have initdb || ls /usr/lib/postgresql/*/bin/initdb|postgresql|install a PostgreSQL server
LEGS
}

as_root=""
if [ "$(id -u)" = 0 ]; then
  as_root="env"
elif have sudo && sudo -n true 2>/dev/null; then
  as_root="sudo -n"
fi

missing=()
while IFS='|' read -r leg rest; do
  if [ $# -gt 0 ] && [ "$leg" != "$1" ]; then continue; fi
  remedy="${rest##*|}"; rest="${rest%|*}"
  packages="${rest##*|}"; there="${rest%|*}"
  if eval "$there" >/dev/null 2>&1; then continue; fi
  if [ -n "$as_root" ] && have apt-get; then
    missing+=("$leg|$packages")
  else
    echo "SKIPPED LEG: $leg. To run it: $remedy (Debian: sudo apt-get install $packages)"
  fi
done < <(legs)

if [ ${#missing[@]} -gt 0 ]; then
  export DEBIAN_FRONTEND=noninteractive
  $as_root apt-get -qq update >/dev/null 2>&1 || true  # what it lacks, the next lines name
fi
for one in "${missing[@]}"; do  # one by one: a name that this system does not know stops no other
  packages="${one#*|}"
  echo "[system] $packages"
  # shellcheck disable=SC2086
  said=$($as_root apt-get -qq install -y --no-install-recommends $packages 2>&1) \
    || echo "SKIPPED LEG: ${one%|*}. apt-get could not install $packages: ${said##*$'\n'}"
done
