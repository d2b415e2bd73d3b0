"""A table: what happens at it, who sits there, and what each of them may see."""
