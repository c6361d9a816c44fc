"""`python -m contrada.cli`."""

from contrada.cli import main

main()
