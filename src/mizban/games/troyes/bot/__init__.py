"""How to play Troyes well: what bots think with."""
