"""How to play Concordia well: what bots think with."""
