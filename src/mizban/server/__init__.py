"""The server: who sits where, whose clock runs, storing what happened, and telling the others."""
