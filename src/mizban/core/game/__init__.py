"""What a game is: its rules, its box, its book and its lessons; and which games there are."""
