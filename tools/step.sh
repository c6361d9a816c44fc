#!/bin/sh
# One step of the set-up: say what it does and about how long it takes, hide its output, show it if it fails.
# usage: tools/step.sh "what it does" "about how long" command...
what=$1 long=$2
shift 2
log=.make/step-$$.log
mkdir -p .make
printf '• %s (%s) … ' "$what" "$long"
start=$(date +%s)
if "$@" >"$log" 2>&1; then
  printf 'done, %s s\n' "$(($(date +%s) - start))"
  rm -f "$log"
else
  code=$?
  printf 'failed\n'
  cat "$log" >&2
  rm -f "$log"
  exit "$code"
fi
