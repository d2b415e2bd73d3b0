"""How to play Architects of the West Kingdom well: what bots think with."""
