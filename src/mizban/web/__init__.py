"""The pages: server-made HTML in every language, and the few scripts that make them live. It knows no game."""
