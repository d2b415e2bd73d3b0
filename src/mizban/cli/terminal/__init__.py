"""A game in the terminal: the screen, the keyboard, what can be typed, who plays; and the same for a program."""
