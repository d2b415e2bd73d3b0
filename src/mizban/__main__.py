"""`python -m mizban` is the same as `mizban`."""

from mizban.cli import main

main()
