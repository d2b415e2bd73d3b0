"""Tests of Kingdom Builder."""
