"""How to play Kingdom Builder well: what bots think with."""
