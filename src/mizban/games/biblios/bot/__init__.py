"""How to play Biblios well: what bots think with."""
