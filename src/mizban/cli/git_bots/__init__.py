"""Bots of other commits, `git:COMMIT/BOT`: built from this clone, and asked in a process of their own."""
