"""Tests of Concordia."""
