"""What the game says in a terminal."""
