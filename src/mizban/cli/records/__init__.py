"""Records of games: in files and folders, told in words, as pictures and as tables."""
