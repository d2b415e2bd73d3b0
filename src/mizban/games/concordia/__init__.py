"""Concordia, by Mac Gerdts."""
