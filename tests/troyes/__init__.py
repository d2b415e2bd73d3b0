"""Tests of Troyes."""
