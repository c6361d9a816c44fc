#!/bin/sh
# Browser tests drive Debian's Chromium. Where it is missing and we may install it, we do;
# otherwise the tests are skipped and name the command. `--announce` only says what will happen.
for name in chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null 2>&1 && exit 0
done
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
  [ "$1" = --announce ] && echo "No Chromium: the browser tests will be skipped (sudo apt-get install chromium)."
  exit 0
fi
if [ "$1" = --announce ]; then
  echo "Chromium is missing: it is installed now for the browser tests (apt-get, about a minute)."
  exit 0
fi
export DEBIAN_FRONTEND=noninteractive
{ apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; } >/dev/null ||
  echo "Chromium could not be installed; the browser tests will be skipped."
