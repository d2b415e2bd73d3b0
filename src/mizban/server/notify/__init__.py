"""Telling people who are elsewhere that it is their turn: by web push and by mail."""
