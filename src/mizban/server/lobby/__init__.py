"""All tables: those that are in memory, those that cannot be opened, and lists of them."""
