"""Clause tests of Biblios."""
