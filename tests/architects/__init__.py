"""Tests of Architects of the West Kingdom."""
