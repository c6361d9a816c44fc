#!/bin/sh
# Browser tests drive Debian's Chromium. Where it is missing and we may install it, we do;
# otherwise the tests are skipped and name the command.
for name in chromium chromium-browser google-chrome; do
  command -v "$name" >/dev/null 2>&1 && exit 0
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "installing Chromium for the browser tests"
  export DEBIAN_FRONTEND=noninteractive
  { apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium; } >/dev/null ||
    echo "Chromium could not be installed; the browser tests will be skipped"
else
  echo "no Chromium: the browser tests will be skipped (sudo apt-get install chromium)"
fi
